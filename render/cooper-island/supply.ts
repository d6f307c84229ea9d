import { data } from '../../src/games/cooper-island/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { headed, rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { drawTiles } from './tile.js';

const hex = 21;
const figure = { size: 36, weight: 'bold', color: colors.ink } as const;

/** What is left: double tiles in the bag by kind, single tiles by their two sides, logbook tokens and building cards. */
export function supplySection(scene: Scene): Section {
  return rowsSection(scene, [
    { h: 52, draw: (r) => drawBag(scene, headed(scene, 'draw', r)) },
    { h: 52, draw: (r) => drawRest(scene, r) },
  ]);
}

function drawBag({ ink, view }: Scene, r: Rect): void {
  const y = r.y + r.h / 2;
  const kinds = Object.keys(data.doubleTiles);
  for (const [i, { x }] of columns(r, kinds.length, 8).entries()) {
    const tile = kinds[i]!;
    const amount = { n: view.bag[tile] ?? 0, means: 'draw' };
    drawTiles(ink, tile, amount, x, y, { hex, figure: figure.size });
  }
}

function drawRest({ ink, view }: Scene, r: Rect): void {
  const y = r.y + r.h / 2;
  const logbooks = Object.values(view.logbooks).reduce((sum, n) => sum + n, 0);
  let { x } = r;
  for (const { id, sides } of Object.values(data.singleTiles)) {
    for (const terrain of sides) {
      drawIcon(ink, terrain, x, y - 22, 44);
      x += 46;
    }
    x += drawFigure(ink, { text: view.singles[id] ?? 0, means: 'single-tile' }, x + 4, y, figure) + 26;
  }
  for (const [icon, n] of [
    ['logbook', logbooks],
    ['deck-small', view.decks.small],
    ['deck-large', view.decks.large],
  ] as const) {
    x += drawAmount(ink, icon, n, x, y, 48, 36) + 20;
  }
}
