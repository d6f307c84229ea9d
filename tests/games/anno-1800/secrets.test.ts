import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, leaks, type Move, viewersOf } from '../../../src/engine/index.js';
import { data, effectOf } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { seedOf } from '../../seed.js';
import { type Table, table } from './table.js';

describe('open and hidden information', () => {
  it('AN-24.1 AN-24.3 hands and expeditions are their owner’s; how many, by their backs, is open', () => {
    const t = table(3)
      .laid([{ id: 'fw-36', open: false, tokens: 2 }])
      .gold(4);
    t.own.expeditions = ['expedition-01'];
    const open = anno1800.view(t.state, 'public').seats[0]!;
    expect([open.hand, open.expeditions, open.expeditionCount]).toEqual([undefined, undefined, 1]);
    expect(open.handSize['farmer-worker'] + open.handSize['artisan-engineer-investor']).toBe(t.own.hand.length);
    expect([open.gold, open.played, open.tokens.trade]).toEqual([
      4,
      [{ id: 'fw-36', open: false, tokens: 2 }],
      { ready: 2, spent: 0 },
    ]);
    const own = anno1800.view(t.state, 0).seats[0]!;
    expect([own.hand, own.expeditions]).toEqual([t.own.hand, ['expedition-01']]);
    expect(anno1800.view(t.state, 1).seats[0]!.hand).toBeUndefined();
  });

  it('AN-24.3 the turn is open: pool, bill and what was bought', () => {
    const t = table().do('produce field=h-a1', 'expand token=glassworks', 'settle need=goods by=1.h-b3');
    expect(anno1800.view(t.state, 1).turn).toMatchObject({
      pool: { planks: 1 },
      bought: ['goods'],
      bill: { purpose: { for: 'build', token: 'glassworks' }, needs: { coal: 1 }, made: { goods: 1 } },
    });
    expect(anno1800.view(t.state, 1).stock.find(({ id }) => id === 'glassworks')!.count).toBe(1);
  });

  it('AN-24.2 nobody sees decks and stacks, only how many', () => {
    const t = table(4);
    const { decks, expeditions, oldWorld, newWorld } = t.state;
    const hidden = [...Object.values(decks).flat(), ...expeditions, ...oldWorld, ...newWorld];
    for (const viewer of viewersOf(4)) {
      const view = anno1800.view(t.state, viewer);
      const shown = JSON.stringify(view);
      expect(hidden.filter((id) => shown.includes(`"${id}"`))).toEqual([]);
      expect([view.decks['farmer-worker'], view.expeditions, view.oldWorld, view.newWorld]).toEqual([18, 22, 12, 8]);
    }
  });

  it('AN-24.4 AN-22.4 the last turn’s end shows what was hidden, and says so', () => {
    const ending = (...cards: string[]) => {
      const t = table();
      t.state.round = data.constants.limits.rounds;
      t.state.active = 1;
      t.seat(1).expeditions = cards;
      t.state.turn = { ...t.state.turn, actions: 0, acted: true };
      const rng = createRng({ seed: seedOf(8), block: 0 });
      const told = leaks(anno1800, copyPosition(t.position), 0, rng, { seat: 1, action: 'end-turn', args: {} });
      return [told, t.do('end-turn').state.phase, t.seals.includes('reveal')];
    };
    expect(ending('expedition-01', 'expedition-08')).toEqual([[], 'over', true]);
    expect(ending()).toEqual([[], 'over', false]);
  });

  it('AN-24.4 AN-24.1 expeditions, and what they are worth, are shown at the end', () => {
    const t = table().objectives('zoo', 'museum').cubes({ artisan: 9, engineer: 9, investor: 9 });
    t.own.expeditions = ['expedition-01', 'expedition-08'];
    const { total } = t.score(0);
    expect(anno1800.view(t.state, 0).seats[0]!.points).toBe(total);
    expect(anno1800.view(t.state, 1).seats[0]!.points).toBe(total! - 10 - 4);
    t.state.phase = 'over';
    const shown = anno1800.view(t.state, 'public').seats[0]!;
    expect([shown.points, shown.expeditions]).toEqual([total, ['expedition-01', 'expedition-08']]);
    const dealtAnew = anno1800.scramble(t.state, 'public', createRng({ seed: seedOf(6), block: 0 }));
    expect(anno1800.view(dealtAnew, 'public')).toEqual(anno1800.view(t.state, 'public'));
  });

  const rng = createRng({ seed: seedOf(5), block: 0 });
  const found = (t: Table, move?: Move): string[] =>
    viewersOf(t.state.seats.length).flatMap((viewer) =>
      Array.from({ length: 6 }, () => leaks(anno1800, copyPosition(t.position), viewer, rng, move)).flat(),
    );

  it('AN-24.1 AN-24.2 nothing is told by what can be done, in a bill, after giving up, or by putting away', () => {
    const bill = table(3).hand(['fw-36', 'fw-02', 'aei-14']).tokens('exploration', 2).do('play card=fw-36');
    expect(found(bill)).toEqual([]);
    expect(found(bill, { seat: 0, action: 'give-up', args: {} })).toEqual([]);
    expect(found(bill, { seat: 0, action: 'accept', args: {} })).toEqual([]);
    const editor = table(3).objectives('the-editor').tokens('exploration', 4).do('expand token=brewery');
    const [card] = editor.own.hand as [string];
    const away = { objective: 'the-editor', cards: [card], backs: ['farmer-worker'] };
    expect(found(editor, { seat: 0, action: 'objective', args: away })).toEqual([]);
    editor.play('objective', away);
    expect(found(editor, { seat: 0, action: 'give-up', args: {} })).toEqual([]);
    editor.play('give-up');
    expect(editor.own.hand).toContain(card);
  });

  it('AN-24.2 cards swapped or put away: their backs are told, and only those', () => {
    const t = table(3);
    const [one, two] = t.own.hand as [string, string];
    const args = { cards: [one, two], backs: ['farmer-worker', 'farmer-worker'] };
    expect(found(t, { seat: 0, action: 'swap', args })).toEqual([]);
    t.play('swap', args);
    const told = t.told.filter(({ only }) => only === undefined || only === 1);
    expect(JSON.stringify(told)).not.toContain(one);
  });

  it('what is saved is dealt anew in the same way', () => {
    const t = table(3).objectives('the-editor', 'zoo', 'museum', 'university', 'pyrphorian');
    t.built({ 'h-s4': 'exploration-ship-1' }).do('expand token=brewery');
    const [card] = t.own.hand as [string];
    t.do(`objective objective=the-editor cards=${card}`);
    for (const viewer of viewersOf(3)) {
      const dealt = anno1800.scramble(t.state, viewer, rng);
      expect(anno1800.referee(dealt)).toEqual([]);
      expect(anno1800.view(dealt, viewer)).toEqual(anno1800.view(t.state, viewer));
      // Where the card lies now, and where it was before.
      const now = dealt.decks['farmer-worker'].at(-1)!;
      expect(dealt.saved[0]!.seats[0]!.hand).toContain(now);
      if (viewer === 0) expect(now).toBe(card);
      expect(dealt.seats[1]!.hand).toEqual(dealt.saved[0]!.seats[1]!.hand);
    }
  });

  it('would be noticed if it leaked', () => {
    const t = table(2);
    const open = { ...anno1800, view: (state: typeof t.state) => state.seats[1]!.hand };
    expect(leaks(open, copyPosition(t.position), 'public', rng)).toEqual([
      'anno-1800: the view tells public something hidden',
    ]);
    expect(leaks(open, copyPosition(t.position), 1, rng)).toEqual([]);
    const next = { ...anno1800, view: (state: typeof t.state) => state.decks['farmer-worker'][0] };
    expect(leaks(next, copyPosition(t.position), 1, rng)).toEqual(['anno-1800: the view tells 1 something hidden']);
    const careless = { ...anno1800, scramble: (state: typeof t.state) => state };
    expect(leaks({ ...open, scramble: careless.scramble }, copyPosition(t.position), 'public', rng)).toEqual([]);
  });
});

describe('the hand', () => {
  it('AN-9.8 AN-26.8 says of each card whether it can be played, after which steps, or what is missing', () => {
    const t = table().hand(['fw-36', 'fw-02', 'aei-01']).built({ 'h-c2': 'brewery' }).tokens('exploration', 2);
    t.cubes({ artisan: 1 }, { worker: 1 }).gold(2);
    t.own.expeditions = ['expedition-01'];
    expect(anno1800.hand!(t.state, 0).map(({ component, points, play }) => [component, points, play.when])).toEqual([
      ['fw-36', 3, 'now'],
      ['fw-02', 3, 'after'],
      ['aei-01', 8, 'not'],
      ['expedition-01', undefined, 'not'],
    ]);
    t.do('expand token=brewery');
    expect(anno1800.hand!(t.state, 0)[0]!.play).toEqual({ when: 'after', steps: { id: 'anno-1800.hand.turn' } });
    expect(anno1800.hand!(t.state, 1).length).toBe(t.seat(1).hand.length);
  });

  it('of another seat’s turn the pool and purchases are not one’s own', () => {
    const t = table().hand(['fw-36'], 1).do('produce field=h-a1');
    expect(effectOf('fw-36', 'tokens')).toBeDefined();
    expect(anno1800.hand!(t.state, 1)[0]!.play.when).toBe('not');
    expect(Object.keys(data.cards)).toHaveLength(102);
  });
});

describe('the referee', () => {
  const broken = (change: (t: Table) => unknown): string[] => {
    const t = table(2).do('expand token=brewery');
    expect(anno1800.referee(t.state)).toEqual([]);
    change(t);
    return anno1800.referee(t.state);
  };

  it('misses nothing that is lost or doubled', () => {
    expect(broken((t) => t.supply('farmer', 1))).toEqual(['9 cubes, 1 in the supply: farmer']);
    expect(broken((t) => t.stock('brewery', 2))).toEqual(['3 tokens: brewery']);
    expect(broken((t) => t.gold(-1))).toEqual(['seat 0: -1 gold']);
    expect(broken((t) => t.tokens('trade', 3))).toEqual(['seat 0: 3 + 0 tokens for ships of 2: trade']);
    expect(broken((t) => t.deck('new-world'))[0]).toContain('cards: found');
    expect(broken((t) => (t.state.decks['new-world'] = ['fw-01', ...t.state.decks['new-world'].slice(1)]))).toContain(
      'fw-01 lies in new-world',
    );
    expect(broken((t) => t.expeditions())[0]).toContain('expeditions: found');
    expect(broken((t) => (t.state.oldWorld = []))[0]).toContain('Old World: found');
    expect(broken((t) => (t.state.newWorld = []))[0]).toContain('New World: found');
    expect(broken((t) => t.objectives('zoo'))).toEqual(['objectives zoo']);
    expect(broken((t) => (t.state.round = 152))).toEqual(['round 152']);
    expect(broken((t) => (t.turn.actions = -1))).toEqual(['-1 actions left']);
    expect(broken((t) => (t.turn.pool = { planks: 0 }))).toEqual(['0 planks in the pool']);
    expect(broken((t) => t.laid([{ id: t.own.hand[0]!, open: true, tokens: 2 }]))[0]).toContain('2 tokens on');
    expect(broken((t) => (t.state.saved = [t.state.saved[0]!, t.state.saved[0]!, t.state.saved[0]!]))).toEqual([
      '3 moments are saved',
    ]);
    expect(broken((t) => delete t.turn.bill)).toContain('3 tokens: brewery'.replace('3', '1'));
  });

  it('knows what may lie where', () => {
    expect(broken((t) => t.built({ 'h-s4': 'soap-factory' }))).toEqual(['seat 0: soap-factory on h-s4']);
    expect(broken((t) => t.work('h-a1', 'farmer', 'farmer', 'farmer'))).toEqual(['seat 0: 3 cubes on h-a1']);
    expect(broken((t) => t.built({ 'h-c2': 'soap-factory', 'h-c3': 'soap-factory' }))).toEqual([
      'seat 0: soap-factory twice',
      'seat 0: soap-factory twice',
    ]);
    const t = table().built({ 'h-s4': 'exploration-ship-1' }).hand(['fw-36']).do('play card=fw-36');
    expect(anno1800.referee(t.state)).toEqual([]);
    t.own.hand = [];
    expect(anno1800.referee(t.state)).toContain('the card that is played is not in the hand');
  });
});
