import { describe, expect, it } from 'vitest';
import { data } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { visitsOf } from '../../../src/games/anno-1800/scoring.js';
import { type Table, table } from './table.js';

/** Expedition cards that ask for these visitors: animal, artifact. */
function cardFor(animal: string, artifact: string, but: string[] = []): string {
  const found = Object.values(data.expeditions).find(
    (card) => card.animal === animal && card.artifact === artifact && !but.includes(card.id),
  );
  return found!.id;
}

function holding(t: Table, ...halves: [string, string][]): Table {
  const cards: string[] = [];
  for (const [animal, artifact] of halves) cards.push(cardFor(animal, artifact, cards));
  t.own.expeditions = cards;
  return t;
}

const points = (t: Table): number => visitsOf(t.state, t.own).points;

describe('the score', () => {
  it('AN-A13 AN-23.2 AN-23.10 expeditions: each cube, whatever its state, visits one half', () => {
    const t = holding(table().objectives(), ['artisan', 'artisan'], ['engineer', 'investor'], ['engineer', 'artisan']);
    t.cubes({ artisan: 2, investor: 1, engineer: 1 }, { artisan: 1 }).work('h-b1', 'engineer');
    expect(points(t)).toBe(10);
    const few = holding(
      table().objectives(),
      ['artisan', 'artisan'],
      ['engineer', 'investor'],
      ['engineer', 'artisan'],
    );
    expect(points(few.cubes({ artisan: 1, investor: 1 }))).toBe(4);
  });

  it('AN-A15 AN-23.1 AN-23.5 AN-23.6 AN-23.11 the whole of the worked example', () => {
    const t = table(3).objectives('university', 'edvard-goode', 'isabel-sarmento', 'zoo', 'alonso-graves');
    const ids = Object.keys(data.cards);
    const some = (prefix: string, count: number) => ids.filter((id) => id.startsWith(prefix)).slice(0, count);
    t.laid([...some('fw', 11), ...some('aei', 3), ...some('nw', 4)])
      .gold(5)
      .islands({ new: ['new-world-01'] });
    t.built({ 'h-c2': 'bicycle-factory' });
    holding(t, ['artisan', 'artisan'], ['engineer', 'investor'], ['engineer', 'artisan']).state.fireworks = 0;
    t.cubes({ artisan: 3, engineer: 1, investor: 1 }).cubes({ engineer: 3 }, {}, 1).cubes({ engineer: 2 }, {}, 2);
    expect(t.score(0)).toEqual({
      'farmer-worker': 33,
      'artisan-engineer-investor': 24,
      'new-world': 20,
      expeditions: 8,
      gold: 1,
      fireworks: 7,
      university: 0,
      'edvard-goode': 6,
      'isabel-sarmento': 6,
      zoo: 2,
      total: 107,
    });
  });

  it('AN-A16 AN-23.3 the Zoo', () => {
    const t = holding(table().objectives('zoo'), ['engineer', 'engineer']).cubes({ engineer: 1 });
    expect([t.score(0).expeditions, t.score(0).zoo]).toEqual([2, 1]);
    t.cubes({ engineer: 2 });
    expect([t.score(0).expeditions, t.score(0).zoo]).toEqual([4, 1]);
  });

  it('AN-F9 AN-23.4 the best visits: artifacts first where only the Museum counts', () => {
    const t = holding(table().objectives('museum'), ['engineer', 'engineer'], ['engineer', 'artisan']);
    t.cubes({ engineer: 1, artisan: 1 });
    expect([t.score(0).expeditions, t.score(0).museum]).toEqual([3, 2]);
    const both = holding(table().objectives('museum', 'zoo'), ['engineer', 'engineer']).cubes({ engineer: 1 });
    expect([both.score(0).zoo, both.score(0).museum]).toEqual([1, 0]);
  });

  it('AN-F12 AN-23.5 a point for every three gold', () => {
    expect([8, 2, 3].map((gold) => table().gold(gold).score(0).gold)).toEqual([2, 0, 1]);
  });

  it('AN-F8 AN-23.7 AN-23.8 majorities: first places and second places, never for none', () => {
    const engineers = table(4).objectives('university', 'worlds-fair', 'the-visitor');
    for (const [seat, engineer] of [3, 3, 2, 0].entries()) engineers.cubes({ engineer, investor: 0 }, {}, seat);
    expect([0, 1, 2, 3].map((seat) => engineers.score(seat).university)).toEqual([10, 10, 4, 0]);
    expect([0, 1].map((seat) => engineers.score(seat)['worlds-fair'])).toEqual([0, 0]);
    engineers.cubes({ investor: 2 }, {}, 0);
    expect([0, 1].map((seat) => engineers.score(seat)['worlds-fair'])).toEqual([10, 0]);
    for (const [seat, count] of [5, 3, 3, 0].entries()) {
      engineers.seat(seat).expeditions = Object.keys(data.expeditions).slice(seat * 5, seat * 5 + count);
    }
    expect([0, 1, 2, 3].map((seat) => engineers.score(seat)['the-visitor'])).toEqual([10, 4, 4, 0]);
  });

  it('AN-F14 AN-23.7 AN-23.8 two majorities, two players', () => {
    const t = table()
      .objectives('university', 'the-visitor')
      .cubes({ engineer: 2 }, {}, 0)
      .cubes({ engineer: 2 }, {}, 1);
    t.seat(1).expeditions = Object.keys(data.expeditions).slice(0, 3);
    expect([0, 1].map((seat) => [t.score(seat).university, t.score(seat)['the-visitor']])).toEqual([
      [10, 0],
      [10, 10],
    ]);
  });

  it('AN-23.7 AN-23.9 AN-23.10 all cubes, and all trade tokens: ready, spent, on cards', () => {
    const t = table().objectives('hannah-goode', 'madame-kahina').tokens('trade', 1, 1).work('h-a1', 'worker');
    t.laid([
      { id: 'fw-36', open: false, tokens: 1 },
      { id: 'aei-21', open: false, tokens: 3 },
    ]);
    expect([t.score(0)['madame-kahina'], t.score(1)['madame-kahina']]).toEqual([10, 4]);
    expect([t.score(0)['hannah-goode'], t.score(1)['hannah-goode']]).toEqual([10, 4]);
  });

  it('AN-23.6 AN-2.7 every industry objective: uncovered ones count', () => {
    for (const { id, score } of Object.values(data.objectives)) {
      if (score?.per !== 'industry') continue;
      const fields = ['h-c2', 'h-c3', 'h-c4', 'h-c5', 'h-a1', 'h-a2', 'h-a3'];
      const t = table().objectives(id);
      t.built(Object.fromEntries(score.industries.map((industry, at) => [fields[at]!, industry])));
      expect([id, t.score(0)[id]]).toEqual([id, score.points * score.industries.length]);
      t.built({ 'h-c2': 'shipyard-1' });
      expect(t.score(0)[id]).toBe(score.points * (score.industries.length - 1));
    }
  });

  it('AN-23.11 Bente Jorgensen and Isabel Sarmento', () => {
    const t = table()
      .objectives('bente-jorgensen', 'isabel-sarmento')
      .islands({ old: ['old-world-01'], new: ['new-world-01'] });
    expect([t.score(0)['bente-jorgensen'], t.score(0)['isabel-sarmento']]).toEqual([18, 6]);
    t.islands({ old: ['old-world-02'], new: ['new-world-02'] });
    expect([t.score(0)['bente-jorgensen'], t.score(0)['isabel-sarmento']]).toEqual([0, 12]);
  });

  it('AN-F11 AN-23.11 AN-26.9 Pyrphorian may make a total negative', () => {
    const t = table().objectives('pyrphorian').hand(Object.keys(data.cards).slice(0, 6)).laid(['fw-36', 'fw-37']);
    expect([t.score(0).pyrphorian, t.score(0).total]).toEqual([-12, -6]);
    const none = table().objectives('pyrphorian').hand([]);
    expect(Object.is(none.score(0).pyrphorian, 0)).toBe(true);
  });

  it('AN-22.1 AN-23.5 the fireworks token', () => {
    const t = table();
    t.state.fireworks = 1;
    expect([t.score(0).fireworks, t.score(1).fireworks]).toEqual([0, 7]);
  });

  it('AN-F10 AN-23.12 AN-23.13 ties: more buildings, then fewer hand cards, then shared', () => {
    const equal = () => table().objectives('pyrphorian').hand([], 0).hand([], 1).gold(0, 0).gold(0, 1);
    const t = equal();
    t.state.objectives = [];
    expect(anno1800.score(t.state).winners).toEqual([0, 1]);
    t.built({ 'h-c2': 'brewery' }, 1);
    expect(anno1800.score(t.state).winners).toEqual([1]);
    // A building over a printed one makes no difference.
    t.built({ 'h-c3': 'bakery', 'h-a1': 'soap-factory' }, 0);
    expect(anno1800.score(t.state).winners).toEqual([0, 1]);
    t.hand(['fw-01', 'fw-02', 'fw-03'], 0);
    expect(anno1800.score(t.state)).toMatchObject({
      winners: [1],
      seats: [{ tieBreak: [15, -3] }, { tieBreak: [15, 0] }],
    });
  });

  it('AN-23.12 most points win', () => {
    const t = table().gold(9, 0).gold(0, 1);
    expect(anno1800.score(t.state).winners).toEqual([0]);
  });
});
