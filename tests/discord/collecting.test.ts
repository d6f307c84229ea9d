import { describe, expect, it } from 'vitest';
import { type Collecting, collectionsLike, readCollection } from '../../src/discord/typing/collecting.js';
import { meantAnswer, meantValue, suggestAnswers, suggestValues } from '../../src/discord/typing/suggest.js';
import { typedAnswer, typedMove } from '../../src/discord/typing/typed.js';
import {
  type AnyGame,
  type Args,
  createRng,
  defaultOptions,
  type Move,
  message,
  playout,
  question,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { param, some, stub } from '../engine/games/stub.js';
import { seedOf } from '../seed.js';

const words = createWords({ locale: 'en' });
/** No label begins another: `card 7,` is not `card 70`. */
const cards = Array.from({ length: 40 }, (_, n) => `card-${String(n + 1).padStart(2, '0')}`);
const named = {
  describe: (_s: unknown, _seat: number, _args: Args, value: string) => ({
    label: message('panel.list', { list: value.replace('-', ', ') }),
  }),
};
/** Two to five of a hand of forty cards, or any bag of three goods, and something asked after it. */
const hand = stub({
  discard: {
    params: [
      { ...some('cards', 'set', cards, 2, 5), ...named },
      param('to', 'one', { values: ['pile', 'deck'], done: false }),
    ],
  },
  trade: {
    params: [
      {
        ...param('pay', 'bag', (_s, _seat, _args, picked) => ({
          values: picked.length < 20 ? ['wood', 'gold', 'tea'] : [],
          done: picked.length > 0,
        })),
        ...named,
      },
      param('for', 'one', { values: ['a', 'b'], done: false }),
    ],
  },
});
const desk = {
  game: hand,
  seat: 0,
  position: { seats: 1, options: {}, state: { left: 2, played: [] }, rng: { seed: seedOf(1), block: 0 } },
} as unknown as Desk;
const values = (action: string, name: string, typed: string) => suggestValues(desk, words, action, name, typed);

describe('a set of a large hand', () => {
  it('is offered item by item, each card once, whatever is asked after it', () => {
    const first = values('discard', 'cards', '');
    expect(first.map(({ value }) => value)).toEqual(cards.slice(0, 25));
    expect(first[0]?.name).toBe('card, 01, …');
  });

  it('begins with any card, found by what stands anywhere in its words', () => {
    expect(values('discard', 'cards', '34').map(({ value }) => value)).toEqual(['card-34']);
    expect(values('discard', 'cards', 'card-34, 4').map(({ value }) => value)).toEqual([
      'card-04,card-34',
      'card-14,card-34',
      'card-24,card-34',
      'card-34,card-40',
    ]);
  });

  it('goes on after the words of a suggestion, though they hold commas and dots', () => {
    const [one] = values('discard', 'cards', '34');
    const [two] = values('discard', 'cards', `${one?.name}07`);
    expect(two).toEqual({ name: 'card, 07, card, 34', value: 'card-07,card-34' });
    expect(values('discard', 'cards', `${two?.name}, 40`).map(({ value }) => value)).toEqual([
      'card-07,card-34,card-40',
    ]);
    expect(meantValue(desk, words, 'discard', 'cards', String(two?.name))).toBe('card-07,card-34');
  });

  it('never offers a card again, nor one that is no part of the hand', () => {
    expect(values('discard', 'cards', 'card-34, 34')).toEqual([]);
    expect(values('discard', 'cards', 'nonsense, 3')).toEqual([]);
    expect(meantValue(desk, words, 'discard', 'cards', 'card-34, nonsense')).toBeUndefined();
  });

  it('of which too few are sent is kept, and the rest is asked', () => {
    expect(typedMove(desk, words, 'discard', [{ name: 'cards', value: 'card-34' }])).toEqual({
      thought: { action: 'discard', args: {}, picked: ['card-34'] },
      missing: true,
    });
    expect(typedMove(desk, words, 'discard', [{ name: 'cards', value: 'card-34,card-99' }])).toHaveProperty('refusal');
  });

  it('can be typed as an answer, after what was picked on the panel, too', () => {
    const [offer] = suggestAnswers(desk, words, '34');
    expect(offer?.value).toBe('discard cards=card-34');
    const [next] = suggestAnswers(desk, words, `${offer?.name}05`);
    expect(next?.value).toBe('discard cards=card-05,card-34');
    expect(meantAnswer(desk, words, String(next?.name))).toBe('discard cards=card-05,card-34');
    const half = {
      ...desk,
      pending: hand.pending(desk.position.state)[0]!,
      thought: { action: 'discard', args: {}, picked: ['card-34'] },
    };
    const [more] = suggestAnswers(half, words, '05');
    expect(more).toEqual({ name: 'card, 05', value: 'discard cards=card-05,card-34' });
    expect(suggestAnswers(half, words, 'card, 05, 06')[0]?.value).toBe('discard cards=card-05,card-06,card-34');
    expect(typedAnswer(half, words, 'card, 05')).toEqual({
      thought: { action: 'discard', args: { cards: ['card-05', 'card-34'] }, picked: [] },
      missing: true,
    });
  });
});

it('a bag offers each good, then more of it, with a question after it', () => {
  const first = values('trade', 'pay', '').slice(0, 4);
  expect(first.map(({ value }) => value)).toEqual(['wood', 'gold', 'tea', 'wood*2']);
  expect(values('trade', 'pay', '3 wood, gold').map(({ value }) => value)).toContain('gold,wood*3');
  expect(meantValue(desk, words, 'trade', 'pay', 'gold, wood, wood')).toBe('gold,wood*2');
});

/** Picks the collection one suggestion after the other, as a person would; the words at which it cannot go on. */
function stuckAt(at: Collecting, target: string[]): string | undefined {
  let typed = '';
  for (let picks = 0; picks <= target.length; picks += 1) {
    const held = readCollection(at, typed) ?? [];
    const left = rest(at, target, held);
    if (!left) return typed;
    // A sequence goes on with its next item, others with any.
    const label =
      left[0] === undefined ? '' : words.say(at.open.param.describe(at.state, at.seat, at.args, left[0]).label);
    const same = (one: string[]): boolean => one.join() === target.join();
    const ways = ['', label, left[0] ?? ''].map((item) => (typed === '' ? item : `${typed}, ${item}`));
    const offers = ways.flatMap((way) => collectionsLike(at, way).slice(0, 25));
    if (offers.some(({ picked }) => same(picked))) return undefined;
    const next = offers.find(({ picked }) => picked.length > held.length && rest(at, target, picked));
    if (!next) return `${typed} + ${label}`;
    typed = next.picked.join(',');
  }
  return typed;
}

/** What of the target is left; undefined: something else is held. */
function rest({ open }: Collecting, target: string[], held: string[]): string[] | undefined {
  if (open.take === 'sequence' && held.some((item, index) => item !== target[index])) return undefined;
  const left = [...target];
  for (const item of held) {
    const at = left.indexOf(item);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

describe('each collection the engine accepts can be reached item by item', () => {
  const all: [string, AnyGame][] = [...Object.values(games), smugglers as AnyGame, hand].map((game) => [game.id, game]);
  it.each(all)('%s', (_id, game) => {
    const stuck: string[] = [];
    let reached = 0;
    for (let match = 0; match < 30; match += 1) {
      const { position } = start(
        game,
        match % 2 === 0 ? game.seats.min : game.seats.max,
        defaultOptions(game),
        seedOf(40 + match),
      );
      playout(game, position, createRng({ seed: seedOf(80 + match), block: 0 }), 600, {
        before({ seat, action, args: given }: Move, { state }) {
          const args: Args = {};
          for (const [name, value] of Object.entries(given)) {
            const open = Array.isArray(value) ? question(game, state, seat, action, args) : undefined;
            if (open?.param.name === name && Array.isArray(value)) {
              const why = stuckAt({ state, seat, args: { ...args }, open, words }, value);
              if (why !== undefined) stuck.push(`${action} ${name}=${value.join()}: ${why}`);
              else reached += 1;
            }
            args[name] = value;
          }
        },
      });
    }
    expect(stuck).toEqual([]);
    expect(reached).toBeGreaterThan(0);
  });
});
