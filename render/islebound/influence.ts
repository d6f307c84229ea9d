import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { fillRounded } from '../kit/panel.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import type { Scene } from './scene.js';

const cubeRoom = 58;
const strip = 40;

/** The influence track: the value of each space, and whose cube lies there. */
export function influenceSection(scene: Scene): Section {
  return {
    height: captioned(scene, cubeRoom + strip),
    draw: (r) => drawTrack(scene, openSection(scene, r, { icon: 'influence' }, scene.say('islebound.influence'))),
  };
}

function drawTrack({ ink, view, names, places }: Scene, r: Rect): void {
  const step = r.w / view.influence.length;
  for (const [i, { value, owner }] of view.influence.entries()) {
    const box = { x: Math.round(r.x + i * step) + 1, y: r.y + cubeRoom, w: Math.round(step) - 2, h: strip };
    fillRounded(ink, box, 7, value % 2 ? colors.slot : colors.paperDeep);
    const style = { size: sizes.secondary, color: colors.ink, align: 'center' } as const;
    drawFigure(ink, { text: value, means: 'influence' }, box.x + box.w / 2, box.y + strip / 2, style);
    places.add(`influence:${i + 1}`, { ...box, y: r.y, h: cubeRoom + strip }, 'above');
    const [x, y] = [box.x + box.w / 2, r.y + cubeRoom / 2];
    if (owner === null) continue;
    if (owner >= 0) drawToken(ink, owner, names[owner]!, x, y, Math.min(50, step - 4));
    else fillRounded(ink, { x: x - 15, y: y - 15, w: 30, h: 30 }, 5, colors.muted);
  }
}
