import { type Position, positionAt } from '../../src/games/cooper-island/board/geometry.js';
import type { CooperIslandView, ShipView } from '../../src/games/cooper-island/view.js';
import type { Scene } from './scene.js';
import { drawShip } from './ship.js';

/** A ship with the seat that sails it. */
export type Sailing = ShipView & { seat: number };

/** All ships by where they lie. */
function berths({ seats }: CooperIslandView): Map<number, Sailing[]> {
  const all = new Map<number, Sailing[]>();
  for (const { seat, ships } of seats) {
    for (const ship of ships) all.set(ship.at, [...(all.get(ship.at) ?? []), { ...ship, seat }]);
  }
  return all;
}

/** @example berthsOf(view, (place) => place.kind === 'bay') */
export function berthsOf(view: CooperIslandView, wanted: (place: Position) => boolean): [Position, Sailing[]][] {
  return [...berths(view)].flatMap(([at, ships]) => {
    const place = positionAt(at, view.seats.length);
    return wanted(place) ? [[place, ships] as [Position, Sailing[]]] : [];
  });
}

/** Ships that lie on one position, side by side around a point, so many in a line. */
export function drawFleet(
  scene: Scene,
  ships: Sailing[],
  at: { x: number; y: number },
  size: number,
  beside = 2,
): void {
  const { ink, names, places } = scene;
  const apart = ships.some(({ anchors }) => anchors > 1) ? 1.5 : 1.04;
  const perRow = ships.length > 4 ? 3 : beside;
  const lines = Math.ceil(ships.length / perRow);
  for (const [i, ship] of ships.entries()) {
    const line = Math.floor(i / perRow);
    const inLine = Math.min(perRow, ships.length - line * perRow);
    const x = at.x + ((i % perRow) - (inLine - 1) / 2) * size * apart;
    const y = at.y + (line - (lines - 1) / 2) * size * 1.06;
    places.add(`ship:${ship.seat}:${ship.id}`, drawShip(ink, { ...ship, name: names[ship.seat]! }, { x, y }, size));
  }
}
