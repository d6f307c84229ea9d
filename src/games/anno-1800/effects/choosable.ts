import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cubesOf, nextKind } from '../board/cubes.js';
import { shipyardsOf } from '../board/fields.js';
import { placeable, shipsFit } from '../board/placing.js';
import { buildingOf, constructionTokens, data, type Kind, kinds, tokenOf } from '../data.js';
import type { Job, State } from '../state.js';
import { costOf, hiring } from './costs.js';
import { reachable } from './reachable.js';

type Expand = Extract<Job, { kind: 'expand' }>;

/** The Expand action that is going on; undefined: none is, or it is over. @example expanding(state)?.built */
export function expanding(state: State): Readonly<Expand> | undefined {
  const { job } = state.turn;
  return job?.kind === 'expand' && !job.over ? job : undefined;
}

/** Strengths of the ships of this Expand action, those that are being paid or placed among them (AN-11.16).
 * @example shipsOf(state) // [1, 2] */
export function shipsOf(state: State): number[] {
  const { job, bill, placing } = state.turn;
  const tokens = job?.kind === 'expand' ? [...job.built] : [];
  if (bill?.purpose.for === 'build') tokens.push(bill.purpose.token);
  if (placing !== undefined) tokens.push(placing);
  return tokens.flatMap((token) => {
    const building = buildingOf(token);
    return building.type === 'ship' ? [building.strength] : [];
  });
}

/** What may be looked at for building: after a ship only ships (AN-11.1). @example tokensToBuild(state).length // 44 */
export function tokensToBuild(state: State): string[] {
  const mode = expanding(state)?.mode;
  return Object.keys(mode === 'ship' ? data.ships : constructionTokens);
}

/** Why a token cannot be chosen for building (AN-11.2, AN-11.26, AN-26.2), judged for all alike.
 * @example judgeTokens(state, 0)('brewery') */
export function judgeTokens(state: State, seat: Seat): (token: string) => Refusal | undefined {
  const owner = seatOf(state, seat);
  const removal = !expanding(state)?.removed;
  const judge = reachable(state, seat, removal);
  const shipyards = shipyardsOf(owner);
  const ships = expanding(state) ? shipsOf(state) : [];
  return (token) => {
    if (!state.stock[token]) return message('anno-1800.why.no-stock');
    const building = buildingOf(token);
    if (building.type === 'ship' && !shipsFit([...ships, building.strength], shipyards)) {
      return message('anno-1800.why.no-yard', { strength: building.strength });
    }
    if (!placeable(owner, token, removal)) return message('anno-1800.why.twin');
    return judge(tokenOf(token).cost);
  };
}

/** May another ship be chosen in this action (AN-11.14)? Whether it can be paid is another question.
 * @example anotherShip(state, 0) // false */
export function anotherShip(state: State, seat: Seat): boolean {
  const shipyards = shipyardsOf(seatOf(state, seat));
  const ships = shipsOf(state);
  return Object.values(data.ships).some(
    ({ id, strength }) => (state.stock[id] ?? 0) > 0 && shipsFit([...ships, strength], shipyards),
  );
}

/** Why a kind of cube cannot be added (AN-15.6). @example judgeHires(state, 0)('farmer') */
export function judgeHires(state: State, seat: Seat): (kind: string) => Refusal | undefined {
  const judge = reachable(state, seat, false);
  return (kind) => {
    if (state.supply[kind as Kind] === 0) return message('anno-1800.why.no-supply', { cube: { component: kind } });
    return judge(costOf(state, seat, hiring(state, kind as Kind)));
  };
}

/** The kinds that can be upgraded at all. @example lowerKinds // ['farmer', 'worker', 'artisan', 'engineer'] */
export const lowerKinds: Kind[] = kinds.filter((kind) => nextKind(kind) !== undefined);

/** Why no cube of a kind can be exchanged for the next (AN-16.3, AN-16.8). @example whyNotExchange(state, 0, 'farmer') */
export function whyNotExchange(state: State, seat: Seat, from: Kind): Refusal | undefined {
  if (cubesOf(seatOf(state, seat), from) === 0) {
    return message('anno-1800.why.no-cube', { cube: { component: from } });
  }
  const next = nextKind(from)!;
  return state.supply[next] === 0 ? message('anno-1800.why.no-supply', { cube: { component: next } }) : undefined;
}

/** Why an upgrade cannot be chosen. @example judgeUpgrades(state, 0)('farmer') */
export function judgeUpgrades(state: State, seat: Seat): (from: string) => Refusal | undefined {
  const judge = reachable(state, seat, false);
  return (from) =>
    whyNotExchange(state, seat, from as Kind) ?? judge(costOf(state, seat, { for: 'upgrade', from: from as Kind }));
}
