import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  copyPosition,
  createRng,
  type Position,
  playout,
  type Seat,
  start,
  type Viewer,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { catalogue, locales } from '../../src/text/catalogue.js';
import { withSecret } from '../games/shared/secretive.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { questions } from './questions.js';
import { componentsIn, says, spoken } from './said.js';

/** One position in so many moves is kept, so many of them; of a longer match, which goes on much alike, one in so many more moves. */
const grain = { moves: 11, most: 160, longer: 16 };
/** So many positions of a match are looked at before they come seldom. */
const most = 40;

/** Positions of a match played at random to its end. */
interface Walk {
  often: Position[];
  seldom: Position[];
  last: Position;
}

/** Played once for all that is asked of them, since a long match takes seconds. */
const walks = new Map<string, Walk>();

function walkOf(game: AnyGame, at: number): Walk {
  const known = walks.get(`${game.id}:${at}`);
  if (known) return known;
  const { seats, options } = tablesOf(game)[at]!;
  const { position } = start(game, seats, options, seedOf(600 + at));
  const rng = createRng({ seed: seedOf(700 + at), block: 0 });
  const walk: Walk = { often: [], seldom: [], last: position };
  for (let over = false; !over; ) {
    const often = walk.often.length < grain.most;
    (often ? walk.often : walk.seldom).push(copyPosition(position));
    over = playout(game, position, rng, often ? grain.moves : grain.moves * grain.longer).moves.length === 0;
  }
  walks.set(`${game.id}:${at}`, walk);
  return walk;
}

/** Tables of every number of seats with the options that matter, and positions of each, about one in so many moves, and the last. */
function* positions(game: AnyGame, oneTableIn: number, oneIn: number): Generator<Position> {
  const tables = tablesOf(game);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) =>
    tables.findIndex(({ seats }) => seats === game.seats.min + more),
  );
  const stride = Math.round(oneIn / grain.moves);
  for (const at of new Set([...counts, ...tables.flatMap((_, one) => (one % oneTableIn === 0 ? [one] : []))])) {
    const { often, seldom, last } = walkOf(game, at);
    yield* often.filter((_, one) => one % stride === 0).slice(0, most);
    yield* seldom.filter((_, one) => one % stride === 0);
    yield last;
  }
}

const viewers = ({ seats }: Position): Viewer[] => ['public', 0, seats - 1];

/** What is neither said by name nor explained: amounts of goods are words of their own, and road tiles are all alike. */
const unnamed = (id: string): boolean => catalogue('en').has(`goods.${id}`) || /^road-\d/.test(id);

describe.each(Object.values(games))('the board of $id in words', (game) => {
  it('names each place that a question asks for', () => {
    const missing = new Set<string>();
    const asked = new Set<string>();
    for (const position of positions(game, 9, 11)) {
      const rng = createRng({ seed: seedOf(801), block: asked.size });
      const { state } = position;
      for (const { seat } of game.pending(state)) {
        const board = spoken(game, state, seat, 'en', seat);
        for (const { open, thought } of questions(game, state, seat, rng)) {
          if (!Array.isArray(open.next.values)) continue;
          for (const value of open.next.values) {
            const { anchor, touches = [] } = open.param.describe(state, seat, thought.args, value);
            for (const place of [...(anchor === undefined ? [] : [anchor]), ...touches]) {
              asked.add(place.split(':')[0]!);
              if (!says(game, board, place)) missing.add(`${thought.action} ${open.param.name}: ${place}`);
            }
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
    expect(asked.size).toBeGreaterThan(7);
  }, 120_000);

  it.each(locales)(
    'names each thing in play, and says what it does, in %s',
    (locale) => {
      const missing = new Set<string>();
      const named = new Set<string>();
      for (const position of positions(game, 13, 31)) {
        const viewer: Seat = position.seats - 1;
        const { text } = spoken(game, position.state, viewer, locale, viewer);
        const all = text.toLocaleLowerCase();
        for (const id of componentsIn(game, game.view(position.state, viewer))) {
          if (unnamed(id)) continue;
          named.add(id);
          const { name, text: does } = game.components[id]!;
          if (!all.includes(name[locale].toLocaleLowerCase())) missing.add(`${id}: ${name[locale]}`);
          // What shipments of a harbour are worth is said as one sum.
          if (does && !/^ship-/.test(id) && !text.includes(does[locale])) missing.add(`${id}: ${does[locale]}`);
        }
      }
      expect([...missing]).toEqual([]);
      expect(named.size).toBeGreaterThan(60);
    },
    120_000,
  );

  it.each(locales)(
    'is made of whole sentences, each said once, in %s',
    (locale) => {
      const amiss = new Set<string>();
      for (const position of positions(game, 17, 37)) {
        for (const viewer of viewers(position)) {
          const { chapters } = spoken(game, position.state, viewer, locale, 0);
          for (const { title, lines } of chapters) {
            if (title !== undefined && !/^[\p{Lu}\p{N}][^.]*$/u.test(title)) amiss.add(title);
            for (const line of lines) {
              if (!/^[\p{Lu}\d+−].*[.!]$/u.test(line)) amiss.add(line);
              if (/undefined|render\.|\bnull\b|NaN|[{}[\]]|\(\)| {2}|\.\.|: \.|, ,|[,;]\.| [.,;:]/.test(line))
                amiss.add(line);
            }
          }
          const titles = chapters.map(({ title }) => title);
          if (new Set(titles).size < titles.length) amiss.add(titles.join());
        }
      }
      expect([...amiss]).toEqual([]);
    },
    120_000,
  );

  it('tells each viewer nothing that is hidden from them, and a seat what it alone may know', () => {
    let hidden = 0;
    let own = 0;
    for (const reached of positions(game, 27, 43)) {
      const position = withSecret(game.id, copyPosition(reached));
      for (const viewer of viewers(position)) {
        const dealtAnew = game.scramble(position.state, viewer, createRng({ seed: seedOf(900), block: hidden }));
        if (JSON.stringify(dealtAnew) !== JSON.stringify(position.state)) hidden += 1;
        const words = (state: unknown, to: Viewer) => spoken(game, state, to, 'en', 0).text;
        expect(words(dealtAnew, viewer)).toBe(words(position.state, viewer));
        if (viewer === 'public' && words(dealtAnew, 0) !== words(position.state, 0)) own += 1;
      }
    }
    expect(hidden).toBeGreaterThan(10);
    expect(own).toBeGreaterThan(3);
  }, 120_000);

  it('begins with the seat that is asked for, and has each other one once', () => {
    for (const position of positions(game, 1000, 40)) {
      const { seats, state } = position;
      const asked = seats - 1;
      const titles = spoken(game, state, 0, 'en', asked).chapters.map(({ title = '' }) => title);
      const [first] = titles.filter((title) => title !== '');
      expect(first).toMatch(seats === 1 ? / \(you\)$/ : /: /);
      expect(spoken(game, state, 0, 'en', asked).of(asked)).not.toBe('');
      expect(titles.filter((title) => /^(Colony|Harbour|Ship|Islands|Peninsula): /.test(title))).toHaveLength(seats);
    }
  });
});
