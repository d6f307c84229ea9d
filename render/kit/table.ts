import type { Rect } from './geometry.js';
import { openPage, splitTable } from './page.js';
import type { Scene } from './scene.js';

/** What of a table is a game's own beside what all share. */
interface Table<S extends Scene<{ seats: unknown[] }>> {
  /** Width of the seats' panels in pixels. */
  seatsWidth: number;
  drawTop(scene: S, r: Rect): void;
  drawSeatPanel(scene: S, seat: S['view']['seats'][number], r: Rect): void;
}

/**
 * Draws the page of a table with its header and every seat at the left; the room that is left.
 * @example drawSections([supplySection(scene)], openTable(scene, { seatsWidth: 596, drawTop, drawSeatPanel }))
 */
export function openTable<S extends Scene<{ seats: unknown[] }>>(scene: S, table: Table<S>): Rect {
  const all: S['view']['seats'] = scene.view.seats;
  const { header, body } = openPage(scene.ink);
  table.drawTop(scene, header);
  const { seats, room } = splitTable(body, all.length, table.seatsWidth);
  for (const [i, seat] of all.entries()) table.drawSeatPanel(scene, seat, seats[i]!);
  return room;
}
