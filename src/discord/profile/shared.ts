import type { AttachmentBuilder } from 'discord.js';
import { message, type Result } from '../../engine/index.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import type { ProfileLook } from '../client/profile-look.js';
import { allMayLook } from '../typing/match-option.js';
import { markdownName } from '../words/names.js';
import { profileBody } from './body.js';

/** Who shows a profile where, and the language they read. */
export interface ProfilePresenter {
  id: string;
  name: string;
  guildId: string;
  channelId: string;
  locale: Locale;
}

/**
 * A profile for everybody in a channel, with who shows it and the current matches at which everybody there may look. Whoever does not
 * want to appear is shown by nobody but themselves. Refused: discord.unknown-press, profile.nothing.
 * @example const shared = await sharedProfile(app, look, by)
 */
export async function sharedProfile(
  app: App,
  look: ProfileLook,
  { id, name, guildId, channelId, locale }: ProfilePresenter,
): Promise<Result<{ content: string; files: AttachmentBuilder[] }>> {
  const unknown = look.view === 'versus' || (look.game !== undefined && !app.matches.games[look.game]);
  if (unknown) return { ok: false, refusal: message('discord.unknown-press') };
  const words = createWords({ locale });
  const body = await profileBody(app, look, {
    ...(id === look.person && { id }),
    forAll: true,
    guildId,
    words,
    above: [words.text('share.by-profile', { who: markdownName(name) })],
    mayKnow: (match) => match.guildId === guildId && allMayLook(app, match, channelId),
  });
  if (!body) return { ok: false, refusal: message('profile.nothing') };
  return { ok: true, value: { content: body.content, files: body.files } };
}
