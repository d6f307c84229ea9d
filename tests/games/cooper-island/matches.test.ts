import { describe } from 'vitest';
import { freeSlots, wealth } from '../../../src/games/cooper-island/board/goods.js';
import { spacesWith, structuresOn, unchartedCount } from '../../../src/games/cooper-island/board/land.js';
import { goods } from '../../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { State } from '../../../src/games/cooper-island/state.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { replayMatches } from '../shared/matches.js';

describe('recorded matches', () => {
  const names = ['four', 'three-free-start', 'three', 'two-at-random', 'two-random-start', 'two'];
  replayMatches<State>(cooperIsland, names, {
    period: 'Round',
    number: ({ round }) => round,
    first: ({ cooper }) => cooper,
    stand(state, seat) {
      const owner = seatOf(state, seat);
      const { ships, docks, islets, statues, lids, available, milestones, small, large, cartographer, tiles } = owner;
      const all = wealth(owner);
      const moved = Object.values(milestones).filter((slot) => slot !== '');
      const levels = Object.values(owner.spaces).map(({ level }) => level);
      const [one, two] = [ships['one-mast'], ships['two-mast']];
      return [
        `ships at ${one.at} and ${two.at}, anchors ${one.anchors}+${two.anchors}; workers ${available.regular}+${available.special}, royal orders ${Object.values(state.royal).filter((on) => on?.seat === seat).length}`,
        `land ${levels.reduce((sum, level) => sum + level, 0)} layers, highest ${Math.max(...levels)}, ${unchartedCount(owner)} uncharted; islets ${Object.keys(islets).length}`,
        `goods ${goods.map((good) => `${good} ${all[good]}`).join(', ')}; ${freeSlots(owner)} slots free; cartographer ${cartographer}, tiles ${Object.values(tiles).reduce((sum, n) => sum + n, 0)}`,
        `boats ${Object.keys(docks).length}, structures ${structuresOn(owner).length}, statues ${spacesWith(owner, 'statue').length}+${statues.length}, lids ${lids.unused}+${lids.crates.length}, cargo ${lids.cargo.length}; milestones ${Object.keys(milestones).length} (${moved.join(' ') || 'none moved'}); cards ${[...small, ...Object.keys(large)].join(' ') || 'none'}`,
      ];
    },
  });
});
