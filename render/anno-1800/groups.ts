import { buildingOf, type Kind } from '../../src/games/anno-1800/data.js';

/** The construction tokens by who works there, so that each part can be looked at closely; the industries of engineers stand with shipyards and ships. */
export type Group = 'workers' | 'artisans' | 'ships';

const groups: Record<Kind, Group> = {
  farmer: 'workers',
  worker: 'workers',
  artisan: 'artisans',
  engineer: 'ships',
  investor: 'ships',
};

/** Is a construction token one of a group? @example inGroup('workers', 'brewery') // true */
export function inGroup(group: Group, token: string): boolean {
  const building = buildingOf(token);
  return group === (building.type === 'industry' ? groups[building.worker] : 'ships');
}
