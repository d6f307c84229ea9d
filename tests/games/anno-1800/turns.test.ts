import { describe, expect, it } from 'vitest';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { table } from './table.js';

describe('turns', () => {
  it('AN-4.1 AN-4.8 clockwise from the first player, who stays the same', () => {
    const t = table(3);
    const order = Array.from({ length: 7 }, () => {
      const seat = t.active;
      t.pass();
      return [seat, t.state.round];
    });
    expect(order).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    expect(t.state.first).toBe(0);
  });

  it('AN-4.2 AN-4.3 AN-4.9 one action, and it must be taken', () => {
    const t = table();
    expect([t.asked().includes('end-turn'), t.turn.actions]).toEqual([false, 1]);
    t.do('festival');
    expect([t.asked(), t.pending()!.end]).toEqual([['end-turn'], 'end-turn']);
  });

  it('AN-4.5 AN-4.9 additional actions before or after the base action, forgone if wished', () => {
    const before = table().laid(['nw-01']).do('activate card=nw-01', 'festival');
    expect([before.turn.actions, before.asked().at(-1), before.pending()!.end]).toEqual([1, 'end-turn', 'end-turn']);
    expect(anno1800.actions['end-turn']!.detail!(before.state, 0)).toMatchObject({ id: 'anno-1800.detail.end-early' });
    before.end().passTo(0);
    expect(before.turn.actions).toBe(1);
    const after = table().laid(['nw-01']).do('festival', 'activate card=nw-01');
    expect([after.turn.actions, after.asked()[0]]).toEqual([1, 'expand']);
    // The same kind again.
    after.do('festival');
    expect(after.turn.actions).toBe(0);
  });

  it('AN-4.9 an action that is given up is not taken off', () => {
    const t = table().do('expand token=steelworks-worker').play('give-up');
    expect([t.turn.actions, t.turn.acted, t.asked().includes('end-turn')]).toEqual([1, false, false]);
  });

  it('AN-4.6 the turn ends with nothing open, and its marks are gone', () => {
    const t = table().objectives('aarhant').cubes({ investor: 1, farmer: 1 }).laid(['fw-24', 'nw-01']);
    t.do('objective objective=aarhant', 'activate card=fw-24', 'produce field=h-a1', 'activate card=nw-01', 'festival');
    t.do('hire cube=farmer');
    expect(t.asked()).not.toContain('end-turn');
    t.do('give-up').end().passTo(0);
    expect(t.turn).toMatchObject({ used: [], credits: {}, pool: {}, bought: [], played: [] });
  });

  it('AN-4.4 AN-4.7 free steps at any time of the own turn, and only there', () => {
    const steps = ['shift-end', 'activate', 'objective', 'credit', 'produce', 'remove'];
    const t = table(3);
    expect([t.free(), t.pending(1), t.pending(2)]).toEqual([steps, undefined, undefined]);
    t.do('hire cube=farmer');
    expect(t.free()).toEqual(steps);
    t.pay();
    expect(t.free()).toEqual(steps);
    t.play('finish');
    expect(t.free()).toEqual(steps);
    expect(anno1800.pending(t.state)).toHaveLength(1);
  });

  it('AN-10.2 actions do not interleave', () => {
    const t = table().actionsLeft(2).do('hire cube=farmer').pay();
    expect(t.asked()).toEqual(['hire', 'finish']);
    t.do('hire cube=farmer');
    expect(t.asked()).toEqual(['accept', 'settle', 'give-up']);
  });

  it('AN-10.4 a swap, an island, expedition cards and a festival are one piece', () => {
    expect(table().do('old-world').asked()).toEqual(['accept', 'settle', 'give-up']);
    expect(table().do('old-world').pay().asked()).toEqual(['end-turn']);
    const t = table();
    expect(t.do(`swap cards=${t.own.hand[0]}`).asked()).toEqual(['end-turn']);
  });

  it('AN-10.1 AN-10.5 with a part done an action can only be finished', () => {
    const t = table().do('hire cube=farmer').pay();
    expect([t.asked().includes('give-up'), t.asked().includes('call-off'), t.state.saved]).toEqual([false, false, []]);
  });

  it('AN-10.6 what is listed', () => {
    const t = table();
    expect(t.asked()).toEqual([
      'expand',
      'clear',
      'play',
      'swap',
      'hire',
      'upgrade',
      'old-world',
      'new-world',
      'expedition',
      'festival',
    ]);
    expect(table().hand([]).why('play')).toBe('no-card');
  });

  it('AN-9.10 AN-22.6 nothing is sealed but what was learned; all else can be undone', () => {
    const t = table().laid(['fw-41', 'fw-36']);
    for (const step of ['produce field=h-a1', 'activate card=fw-41', 'activate card=fw-36', 'expand token=brewery']) {
      expect([step, t.do(step).seals]).toEqual([step, []]);
    }
    expect(t.pay().seals).toEqual([]);
    expect(t.do('place field=h-c2').seals).toEqual([]);
    expect(t.end().seals).toEqual(['handover']);
    const editor = table().objectives('the-editor').hand(['fw-01']).tokens('exploration', 4).actionsLeft(2);
    editor.do('expand token=brewery', 'objective objective=the-editor cards=fw-01');
    expect([editor.state.fireworks, editor.seals]).toEqual([0, []]);
    editor.play('give-up');
    expect([editor.state.fireworks, editor.own.hand]).toEqual([null, ['fw-01']]);
  });

  it('AN-26.11 automatic players give up only where nothing else is left', () => {
    expect(anno1800.actions['give-up']!.aside).toBe(true);
  });
});

describe('the end', () => {
  it('AN-A14 AN-22.1 AN-22.4 the round is finished, and one more is played', () => {
    // Andrey, Lisa, Maxim, Diana: seats 0 to 3.
    const t = table(4).pass().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36').pay();
    expect([t.state.fireworks, t.state.lastRound, t.news.at(-1)]).toEqual([1, 2, 'fireworks']);
    t.end();
    const order: number[] = [];
    while (t.state.phase === 'play') {
      order.push(t.active);
      t.pass();
    }
    expect([order, t.state.phase, t.news]).toEqual([[2, 3, 0, 1, 2, 3], 'over', ['over']]);
    expect(anno1800.pending(t.state)).toEqual([]);
  });

  it('AN-F7 AN-22.4 the last player triggers: everybody had as many turns', () => {
    const t = table(3);
    t.state.round = 20;
    t.pass().pass().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36').pay().end();
    expect([t.state.round, t.state.lastRound]).toEqual([21, 21]);
    t.pass().pass();
    expect(t.state.phase).toBe('play');
    t.pass();
    expect(t.state.phase).toBe('over');
  });

  it('AN-F6 AN-22.3 cards drawn later change nothing', () => {
    const t = table().hand(['fw-10']).built({ 'h-c2': 'work-clothes-factory' }).do('play card=fw-10').pay();
    expect(t.state.fireworks).toBe(0);
    t.do('activate card=fw-10');
    expect([t.own.hand.length, t.state.fireworks, t.state.lastRound]).toEqual([1, 0, 2]);
  });

  it('AN-26.6 AN-22.1 only the first gets the fireworks', () => {
    const t = table().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36').pay().end();
    t.hand(['fw-37']).tokens('exploration', 2).do('play card=fw-37').pay();
    expect([t.own.hand, t.state.fireworks, t.state.lastRound, t.news]).toEqual([[], 0, 2, ['spend', 'play']]);
  });

  it('AN-26.10 AN-10.3 a hand emptied in the middle of an action triggers at once', () => {
    const t = table().objectives('the-editor').hand(['fw-01']).tokens('exploration', 2).do('hire cube=farmer').pay();
    t.do('objective objective=the-editor cards=fw-01');
    expect([t.state.fireworks, t.asked()]).toEqual([0, ['hire', 'finish']]);
    t.play('finish');
    expect([t.own.hand.length, t.state.fireworks]).toEqual([1, 0]);
  });

  it('AN-F13 AN-22.5 the safety valve', () => {
    const t = table(3);
    t.state.round = 150;
    t.pass().pass().pass();
    expect([t.state.phase, t.state.fireworks, t.news]).toEqual(['over', null, ['over-limit']]);
    const late = table(3);
    late.state.round = 150;
    late.pass().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36').pay();
    expect(late.state.lastRound).toBe(151);
    late.end().pass();
    expect([late.state.phase, late.state.round]).toEqual(['play', 151]);
    late.pass().pass().pass();
    expect([late.state.phase, late.score(1).fireworks]).toEqual(['over', 7]);
  });

  it('AN-F15 AN-22.7 AN-4.9 the turn goes on after the trigger', () => {
    const t = table().hand(['fw-36']).laid(['nw-01']).tokens('exploration', 2).do('play card=fw-36').pay();
    t.do('activate card=nw-01');
    expect(t.turn.actions).toBe(1);
    t.do('festival').end().pass();
    expect([t.active, t.state.round, t.asked().length]).toEqual([0, 2, 10]);
  });
});
