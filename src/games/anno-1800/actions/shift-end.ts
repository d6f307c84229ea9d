import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { bagOf } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { sendHome, usedCubes } from '../board/cubes.js';
import { type Kind, kinds, populationOf } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { needsArg } from '../words.js';
import { placeWords } from './place-param.js';

type Answers = { cubes: string[] };

/** A used cube as a value: its place and its kind. */
function read(value: string): { place: string; kind: Kind } {
  const at = value.lastIndexOf('.');
  return { place: value.slice(0, at), kind: value.slice(at + 1) as Kind };
}

function priceOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + populationOf(read(value).kind).shiftEnd, 0);
}

/** Ends the shift of used cubes for gold, as many as can be paid (AN-8). */
export const shiftEnd: Action<State, Answers> = {
  params: [
    {
      name: 'cubes',
      take: 'bag',
      next(state, seat, _args, picked) {
        const owner = seatOf(state, seat);
        const left = owner.gold - priceOf(picked);
        const bag = bagOf(picked);
        const values = usedCubes(owner).flatMap(({ place, kind, count }) => {
          const value = `${place}.${kind}`;
          return populationOf(kind).shiftEnd <= left && count > (bag[value] ?? 0) ? [value] : [];
        });
        return { values, done: picked.length > 0 };
      },
      describe(state, seat, _args, value) {
        const { place, kind } = read(value);
        const gold = populationOf(kind).shiftEnd;
        return {
          ...placeWords(state, seat, kind, place),
          detail: message('anno-1800.detail.costs', { cost: { amounts: { gold } } }),
        };
      },
    },
  ],
  why: whyNot,
  detail(state, seat) {
    const { gold } = seatOf(state, seat);
    const prices = kinds.map((kind) =>
      message('anno-1800.label.price', { cube: { component: kind }, gold: populationOf(kind).shiftEnd }),
    );
    return message('anno-1800.detail.shift-end', { prices: { list: prices }, gold: { amounts: { gold } } });
  },
  perform(state, seat, { cubes }, io) {
    const owner = seatOf(state, seat);
    const gold = priceOf(cubes);
    owner.gold -= gold;
    const home: Record<string, number> = {};
    for (const kind of kinds) {
      const count = cubes.filter((value) => read(value).kind === kind).length;
      if (count > 0) home[kind] = count;
    }
    for (const value of cubes) {
      const { place, kind } = read(value);
      sendHome(owner, place, kind);
    }
    io.say({
      id: 'anno-1800.told.shift-end',
      args: { seat: { seat }, cubes: needsArg(home), cost: { amounts: { gold } } },
      anchors: [anchor('gold', seat), ...Object.keys(home).map((kind) => anchor('district', seat, kind))],
    });
  },
};

function whyNot(state: State, seat: Seat) {
  const { gold, spent, fields } = seatOf(state, seat);
  let cheapest = Number.POSITIVE_INFINITY;
  for (const kind of kinds) if (spent[kind] > 0) cheapest = Math.min(cheapest, populationOf(kind).shiftEnd);
  for (const { cubes } of fields) {
    for (const kind of cubes) cheapest = Math.min(cheapest, populationOf(kind).shiftEnd);
  }
  if (cheapest <= gold) return undefined;
  return Number.isFinite(cheapest)
    ? message('anno-1800.why.cost', { cost: { amounts: { gold: cheapest } } })
    : message('anno-1800.why.none-used');
}
