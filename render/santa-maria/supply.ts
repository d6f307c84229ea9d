import { type Die, drawDie } from '../kit/dice.js';
import type { Rect } from '../kit/geometry.js';
import { openSection, type Section } from '../kit/section.js';
import type { Scene } from './scene.js';

/** The dice of the common supply: one row, a second one for the blue dice of the common-blue-dice variant. */
export function supplySection(scene: Scene): Section {
  return {
    height: scene.view.variants.commonBlueDice ? 122 : 92,
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
    drawDiceRow(scene, line, { ...r, y: r.y + i * h, h });
  }
}

/** A row of dice from the left, each under the anchor of its colour and value. */
export function drawDiceRow({ ink, places }: Scene, dice: Die[], r: Rect, largest = 54): void {
  const step = Math.min(r.w / Math.max(12, dice.length), largest + 8);
  const size = Math.floor(Math.min(step - 6, r.h - 4));
  for (const [i, die] of dice.entries()) {
    const place = { x: Math.round(r.x + i * step), y: Math.round(r.y + (r.h - size) / 2), w: size, h: size };
    drawDie(ink, die, place.x, place.y, size);
    places.add(`die:${die.color}:${die.value}`, place, 'below');
  }
}
