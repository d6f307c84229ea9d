import { type Good, type Heard, type Space, type Terrain, terrainOf } from './heard.js';

/** A way to lay a double tile, and the level of both spaces afterwards. */
export interface Laying {
  tile: string;
  side: [string, string];
  spaces: [string, string];
  terrains: [Terrain, Terrain];
  level: number;
  /** The levels differ: that is evened out by a cartographer action. */
  apart: boolean;
}

/** Spaces that an own charted one touches, as far as the words tell what lies next to what. */
export function reached({ own, neighbors }: Heard, id: string): boolean {
  return (neighbors[id] ?? []).some((next) => (own.spaces[next]?.level ?? 0) > 0);
}

const fits = ({ level, terrain, on }: Space, half: Terrain): boolean =>
  level === 0 || (on === undefined && (half === 'settlement' || half === terrain));

/** All ways to lay a double tile, by the rules and what was heard. */
export function layings(heard: Heard): Laying[] {
  const { own, neighbors } = heard;
  const found: Laying[] = [];
  for (const { name, sides } of own.tiles) {
    for (const side of sides) {
      const terrains = side.map((words) => terrainOf(words)!) as [Terrain, Terrain];
      for (const [first, one] of Object.entries(own.spaces)) {
        for (const second of neighbors[first] ?? []) {
          const other = own.spaces[second]!;
          if (one.ruins || other.ruins || !fits(one, terrains[0]) || !fits(other, terrains[1])) continue;
          const level = Math.max(one.level, other.level);
          const difference = Math.abs(one.level - other.level);
          const apart = difference > 0;
          if (level === 0 && ![first, second].some((id) => reached(heard, id))) continue;
          if (difference > 1 || (apart && (own.steps === 0 || !own.charts))) continue;
          found.push({ tile: name, side, spaces: [first, second], terrains, level: level + 1, apart });
        }
      }
    }
  }
  return found;
}

/** What there is of a good to pay with: in the warehouse, and by level on the land. */
export function wealth({ own }: Heard, good: Good, called: RegExp): number {
  const lying = Object.values(own.spaces).filter(({ on }) => on !== undefined && called.test(on));
  return own.warehouse[good] + lying.reduce((sum, { level }) => sum + level, 0);
}
