import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { gap } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { countedSigns } from './signs.js';
import { drawWorker } from './worker.js';

type Order = CooperIslandView['royal'][number];

const perRow = 2;
const height = 186;
const stages = { bronze: 'bronze', silver: 'silver', gold: 'gold-medal' } as const;
const stageIds = ['bronze', 'silver', 'gold'] as const;

/** What each stage is worth, then the cards two by two. */
export function royalSections(scene: Scene): Section[] {
  const { royal } = scene.view;
  const lines = Array.from({ length: Math.ceil(royal.length / perRow) }, (_, line) =>
    royal.slice(line * perRow, (line + 1) * perRow),
  );
  return [worthSection(scene), ...lines.map((line) => lineSection(scene, line))];
}

function worthSection({ ink }: Scene): Section {
  return {
    height: 68,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 8);
      drawIcon(ink, 'royal', room.x, room.y + 1, 50);
      const spots = columns({ ...room, x: room.x + 70, w: room.w - 70 }, stageIds.length, 8);
      for (const [i, stage] of stageIds.entries()) {
        const points = data.constants.royalPoints[stage];
        const pieces: Piece[] = [{ icon: stages[stage] }, { text: points, means: 'points' }, { icon: 'points' }];
        drawPieces(ink, [pieces], spots[i]!, 46);
      }
    },
  };
}

function lineSection(scene: Scene, orders: Order[]): Section {
  return {
    height,
    draw(r) {
      for (const [i, spot] of columns(r, perRow, gap).slice(0, orders.length).entries()) {
        drawOrder(scene, orders[i]!, spot);
      }
    },
  };
}

/** What is counted, how many a stage takes, and the worker on the card. */
function drawOrder(scene: Scene, { id, seat, worker }: Order, r: Rect): void {
  const { ink, places, names, locale } = scene;
  const { text, counts, copy } = data.royalOrders[id]!;
  drawPanel(ink, r);
  places.add(`royal:${id}`, r, 'sign');
  const room = inset(r, 12, 10);
  drawIcon(ink, counts ? countedSigns[counts] : 'royal', room.x, room.y, 54);
  if (seat !== undefined && worker !== undefined) {
    drawWorker(ink, worker, seat, names[seat]!, { x: room.x + 28, y: room.y + 104 }, 56);
  }
  const right = { ...room, x: room.x + 66, w: room.w - 66 };
  const words: Rect = copy ? right : { ...right, h: room.h - 62 };
  drawParagraph(ink, text[locale], words, { largest: sizes.detail, color: colors.ink });
  if (!copy) drawStages(scene, id, { ...right, y: room.y + room.h - 54, h: 54 });
}

/** How many each stage takes, or at most may be left. */
function drawStages({ ink }: Scene, id: string, r: Rect): void {
  const { stages: needed, compare } = data.royalOrders[id]!;
  for (const [i, spot] of columns(r, stageIds.length, 4).entries()) {
    const stage = stageIds[i]!;
    const text = `${compare === 'atMost' ? '≤' : ''}${needed![stage]}`;
    drawPieces(ink, [[{ icon: stages[stage] }, { text, means: 'stage' }]], spot, 46);
  }
}
