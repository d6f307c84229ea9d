import { done, type Result, refuse } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { createQueue } from '../../match/queue.js';
import type { NewPlace } from '../../match/requests.js';
import { type Answerable, deferPrivately, say, tell } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { manages } from '../client/keeper.js';
import { missingPermissions } from '../client/permissions.js';
import { placeIn } from '../client/place.js';
import { localeOf } from '../words/locale.js';
import { inviteAll } from './invite.js';
import { lobbyLabels, showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';

/**
 * A new match may come into being where somebody asks for it, in the server's language. Refused: discord.no-channel,
 * discord.permissions.
 * @example const place = placeOf(app, interaction)
 */
export function placeOf(app: App, { channel, guildId, guildLocale, user, member }: Answerable): Result<NewPlace> {
  if (!channel) return refuse('discord.no-channel');
  const lacking = missingPermissions(channel);
  if (lacking) return { ok: false, refusal: lacking };
  const person = { id: user.id, name: member.displayName };
  return done({
    ...placeIn(channel),
    person,
    locale: localeOf(guildLocale),
    roles: [...member.roles.cache.keys()],
    manages: manages(app, { guildId, channelId: channel.id }, member),
  });
}

/** Opens a match of a game where it is asked for; it is the asker's, who invites these people. */
export async function openMatch(
  interaction: Answerable,
  app: App,
  game: string,
  invited: string[] = [],
  ranked?: boolean,
): Promise<void> {
  const place = placeOf(app, interaction);
  if (!place.ok) return say(interaction, app, place.refusal);
  const created = await app.matches.create({ ...place.value, game, ...(ranked !== undefined && { ranked }) });
  if (!created.ok) return say(interaction, app, created.refusal);
  await announce(interaction, app, created.value, invited);
}

/** The same from a button. */
export async function pressCreate(interaction: Answerable, app: App, game: string): Promise<void> {
  if (await deferPrivately(interaction)) await openMatch(interaction, app, game);
}

/** Announces a match that has just come into being, and tells its host what comes next, then `more`. Calls those who are asked to join. */
export async function announce(
  interaction: Answerable,
  app: App,
  match: MatchInfo,
  invited: string[] = [],
  more: string[] = [],
): Promise<void> {
  const asked = match.rematch?.people.filter((id) => id !== interaction.user.id) ?? [];
  const announced = await showLobby(app, match, [], asked);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const created = words.text(announced ? 'lobby.created' : 'lobby.created-unseen', lobbyLabels(match));
  const now = invited.length > 0 ? await app.matches.find(match.id) : undefined;
  const notices = now ? await inviteAll(interaction, app, now, invited) : [];
  await tell(interaction, app, [created, ...more, ...notices].join('\n'));
}

/** Wishes for a rematch of one match, one after the other: each finds what the one before it has announced. */
const inTurn = createQueue();

/** Opens a match with the people and options of one that is over, or joins that one where somebody has opened it. */
export async function pressRematch(interaction: Answerable, app: App, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const place = placeOf(app, interaction);
  if (!place.ok) return say(interaction, app, place.refusal);
  await inTurn(id, async () => {
    const again = await app.matches.rematch(id, place.value);
    if (!again.ok) return say(interaction, app, again.refusal, id);
    const { match, opened } = again.value;
    if (opened) return announce(interaction, app, match);
    await showLobby(app, match, await lobbyNotes(app, match));
    const words = wordsFor(app, match, localeOf(interaction.locale));
    await tell(interaction, app, words.text('lobby.joined', lobbyLabels(match)));
  });
}
