import type { Args } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { bag, type Choice, type OneOf, one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fitting } from '../board/crew.js';
import { data, type Need, record } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';

/** What a type of crew is called and can do. @example crewWords(0, 'bosun') */
function crewWords(seat: Seat, type: string) {
  const skills = record(data.crew, type).skills.map((component) => ({ component }));
  return {
    label: named(type),
    detail: message('islebound.detail.crew', { skills: { list: skills } }),
    anchor: anchor('deckhand', seat, type),
  };
}

/**
 * One of the crew on deck that meets a need; asked where their skills differ. `need`: undefined, nobody is wanted.
 * @example crewParam<Answers>(() => 'administration')
 */
export function crewParam<A extends Args & { crew?: string }>(
  need: (state: State, seat: Seat, args: A) => Need | undefined,
): OneOf<State, A> {
  return one<State, A>('crew', {
    open: true,
    among(state, seat, args) {
      const wanted = need(state, seat, args);
      return wanted ? Object.keys(fitting(seatOf(state, seat), wanted)) : [];
    },
    describe: (_state, seat, type) => crewWords(seat, type),
  });
}

/**
 * Several of the crew on deck that meet a need; asked where there are several such sets, the least skilled proposed.
 * @example crewBag<Answers>(() => ({ need: 'combat', count: 2 }))
 */
export function crewBag<A extends Args & { crew?: string[] }>(
  wanted: (state: State, seat: Seat, args: A) => { need: Need; count: number } | undefined,
): Choice<State, A, Record<string, number>> {
  return bag<State, A>('crew', {
    within(state, seat, args) {
      const { need, count } = wanted(state, seat, args) ?? { need: 'any', count: 0 };
      return count === 0
        ? { least: {}, most: {} }
        : { least: {}, most: fitting(seatOf(state, seat), need), total: count };
    },
    describe: (_state, seat, type) => crewWords(seat, type),
  });
}
