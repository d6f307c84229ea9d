import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { councilAnchor } from '../board/elders.js';
import { data, elderOf } from '../data.js';
import { anchor } from '../ids.js';
import { councillor, happen, type State, type Task } from '../state.js';
import { gain } from './goods.js';

const { fishToClear, clearedToSupply } = data.constants.elders;

/** Where the fish of an activation comes from: the banquet table, or none is needed (NF-9.15, Hermitage). */
export type FishSource = 'table' | 'none';

/** Puts a fish on an elder; the last one empties him (NF-4.2). @example feedElder(state, 0, 'builder', io) */
export function feedElder(state: State, seat: Seat, id: string, io: Io): void {
  const elder = councillor(state, seat, id);
  elder.fish += 1;
  if (elder.fish < fishToClear) return;
  elder.fish = 0;
  io.say({
    id: 'nusfjord.told.elder-emptied',
    args: { seat: { seat }, elder: { component: id } },
    anchors: [councilAnchor(seat, id)],
  });
  gain(state, seat, { fish: clearedToSupply }, id, io);
  happen(state, seat, { event: 'elder-emptied' });
}

/** The fish of an activation (NF-6.14a): from the fullest-numbered filled plate onto the elder.
 * @example takeTableFish(state, 0, 'builder', io) */
export function takeTableFish(state: State, seat: Seat, id: string, io: Io): void {
  state.plates -= 1;
  feedElder(state, seat, id, io);
}

/** Activates an elder: his fish, his ops, then whatever waits for it (NF-6.14, NF-10.2).
 * @example activate(state, 0, 'builder', 'table', io) */
export function activate(state: State, seat: Seat, id: string, fish: FishSource, io: Io): void {
  io.say({
    id: fish === 'table' ? 'nusfjord.told.activate-fish' : 'nusfjord.told.activate',
    args: { seat: { seat }, elder: { component: id } },
    anchors: [...(fish === 'table' ? [anchor('plate', state.plates)] : []), councilAnchor(seat, id)],
  });
  push(state.tasks, seat, elderOps(id), { kind: 'trigger', events: [{ event: 'elder-activated' }] });
  if (fish === 'table') takeTableFish(state, seat, id, io);
}

/** What an elder does: his first op must be done. @example push(state.tasks, 0, elderOps('builder')) */
export function elderOps(id: string): Task {
  return { kind: 'ops', ops: elderOf(id).ops, source: id, duty: 'first' };
}
