import { describe, expect, it } from 'vitest';
import { type Table, turn } from './table.js';

const using = (card: string, arrange: (t: Table) => unknown = () => {}): Table => {
  const t = turn().cards(card);
  arrange(t);
  return t.do(`use-card card=${card}`);
};

describe('large building cards', () => {
  it('CI-C49 CI-18.6 CI-18.11 CI-23.7 nothing repeats inside itself', () => {
    const t = using('large-07');
    expect([t.goods(0, 'market'), t.own.large, t.why('use-card')]).toEqual([
      { coins: 3 },
      { 'large-07': false },
      'face-down',
    ]);
    const tiles = using('large-02', (one) => one.tiles({ 'double-1': 2 })).do(
      'place tile=double-1-a first=b1 second=c1',
    );
    expect([tiles.asked(), tiles.why('use-card')]).toEqual([['place', 'decline'], 'face-down']);
  });

  it('CI-23.1 a tile and two cubes for the market', () => {
    const t = using('large-01').do('take good=gold', 'draw', 'take good=gold');
    expect([t.goods(0, 'market'), t.asked()]).toEqual([{ gold: 2 }, ['work']]);
  });

  it('CI-23.2 CI-23.6 up to two tiles placed, two drawn', () => {
    const t = using('large-06').do('draw', 'draw');
    expect([Object.values(t.own.tiles).reduce((a, b) => a + b), t.asked()]).toEqual([2, ['work']]);
  });

  it('CI-23.3 a cargo ship, with the harbour master', () => {
    const t = using('large-03', (one) => one.store({ gold: 1 })).do('cargo ship=cargo-1', 'helm ship=one-mast');
    expect([t.goods(), t.own.lids.unused]).toEqual([{}, 1]);
  });

  it('CI-23.4 a coin for each structure', () => {
    const t = using('large-04', (one) =>
      one
        .land('d1', 1, 'forest', 'fortress')
        .land('d2', 1, 'forest', 'small-building')
        .land('d3', 1, 'forest', 'statue'),
    );
    expect(t.goods(0, 'market')).toEqual({ coins: 2 });
  });

  it('CI-23.5 CI-23.8 CI-23.9 ruins or a statue, a boat, three steps', () => {
    expect(using('large-05').asked()).toEqual(['ruins', 'statue', 'decline']);
    expect(using('large-08').asked()).toEqual(['boat', 'decline']);
    const t = using('large-09');
    expect(t.values('steps')).toEqual([1, 3]);
  });

  it('CI-23.10 CI-20.12 feeds now, for one point more', () => {
    const t = using('large-10', (one) => one.store({ food: 2 })).do('feed pay=food,food');
    expect([t.goods(), t.asked(), t.pending()!.prompt.args]).toEqual([{}, ['helm', 'treat', 'decline'], { points: 1 }]);
    t.do('helm ship=one-mast');
    expect(t.at('one-mast')[2]).toBe(1);
  });

  it('CI-23.11 CI-23.12 two different islets, two different boats', () => {
    const t = using('large-11', (one) =>
      one.islet('r3', 'islet-coin', 1).islet('r3', 'islet-coin', 2).islet('l3', 'islet-tile', 2),
    );
    expect(t.values('use')).toEqual(['islet-coin', 'islet-tile']);
    t.do('use what=islet-coin', 'take');
    expect(t.values('use')).toEqual(['islet-tile']);
    const boats = using('large-12', (one) =>
      one.dock('dock-1', 'boat-copy', 1).dock('dock-2', 'boat-lux', 1).dock('dock-1', 'boat-lux', 2),
    );
    boats.do('use what=boat-lux', 'take good=cloth');
    expect([boats.goods(), boats.why('use')]).toEqual([{ coins: 1, cloth: 1 }, 'nothing-to-use']);
  });

  it('CI-23.13 a lid on the peninsula: one point, also on a settlement', () => {
    const t = using('large-13', (one) => one.lids(1).land('d3', 2, 'settlement')).do('lid', 'put space=d3');
    t.do('helm ship=one-mast');
    expect([t.space('d3'), t.own.lids.unused, t.at('one-mast')[2], t.score().cards]).toEqual(['S2 lid', 0, 1, 0]);
    t.own.large['large-13'] = true;
    expect(t.score().cards).toBe(1);
    expect(using('large-13').why('lid')).toBe('no-lid');
  });

  it('CI-23.14 flips a boat for its action', () => {
    const t = using('large-14', (one) => one.dock('dock-1', 'boat-coin')).do('flip boat=boat-coin', 'take');
    expect([t.goods(), t.own.docks['dock-1']]).toEqual([{ coins: 2 }, { boat: 'boat-coin', flipped: true }]);
    t.own.large['large-14'] = true;
    expect(t.score().cards).toBe(1);
    t.own.large['large-14'] = false;
    expect(t.score().cards).toBe(0);
  });

  it('CI-23.15 moves a structure or statue, for no points', () => {
    const t = using('large-15', (one) => one.land('d1', 3, 'forest', 'fortress').land('d2', 1, 'settlement'));
    t.do('move from=d1 to=d2');
    expect([t.space('d1'), t.space('d2'), t.asked()]).toEqual(['F3', 'S1 fortress', ['work']]);
    for (const id of ['e2', 'e4']) t.land(id, 1, 'forest', 'small-building');
    for (const id of ['f1', 'f2', 'f3']) t.land(id, 1, 'forest', 'statue');
    t.own.large['large-15'] = true;
    expect(t.score().cards).toBe(3);
    t.land('f3', 1, 'forest');
    expect(t.score().cards).toBe(0);
  });
});

describe('crates', () => {
  it('CI-18.7 what would be without effect says so, and may be done all the same', () => {
    const t = turn().lids(2).cards('large-03', 'large-09', 'large-12', 'large-15').store({}).bare();
    const detail = (line: string, param: string, id: string) => t.describe(line, param, id).detail!.id;
    expect(['large-03', 'large-09', 'large-12', 'large-15'].map((id) => detail('use-card', 'card', id))).toEqual([
      'cooper-island.detail.idle',
      'cooper-island.detail.text',
      'cooper-island.detail.idle',
      'cooper-island.detail.idle',
    ]);
    expect(['crate-draw', 'crate-place'].map((id) => detail('crate', 'crate', id))).toEqual([
      'cooper-island.detail.text',
      'cooper-island.detail.idle',
    ]);
    t.do('use-card card=large-03');
    expect([t.why('cargo'), t.own.large['large-03']]).toEqual(['cost', false]);
  });

  it('CI-18.5 CI-18.1 a lid for a crate, each once', () => {
    const t = turn()
      .lids(4)
      .do('crate crate=crate-coins', 'crate crate=crate-goods', 'take good=wood', 'take good=cloth');
    expect([t.goods(0, 'market'), t.own.lids]).toEqual([
      { coins: 2, wood: 1, cloth: 1 },
      { unused: 2, crates: ['crate-coins', 'crate-goods'], cargo: ['cargo-5'] },
    ]);
    t.do('crate crate=crate-carto');
    expect(t.values('steps')).toEqual([1, 2]);
    expect(t.values('crate')).toEqual(['crate-draw', 'crate-place']);
  });
});
