import { fieldOf, industryOn, setField } from '../../../src/games/anno-1800/board/fields.js';
import { fieldsFor, placeToken } from '../../../src/games/anno-1800/board/placing.js';
import { data, effectOf, type Needs, populationOf } from '../../../src/games/anno-1800/data.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { table } from './table.js';

/** A new investor where no card is left: the longest bill there is. */
export const longest: Needs = { ...populationOf('investor').add, gold: data.decks['artisan-engineer-investor']!.gold! };

/**
 * A position richer than any match has: four islands, every industry, every card that brings something face up, all
 * workplaces occupied by others’ kinds; `gold` and `ready` cubes decide whether the longest bill can be paid.
 */
export function richest(gold: number, ready: number): State {
  const t = table(4).islands({
    old: ['old-world-04', 'old-world-05', 'old-world-06', 'old-world-07'],
    new: ['new-world-01', 'new-world-02', 'new-world-03', 'new-world-04'],
  });
  const { state } = t;
  t.objectives('beryl-omara', 'aarhant').gold(gold).tokens('trade', 3).tokens('exploration', 4);
  for (const [seat, owner] of state.seats.entries()) {
    for (const { id } of Object.values(data.industries)) {
      const [field] = fieldsFor(owner, id).filter(
        (one) => fieldOf(owner, one).token === undefined && fieldOf(owner, one).printed === undefined,
      );
      if (field !== undefined) placeToken(state, owner, field, id);
    }
    if (seat > 0) continue;
    for (const token of ['window-factory', 'furrier', 'coal-works-worker', 'warehouse-worker', 'steelworks-worker']) {
      if (owner.fields.some((one) => one.token === token)) continue;
      const [field] = fieldsFor(owner, token);
      placeToken(state, owner, field!, token);
    }
    for (const { id } of owner.fields) {
      const field = fieldOf(owner, id);
      if (industryOn(field)) setField(owner, { ...field, cubes: ['farmer', 'engineer'] });
    }
  }
  t.cubes(
    { farmer: ready, worker: ready, artisan: ready, engineer: ready, investor: ready },
    { farmer: 2, worker: 2, artisan: 2, engineer: 2, investor: 2 },
  );
  const gifts = Object.keys(data.cards).filter(
    (id) => effectOf(id, 'cubes') || effectOf(id, 'upgrades') || effectOf(id, 'tokens') || effectOf(id, 'resource'),
  );
  t.laid(gifts).hand(['aei-01']).deck('artisan-engineer-investor').deck('farmer-worker');
  return state;
}
