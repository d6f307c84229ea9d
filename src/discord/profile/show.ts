import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { ProfileLook, ProfilePress } from '../client/profile-look.js';
import { mayLook } from '../typing/match-option.js';
import { localeOf } from '../words/locale.js';
import { profileBody } from './body.js';
import { pickedGame, profileRows } from './rows.js';

/**
 * How somebody plays, for the reader alone. Of whoever does not want to appear others are told the same as of somebody of whom nothing
 * is known. The interaction must have been deferred.
 * @example await showProfile(interaction, app, { person: user.id, view: 'all', page: 1 })
 */
export async function showProfile(interaction: Answerable, app: App, look: ProfileLook): Promise<void> {
  const { games } = app.matches;
  if (look.game !== undefined && !games[look.game]) return say(interaction, app, { id: 'discord.unknown-press' });
  const { guildId, member, user } = interaction;
  const words = createWords({ locale: localeOf(interaction.locale) });
  const own = look.person === user.id;
  const body = await profileBody(app, look, {
    id: user.id,
    forAll: false,
    guildId,
    words,
    above: [],
    mayKnow: (match) => own || (match.guildId === guildId && mayLook(app, match, member)),
  });
  if (!body) {
    const content = words.text(own ? 'profile.nothing-own' : 'profile.nothing');
    return show(interaction, app, { content, files: [], attachments: [], components: [] });
  }
  const { pages, ...told } = body;
  const components = profileRows(games, look, pages, user.id, words);
  await show(interaction, app, { ...told, attachments: [], components });
}

/** A press on a profile, which shows it otherwise. */
export async function pressProfile(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  { look }: ProfilePress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  if (!interaction.isStringSelectMenu()) return showProfile(interaction, app, look);
  const { game: _before, ...same } = look;
  const game = pickedGame(interaction.values[0]);
  await showProfile(interaction, app, { ...same, ...(game !== undefined && { game }) });
}
