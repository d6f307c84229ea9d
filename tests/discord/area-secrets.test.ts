import { describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { pictureRequest } from '../../src/discord/posts/pictures.js';
import { boardInWords } from '../../src/discord/show/shared.js';
import {
  type AnyGame,
  copyPosition,
  createRng,
  defaultOptions,
  type Position,
  playout,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo, MatchService } from '../../src/match/index.js';
import { type Onlooker, publicViewer, viewerOf } from '../../src/match/viewer.js';
import { secretive, withSecret } from '../games/shared/secretive.js';
import { seedOf } from '../seed.js';

const seats = 3;

/** What a reader gets of a seat's area: what is drawn and what is said. */
function shown(game: AnyGame, position: Position, viewer: Onlooker, of: number): unknown {
  const app = { matches: { games: { [game.id]: game } } as unknown as MatchService, books };
  const scene = { match: matchOf(game), position, viewer, locale: 'en' as const };
  return { picture: pictureRequest(app, { ...scene, kind: 'area', of }), words: boardInWords(app, scene, of) };
}

function matchOf(game: AnyGame): MatchInfo {
  const people = Array.from({ length: seats }, (_, seat) => ({ id: `u${seat}`, name: `Player ${seat}` }));
  const match = { id: 'm', game: game.id, status: 'playing', locale: 'en' };
  return { ...match, seats: people.map((person, seat) => ({ seat, person, by: 'person' })) } as unknown as MatchInfo;
}

const readers = (game: AnyGame): Onlooker[] => [
  publicViewer(),
  ...Array.from({ length: seats }, (_, seat) => viewerOf(matchOf(game), `u${seat}`)),
];

/** So many positions of a match; of a longer one, which goes on much alike, few of those after. */
const often = 14;
const seldom = 20;

/** Positions of random matches, one in so many moves. */
function* positions(game: AnyGame, matches: number, oneIn: number): Generator<Position> {
  for (let match = 0; match < matches; match += 1) {
    const { position } = start(game, seats, { ...defaultOptions(game), ...secretive[game.id] }, seedOf(300 + match));
    const rng = createRng({ seed: seedOf(400 + match), block: 0 });
    for (let at = 0; playout(game, position, rng, at < often ? oneIn : oneIn * seldom).moves.length > 0; at += 1) {
      yield position;
    }
  }
}

describe.each(Object.values(games))('the area of a seat of $id', (game) => {
  it('holds, in its picture and in words, nothing that its reader may not know, at any moment', {
    timeout: 120_000,
  }, () => {
    let hidden = 0;
    const everybody = readers(game);
    for (const reached of positions(game, 2, 29)) {
      const position = withSecret(game.id, copyPosition(reached));
      const as = (viewer: Onlooker) => Array.from({ length: seats }, (_, seat) => shown(game, position, viewer, seat));
      const before = everybody.map(as);
      for (const [reader, viewer] of everybody.entries()) {
        const rng = createRng({ seed: seedOf(500 + hidden), block: 0 });
        const anew = { ...position, state: game.scramble(position.state, viewer, rng) };
        for (let seat = 0; seat < seats; seat += 1) {
          expect(shown(game, anew, viewer, seat)).toEqual(before[reader]![seat]);
          // The public comes before the seats.
          const own = seat + 1;
          if (own === reader) continue;
          const after = JSON.stringify(shown(game, anew, everybody[own]!, seat));
          if (after !== JSON.stringify(before[own]![seat])) hidden += 1;
        }
      }
    }
    // There was something to hide.
    expect(hidden).toBeGreaterThan(10);
  });
});
