import { describe } from 'vitest';
import { citiesOf } from '../../../src/games/islebound/board/cities.js';
import { cubesOf } from '../../../src/games/islebound/board/influence.js';
import { islebound } from '../../../src/games/islebound/index.js';
import type { State } from '../../../src/games/islebound/state.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { replayMatches } from '../shared/matches.js';

describe('recorded matches', () => {
  replayMatches<State>(islebound, ['four-advanced', 'two-plain'], {
    period: 'Round',
    number: ({ round }) => round,
    first: ({ first }) => first,
    stand(state, seat) {
      const { stock, ichor, crew, buildings, ship } = seatOf(state, seat);
      const goods = Object.entries(stock).flatMap(([good, count]) => (count > 0 ? [`${count} ${good}`] : []));
      const places = crew.map(({ type, place }) => (place === 'deck' ? type : `${type} (${place})`));
      return [
        `at ${ship} with ${[...goods, ...(ichor ? ['the ichor serpent'] : [])].join(', ') || 'nothing'}`,
        `crew ${places.join(', ')}`,
        `cities ${citiesOf(state, seat).join(', ') || 'none'}; cubes ${
          cubesOf(state, seat)
            .map((space) => space + 1)
            .join(', ') || 'none'
        }`,
        `built ${buildings.join(', ') || 'nothing'}`,
      ];
    },
  });
});
