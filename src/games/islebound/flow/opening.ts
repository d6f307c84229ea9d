import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { deal, topCards } from '../board/stacks.js';
import { data } from '../data.js';
import { tellEvents } from '../effects/events.js';
import type { State } from '../state.js';
import { startDraft } from './draft.js';
import { startPlay } from './turn.js';

const { constants } = data;

/** The next to choose a home port sits before the last one; after all have, the table is laid out (IB-2.9, IB-2.18).
 * @example afterPort(state, 0, io) */
export function afterPort(state: State, seat: Seat, io: Io): void {
  const before = (seat - 1 + state.seats.length) % state.seats.length;
  if (before !== state.first) {
    state.active = before;
    push(state.tasks, before, { kind: 'port' });
    return;
  }
  layTable(state, io);
  if (state.variants.architect) startDraft(state, io);
  else startPlay(state, io);
}

/** Everything that all share (IB-2.10 to IB-2.16, IB-14.19). */
function layTable(state: State, io: Io): void {
  const { rng } = io;
  state.events.stacks = deal(rng.shuffle(Object.keys(data.events)), constants.eventStacks);
  state.reputation.stacks = deal(rng.shuffle(Object.keys(data.reputation)), constants.reputationStacks);
  const recruits = Object.values(data.crew).flatMap(({ id, recruits: count = 0 }) => Array<string>(count).fill(id));
  const stack = rng.shuffle(recruits);
  state.recruits = { display: stack.splice(0, constants.crewDisplay.length), stack };
  state.tokens = rng.shuffle(Object.keys(data.tokens));
  state.decks.base = rng.shuffle(Object.keys(data.buildings.base));
  if (state.variants.metropolis) state.decks.metropolis = rng.shuffle(Object.keys(data.buildings.metropolis));
  if (!state.variants.architect) {
    const { row, sixRow, metropolisRow } = constants;
    state.rows.base = state.decks.base.splice(0, (state.variants.sixBuildings ? sixRow : row).length);
    if (state.variants.metropolis) state.rows.metropolis = state.decks.metropolis.splice(0, metropolisRow.length);
  }
  io.say({ id: 'islebound.told.table' });
  tellEvents(topCards(state.events), io);
}
