import { type Message, type MessageArg, message } from '../../../engine/message.js';
import { type Building, buildingOf, type Op } from '../data.js';
import type { State } from '../state.js';
import { countersOfOthers } from './counters.js';

/** Standing changes that ask for other players. */
const modifiersOfOthers: string[] = ['foreign-share-fish'];

/** How much of a card does nothing for one who plays alone, since it asks for what other players have. */
export type IdleAlone = 'none' | 'some' | 'all';

/** @example idleAlone('customs-area') // 'all' */
export function idleAlone(id: string): IdleAlone {
  const parts = partsOf(buildingOf(id));
  const idle = parts.filter(Boolean).length;
  return idle === 0 ? 'none' : idle < parts.length ? 'some' : 'all';
}

/** For each part of what a card does: does it ask for other players? */
function partsOf(card: Building): boolean[] {
  switch (card.timing) {
    case 'special':
      return card.effect.modifiers.map(({ mod }) => modifiersOfOthers.includes(mod));
    case 'points': {
      const { terms = [], steps = [], sets, base } = card.effect.score;
      return [
        ...(base === 0 ? [] : [false]),
        ...[...terms, ...steps].map(({ per }) => countersOfOthers.includes(per)),
        ...(sets ? [sets.counters.some((counter) => countersOfOthers.includes(counter))] : []),
      ];
    }
    case 'anytime':
      return [false];
    default:
      return card.effect.ops.map(asksForOthers);
  }
}

function asksForOthers(op: Op): boolean {
  if (op.op === 'choose') return op.options.every(({ ops }) => ops.every(asksForOthers));
  return op.op === 'gain' && op.per !== undefined && countersOfOthers.includes(op.per);
}

const notes: Record<IdleAlone, Message | undefined> = {
  none: undefined,
  some: message('nusfjord.alone.some'),
  all: message('nusfjord.alone.all'),
};

/** Said of a card that does nothing, or not all, for one who plays alone. @example idleNote('chancellery') */
export function idleNote(id: string): Message | undefined {
  return notes[idleAlone(id)];
}

/** What a building does, and how much of it where one plays alone. @example cardText(state, 'customs-area') */
export function cardText(state: State, id: string): MessageArg {
  const note = state.seats.length === 1 ? idleNote(id) : undefined;
  return note ? message('nusfjord.alone.text', { text: { textOf: id }, note }) : { textOf: id };
}
