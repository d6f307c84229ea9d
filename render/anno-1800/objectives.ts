import { data } from '../../src/games/anno-1800/data.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { columns, inset } from '../kit/geometry.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import { objectivePieces } from './objective.js';
import { detailFlag, type Scene } from './scene.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

const padding = { x: 16, y: 10 };
const headLine = 50;
const signs = 250;

/** The kind `objectives`: the objective cards with all that they say, or those that may be chosen; what is left of the rest. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene) {
      const { objectives, phase } = scene.view;
      if (phase === 'objectives') return choiceSections(scene);
      return [...objectives.map((id) => objectiveSection(scene, id)), supplySection(scene)];
    },
  }),
};

/** All there are, two by two, by what they bring: what each says stands in the menu. */
function choiceSections(scene: Scene): Section[] {
  const { ink, places } = scene;
  const all = Object.values(data.objectives);
  const lines = Array.from({ length: Math.ceil(all.length / 2) }, (_, line) => all.slice(2 * line, 2 * line + 2));
  return lines.map((line) => ({
    height: 134,
    draw(r) {
      for (const [i, objective] of line.entries()) {
        const spot = columns(r, 2, 12)[i]!;
        drawPanel(ink, spot);
        places.add(`objective:${objective.id}`, spot);
        const name = { largest: 32, weight: 'bold', color: colors.ink, lines: 2, middle: true } as const;
        drawParagraph(ink, nameOf(scene, objective), { x: spot.x + 8, y: spot.y + 6, w: spot.w - 16, h: 64 }, name);
        const pieces = { x: spot.x + 12, y: spot.y + 72, w: spot.w - 24, h: 54 };
        drawPieces(ink, [objectivePieces(objective.id).flat()], pieces, 42);
      }
    },
  }));
}

function objectiveSection(scene: Scene, id: string): Section {
  const { ink, places, locale, view } = scene;
  const objective = data.objectives[id]!;
  const text = objective.text[locale];
  const width = panelWidth(closeFormat) - 2 * padding.x;
  return {
    height: Math.ceil(2 * padding.y + headLine + paragraphHeight(ink, text, width)),
    draw(r) {
      drawPanel(ink, r);
      places.add(`objective:${id}`, r);
      const room = inset(r, padding.x, padding.y);
      const y = room.y + headLine / 2 - 4;
      const name = { size: 36, weight: 'bold', color: colors.ink, maxWidth: room.w - signs - 12 } as const;
      drawLine(ink, nameOf(scene, objective), room.x, y, name);
      const rows = objectivePieces(id);
      ink.globalAlpha = view.turn.used.includes(id) ? 0.35 : 1;
      drawPieces(ink, [rows.flat()], { x: room.x + room.w - signs, y: room.y - 2, w: signs, h: headLine - 2 }, 42);
      ink.globalAlpha = 1;
      const words = { ...room, y: room.y + headLine, h: room.h - headLine };
      drawParagraph(ink, text, words, { largest: sizes.detail, color: colors.ink });
    },
  };
}
