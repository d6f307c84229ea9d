import { deckIds, kinds } from '../../src/games/anno-1800/data.js';
import { drawAmount } from '../kit/figures.js';
import { inset } from '../kit/geometry.js';
import { drawPanel } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawToken } from '../kit/tokens.js';
import type { Scene } from './scene.js';
import { signOf } from './signs.js';

interface Pile {
  icon: string;
  n: number;
  anchor?: string;
}

const size = 42;
const figure = 36;
const lineHeight = 58;

/** What is left of cubes, decks and islands, and the fireworks token. */
export function supplySection(scene: Scene): Section {
  const { ink, view, places, names, close } = scene;
  const lines = close
    ? [cubePiles(scene), deckPiles(scene), otherPiles(scene)]
    : [cubePiles(scene), [...deckPiles(scene), ...otherPiles(scene)]];
  return {
    height: lines.length * lineHeight + 24,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 16, 12);
      for (const [i, line] of lines.entries()) {
        const y = room.y + (i + 0.5) * lineHeight;
        const last = i === lines.length - 1;
        const step = room.w / (line.length + (last ? 1 : 0));
        for (const [at, { icon, n, anchor }] of line.entries()) {
          const x = room.x + at * step;
          const w = drawAmount(ink, icon, n, x, y, size, figure);
          if (anchor !== undefined) places.add(anchor, { x: x - 4, y: y - 26, w: w + 8, h: 52 });
        }
        if (!last) continue;
        const x = room.x + line.length * step;
        drawAmount(ink, 'fireworks', '', x, y, size);
        places.add('fireworks', { x: x - 4, y: y - 26, w: 58, h: 52 });
        const { fireworks } = view;
        if (fireworks !== undefined) drawToken(ink, fireworks, names[fireworks]!, x + 74, y, 48);
      }
    },
  };
}

function cubePiles({ view }: Scene): Pile[] {
  return kinds.map((kind) => ({ icon: signOf(kind), n: view.supply[kind], anchor: `supply:${kind}` }));
}

function deckPiles({ view }: Scene): Pile[] {
  return deckIds.map((deck) => ({ icon: `deck-${deck}`, n: view.decks[deck], anchor: `deck:${deck}` }));
}

function otherPiles({ view }: Scene): Pile[] {
  return [
    { icon: 'expedition', n: view.expeditions },
    { icon: 'old-world', n: view.oldWorld },
    { icon: 'new-world', n: view.newWorld },
  ];
}
