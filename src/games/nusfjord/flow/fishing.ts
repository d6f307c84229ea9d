import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { push, queue } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { heldByOthers } from '../board/shares.js';
import { feedElder } from '../effects/elders.js';
import { gain } from '../effects/goods.js';
import { catchSize, foreignShareFish, reserveFishLimit } from '../effects/modifiers.js';
import type { Works } from '../effects/resolve.js';
import { anchor } from '../ids.js';
import { type Fishing, firstSeat, happen, type State, seatsFrom, type Task } from '../state.js';

/** How the catch of a seat is divided as far as nothing has to be chosen (NF-4.2 to NF-4.5). */
interface Plan {
  elders: number;
  /** New shares on the action board. */
  board: number;
  /** Shares that other seats hold. */
  away: number;
}

function planOf(state: State, seat: Seat): Plan {
  const owner = seatOf(state, seat);
  const elders = Math.min(catchSize(owner), owner.elders.length);
  const board = Math.min(catchSize(owner) - elders, state.newShares[seat] ?? 0);
  const held = heldByOthers(state, seat).reduce((sum, shares) => sum + shares, 0);
  return { elders, board, away: Math.min(catchSize(owner) - elders - board, held) };
}

/**
 * Begins the fishing phase: asks the seats that lack fish and have a choice, all at once (NF-4.9), and queues the rest.
 * @example startFishing(state, io)
 */
export function startFishing(state: State, io: Io): void {
  state.phase = 'fishing';
  io.say({ id: 'nusfjord.told.round', args: { round: state.round, seat: { seat: firstSeat(state) } } });
  const seats = state.seats.map((_, seat) => seat);
  const nothing = (): number[] => seats.map(() => 0);
  state.fishing = { fed: seats.map(() => []), away: seats.map(nothing), hand: nothing(), dividends: nothing() };
  for (const seat of seats) {
    const question = settlePlan(state, state.fishing, seat);
    if (question) push(state.tasks, seat, question);
  }
  queue(state.tasks, { kind: 'catch' });
}

/** Notes what needs no choice; what does is returned as a question. */
function settlePlan(state: State, fishing: Fishing, seat: Seat): Task | undefined {
  const { elders } = seatOf(state, seat);
  const plan = planOf(state, seat);
  const held = heldByOthers(state, seat);
  const holders = held.filter((shares) => shares > 0).length;
  const total = held.reduce((sum, shares) => sum + shares, 0);
  const chooseElders = plan.elders > 0 && plan.elders < elders.length;
  if (!chooseElders) fishing.fed[seat] = elders.slice(0, plan.elders).map(({ id }) => id);
  const chooseShares = plan.away > 0 && plan.away < total && holders > 1;
  if (!chooseShares) fishing.away[seat] = held.map((shares) => Math.min(shares, plan.away));
  if (chooseElders) return { kind: 'feed-elders', count: plan.elders };
  return chooseShares ? { kind: 'feed-shares', count: plan.away } : undefined;
}

/** How a seat divides its catch, step by step. */
export const dividing: Works = {
  feed(state, seat, { elder }, io) {
    const { hand } = fishingOf(state);
    hand[seat] = (hand[seat] ?? 0) - 1;
    feedElder(state, seat, elder, io);
  },
  'share-fish': feedShares,
  stow: (state, seat, _task, io) => stowCatch(state, seat, io),
  'return-excess': (state, seat, _task, io) => returnExcess(state, seat, io),
};

/** When all have chosen: everybody divides the catch (NF-4.1 to NF-4.6). @example divideCatch(state) */
export function divideCatch(state: State): void {
  const fishing = fishingOf(state);
  for (const seat of seatsFrom(state, firstSeat(state))) {
    fishing.hand[seat] = catchSize(seatOf(state, seat));
    const fed = (fishing.fed[seat] ?? []).map((elder): Task => ({ kind: 'feed', elder }));
    push(state.tasks, seat, ...fed, { kind: 'share-fish' }, { kind: 'stow' }, { kind: 'return-excess' });
  }
  queue(state.tasks, { kind: 'dividends' });
}

/** Steps 2 and 3: a fish on each issued share (NF-4.3, NF-4.4). Those on new shares are lost in any case (NF-4.7). */
function feedShares(state: State, seat: Seat): void {
  const { hand, away, dividends } = fishingOf(state);
  let left = (hand[seat] ?? 0) - Math.min(hand[seat] ?? 0, state.newShares[seat] ?? 0);
  for (const [holder, shares] of (away[seat] ?? []).entries()) {
    dividends[holder] = (dividends[holder] ?? 0) + shares;
    left -= shares;
  }
  const home = Math.min(left, seatOf(state, seat).shares[seat] ?? 0);
  dividends[seat] = (dividends[seat] ?? 0) + home;
  hand[seat] = left - home;
}

/** Step 4: the reserve, up to its limit (NF-4.5). */
function stowCatch(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  const { hand } = fishingOf(state);
  const left = hand[seat] ?? 0;
  const limit = reserveFishLimit(owner);
  const stowed = limit === null ? left : Math.min(left, Math.max(0, limit - owner.reserve.fish));
  owner.reserve.fish += stowed;
  hand[seat] = left - stowed;
  io.say({
    id: 'nusfjord.told.catch',
    args: { seat: { seat }, catch: catchSize(owner), stowed },
    anchors: [anchor('reserve', seat)],
    each: { id: 'nusfjord.told.catches', item: 'nusfjord.told.catch-each' },
  });
  if (left > stowed) happen(state, seat, { event: 'catch-excess' });
}

/** Step 5: what is left goes back (NF-4.6). */
function returnExcess(state: State, seat: Seat, io: Io): void {
  const { hand } = fishingOf(state);
  const fish = hand[seat] ?? 0;
  hand[seat] = 0;
  if (fish > 0) io.say({ id: 'nusfjord.told.excess', args: { seat: { seat }, goods: { amounts: { fish } } } });
}

/** Fish on shares moves to the supplies (NF-4.7), then the end of the phase comes seat by seat (NF-4.8).
 * @example payDividends(state, io) */
export function payDividends(state: State, io: Io): void {
  const { dividends } = fishingOf(state);
  for (const seat of seatsFrom(state, firstSeat(state))) {
    const owner = seatOf(state, seat);
    const foreign = owner.shares.reduce((sum, shares, colour) => (colour === seat ? sum : sum + shares), 0);
    const fish = (dividends[seat] ?? 0) + foreignShareFish(owner) * foreign;
    if (fish > 0) gain(state, seat, { fish }, 'shares', io);
    happen(state, seat, { event: 'catch-distributed' });
  }
  delete state.fishing;
  queue(state.tasks, { kind: 'work' });
}

function fishingOf(state: State): Fishing {
  if (!state.fishing) throw new Error('nobody is fishing');
  return state.fishing;
}
