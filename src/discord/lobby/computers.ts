import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { type Answerable, deferPrivately, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { computersMessage, parseChoice } from './computers-message.js';
import { showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';

type ComputersPress = Extract<Press, { on: 'computers' }>;

/** The computers of a match, privately, for its host. */
export async function pressComputer(interaction: ButtonInteraction<'cached'>, app: App, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, message('match.not-found', { match: id }));
  await showComputers(interaction, app, match);
}

/** The same as an answer that has been deferred. */
export async function showComputers(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const refusal = refuseComputers(match, interaction.user.id);
  if (refusal) return say(interaction, app, refusal, match.id);
  await show(interaction, app, computersMessage(app, match, interaction.locale));
}

/** A computer added or taken out in the menu. Where that is refused the menu says again what holds. */
export async function pressComputers(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  { match: id }: ComputersPress,
): Promise<void> {
  const choice = parseChoice(interaction.values[0] ?? '');
  if (!choice) return say(interaction, app, { id: 'discord.unknown-press' });
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const { matches } = app;
  const change = choice.change === 'add' ? matches.addComputer : matches.removeComputer;
  const changed = await change(id, interaction.user.id, choice.level);
  const match = changed.ok ? changed.value : await matches.find(id);
  if (match && !refuseComputers(match, interaction.user.id)) {
    await show(interaction, app, computersMessage(app, match, interaction.locale));
  } else await show(interaction, app, { components: [] });
  if (changed.ok) await showLobby(app, changed.value, await lobbyNotes(app, changed.value));
  else await say(interaction, app, changed.refusal, id);
}

/** Why somebody may not change the computers of a match; undefined: they may. */
function refuseComputers(match: MatchInfo, personId: string): Refusal | undefined {
  if (match.status !== 'open') return message('match.not-open');
  if (match.host.id === personId) return undefined;
  const seat = match.seats.find(({ person }) => person.id === match.host.id)?.seat ?? 0;
  return message('match.not-host', { host: { seat } });
}
