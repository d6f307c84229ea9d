import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { type OneOf, one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { councilAnchor } from '../board/elders.js';
import type { FishSource } from '../effects/elders.js';
import { own } from '../effects/judge.js';
import { needsNoTableFish } from '../effects/modifiers.js';
import type { State } from '../state.js';
import { named } from '../words.js';

/** Where the fish of any elder of the seat may come from. */
function allSources(state: State, seat: Seat): FishSource[] {
  return needsNoTableFish(seatOf(state, seat)) ? ['table', 'none'] : ['table'];
}

/** Where the fish of an elder can come from now. */
function fishSources(state: State, seat: Seat, elder: string): FishSource[] {
  return allSources(state, seat).filter((fish) => !own.elder(state, seat, elder, fish));
}

/** Can an elder be activated? */
function isAble(state: State, seat: Seat, elder: string): boolean {
  return allSources(state, seat).some((fish) => !own.elder(state, seat, elder, fish));
}

/** Why an elder cannot be activated; undefined: he can. */
function elderRefusal(state: State, seat: Seat, elder: string): Refusal | undefined {
  if (isAble(state, seat, elder)) return undefined;
  return own.elder(state, seat, elder, needsNoTableFish(seatOf(state, seat)) ? 'none' : 'table');
}

type Answers = { elder: string; fish?: FishSource };

/**
 * The parameters of an activation: which elder, and whether a fish of the table goes to him where a card leaves that
 * open. `candidates` are the elders in question, able or not; `none` is said where there are none.
 * @example params: elderParams(freeElders, () => message('nusfjord.why.elders-busy'))
 */
export function elderParams(
  candidates: (state: State, seat: Seat) => string[],
  none: () => Refusal,
): [elder: OneOf<State, Answers>, fish: OneOf<State, Answers>] {
  return [
    one<State, Answers>('elder', {
      among: candidates,
      whyNot: elderRefusal,
      none,
      describe: (_state, seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.text', { text: { textOf: id } }),
        anchor: councilAnchor(seat, id),
      }),
    }),
    one<State, Answers>('fish', {
      when: (state, seat) => needsNoTableFish(seatOf(state, seat)),
      among: (state, seat, { elder }) => fishSources(state, seat, elder),
      describe: (_state, _seat, fish) => ({ label: message(`nusfjord.label.fish-${fish}`) }),
    }),
  ];
}
