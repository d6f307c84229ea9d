import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawFlag, drawFrame } from './flags.js';
import { glow } from './glow.js';
import type { Places } from './places.js';

/** A choice of a menu: its number, and the anchors under which the picture shows it. */
export interface Target {
  n: number;
  anchors: string[];
}

/** Rings every place that the last turn changed, once, and of things alike one. */
export function ringChanges(ink: Ink, places: Places, changed: string[] = []): void {
  for (const anchor of new Set(changed)) {
    const all = places.of(anchor);
    for (const place of all) if (!place.alike || place === all.at(-1)) glow(ink, place);
  }
}

/**
 * Frames the places of a choice and plants its flags: all frames first, so that none crosses a flag; of several places
 * under one anchor the first carries the flag.
 * @param size height of a flag in pixels
 */
export function plantFlags(ink: Ink, places: Places, targets: Target[], size: number): void {
  const found = targets.map(({ n, anchors }) => ({ n, groups: anchors.map((anchor) => places.of(anchor)) }));
  for (const place of found.flatMap(({ groups }) => groups.flat())) drawFrame(ink, place);
  for (const { n, groups } of found) {
    for (const [first] of groups) if (first) drawFlag(ink, first, n, size);
  }
}
