import { describe, expect, it } from 'vitest';
import { data, dataFolder, loadData, partsOf } from '../../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { rulesId } from '../../../src/games/rules-id.js';
import { copyOfData } from '../shared/data.js';

const copy = copyOfData(dataFolder, loadData);
type Json = Record<string, unknown>;

/** The message when one record of a list is changed. */
function broken(file: string, id: string, change: (record: Json) => void): string {
  return copy.broken(file, (text) => {
    const list: Json[] = JSON.parse(text);
    change(list.find((record) => record.id === id)!);
    return JSON.stringify(list);
  });
}

const count = (records: Record<string, unknown>): number => Object.keys(records).length;
const sum = (records: Record<string, { count: number }>): number =>
  Object.values(records).reduce((all, one) => all + one.count, 0);

describe('the box', () => {
  it('CI-1.2 CI-1.3 CI-7.1 holds as many of everything as it should', () => {
    expect([sum(data.doubleTiles), sum(data.singleTiles), sum(data.logbooks)]).toEqual([60, 56, 30]);
    expect([count(data.cards.small), count(data.cards.large), count(data.royalOrders), count(data.cargoShips)]).toEqual(
      [15, 15, 8, 5],
    );
    expect([count(data.boats), count(data.islets), count(data.docks), count(data.sectors)]).toEqual([6, 6, 5, 8]);
    for (const { sides } of Object.values(data.doubleTiles)) {
      expect([...sides.a, ...sides.b].sort()).toEqual(['forest', 'meadow', 'mountain', 'settlement']);
    }
  });

  it('CI-27.2 the track of the cartographer ends at cell 6', () => {
    expect(data.constants.cartographer).toEqual({ max: 6, start: [3, 3, 4, 4] });
  });

  it('CI-27.4 says of every record whether it is from the rulebook, and calls nothing else certain', () => {
    const lists = [data.docks, data.structures, data.statueSlots, data.cargoShips, data.royalOrders, data.boats];
    const sources = lists.flatMap((list) => Object.values(list).map(({ source }) => source));
    expect(sources.length).toBe(5 + 3 + 5 + 5 + 8 + 6);
    expect(sources.filter((source) => !/rulebook|reconstructed/.test(source))).toEqual([]);
  });

  it('CI-8.10 CI-14.2 CI-15.2 CI-17.3 CI-16.2 CI-21.4 prices, points and thresholds', () => {
    const prices = (records: Record<string, { cost: object; points: number }>) =>
      Object.values(records).map(({ cost, points }) => [cost, points]);
    expect(prices(data.docks)).toEqual([
      [{ coins: 1, wood: 1 }, 0],
      [{ coins: 1, wood: 2 }, 1],
      [{ coins: 2, wood: 2 }, 1],
      [{ coins: 2, wood: 3 }, 2],
      [{ coins: 3, wood: 4 }, 3],
    ]);
    expect(prices(data.cargoShips)).toEqual([
      [{ gold: 1, cloth: 1 }, 1],
      [{ gold: 1, cloth: 3 }, 2],
      [{ gold: 3, cloth: 1 }, 2],
      [{ gold: 2, cloth: 5 }, 3],
      [{ gold: 5, cloth: 2 }, 4],
    ]);
    expect(prices(data.structures)).toEqual([
      [{ coins: 1, wood: 2, stone: 2 }, 1],
      [{ coins: 2, wood: 4, stone: 4 }, 2],
      [{ wood: 6, stone: 3, gold: 3, cloth: 3 }, 4],
    ]);
    expect(Object.values(data.islets).map(({ id, land }) => `${id} ${land}`)).toEqual([
      'islet-coin meadow',
      'islet-lux meadow',
      'islet-tile forest',
      'islet-carto mountain',
      'islet-goods mountain',
      'islet-ruins forest',
    ]);
    expect(Object.values(data.royalOrders).map(({ stages }) => stages && Object.values(stages))).toEqual([
      [3, 4, 5],
      [2, 3, 4],
      [3, 4, 5],
      [3, 4, 5],
      [2, 3, 4],
      [6, 4, 2],
      [5, 6, 7],
      undefined,
    ]);
    expect(Object.values(data.statueSlots).map(({ bonus }) => bonus.flat().map(({ op }) => op))).toEqual([
      [],
      [],
      ['helm'],
      ['helm'],
      ['take', 'helm'],
    ]);
  });

  it('CI-10.1 CI-14.4 CI-18.5 CI-19.3 effects', () => {
    const ops = (parts: { op: string }[][]): string[] => parts.map((of) => of.map(({ op }) => op).join('|'));
    expect(
      Object.values(data.sectors).map(({ parts, special }) => [ops(parts), ops(special.parts ?? special.bonus)]),
    ).toEqual([
      [
        ['draw|place', 'steps'],
        ['draw', 'place', 'steps'],
      ],
      [['boat'], []],
      [['draw', 'place'], ['use-islet']],
      [['structure'], []],
      [['steps', 'take'], ['use-boat']],
      [['ruins|statue'], ['ruins', 'statue']],
      [['draw|place'], ['steps']],
      [['cargo'], ['draw|place']],
    ]);
    expect(partsOf('boat-goods')).toEqual([[{ op: 'take', of: ['wood', 'stone', 'food'], n: 1, to: 'warehouse' }]]);
    expect(Object.values(data.hiringSlots).map(({ hire, points }) => hire ?? points)).toEqual([true, true, true, 2]);
    expect(() => partsOf('nothing')).toThrow('nothing has no action');
  });
});

describe('the data files', () => {
  it('name file, record and field where they are wrong', () => {
    expect(broken('docks.json', 'dock-1', (one) => (one.points = -1))).toContain(
      'docks.json, record "dock-1", field points',
    );
    expect(broken('boats.json', 'boat-coin', (one) => (one.parts = [[{ op: 'rob' }]]))).toContain('record "boat-coin"');
    expect(broken('crates.json', 'crate-packing-shed', (one) => (one.card = 'small-99'))).toContain(
      'there is no "small-99"',
    );
    const map = (change: (text: string) => string): string => copy.broken('peninsula.json', change);
    expect(map((text) => text.replace('"neighbors": ["b1", "b2"]', '"neighbors": ["b1"]'))).toContain(
      'is no neighbour',
    );
    expect(map((text) => text.replace('"water": "r1"', '"water": "r9"'))).toContain('there is no "r9"');
  });

  it('are part of the name of the rules, and every record has its source', () => {
    expect(cooperIsland.rules).toBe(rulesId('cooper-island', data.hash));
    for (const [file, id] of [
      ['docks.json', 'dock-1'],
      ['large-buildings.json', 'large-01'],
      ['terrains.json', 'forest'],
      ['options.json', 'start'],
    ] as const) {
      expect(broken(file, id, (one) => delete one.source)).toContain('field source');
    }
  });
});
