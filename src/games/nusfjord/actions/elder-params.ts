import type { Args, Param } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { councilAnchor } from '../board/elders.js';
import type { FishSource } from '../effects/elders.js';
import { own } from '../effects/judge.js';
import { needsNoTableFish } from '../effects/modifiers.js';
import { type State, seatOf } from '../state.js';
import { named } from '../words.js';

/** Where the fish of any elder of the seat may come from. */
function allSources(state: State, seat: Seat): FishSource[] {
  return needsNoTableFish(seatOf(state, seat)) ? ['table', 'none'] : ['table'];
}

/** Where the fish of an elder can come from now. */
function fishSources(state: State, seat: Seat, elder: string): FishSource[] {
  return allSources(state, seat).filter((fish) => !own.elder(state, seat, elder, fish));
}

/** Can an elder be activated? @example isAble(state, 0, 'builder') */
export function isAble(state: State, seat: Seat, elder: string): boolean {
  return allSources(state, seat).some((fish) => !own.elder(state, seat, elder, fish));
}

/** Why an elder cannot be activated; undefined: he can. @example elderRefusal(state, 0, 'builder') */
export function elderRefusal(state: State, seat: Seat, elder: string): Refusal | undefined {
  if (isAble(state, seat, elder)) return undefined;
  return own.elder(state, seat, elder, needsNoTableFish(seatOf(state, seat)) ? 'none' : 'table');
}

/**
 * The parameters of an activation: which elder, and whether a fish of the table goes to him where a card leaves that
 * open. `candidates` are the elders in question, able or not.
 * @example params: elderParams((state, seat) => freeElders(state, seat))
 */
export function elderParams(candidates: (state: State, seat: Seat) => string[]): Param<State>[] {
  const sources = (state: State, seat: Seat, args: Args): FishSource[] => fishSources(state, seat, String(args.elder));
  return [
    {
      name: 'elder',
      next: (state, seat) => ({
        values: candidates(state, seat).filter((id) => isAble(state, seat, id)),
        done: false,
      }),
      describe: (_state, seat, _args, value) => ({
        label: named(value),
        detail: message('nusfjord.detail.text', { text: { textOf: value } }),
        anchor: councilAnchor(seat, value),
      }),
      refused: (state, seat) =>
        candidates(state, seat).flatMap((value) => {
          const why = elderRefusal(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
    {
      name: 'fish',
      when: (state, seat) => needsNoTableFish(seatOf(state, seat)),
      next: (state, seat, args) => ({ values: sources(state, seat, args), done: false }),
      describe: (_state, _seat, _args, value) => ({ label: message(`nusfjord.label.fish-${value}`) }),
    },
  ];
}
