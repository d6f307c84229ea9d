import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { lates, limitNamed } from '../../days/pace.js';
import type { Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { trustNamed } from '../../match/tables/trust.js';
import type { PaceChange } from '../../match/time/pace.js';
import { type Answerable, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { PacePart, Press } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';
import { paceMessage } from './pace-message.js';

/** The time of a match that gathers, privately: menus for the host, locked ones for others. */
export async function showPace(interaction: ButtonInteraction<'cached'>, app: App, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, missing(id));
  if (match.status !== 'open') return say(interaction, app, { id: 'match.not-open' }, id);
  await redraw(interaction, app, match);
}

/** A value chosen in one of its menus. Where it is refused the menus say again what holds. */
export async function pressPace(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  { match: id, part }: Extract<Press, { on: 'pace' }>,
): Promise<void> {
  const value = interaction.values[0] ?? '';
  if (part === 'who') return pickTrust(interaction, app, id, value);
  const change = changeOf(part, value);
  if (!change) return say(interaction, app, { id: 'discord.unknown-press' });
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  await told(interaction, app, id, await app.matches.setPace(id, { id: interaction.user.id, manages: false }, change));
}

/** Whom the match takes in. */
async function pickTrust(
  interaction: StringSelectMenuInteraction<'cached'>,
  app: App,
  id: string,
  value: string,
): Promise<void> {
  const trust = trustNamed(value);
  if (trust === undefined) return say(interaction, app, { id: 'discord.unknown-press' });
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  await told(interaction, app, id, await app.matches.setTrust(id, interaction.user.id, trust));
}

/** The menus as they stand, and the announcement; or why nothing was changed. */
async function told(interaction: Answerable, app: App, id: string, outcome: Result<MatchInfo>): Promise<void> {
  const match = outcome.ok ? outcome.value : await app.matches.find(id);
  if (match) await redraw(interaction, app, match);
  if (outcome.ok) await showLobby(app, outcome.value, await lobbyNotes(app, outcome.value));
  else await say(interaction, app, outcome.refusal, id);
}

async function redraw(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const may = match.status === 'open' && match.host.id === interaction.user.id;
  await show(interaction, app, paceMessage(match, words, may));
}

function changeOf(part: Exclude<PacePart, 'who'>, value: string): PaceChange | undefined {
  if (part === 'weekends') return { weekends: value === 'yes' };
  if (part === 'limit') {
    const limit = limitNamed(value);
    return limit && { limit };
  }
  const late = lates.find((one) => one === value);
  return late && { late };
}
