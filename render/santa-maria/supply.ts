import { type Die, drawDie } from '../kit/dice.js';
import type { Rect } from '../kit/geometry.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import type { Scene } from './scene.js';

const rowHeight = 60;

/** The dice of the common supply: one row, a second one for the blue dice of the common-blue-dice variant. */
export function supplySection(scene: Scene): Section {
  const lines = scene.view.variants.commonBlueDice ? 2 : 1;
  return {
    height: captioned(scene, lines * rowHeight),
    draw: (r) =>
      drawSupply(scene, openSection(scene, r, { glyph: 'dice-six-faces-five' }, scene.say('santa-maria.dice'))),
  };
}

function drawSupply(scene: Scene, r: Rect): void {
  const { view } = scene;
  const dice = (color: Die['color'], values: number[]) => values.map((value): Die => ({ color, value }));
  const lines = [dice('white', view.whiteDice), ...(view.variants.commonBlueDice ? [dice('blue', view.blueDice)] : [])];
  const h = r.h / lines.length;
  for (const [i, line] of lines.entries()) {
    drawDiceRow(scene, line, { ...r, y: r.y + i * h, h }, { gap: i === 0 ? 'gap:white' : 'gap:blue' });
  }
}

/** A row of dice from the left, each under the anchor of its colour and value, and behind the last the `gap` of one that was taken. */
export function drawDiceRow(
  { ink, places }: Scene,
  dice: Die[],
  r: Rect,
  { gap, largest = 60 }: { gap?: string; largest?: number } = {},
): void {
  const step = Math.min(r.w / Math.max(8, dice.length + 1), largest + 10);
  const size = Math.floor(Math.min(step - 6, r.h - 4));
  const spot = (i: number): Rect => ({
    x: Math.round(r.x + i * step),
    y: Math.round(r.y + (r.h - size) / 2),
    w: size,
    h: size,
  });
  for (const [i, die] of dice.entries()) {
    const place = spot(i);
    drawDie(ink, die, place.x, place.y, size);
    places.add(`die:${die.color}:${die.value}`, place, 'below', 'alike');
  }
  if (gap) places.add(gap, spot(dice.length));
}
