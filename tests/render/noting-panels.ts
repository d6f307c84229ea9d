import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Rect } from '../../render/kit/geometry.js';

/** Something on a picture: where it lies on its canvas in pixels, and how large that is. */
export interface Box {
  rect: Rect;
  canvas: { width: number; height: number };
}

/** The panels and slots that were drawn; filled by the module that `notingPanels` made of the kit's. */
export const panels: Box[] = [];

/**
 * The module that draws panels, made to note each.
 * @example vi.mock('../../render/kit/panel.js', async (original) => (await import('./noting-panels.js')).notingPanels(await original()))
 */
export function notingPanels(kit: typeof import('../../render/kit/panel.js')): typeof kit {
  const note = (ink: Ink, r: Rect): void => {
    panels.push({ rect: onCanvas(ink, r), canvas: ink.canvas });
  };
  return {
    ...kit,
    drawPanel(ink, r) {
      note(ink, r);
      kit.drawPanel(ink, r);
    },
    drawSlot(ink, r, radius) {
      note(ink, r);
      kit.drawSlot(ink, r, radius);
    },
  };
}

/** A rectangle in pixels of its canvas. */
export function onCanvas(ink: Ink, { x, y, w, h }: Rect): Rect {
  const { a, d, e, f } = ink.getTransform();
  return { x: x * a + e, y: y * d + f, w: w * a, h: h * d };
}
