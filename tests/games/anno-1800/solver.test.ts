import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/engine/index.js';
import { extraFor } from '../../../src/games/anno-1800/effects/extra.js';
import { planFor } from '../../../src/games/anno-1800/effects/plan.js';
import { reachable } from '../../../src/games/anno-1800/effects/reachable.js';
import { seedOf } from '../../seed.js';
import { randomBill, tryAll, tryAllSteps } from './brute.js';
import { longest, richest } from './worst.js';

/** How many random bills are compared; by hand it was 10,000 of each. */
const bills = Number(process.env.BILLS ?? 250);

describe('the suggestion', () => {
  it('AN-9.15 is the first of the best of all settlements, wherever there is one', () => {
    const rng = createRng({ seed: seedOf(77), block: 0 });
    let payable = 0;
    for (let at = 0; at < bills; at += 1) {
      const state = randomBill(rng);
      const plan = planFor(state, 0, state.turn.bill!.needs);
      const best = tryAll(state);
      if (best) payable += 1;
      expect([at, plan && { ...plan, steps: plan.steps.map(({ need, by }) => `${need} ${by}`) }]).toEqual([at, best]);
    }
    expect(payable / bills).toBeGreaterThan(0.2);
  });

  it('AN-9.8 free steps are named exactly where there are some after which it can be paid', () => {
    const rng = createRng({ seed: seedOf(78), block: 0 });
    const counts = { payable: 0, not: 0, unknown: 0 };
    for (let at = 0; at < bills; at += 1) {
      const state = randomBill(rng, true);
      const { needs } = state.turn.bill!;
      if (planFor(state, 0, needs)) continue;
      const found = tryAllSteps(state, 4000);
      const extra = extraFor(state, 0, needs);
      if (found === undefined) counts.unknown += 1;
      else {
        counts[found ? 'payable' : 'not'] += 1;
        expect([at, JSON.stringify(extra) ?? 'none', extra !== undefined]).toEqual([at, expect.anything(), found]);
      }
      // Whatever can be paid somehow is never refused.
      if (found) expect([at, reachable(state, 0, false)(needs)]).toEqual([at, undefined]);
    }
    expect(counts.payable).toBeGreaterThan(bills / 50);
    expect(counts.unknown).toBeLessThan(bills / 5);
  });

  it('AN-9.15 ends where there is most to look through: every industry, card and island, and the longest bill', () => {
    for (const [gold, ready] of [
      [0, 0],
      [3, 0],
      [0, 1],
      [2, 2],
      [9, 9],
    ] as const) {
      const state = richest(gold, ready);
      // Nothing pays it at once, and free steps make it payable.
      expect([planFor(state, 0, longest), extraFor(state, 0, longest) !== undefined]).toEqual([undefined, true]);
    }
  });
});
