import { expect, it } from 'vitest';
import { data, nusfjord, table } from './table.js';

const c = Object.values(data.buildings).filter(({ letter }) => letter === 'C');
const cheap = c.find(({ cost, points }) => points !== '*' && (cost.gold ?? 0) > 0)!;
const star = c.find(({ points }) => points === '*')!;

it('NF-6.5 cards in hand say their kind, their points, and whether they can be built', () => {
  const rich = table(2).hand(0, cheap.id, star.id).give(40, 40, 40, 0);
  const poor = table(2).hand(0, cheap.id).give(0, 0, 0, 0);
  const of = (t: typeof rich, seat = 0) => nusfjord.hand?.(t.state, seat) ?? [];
  expect(of(rich)).toEqual([
    {
      component: cheap.id,
      group: { id: `nusfjord.timing.${cheap.timing}` },
      points: cheap.points,
      detail: { id: 'nusfjord.hand.detail', args: { cost: { amounts: cheap.cost }, text: { textOf: cheap.id } } },
      play: { when: 'now' },
    },
    {
      component: star.id,
      group: { id: 'nusfjord.timing.points' },
      detail: { id: 'nusfjord.hand.detail', args: { cost: { amounts: star.cost }, text: { textOf: star.id } } },
      play: { when: 'now' },
    },
  ]);
  expect(of(rich, 1)).toEqual([]);
  expect(of(poor)[0]!.play).toMatchObject({ when: 'not', missing: { id: 'nusfjord.why.cost' } });
  const waiting = table(2).hand(1, cheap.id).give(40, 40, 40, 1);
  expect(of(waiting, 1)[0]!.play).toEqual({ when: 'after', steps: { id: 'nusfjord.hand.worker' } });
});

it('NF-5.8 a card in hand that exchanges would pay for says so, and no longer out of turn', () => {
  const dear = c.find(({ cost }) => (cost.gold ?? 0) > 0 && (cost.fish ?? 0) === 0)!;
  const t = table(2).hand(0, dear.id).own('trading-house').give(40, 40, 0, 0);
  const play = () => nusfjord.hand!(t.state, 0)[0]!.play;
  expect(play()).toEqual({ when: 'after', steps: { id: 'nusfjord.hand.exchange' } });
  t.give(40, 0, 0, 0);
  expect(play()).toMatchObject({ when: 'not', missing: { id: 'nusfjord.why.cost' } });
  t.give(40, 40, 0, 0).play('pass').end();
  expect(play()).toMatchObject({ when: 'not', missing: { id: 'nusfjord.why.cost' } });
});
