import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { byRound } from '../../kit/round.js';
import { seatOf } from '../../kit/seats.js';
import { drawCards } from '../board/decks.js';
import { data } from '../data.js';
import { discardOf } from '../effects/activation.js';
import { keep } from '../effects/saved.js';
import { anchor } from '../ids.js';
import { type State, startTurn } from '../state.js';

const { limits } = data.constants;

/** A round begins (AN-4.1). @example startRound(state, io) */
export function startRound(state: State, io: Io): void {
  state.round += 1;
  state.active = state.first;
  state.turn = startTurn();
  byRound(io).say({ id: 'anno-1800.told.round', args: { round: state.round } });
}

/** An action is done: it counts, and can be given up no more (AN-4.9). @example takeAction(state) */
export function takeAction(state: State): void {
  state.turn.actions -= 1;
  state.turn.acted = true;
  keep(state);
}

/** What was begun before is over: no removal may follow any more (AN-11.22). @example beginAction(state) */
export function beginAction(state: State): void {
  const { job } = state.turn;
  if (job?.kind === 'expand' && job.over) delete state.turn.job;
}

/** The action of several parts ends; cards owed to new cubes are drawn (AN-15.3). @example finishJob(state, 0, io) */
export function finishJob(state: State, seat: Seat, io: Io): void {
  delete state.turn.job;
  takeAction(state);
  const { reserved } = state.turn;
  state.turn.reserved = startTurn().reserved;
  drawCards(state, seat, reserved, io);
}

/** Whose hand is empty first lights the fireworks: one round more is played after this one (AN-22.1, AN-22.4).
 * @example checkEnd(state, io) */
export function checkEnd(state: State, io: Io): void {
  if (state.fireworks !== null || seatOf(state, state.active).hand.length > 0) return;
  state.fireworks = state.active;
  state.lastRound = state.round + 1;
  io.say({
    id: 'anno-1800.told.fireworks',
    args: { seat: { seat: state.active }, round: state.lastRound },
    anchors: [anchor('fireworks')],
  });
}

/** Hands the turn on, clockwise; after the last round, or the safety limit, the match is over (AN-22.4, AN-22.5).
 * @example endTurn(state, 0, io) */
export function endTurn(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  // What could only be used in this turn is used no more (AN-13.13).
  const { played } = state.turn;
  owner.played = owner.played.map((card) =>
    card.open && played.includes(card.id) && discardOf(card.id)?.sameTurn ? { ...card, open: false } : card,
  );
  const following = (seat + 1) % state.seats.length;
  if (following !== state.first) {
    state.active = following;
    state.turn = startTurn();
    return;
  }
  if (state.round < (state.lastRound ?? limits.rounds)) {
    startRound(state, io);
    return;
  }
  state.phase = 'over';
  state.turn = startTurn();
  // Expedition cards are laid open (AN-24.4).
  if (state.seats.some(({ expeditions }) => expeditions.length > 0)) io.reveal();
  byRound(io).say({ id: state.lastRound === null ? 'anno-1800.told.over-limit' : 'anno-1800.told.over' });
}
