import { expect, it } from 'vitest';
import { createRng, defaultOptions, playout, start } from '../../../src/engine/index.js';
import { seatOf } from '../../../src/games/kit/seats.js';
import { withTableFish } from '../../../src/games/nusfjord/effects/judge.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { copyState, type State } from '../../../src/games/nusfjord/state.js';
import { seedOf } from '../../seed.js';
import { table } from './table.js';

it.each(['herring', 'mackerel', 'codfish'])('trying something out changes nothing: %s', (deck) => {
  let tried = 0;
  const options = { ...defaultOptions(nusfjord), deck };
  const { position } = start<State>(nusfjord, 3, options, seedOf(deck.length));
  playout(nusfjord, position, createRng({ seed: seedOf(7), block: 0 }), undefined, {
    after({ position: { state } }) {
      const before = JSON.stringify(state);
      nusfjord.pending(state);
      for (const seat of [0, 1, 2]) {
        if (state.plates === 0) continue;
        for (const { id } of seatOf(state, seat).elders) {
          const after = withTableFish(state, seat, id);
          expect(after.plates).toBe(state.plates - 1);
          tried += 1;
        }
      }
      expect(JSON.stringify(state)).toBe(before);
    },
  });
  expect(tried).toBeGreaterThan(20);
});

it('a copy keeps what random matches hardly ever leave behind', () => {
  const { state } = table(2, { deck: 'codfish' }).own('holiday-resort').do('pass');
  expect(state.seats[0]!.triggered).toEqual(['holiday-resort']);
  expect(copyState(state)).toStrictEqual(state);
});

it('a copy for one seat shares the other seats', () => {
  const { state } = table(3);
  const copy = copyState(state, 1);
  expect(copy).toStrictEqual(state);
  expect(state.seats.map((owner, seat) => owner === copy.seats[seat])).toEqual([true, false, true]);
});
