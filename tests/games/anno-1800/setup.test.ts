import { describe, expect, it } from 'vitest';
import { createRng, defaultOptions, start } from '../../../src/engine/index.js';
import { cardOf, data, kinds } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { seedOf } from '../../seed.js';
import { Table, table } from './table.js';

const fresh = (seats: number, seed = 3, options = {}): State =>
  start<State>(anno1800, seats, { ...defaultOptions(anno1800), ...options }, seedOf(seed)).position.state;

describe('the set-up', () => {
  it('AN-3.1 AN-1.2 AN-1.3 all tokens are in stock, the other cubes in the supply, whatever the number of players', () => {
    for (const seats of [2, 3, 4]) {
      const { stock, supply } = fresh(seats);
      expect(Object.values(stock).reduce((sum, count) => sum + count, 0)).toBe(120);
      expect(supply).toEqual({
        farmer: 25 - 4 * seats,
        worker: 40 - 3 * seats,
        artisan: 25 - 2 * seats,
        engineer: 20,
        investor: 15,
      });
    }
  });

  it('AN-3.2 decks and stacks are shuffled by the seed', () => {
    const [one, same, other] = [fresh(2, 3), fresh(2, 3), fresh(2, 4)];
    expect(one).toEqual(same);
    expect(one.decks['farmer-worker']).not.toEqual(other.decks['farmer-worker']);
    expect([one.oldWorld, one.newWorld, one.expeditions]).not.toEqual([
      other.oldWorld,
      other.newWorld,
      other.expeditions,
    ]);
    expect([one.oldWorld.length, one.newWorld.length, one.expeditions.length]).toEqual([12, 8, 22]);
  });

  it('AN-3.3 AN-25.2 five objective cards at random, in the order of the box', () => {
    const all = Object.keys(data.objectives);
    const drawn = Array.from({ length: 20 }, (_, seed) => fresh(2, seed + 1).objectives);
    expect(drawn.every((five) => new Set(five).size === 5)).toBe(true);
    expect(new Set(drawn.flat()).size).toBeGreaterThan(15);
    expect(drawn[0]).toEqual(all.filter((id) => drawn[0]!.includes(id)));
  });

  it('AN-3.4 AN-2.1 AN-2.2 AN-2.4 AN-2.5 what each player begins with', () => {
    for (const owner of fresh(4).seats) {
      expect(owner.ready).toEqual({ farmer: 4, worker: 3, artisan: 2, engineer: 0, investor: 0 });
      expect(owner.spent).toEqual({ farmer: 0, worker: 0, artisan: 0, engineer: 0, investor: 0 });
      expect(owner.tokens).toEqual({ trade: { ready: 2, spent: 0 }, exploration: { ready: 1, spent: 0 } });
      expect([owner.played, owner.expeditions, owner.oldWorld, owner.newWorld]).toEqual([[], [], [], []]);
    }
    const types = anno1800.view(fresh(2), 'public').seats[0]!.fields;
    const count = (type: string, free = false) =>
      types.filter((field) => field.type === type && (!free || field.building === undefined)).length;
    expect([count('land'), count('coast'), count('sea')]).toEqual([10, 5, 5]);
    expect([count('land', true), count('coast', true), count('sea', true)]).toEqual([0, 4, 2]);
  });

  it('AN-2.5 the printed buildings', () => {
    const { fields } = fresh(2).seats[0]!;
    const printed = fields.flatMap((field) => field.printed ?? []);
    expect(printed.map((id) => data.startIndustries[id]?.worker ?? id)).toEqual([
      ...Array(5).fill('farmer'),
      ...Array(5).fill('artisan'),
      'shipyard-1',
      'trade-ship-1',
      'trade-ship-1',
      'exploration-ship-1',
    ]);
    const resources = printed.flatMap((id) => data.startIndustries[id]?.resource ?? []);
    expect(resources).toEqual([
      'planks',
      'grain',
      'potatoes',
      'pigs',
      'wool',
      'coal',
      'bricks',
      'goods',
      'steel-beams',
      'sails',
    ]);
  });

  it('AN-3.5 AN-3.8 hands of seven and two; what is left of the decks', () => {
    const left = [2, 3, 4].map((seats) => {
      const { seats: players, decks } = fresh(seats);
      for (const { hand } of players) {
        expect(hand.map((card) => cardOf(card).deck)).toEqual([
          ...Array(7).fill('farmer-worker'),
          ...Array(2).fill('artisan-engineer-investor'),
        ]);
      }
      return Object.values(decks).map((deck) => deck.length);
    });
    expect(left).toEqual([
      [32, 28, 24],
      [25, 26, 24],
      [18, 24, 24],
    ]);
  });

  it('AN-3.6 the first player is drawn', () => {
    const first = Array.from({ length: 30 }, (_, seed) => fresh(3, seed + 1).first);
    expect([...new Set(first)].sort()).toEqual([0, 1, 2]);
    const state = fresh(3, 5);
    expect([state.active, state.round, state.phase]).toEqual([state.first, 1, 'play']);
  });

  it('AN-3.7 0, 1, 2, 3 gold in turn order', () => {
    const state = fresh(4, 9);
    const gold = [0, 1, 2, 3].map((turn) => state.seats[(state.first + turn) % 4]!.gold);
    expect(gold).toEqual([0, 1, 2, 3]);
    expect(
      fresh(2, 9)
        .seats.map((one) => one.gold)
        .sort(),
    ).toEqual([0, 1]);
  });
});

describe('objectives', () => {
  it('AN-25.1 those of the first game', () => {
    expect([...fresh(2, 1, { objectives: 'first-game' }).objectives].sort()).toEqual([
      'alonso-graves',
      'edvard-goode',
      'isabel-sarmento',
      'university',
      'zoo',
    ]);
  });

  it('AN-25.2 AN-25.3 the first seat chooses any of the twenty, the rest is drawn at random', () => {
    const t = new Table(3, { objectives: 'chosen' });
    expect([t.active, t.asked(), t.state.seats[0]!.hand]).toEqual([0, ['choose-objectives'], []]);
    expect(t.values('choose-objectives')).toEqual(Object.keys(data.objectives));
    expect(t.refusal('choose-objectives cards=aarhant,beryl-omara,museum,pyrphorian,the-editor,zoo')).toBe(
      'engine.not-legal',
    );
    t.do('choose-objectives cards=aarhant,beryl-omara,museum,pyrphorian,the-editor');
    expect([[...t.state.objectives].sort(), t.state.phase, t.state.round]).toEqual([
      ['aarhant', 'beryl-omara', 'museum', 'pyrphorian', 'the-editor'],
      'play',
      1,
    ]);
    expect(t.state.seats.every(({ hand }) => hand.length === 9)).toBe(true);
    const some = new Table(2, { objectives: 'chosen' }).do('choose-objectives cards=zoo,museum');
    expect([
      some.state.objectives.length,
      some.state.objectives.includes('zoo'),
      some.state.objectives.includes('museum'),
    ]).toEqual([5, true, true]);
  });

  it('AN-25.3 the themes stand beside the cards', () => {
    const t = new Table(2, { objectives: 'chosen' });
    const themes = (theme: string) =>
      t.values('choose-objectives').filter((id) => t.describe('choose-objectives', 'cards', id).group === theme);
    expect(themes('complex')).toEqual(['alonso-graves', 'aarhant', 'the-editor', 'beryl-omara']);
    expect(themes('confrontational')).toEqual([
      'hannah-goode',
      'university',
      'worlds-fair',
      'madame-kahina',
      'the-visitor',
    ]);
    expect(themes('relaxed')).toHaveLength(6);
    expect([themes('expedition'), themes('tense')]).toEqual([['zoo', 'museum'], ['pyrphorian']]);
  });

  it('AN-25.4 nobody plays alone', () => {
    expect([anno1800.seats, anno1800.alone]).toEqual([{ min: 2, max: 4 }, undefined]);
  });
});

describe('numbers', () => {
  it('AN-1.6 gold and tokens never run out', () => {
    const t = table().laid(['fw-41']).gold(500).do('activate card=fw-41');
    expect(t.own.gold).toBe(504);
  });

  it('AN-26.8 forty cards in a hand', () => {
    const cards = Object.keys(data.cards).slice(0, 40);
    const t = table().hand(cards);
    expect(anno1800.hand!(t.state, 0)).toHaveLength(40);
    const rng = createRng({ seed: seedOf(1), block: 0 });
    const swapped = rng.shuffle(cards).slice(0, 3);
    expect(t.refusal(`swap cards=${swapped.join(',')}`)).toBeUndefined();
    expect(kinds).toHaveLength(5);
  });
});
