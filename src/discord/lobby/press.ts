import { type ButtonInteraction, MessageFlags } from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { pressComputer } from './computers.js';
import { endLobby, lobbyMessage, showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';
import { showOptions } from './options.js';
import { showPace } from './pace.js';
import { startHere } from './start.js';

type LobbyPress = Extract<Press, { on: 'lobby' }>;
type Pressed = ButtonInteraction<'cached'>;

/** A press on a lobby: its announcement, or a copy of it. */
export async function pressLobby(interaction: Pressed, app: App, press: LobbyPress): Promise<void> {
  if (press.do === 'options') return showOptions(interaction, app, press.match);
  if (press.do === 'time') return showPace(interaction, app, press.match);
  if (press.do === 'computer') return pressComputer(interaction, app, press.match);
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const { matches } = app;
  const refused = (refusal: Refusal) => say(interaction, app, refusal, press.match);
  if (press.do === 'start') {
    const started = await startHere(app, press.match, interaction.member);
    return started.ok ? redraw(interaction, app, started.value) : refused(started.refusal);
  }
  if (press.do === 'join') {
    const person = { id: interaction.user.id, name: interaction.member.displayName };
    const joined = await matches.join(press.match, person);
    return joined.ok ? redraw(interaction, app, joined.value) : refused(joined.refusal);
  }
  const before = await matches.find(press.match);
  if (!before) return refused(message('match.not-found', { match: press.match }));
  const left = await matches.leave(press.match, interaction.user.id);
  if (!left.ok) return refused(left.refusal);
  if (left.value) return redraw(interaction, app, left.value);
  await show(interaction, app, {
    content: wordsFor(app, before, before.locale).text('lobby.gone'),
    components: [],
  });
  if (before.lobby !== interaction.message.id) await endLobby(app, before, 'lobby.gone');
}

/** What was pressed, and the announcement where that was a copy. */
async function redraw(interaction: Pressed, app: App, match: MatchInfo): Promise<void> {
  const notes = await lobbyNotes(app, match);
  await show(interaction, app, lobbyMessage(app, match, notes));
  const { id, flags } = interaction.message;
  if (match.status !== 'open' || match.lobby === id) return;
  // Announced by a build that did not note where.
  if (!match.lobby && !flags.has(MessageFlags.Ephemeral)) return app.matches.noteLobby(match.id, id);
  await showLobby(app, match, notes);
}
