import { describe } from 'vitest';
import { seatOf } from '../../../src/games/kit/seats.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { firstSeat, type State } from '../../../src/games/nusfjord/state.js';
import { replayMatches } from '../shared/matches.js';

describe('recorded matches', () => {
  replayMatches<State>(nusfjord, ['five-mixed', 'solo-advanced', 'three-herring'], {
    period: 'Round',
    number: ({ round }) => round,
    first: firstSeat,
    stand(state, seat) {
      const owner = seatOf(state, seat);
      const goods = (stock: Record<string, number>) => Object.values(stock).join('/');
      const built = Object.entries(owner.buildings).map(([cell, id]) => `${cell} ${id}`);
      const elders = owner.elders.map(({ id, fish }) => `${id} ${fish}`);
      const forests = Object.entries(owner.forests).map(([double, count]) => `${double} ${count}`);
      return [
        `supply ${goods(owner.supply)}, reserve ${goods(owner.reserve)}, ships ${owner.ships.join(', ') || 'none'}`,
        `shares ${owner.shares.join('/')}, unissued ${owner.unissued}, forests ${forests.join(', ') || 'none'}`,
        `elders ${elders.join(', ') || 'none'}; built ${built.join(', ') || 'nothing'}`,
      ];
    },
  });
});
