import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { sideOf } from '../board/cities.js';
import { faceUp, ready } from '../board/crew.js';
import { topCards } from '../board/stacks.js';
import { cityOf, type Gain, type Side, type Step } from '../data.js';
import type { CityId } from '../ids.js';
import { next, type State, type TaskOf } from '../state.js';
import { gainTask, rest } from './gain.js';
import { isModified } from './modifiers.js';
import { triggered } from './triggers.js';

/** What a visit costs; undefined: nothing, for its own city (IB-5.3). @example feeOf(state, 0, 'grenil') // { coins: 1 } */
export function feeOf(state: State, seat: Seat, city: CityId): Side['fee'] | undefined {
  return state.owners[city] === seat ? undefined : sideOf(state, city).fee;
}

/** Why the fee cannot be paid (IB-5.7). @example whyNotVisit(state, 0, 'grenil') */
export function whyNotVisit(state: State, seat: Seat, city: CityId): Refusal | undefined {
  const fee = feeOf(state, seat, city);
  if (!fee) return undefined;
  const owner = seatOf(state, seat);
  if ('coins' in fee) {
    return owner.stock.coins >= fee.coins ? undefined : message('islebound.why.fee-coins', { coins: fee.coins });
  }
  if (ready(owner, fee.exhaust) > 0) return undefined;
  return fee.exhaust === 'any'
    ? message('islebound.why.nobody')
    : message('islebound.why.no-skill', { skill: { component: fee.exhaust } });
}

/** The city's action begins; its fee is paid. @example beginVisit(state, 'grenil') */
export function beginVisit(state: State, city: CityId): void {
  state.turn.given = [];
  next(state, { kind: 'steps', city, steps: sideOf(state, city).steps }, { kind: 'visited', city });
}

/** Remembers that the city's action gave wood or fish (IB-9.12). @example noteGiven(state, 'grenil', gains) */
export function noteGiven(state: State, source: string, gains: readonly Gain[]): void {
  for (const { kind } of gains) {
    if ((kind === 'wood' || kind === 'fish') && source in state.spaces) {
      if (!state.turn.given.includes(kind)) state.turn.given.push(kind);
    }
  }
}

/** Carries the next step of a city's action out; those that ask something are asked. @example doStep(state, task, io) */
export function doStep(state: State, { city, steps }: TaskOf<'steps'>, io: Io): void {
  const [step, ...others] = steps;
  if (others.length > 0) next(state, { kind: 'steps', city, steps: others });
  if (step) carryOut(state, city, step, io);
}

function carryOut(state: State, city: CityId, step: Step, io: Io): void {
  const seat = state.active;
  const owner = seatOf(state, seat);
  const gain = (get: readonly Gain[]): void => {
    noteGiven(state, city, get);
    next(state, gainTask(seat, get, city));
  };
  switch (step.step) {
    case 'rest':
      rest(state, seat, city, io);
      next(state, ...triggered(state, seat, 'rest'));
      return;
    case 'gain':
      gain(step.get);
      return;
    case 'gain-per-crew': {
      const below = isModified(owner, 'workers-below-deck-count');
      const crew = below ? faceUp(owner, step.skill) : ready(owner, step.skill);
      if (crew > 0) gain([{ kind: step.kind, amount: crew * step.amount }]);
      return;
    }
    case 'exchange': {
      const { step: _kind, ...exchange } = step;
      const limit = exchange.limit === 'crew-on-deck' ? ready(owner, 'any') : exchange.limit;
      next(state, { kind: 'exchange', exchange, limit, source: city });
      return;
    }
    case 'hire':
      next(state, { kind: 'hire', extraCoins: step.extraCoins, source: city });
      return;
    case 'choose':
      next(state, { kind: 'choose', options: step.options, source: city });
      return;
    case 'place-influence':
      next(state, { kind: 'may-place', count: step.count, source: city });
      return;
    case 'reputation':
      if (topCards(state.reputation).length > 0) next(state, { kind: 'reputation' });
      return;
    case 'build':
      next(state, { kind: 'build', source: city });
  }
}

/** After the last step: what the city gave sets off first, then the visit itself (IB-9.12). @example endVisit(state, task) */
export function endVisit(state: State, { city }: TaskOf<'visited'>): void {
  const seat = state.active;
  const { given } = state.turn;
  const port = cityOf(city).kind === 'home-port';
  next(
    state,
    ...triggered(state, seat, 'city-gain', ({ resource }) => given.includes(resource)),
    ...(state.owners[city] === seat ? triggered(state, seat, 'visit', (one) => one.city === undefined || port) : []),
  );
}
