import { expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import { pendingFor } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import type { Desk } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { Table } from '../games/cooper-island/table.js';

const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });

/** The end of what seat 0 is at: how its button looks, and what stands about it. */
function ending(t: Table) {
  const { position } = t;
  const pending = pendingFor(cooperIsland, position.state, 0);
  const desk = { game: cooperIsland, seat: 0, position, pending, draft: [], committed: 0, fallen: [] };
  const words = createWords({ locale: 'en', components: cooperIsland.components, seatName: () => 'Anna' });
  const { buttons, lines } = panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
  const button = buttons.flat().find((one) => one.do === 'confirm');
  return [button?.label, button?.style, lines.filter((line) => line.includes('Finish'))];
}

it('an end leads only where nothing that could still be done is given up', () => {
  const t = new Table(2).arrange().tiles({ 'double-1': 1 }, 0);
  expect(ending(t)).toEqual(['✓ Finish', 'secondary', ['**✓ Finish**: an islet or a tile is not placed yet']]);
  t.as(0).task({ kind: 'income', islet: true, double: true, used: [] });
  expect(ending(t)).toEqual(['✓ Finish', 'success', []]);
});
