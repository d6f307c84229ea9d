import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/islebound/data.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { table } from './table.js';

describe('diplomacy', () => {
  it('IB-C39 IB-8.17 IB-8.21 IB-8.22 cubes go, the city, its coins, a free visit', () => {
    const t = table(3).at('underwal').give({ coins: 0 }).influence(0, 3, 6, 7).man([], ['worker']);
    t.recruits(['bosun', 'clerk', 'gunner']).do('ally');
    expect([t.goods(0).coins, t.state.owners.underwal, t.cubes(0)]).toEqual([5, 0, []]);
    expect([t.asked(), t.news]).toEqual([
      ['visit', 'decline'],
      ['negotiate', 'ally', 'gain'],
    ]);
    t.do('visit');
    expect([t.crew('deck', 0), t.task]).toEqual([['worker'], 'hire']);
    t.do('hire recruit=gunner');
    expect(t.goods(0).coins).toBe(4);
  });

  it('IB-C40 IB-8.19 from another player 2 more; negotiators add one each', () => {
    const t = table(4).at('underwal').give({ coins: 0 }).control(2, 'underwal').influence(0, 3, 6, 7);
    expect(t.why('ally')).toBe('influence');
    t.man(['clerk']);
    expect(t.why('ally')).toBe('influence');
    t.man(['clerk', 'trader', 'worker']).do('ally');
    expect([t.state.owners.underwal, t.goods(0).coins, t.crew('below', 0)]).toEqual([0, 7, ['clerk', 'trader']]);
    expect(t.goods(2).coins).toBe(7);
  });

  it('IB-C41 IB-8.20 nothing superfluous is paid; the cheapest comes first', () => {
    const t = table(3).at('underwal').influence(0, 1, 6, 7, 12);
    expect(t.values('ally')).toEqual(['2-3', '1-2-2']);
    expect(t.refusal('ally cubes=2-2-3')).toBe('engine.not-legal');
    expect(t.describe('ally cubes=1-2-2', 'cubes', '1-2-2')).toMatchObject({
      anchor: 'influence:1',
      touches: ['influence:6', 'influence:7'],
    });
  });

  it('IB-C10 IB-8.18 a negotiator is a point, not a cube', () => {
    const t = table(3).at('underwal').influence(0, 17).man(['clerk', 'worker']).do('ally');
    expect([t.state.owners.underwal, t.cubes(0), t.crew('below', 0)]).toEqual([0, [], ['clerk']]);
  });

  it('IB-C76 IB-8.18 IB-8.20 buildings add influence; at least one cube is removed and never superfluous', () => {
    const t = table(3).at('underwal').build('embassy', 'parliament').influence(0, 1, 12).man(['clerk', 'trader']);
    expect(t.values('ally')).toEqual(['1', '3']);
    expect(t.describe('ally cubes=1', 'cubes', '1').detail!.args).toEqual({ count: 1 });
    expect(t.describe('ally cubes=3', 'cubes', '3').detail!.args).toEqual({ count: 0 });
    t.do('ally cubes=1 crew=trader');
    expect([t.goods(0).coins, t.crew('below', 0), t.cubes(0)]).toEqual([12, ['trader'], [12]]);
    const none = table(3).at('underwal').build('embassy', 'parliament').man(['clerk', 'trader']);
    expect(none.why('ally')).toBe('no-cubes');
  });

  it('IB-C94 IB-8.28 of equal cubes the leftmost go', () => {
    const t = table(3).at('underwal').influence(0, 3, 5, 6, 7).do('ally cubes=1-2-2');
    expect([t.cubes(0), t.goods(0).coins]).toEqual([[5], 12]);
  });

  it('IB-8.20 offers each set of the whole track that lacks nothing and wastes nothing', () => {
    const t = table(3).at('stratic').buildFor(1, 'leviathan-pens').man(['clerk', 'trader', 'envoy', 'duelist']);
    t.track(...data.influenceTrack.values.map(() => 0));
    t.state.owners = { stratic: 1 };
    const needed = 8 + 2 + 2;
    // By hand: how many cubes of 1, 2, 3 and 4, and how many negotiators.
    const sets: string[] = [];
    const most = [5, 6, 5, 2];
    const walk = (counts: number[]): void => {
      if (counts.length < 4) {
        for (let n = 0; n <= most[counts.length]!; n += 1) walk([...counts, n]);
        return;
      }
      const cubes = counts.flatMap((n, at) => Array<number>(n).fill(at + 1));
      const sum = cubes.reduce((all, one) => all + one, 0);
      for (let crew = 0; crew <= 4; crew += 1) {
        const wasted = sum + crew - needed;
        if (cubes.length > 0 && wasted >= 0 && wasted < Math.min(...cubes) && (crew === 0 || wasted === 0)) {
          sets.push(cubes.join('-'));
        }
      }
    };
    walk([]);
    const found = t.values('ally');
    expect([...found].sort()).toEqual(sets.sort());
    expect([found.length, found[0]]).toEqual([97, '1-3-4-4']);
  });
});

describe('the influence track', () => {
  it('IB-8.26 cubes go one at a time onto the leftmost free space, all on one track', () => {
    const t = table(3).at('crimsica').track(1, null, 2).give({ books: 2 }).do('visit', 'exchange times=2');
    expect(t.cubes(0)).toEqual([2, 4]);
  });

  it('IB-C42 IB-9.8 House of Commons may skip one for every cube', () => {
    const t = table(3).at('crimsica').build('house-of-commons').track(1, null, null, 1, 1).give({ books: 2 });
    t.do('visit', 'exchange times=2');
    expect([t.task, t.values('place')]).toEqual(['place', ['2', '3']]);
    t.do('place space=3');
    expect(t.values('place')).toEqual(['2', '6']);
    t.do('place space=6');
    expect(t.cubes(0)).toEqual([3, 6]);
  });

  it('IB-C44 IB-8.27 on a full track nothing is placed; with one space left there is no choice', () => {
    const t = table(3).at('fels-garden').eventCards('event-04', 'event-01').give({ fish: 3 });
    t.track(...data.influenceTrack.values.map(() => 1)).do('event event=event-04');
    expect([t.cubes(0), t.state.events.discards, t.goods(0).fish]).toEqual([[], ['event-04'], 0]);
    const last = table(3).at('fels-garden').control(0, 'fels-garden').build('house-of-commons');
    last.track(...data.influenceTrack.values.map((_, at) => (at === 9 ? null : 1))).do('visit', 'place-cubes');
    expect([last.cubes(0), last.task]).toEqual([[10], 'turn']);
  });

  it('IB-9.13 its owner places by value in the turn of another', () => {
    const t = table(3).at('farvold').control(0, 'farvold').buildFor(1, 'house-of-commons').renown(6, 1);
    t.track(2, 2, 2, 2, null, null).tokens('renown-influence-1').reputation('reputation-books', 'reputation-crew');
    t.do('visit', 'activate card=reputation-crew');
    // Space 5 is worth 1 and space 6 is worth 2; then 5 and 7.
    expect(t.cubes(1)).toEqual([6, 7]);
  });

  it('IB-1.6 IB-8.21 a city changes hands: the cube of its former owner returns', () => {
    const t = table(3).at('underwal').control(1, 'underwal').influence(0, 17, 12);
    const cubes = () => islebound.view(t.state, 0).seats.map((seat) => seat.cubes);
    expect(cubes()).toEqual([15, 16, 17]);
    t.do('ally');
    expect(cubes()).toEqual([16, 17, 17]);
  });
});
