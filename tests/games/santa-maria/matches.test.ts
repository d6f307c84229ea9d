import { describe } from 'vitest';
import { seatOf } from '../../../src/games/kit/seats.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { replayMatches } from '../shared/matches.js';

describe('recorded matches', () => {
  replayMatches<State>(santaMaria, ['four-chosen-boards', 'solo', 'two-advanced-common-dice'], {
    period: 'Year',
    number: ({ phase, year }) => (phase === 'year' ? year : 0),
    first: (state) => state.first,
    stand(state, seat) {
      const owner = seatOf(state, seat);
      const goods = Object.entries({ ...owner.resources, coins: owner.coins }).filter(([, amount]) => amount > 0);
      const monks = Object.entries(state.monks).filter(([, seats]) => seats.includes(seat));
      return [
        `${owner.board}, ${Object.keys(owner.cells).length} spaces, religion ${owner.religion}, ${goods.map(([id, n]) => `${n} ${id}`).join(', ')}`,
        `monks: ${monks.map(([place]) => place).join(', ') || 'none'}`,
      ];
    },
  });
});
