import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { startPlay } from './turn.js';

/** Everybody gets cards, to keep one and pass the rest on (IB-14.13, IB-14.26). @example startDraft(state, io) */
export function startDraft(state: State, io: Io): void {
  state.phase = 'draft';
  for (const owner of state.seats) owner.passing = state.decks.base.splice(0, data.constants.architectHand);
  io.say({ id: 'islebound.told.draft' });
  ask(state, io);
}

function ask(state: State, io: Io): void {
  for (const [seat, { passing }] of state.seats.entries()) {
    push(state.tasks, seat, { kind: 'draft' });
    const list = passing.map((component) => ({ component }));
    io.say({ id: 'islebound.told.draft-own', args: { buildings: { list } } }, seat);
  }
  io.reveal();
}

/** A seat keeps a card; when all have, the rest goes to the left (IB-14.14). @example keep(state, 0, 'bridge', io) */
export function keep(state: State, seat: Seat, card: string, io: Io): void {
  pop(state.tasks, seat);
  seatOf(state, seat).pick = card;
  io.say({ id: 'islebound.told.pick', args: { seat: { seat } }, anchors: [anchor('hand', seat)] });
  if (state.seats.some(({ pick }) => pick === undefined)) return;
  for (const owner of state.seats) {
    owner.hand.push(owner.pick!);
    owner.passing.splice(owner.passing.indexOf(owner.pick!), 1);
    delete owner.pick;
  }
  const passed = state.seats.map(({ passing }) => passing);
  for (const [index, owner] of state.seats.entries()) {
    owner.passing = passed[(index - 1 + passed.length) % passed.length]!;
  }
  if (passed[0]!.length > 1) {
    io.say({ id: 'islebound.told.pass' });
    ask(state, io);
    return;
  }
  // The last card is kept without a question.
  for (const owner of state.seats) owner.hand.push(...owner.passing.splice(0));
  io.reveal();
  startPlay(state, io);
}
