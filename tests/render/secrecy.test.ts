import { describe, expect, it } from 'vitest';
import { altText, drawPicture, type PictureRequest } from '../../render/index.js';
import { type AnyGame, createRng, defaultOptions, playout, start, type Viewer } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import { withSecret } from '../games/shared/secretive.js';
import { seedOf } from '../seed.js';

const seed = seedOf(7);

/** A match of three in which there is something to hide. */
function position(game: AnyGame, moves: number): unknown {
  const { position: first } = start(game, 3, defaultOptions(game), seed);
  playout(game, first, createRng({ seed, block: 0 }), moves);
  return first.state;
}

const games: [name: string, game: AnyGame, kinds: string[], state: unknown][] = [
  ['Santa Maria', santaMaria, ['table', 'area'], position(santaMaria, 90)],
  ['Nusfjord', nusfjord, ['table', 'area', 'offer', 'elders'], withHands()],
  ['Cooper Island', cooperIsland, ['table', 'buildings', 'orders'], lookingAtCards()],
];

/** Nusfjord in round 4 or 5: C cards are in hand. */
function withHands(): unknown {
  for (let moves = 60; ; moves += 10) {
    const state = position(nusfjord, moves);
    if (nusfjord.view(state as never, 'public').seats.every(({ handSize }) => handSize > 1)) return state;
  }
}

/** Cooper Island amid a match, while seat 0 chooses a building card. */
function lookingAtCards(): unknown {
  return withSecret('cooper-island', { state: position(cooperIsland, 80) }).state;
}

describe.each(games)('pictures of %s', (_, game, kinds, state) => {
  const viewers: Viewer[] = ['public', 0, 2];
  const pictures = (of: unknown, viewer: Viewer): PictureRequest[] =>
    kinds.flatMap((kind) =>
      [0, 1].map((seat) => ({
        game: game.id,
        kind,
        view: game.view(of, viewer),
        seat,
        locale: 'en' as const,
        names: ['Anna', 'Bo', 'Вера'],
      })),
    );
  const made = (of: unknown, viewer: Viewer): string[] =>
    pictures(of, viewer).map((request) => `${altText(request)} ${drawPicture(request).toString('base64')}`);

  it.each(viewers)('tell %s nothing that is hidden', (viewer) => {
    const dealtAnew = game.scramble(state, viewer, createRng({ seed, block: 99 }));
    expect(dealtAnew).not.toEqual(state);
    expect(made(dealtAnew, viewer)).toEqual(made(state, viewer));
  });

  it('tell a seat what it alone may know', () => {
    const dealtAnew = game.scramble(state, 'public', createRng({ seed, block: 99 }));
    expect(made(dealtAnew, 0)).not.toEqual(made(state, 0));
  });
});
