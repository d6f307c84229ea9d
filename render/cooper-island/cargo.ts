import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { columns, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { icons } from '../kit/icon-table.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { rowsSection } from './rows.js';
import type { Scene } from './scene.js';
import { costPieces, helmPieces } from './signs.js';

const height = 246;
const token = 46;
const sign = 48;

/** The cargo ships: who can still supply each, what it costs and brings, and where the harbour master is. */
export function cargoSection(scene: Scene): Section {
  const { cargo } = scene.view;
  return rowsSection(scene, [
    {
      h: height,
      draw(r) {
        for (const [i, spot] of columns(r, cargo.length, 8).entries()) drawCard(scene, cargo[i]!, spot);
      },
    },
  ]);
}

function drawCard(scene: Scene, { id, lids }: CooperIslandView['cargo'][number], r: Rect): void {
  const { ink, view, names, places } = scene;
  const { cost, points } = data.cargoShips[id]!;
  drawSlot(ink, r);
  places.add(`cargo:${id}`, r);
  if (view.harbourMaster.card === id) drawMaster(scene, r.x + 8, r.y + 8);
  else drawIcon(ink, 'cargo', r.x + 8, r.y + 8, sign);
  drawPieces(ink, [costPieces(cost)], { x: r.x + 6, y: r.y + 62, w: r.w - 12, h: 42 }, 40);
  drawPieces(ink, [helmPieces(points)], { x: r.x + 6, y: r.y + 106, w: r.w - 12, h: 42 }, 40);
  const perRow = 2;
  for (const [i, seat] of lids.entries()) {
    const spot = {
      x: r.x + r.w / 2 + ((i % perRow) - 0.5) * (token + 6),
      y: r.y + 174 + Math.floor(i / perRow) * token,
    };
    drawToken(ink, seat, names[seat]!, spot.x, spot.y, token - 2);
  }
}

/** Upright it makes the card cheaper; lying on its side it has been used in this round. */
function drawMaster({ ink, view }: Scene, x: number, y: number): void {
  if (view.harbourMaster.upright) {
    drawIcon(ink, 'harbour-master', x, y, sign);
    return;
  }
  const { glyph } = icons['harbour-master']!;
  drawSlot(ink, { x, y, w: sign, h: sign });
  ink.save();
  ink.translate(x + sign / 2, y + sign / 2);
  ink.rotate(Math.PI / 2);
  fillGlyph(ink, glyph, -20, -20, 40, colors.muted);
  ink.restore();
}
