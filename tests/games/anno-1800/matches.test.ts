import { describe } from 'vitest';
import { standing } from '../../../src/games/anno-1800/board/fields.js';
import { kinds } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { replayMatches } from '../shared/matches.js';

describe('recorded matches', () => {
  replayMatches<State>(anno1800, ['four-chosen', 'two-first-game', 'two-random'], {
    period: 'Round',
    number: ({ round }) => round,
    first: ({ first }) => first,
    stand(state, seat) {
      const { ready, spent, fields, tokens, gold, hand, played, expeditions, oldWorld, newWorld } = seatOf(state, seat);
      const built = fields.flatMap(({ token }) => token ?? []);
      const used = fields.reduce((sum, { cubes }) => sum + cubes.length, 0);
      const { trade, exploration } = tokens;
      return [
        `cubes ${kinds.map((kind) => `${ready[kind]}+${spent[kind]}`).join(' ')}, at work ${used}; gold ${gold}`,
        `trade ${trade.ready}+${trade.spent}, exploration ${exploration.ready}+${exploration.spent}; islands ${oldWorld.length}, ${newWorld.length}`,
        `hand ${hand.length}, played ${played.length} (${played.filter(({ open }) => open).length} open), expeditions ${expeditions.length}`,
        `built ${built.length} tokens; ${fields.filter((field) => standing(field)).length} buildings`,
      ];
    },
  });
});
