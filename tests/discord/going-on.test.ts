import { expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import { type AnyGame, type Position, pendingFor, type Thought } from '../../src/engine/index.js';
import { push } from '../../src/engine/tasks.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Desk } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { table } from '../games/nusfjord/table.js';
import { emptyTable } from '../games/santa-maria/table.js';

const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });

/** The labels and lines of the choices on a panel of seat 0. */
function panel(game: AnyGame, position: Position, locale: 'en' | 'ru', thought?: Thought): string[] {
  const pending = pendingFor(game, position.state, 0);
  const desk = { game, seat: 0, position, pending, draft: [], fallen: [], ...(thought && { thought }) };
  const words = createWords({ locale, components: game.components, seatName: () => 'Anna' });
  const { buttons, lines } = panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
  return [...buttons.flat().map(({ label }) => label), ...lines];
}

it('the only answer to a question is going on, and what it leads to stands beside', () => {
  const t = table().forests({ cd1: 1 }, 0);
  push(t.state.tasks, 0, { kind: 'grant', op: { op: 'clearForest', wood: 3 }, source: 'fish-stand', must: true });
  expect(panel(nusfjord, t.position, 'en')).toEqual([
    'Go on',
    '**Go on**: Clear a forest: spaces c1 and d1 · 3 wood; both spaces become free',
  ]);
  expect(panel(nusfjord, t.position, 'ru')).toEqual([
    'Дальше',
    '**Дальше**: Вырубить лес: клетки c1 и d1 · 3 дерева; обе клетки освободятся',
  ]);
});

it('so it is where it would stand as a bare value', () => {
  const t = table().forests({}, 0);
  const options = [{ ops: [{ op: 'issueShare' as const }] }, { ops: [{ op: 'thinOut' as const }] }];
  push(t.state.tasks, 0, { kind: 'grant', op: { op: 'choose', options }, source: 'fish-stand', must: true });
  expect(panel(nusfjord, t.position, 'en')).toEqual(['Go on', '**Go on**: issue a share']);
  expect(panel(nusfjord, t.position, 'ru')).toEqual(['Дальше', '**Дальше**: выпустить акцию']);
});

it('but the end of a choice that its player began is named', () => {
  const t = emptyTable();
  for (const space of ['retire-coins', 'retire-religion', 'retire-conquistador', 'retire-shipping'])
    t.state.retire[space] = 1;
  const thought = { action: 'pass', args: {}, picked: [] };
  expect(panel(santaMaria, t.position, 'en', thought)[0]).toBe('Pass: Road');
});
