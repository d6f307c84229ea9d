import { buildingOf } from '../../src/games/anno-1800/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawIcon } from '../kit/icons.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { signOf } from './signs.js';

/**
 * What a building is, its left edge at `x` and its middle at `y`: the product of an industry, with the cube that works
 * there beside it; a shipyard or a ship with its strength on a round plate. Returns the width drawn.
 */
export function drawBuilding({ ink }: Pick<Scene, 'ink'>, id: string, x: number, y: number, size: number): number {
  const building = buildingOf(id);
  if (building.type === 'industry') {
    drawIcon(ink, building.resource, x, y - size / 2, size);
    const cube = Math.round(size * 0.6);
    drawIcon(ink, signOf(building.worker), x + size + 4, y + size / 2 - cube, cube);
    return size + 4 + cube;
  }
  const icon = building.type === 'shipyard' ? 'shipyard' : `ship-${building.token}`;
  drawIcon(ink, icon, x, y - size / 2, size);
  const plate = Math.max(40, size * 0.72);
  const middle = { x: x + size + plate / 2 - 2, y: y + (size - plate) / 2 };
  ink.beginPath();
  ink.arc(middle.x, middle.y, plate / 2, 0, Math.PI * 2);
  ink.fillStyle = colors.ink;
  ink.fill();
  const style = { size: sizes.secondary, weight: 'bold', color: colors.flagText, align: 'center' } as const;
  drawFigure(ink, { text: building.strength, means: icon }, middle.x, middle.y, style);
  return size + plate;
}
