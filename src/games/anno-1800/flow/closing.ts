import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cubesOf } from '../board/cubes.js';
import { drawCards, drawExpeditions } from '../board/decks.js';
import { fieldsFor } from '../board/placing.js';
import { addShip } from '../board/tokens.js';
import { buildingOf, cardOf, data, type Kind } from '../data.js';
import { carryOut } from '../effects/gain.js';
import { giveUpBill, keep } from '../effects/saved.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { finishJob, takeAction } from './turn.js';

const { constants } = data;

/** The open bill is paid: what it is for follows at once (AN-9.6). False: it waits for a removal (AN-11.22).
 * @example closeBill(state, io) // true */
export function closeBill(state: State, io: Io): boolean {
  const seat = state.active;
  const { purpose } = state.turn.bill!;
  if (purpose.for === 'build') {
    if (fieldsFor(seatOf(state, seat), purpose.token).length === 0) return false;
    closed(state);
    state.turn.placing = purpose.token;
  } else if (purpose.for === 'upgrade') {
    if (cubesOf(seatOf(state, seat), purpose.from) === 0) {
      giveUpBill(state);
      io.say({ id: 'anno-1800.told.no-cube-left', args: { seat: { seat }, cube: { component: purpose.from } } });
      return true;
    }
    closed(state);
    state.turn.improving = purpose.from;
  } else {
    closed(state);
    if (purpose.for === 'play') layOut(state, seat, purpose.card, io);
    else if (purpose.for === 'hire') addCube(state, seat, purpose.cube, io);
    else if (purpose.for === 'expedition') {
      takeAction(state);
      drawExpeditions(state, seat, purpose.count, io);
    } else if (purpose.for === 'old-world') openOldWorld(state, seat, io);
    else openNewWorld(state, seat, io);
  }
  return true;
}

function closed(state: State): void {
  delete state.turn.bill;
  keep(state);
}

/** A hand card is laid out (AN-12.1). */
function layOut(state: State, seat: Seat, card: string, io: Io): void {
  const owner = seatOf(state, seat);
  owner.hand = owner.hand.filter((one) => one !== card);
  owner.played = [...owner.played, { id: card, open: true, tokens: 0 }];
  state.turn.played = [...state.turn.played, card];
  takeAction(state);
  io.say({
    id: 'anno-1800.told.play',
    args: { seat: { seat }, card: { component: card }, points: data.decks[cardOf(card).deck]!.points },
    anchors: [anchor('played', seat, card), anchor('hand', seat)],
  });
}

/** A new cube is ready at once (AN-15.2). */
function addCube(state: State, seat: Seat, cube: Kind, io: Io): void {
  seatOf(state, seat).ready[cube] += 1;
  io.say({
    id: 'anno-1800.told.hire',
    args: { seat: { seat }, cubes: { amounts: { [cube]: 1 } } },
    anchors: [anchor('district', seat, cube)],
    sums: true,
  });
  const { job } = state.turn;
  const done = (job?.kind === 'hire' ? job.done : 0) + 1;
  state.turn.job = { kind: 'hire', done };
  if (done === constants.limits.hire) finishJob(state, seat, io);
}

/** The top island is turned over, with its bonus (AN-17.3 to AN-17.5). */
function openOldWorld(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  const [island, ...rest] = state.oldWorld as [string, ...string[]];
  const { printed, effects } = data.oldWorld[island]!;
  state.oldWorld = rest;
  owner.oldWorld = [...owner.oldWorld, island];
  const place = `o${owner.oldWorld.length}`;
  const fields = constants.islandFields.map(({ id }) => ({
    id: `${place}-${id}`,
    ...(printed?.field === id && { printed: printed.building }),
    cubes: [],
  }));
  owner.fields = [...owner.fields, ...fields];
  takeAction(state);
  io.reveal();
  io.say({
    id: 'anno-1800.told.old-world',
    args: { seat: { seat }, island: { component: island } },
    anchors: fields.map(({ id }) => anchor('field', seat, id)),
  });
  const building = printed && buildingOf(printed.building);
  if (building?.type === 'ship') addShip(owner, building, 'ready');
  for (const effect of effects) carryOut(state, seat, effect, island, io);
}

/** The top island is turned over, and cards come with it (AN-18.2). */
function openNewWorld(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  const [island, ...rest] = state.newWorld as [string, ...string[]];
  state.newWorld = rest;
  owner.newWorld = [...owner.newWorld, island];
  takeAction(state);
  io.reveal();
  io.say({
    id: 'anno-1800.told.new-world',
    args: { seat: { seat }, island: { component: island } },
    anchors: [anchor('island', seat, island)],
  });
  drawCards(state, seat, { 'new-world': constants.islands.cards }, io);
}
