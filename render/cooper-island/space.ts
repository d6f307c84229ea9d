import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { SpaceView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { fillGlyph } from '../kit/glyphs.js';
import { icons } from '../kit/icon-table.js';
import { drawIcon } from '../kit/icons.js';
import { middleOf, type Outline, type Point } from '../kit/outline.js';
import { colors, sizes } from '../kit/theme.js';
import type { Frame } from './frame.js';
import { drawStack, lifted, liftOf } from './prism.js';

/** From this width of a hex on a space shows its name and the sign of its terrain. */
const detailedFrom = 80;

/** What lies on a space. */
export type Ground = Pick<SpaceView, 'id' | 'x' | 'y' | 'level' | 'terrain' | 'ruins' | 'on'>;

/** The upper face of a space as it stands on the picture. */
export function faceOf(frame: Frame, { x, y, level }: Pick<Ground, 'x' | 'y' | 'level'>): Outline {
  return lifted(frame.hex(x, y), liftOf(level, frame.unit));
}

/** A space of a peninsula: how high, of which terrain, and what stands on it. */
export function drawSpace(ink: Ink, space: Ground, frame: Frame): void {
  const outline = frame.hex(space.x, space.y);
  const { level, terrain, unit } = { ...space, unit: frame.unit };
  if (terrain && level > 0) drawStack(ink, outline, terrain, level, unit);
  const middle = middleOf(faceOf(frame, space));
  if (unit < detailedFrom) drawSmall(ink, space, middle, unit);
  else drawDetailed(ink, space, middle, unit);
}

/** On the whole island: the level, and what stands there below it. */
function drawSmall(ink: Ink, { level, on, ruins }: Ground, { x, y }: Point, unit: number): void {
  const sign = on ?? (ruins ? 'ruins' : undefined);
  const size = Math.round(unit * (level > 0 ? 0.48 : 0.62));
  if (sign) drawIcon(ink, sign, x - size / 2, level > 0 ? y + unit * 0.02 : y - size / 2, size);
  if (level > 0) writeLevel(ink, level, x, sign ? y - unit * 0.26 : y, sizes.secondary);
}

/** What stands in front hides the lower part: everything is written above it. */
function drawDetailed(ink: Ink, { id, level, terrain, on, ruins }: Ground, { x, y }: Point, unit: number): void {
  const sign = on ?? (ruins ? 'ruins' : undefined);
  const size = Math.round(unit * 0.5);
  const left = level > 0 ? x - unit * 0.08 : x - size / 2;
  if (sign) drawIcon(ink, sign, left, y - size * 0.42, size);
  else if (terrain) {
    ink.globalAlpha = 0.6;
    fillGlyph(ink, icons[terrain]!.glyph, left, y - size * 0.42, size, colors.ink);
    ink.globalAlpha = 1;
  }
  if (level > 0) writeLevel(ink, level, x - unit * 0.27, y + size * 0.08, sizes.primary);
  const style = { size: sizes.detail, color: level > 0 ? colors.ink : colors.muted, align: 'center' } as const;
  drawFigure(ink, { text: id, means: 'space' }, x, y - unit * (level > 0 || sign ? 0.37 : 0), style);
}

function writeLevel(ink: Ink, level: number, x: number, y: number, size: number): void {
  const style = { size, weight: 'bold', color: colors.ink, align: 'center' } as const;
  drawFigure(ink, { text: level, means: 'level' }, x, y, style);
}
