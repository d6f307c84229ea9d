import { describe, expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import { pendingFor, type Thought } from '../../src/engine/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Desk } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { emptyTable, type Table } from '../games/santa-maria/table.js';

const plain = createWords({ locale: 'en', components: santaMaria.components, seatName: () => 'Anna' });

/** What the panel of a seat hands the picture. */
function modelFocus({ position }: Table, thought?: Thought) {
  const pending = pendingFor(santaMaria, position.state, 0);
  const desk = { game: santaMaria, seat: 0, position, pending, draft: [], fallen: [], ...(thought && { thought }) };
  const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });
  return panelModel(desk as unknown as Desk, { ...plain, plain }, { preview }, {}).focus;
}

/** What it asks the picture to mark. */
const focusOf = (table: Table, thought?: Thought) => modelFocus(table, thought)?.targets;

describe('what a panel asks its picture to mark', () => {
  it('is the place of each choice and all it would touch: both lines of a blue die with Philosophy', () => {
    const table = emptyTable().monks(0, 'philosophy').store({ coins: 9 }).blue(2, 5).white(1, 3, 5);
    expect(focusOf(table, { action: 'use-die', args: {}, picked: [] })).toEqual([
      { n: 1, anchor: 'die:white:1', touches: ['column:1'], value: 'white-1' },
      { n: 2, anchor: 'die:white:3', touches: ['column:3'], value: 'white-3' },
      { n: 3, anchor: 'die:white:5', touches: ['column:5'], value: 'white-5' },
      { n: 4, anchor: 'die:blue:2', touches: ['row:2', 'column:2'], value: 'blue-2' },
      { n: 5, anchor: 'die:blue:5', touches: ['row:5', 'column:5'], value: 'blue-5' },
    ]);
    expect(focusOf(table, { action: 'use-die', args: { die: 'blue-5', value: '5' }, picked: [] })).toEqual([
      { n: 1, anchor: 'row:5', touches: ['row:5'], value: 'use-die die=blue-5 value=5 line=row' },
      { n: 2, anchor: 'column:5', touches: ['column:5'], value: 'use-die die=blue-5 value=5 line=column' },
    ]);
  });

  it('is the line of the value where a menu holds whole moves, and the chosen one of two', () => {
    const table = emptyTable().grid({ r3c1: 'farm', r1c4: 'farm' }).monks(0, 'philosophy').blue(3).white(4);
    expect(focusOf(table, { action: 'use-die', args: {}, picked: [] })).toEqual([
      { n: 1, anchor: 'die:white:4', touches: ['column:4'], value: 'use-die die=white-4 value=4' },
      { n: 2, anchor: 'die:blue:3', touches: ['row:3'], value: 'use-die die=blue-3 value=3' },
    ]);
  });
});

describe('what a panel tells its picture of a move half chosen', () => {
  const about = (...filled: string[]) => {
    const cells = Object.fromEntries(filled.map((cell) => [cell, 'farm' as const]));
    const table = emptyTable().grid(cells).store({ wood: 9, grain: 9, coins: 9 });
    const [tile] = table.state.display.double;
    return { table, tile: tile! };
  };

  it('is the rotation that is not asked, because the tile fits in one alone', () => {
    const { table, tile } = about('r1c2');
    const args = { tile, cell: 'r1c1' };
    expect(modelFocus(table, { action: 'expand', args, picked: [] })?.args).toEqual({ ...args, rotation: '90' });
  });

  it('is no rotation before one of several is chosen', () => {
    const { table, tile } = about();
    const args = { tile, cell: 'r1c1' };
    expect(modelFocus(table, { action: 'expand', args, picked: [] })?.args).toEqual(args);
  });
});
