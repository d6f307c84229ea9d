import { data, record } from '../../src/games/santa-maria/data.js';
import { drawFigure } from '../kit/figure.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { effectRows } from './effects.js';
import type { Scene } from './scene.js';

/** The spaces for those who pass: what each gives, who stands there; the leftmost starts the next year. */
export function retireSection(scene: Scene): Section {
  return {
    height: captioned(scene, scene.close ? 104 : 72),
    draw: (r) => drawSpaces(scene, openSection(scene, r, { icon: 'passed' }, scene.say('santa-maria.passing'))),
  };
}

function drawSpaces({ ink, view, names, places }: Scene, r: Rect): void {
  const spots = columns(r, view.retire.length, 10);
  for (const [i, { id, seat }] of view.retire.entries()) {
    const spot = spots[i]!;
    places.add(`retire:${id}`, spot);
    drawSlot(ink, spot);
    const { effects } = record(data.retireSpaces, id);
    const road = effects.some(({ type }) => type === 'place-road-tile');
    const line = { x: spot.x + 8, y: spot.y + 6, w: road ? 46 : 76, h: 60 };
    drawPieces(ink, effectRows(effects), line, 46);
    if (road) {
      const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
      drawFigure(
        ink,
        { text: `×${view.roadTiles.length}`, means: 'road' },
        line.x + line.w + 4,
        line.y + line.h / 2,
        style,
      );
    }
    if (seat !== undefined) drawToken(ink, seat, names[seat]!, spot.x + spot.w - 29, spot.y + spot.h - 35, 52);
  }
}
