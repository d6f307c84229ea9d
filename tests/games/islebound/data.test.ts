import { describe, expect, it } from 'vitest';
import { data, dataFolder, homePorts, loadData } from '../../../src/games/islebound/data.js';
import { bestSum } from '../../../src/games/islebound/effects/attack.js';
import { islebound } from '../../../src/games/islebound/index.js';
import { rulesId } from '../../../src/games/rules-id.js';
import { copyOfData } from '../shared/data.js';

const copy = copyOfData(dataFolder, loadData);

type Record_ = Record<string, unknown>;

/** The message when one record of a list is changed. */
function broken(file: string, id: string, change: (record: Record_) => void): string {
  return copy.broken(file, (text) => {
    const list: Record_[] = JSON.parse(text);
    change(list.find((record) => record.id === id)!);
    return JSON.stringify(list);
  });
}

const count = (records: Record<string, unknown>): number => Object.keys(records).length;

describe('the box', () => {
  it('IB-1.2 IB-2.3 holds as many of everything as it should', () => {
    expect([count(data.cities), homePorts, count(data.boards), data.map.spaces.length]).toEqual([
      16,
      ['crimsica', 'krazhsk', 'marhaven', 'tundrake'],
      4,
      16,
    ]);
    expect([count(data.buildings.base), count(data.buildings.metropolis)]).toEqual([35, 15]);
    expect([count(data.events), count(data.reputation), count(data.tokens)]).toEqual([15, 8, 16]);
    expect(Object.values(data.fighters).map((one) => one.count)).toEqual([15, 14, 1]);
    const crew = Object.values(data.crew);
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(sum(crew.map(({ perSeat = 0, recruits = 0 }) => perSeat * 4 + recruits))).toBe(22);
    expect([data.influenceTrack.values.length, data.constants.dice.count, data.constants.cubes.each]).toEqual([
      18, 10, 20,
    ]);
  });

  it('IB-8.1 IB-8.2 IB-C02 fighters of a kind are alike: what each number on the die gives', () => {
    const table = (pirates: number, serpents: number, ichor: number): number[] =>
      [1, 2, 3, 4, 5, 6].map((die) => bestSum([die], { pirates, serpents, ichor }));
    expect(table(0, 1, 0)).toEqual([0, 0, 2, 2, 3, 3]);
    expect(table(1, 0, 0)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(table(0, 0, 1)).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('IB-C34 IB-16.1 dice are placed for the best sum', () => {
    expect(bestSum([5, 3], { pirates: 1, serpents: 1, ichor: 0 })).toBe(4);
    expect(bestSum([6, 1], { pirates: 0, serpents: 1, ichor: 1 })).toBe(5);
    expect(bestSum([6, 4, 1], { pirates: 0, serpents: 2, ichor: 0 })).toBe(5);
    expect(bestSum([6], { pirates: 4, serpents: 1, ichor: 1 })).toBe(4);
    expect(bestSum([6, 6, 5, 5, 4, 4, 3, 3, 2, 1], { pirates: 5, serpents: 4, ichor: 1 })).toBe(18);
  });

  it('IB-8.25 the influence track has 18 spaces of rising value', () => {
    expect(data.influenceTrack.values).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4]);
  });

  it('IB-9.1 the coins a building costs are its renown; some cost only wood or only fish to build', () => {
    const cards = Object.values({ ...data.buildings.base, ...data.buildings.metropolis });
    expect(cards.filter(({ cost, renown }) => cost !== renown)).toEqual([]);
    const single = cards.filter(({ build }) => Object.keys(build).length === 1).map(({ id }) => id);
    expect(single.length).toBe(7);
    expect(
      cards.filter(({ triggers, modifiers, end }) => triggers.length + modifiers.length + end.length === 0),
    ).toEqual([]);
  });

  it('IB-C82 IB-14.1 what the two sides of the boards say', () => {
    const values = ['farvold', 'grenil', 'zhilliam', 'morlim', 'stratic', 'ratnest'].map((id) => {
      const { base, advanced } = data.cities[id]!;
      return [base.value, advanced?.value];
    });
    expect(values).toEqual([
      [8, 8],
      [4, 4],
      [5, 5],
      [6, 6],
      [8, 9],
      [5, 6],
    ]);
    expect(data.cities.morlim!.base.steps).not.toEqual(data.cities.morlim!.advanced!.steps);
    for (const id of ['farvold', 'grenil', 'zhilliam']) {
      expect(data.cities[id]!.base).toEqual(data.cities[id]!.advanced);
    }
  });

  it('IB-7.17 ports have one side', () => {
    expect(homePorts.filter((id) => data.cities[id]!.advanced)).toEqual([]);
    expect(Object.values(data.cities).filter(({ advanced }) => !advanced)).toHaveLength(4);
  });
});

describe('the data files', () => {
  it('load, and name the rules', () => {
    expect(loadData(copy.folder).hash).toBe(data.hash);
    expect(islebound.rules).toBe(rulesId('islebound', data.hash));
  });

  it('name file, record and field of a mistake', () => {
    expect(broken('buildings.json', 'bridge', (record) => (record.cost = 'seven'))).toBe(
      'buildings.json, record "bridge", field cost: Invalid input: expected number, received string. Correct the file and start again.',
    );
    expect(broken('buildings.json', 'bridge', (record) => (record.triggers = [{ on: 'sneeze' }]))).toContain(
      'record "bridge", field triggers.0.on',
    );
    expect(broken('buildings.json', 'bridge', (record) => (record.source = undefined))).toContain('field source');
    expect(broken('events.json', 'event-01', (record) => (record.city = 'atlantis'))).toBe(
      'events.json, record "event-01", field city: there is no "atlantis". Correct the file and start again.',
    );
    expect(
      broken('boards.json', 'board-1', (record) => (record.regions = { nw: 'x', e: 'underwal', sw: 'grenil' })),
    ).toContain('record "board-1", field regions.nw: there is no "x"');
    expect(broken('metropolis.json', 'colossus', (record) => (record.id = 'bridge'))).toContain(
      'a base building has the same id',
    );
    expect(broken('tokens.json', 'renown-coins-1', (record) => (record.get = []))).toContain('field get');
  });

  it('let an owner of the box correct a value', () => {
    expect(broken('buildings.json', 'bridge', (record) => (record.cost = 6))).toBe('');
    expect(loadData(copy.folder).hash).not.toBe(data.hash);
  });

  it('give every component a name in both languages, and no two the same id', () => {
    for (const [id, { name }] of Object.entries(islebound.components)) {
      expect([id, name.en.length > 0, name.ru.length > 0]).toEqual([id, true, true]);
    }
    const { fighters, skills, crew, tokens, reputation, events, buildings } = data;
    const records = [fighters, skills, crew, tokens, reputation, events, buildings.base, buildings.metropolis];
    const sum = records.reduce((all, table) => all + count(table), 0);
    expect(count(islebound.components)).toBe(sum + 16 + 12 + 7);
  });
});
