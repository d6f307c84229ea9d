import { data } from '../../src/games/santa-maria/data.js';
import { drawDie } from '../kit/dice.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { fillRounded } from '../kit/panel.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import type { Scene } from './scene.js';

/** Something between two spaces of a track, gained when the second is reached. */
interface Milestone {
  reached: number;
  draw(x: number, y: number, size: number): void;
}

const strip = 42;
const sign = 36;
/** Above the numbers, for the markers. */
const standingRoom = 52;
const content = standingRoom + strip + sign + 4;

/** The religion track with its monk symbols; the ones with a blue die unlock one. */
export function religionSection(scene: Scene): Section {
  const { ink, view } = scene;
  const milestones = data.religionTrack.monkSymbols.map(
    ({ reached, unlocksBlueDie }): Milestone => ({
      reached,
      draw(x, y, size) {
        drawIcon(ink, 'monk', x - size / 2 - (unlocksBlueDie ? 12 : 0), y, size);
        if (unlocksBlueDie) drawDie(ink, { color: 'blue' }, x + size / 2 - 10, y + 4, size - 6);
      },
    }),
  );
  const stacks = Array.from({ length: data.religionTrack.end + 1 }, (_, space) =>
    view.seats.filter(({ religion }) => religion === space).map(({ seat }) => seat),
  );
  return {
    height: captioned(scene, content),
    draw: (r) => {
      const room = openSection(scene, r, { icon: 'religion' }, caption(scene, 'religion'));
      drawTrack(scene, room, stacks, milestones, (seat) => `religion:${seat}`);
    },
  };
}

/** The conquest track: gold on the way, in the solo game the trees; who arrived first on a space stands lowest. */
export function conquestSection(scene: Scene): Section {
  const { ink, view } = scene;
  const gold = data.conquestTrack.gold.map(
    ({ reached }): Milestone => ({
      reached,
      draw: (x, y, size) => drawIcon(ink, 'gold', x - size / 2, y, size),
    }),
  );
  const trees = view.trees.map(
    ({ space, now }): Milestone => ({
      reached: space,
      draw(x, y, size) {
        ink.globalAlpha = now ? 1 : 0.35;
        fillGlyph(ink, 'palm-tree', x - size / 2, y, size, '#1c5c33');
        ink.globalAlpha = 1;
      },
    }),
  );
  const start = view.seats.filter(({ conquest }) => conquest === 0).map(({ seat }) => seat);
  const stacks = Array.from({ length: data.conquestTrack.end + 1 }, (_, space) =>
    space === 0 ? start : (view.conquestStacks[space] ?? []),
  );
  return {
    height: captioned(scene, content),
    draw: (r) => {
      const room = openSection(scene, r, { icon: 'conquest' }, caption(scene, 'conquest'));
      drawTrack(scene, room, stacks, [...gold, ...trees], (seat) => `conquest:${seat}`);
    },
  };
}

/** The whole name where there is room for it. */
function caption({ say, close }: Scene, track: 'religion' | 'conquest'): string {
  return say(close ? `santa-maria.${track}-track` : `santa-maria.${track}`);
}

function drawTrack(
  { ink, names, places, close }: Scene,
  r: Rect,
  stacks: number[][],
  milestones: Milestone[],
  anchor: (seat: number) => string,
): void {
  const step = r.w / stacks.length;
  const top = r.y + r.h - strip - sign - 2;
  for (const space of stacks.keys()) {
    const box = { x: Math.round(r.x + space * step) + 1, y: top, w: Math.round(step) - 2, h: strip };
    fillRounded(ink, box, 7, space % 2 ? colors.paperDeep : colors.slot);
    const style = { size: close ? sizes.detail : sizes.secondary, color: colors.muted, align: 'center' } as const;
    drawFigure(ink, { text: space, means: 'track' }, box.x + box.w / 2, top + strip / 2, style);
  }
  for (const { reached, draw } of milestones) {
    const x = r.x + reached * step;
    ink.fillStyle = colors.ink;
    ink.fillRect(x - 2, top, 4, strip);
    draw(x, top + strip + 3, sign);
  }
  for (const [space, seats] of stacks.entries()) {
    const room = { x: r.x + space * step, y: top - standingRoom, w: step, h: standingRoom };
    for (const { seat, x, y, size } of standing(seats, room)) {
      drawToken(ink, seat, names[seat]!, x, y, size);
      places.add(anchor(seat), { x: x - size / 2, y: y - size / 2, w: size, h: size });
    }
  }
}

/** One marker stands large; several stand two by two, the lowest of the stack at the bottom left. */
function standing(seats: number[], r: Rect): { seat: number; x: number; y: number; size: number }[] {
  const middle = r.x + r.w / 2;
  if (seats.length === 1) return [{ seat: seats[0]!, x: middle, y: r.y + r.h - 27, size: Math.min(48, r.w + 4) }];
  const size = Math.min(28, r.h / 2);
  return seats.map((seat, i) => ({
    seat,
    x: middle + (i % 2 ? 1 : -1) * size * 0.47,
    y: r.y + r.h - size / 2 - Math.floor(i / 2) * size * 0.96,
    size,
  }));
}
