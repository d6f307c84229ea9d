import { describe, expect, it } from 'vitest';
import { constructionTokens, data, dataFolder, deckIds, loadData, tokenOf } from '../../../src/games/anno-1800/data.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
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
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the box', () => {
  it('AN-1.1 AN-1.4 cards, islands and boards', () => {
    expect(deckIds.map((deck) => Object.values(data.cards).filter((card) => card.deck === deck).length)).toEqual([
      46, 32, 24,
    ]);
    expect(deckIds.map((deck) => [data.decks[deck]!.count, data.decks[deck]!.points])).toEqual([
      [46, 3],
      [32, 8],
      [24, 5],
    ]);
    expect([data.expeditions, data.objectives, data.oldWorld, data.newWorld].map(count)).toEqual([22, 20, 12, 8]);
  });

  it('AN-1.2 120 construction tokens', () => {
    expect([count(data.industries), count(data.startIndustries), count(data.shipyards), count(data.ships)]).toEqual([
      35, 10, 3, 6,
    ]);
    expect(Object.values(data.industries).every(({ copies }) => copies === 2)).toBe(true);
    expect(
      [Object.values(data.shipyards), Object.values(data.ships)].map((list) => list.map(({ copies }) => copies)),
    ).toEqual([
      [4, 6, 4],
      [6, 6, 6, 6, 6, 6],
    ]);
    expect(sum(Object.values(constructionTokens).map(({ copies }) => copies))).toBe(120);
  });

  it('AN-1.3 125 cubes', () => {
    expect(Object.values(data.population).map(({ id, supply }) => [id, supply])).toEqual([
      ['farmer', 25],
      ['worker', 40],
      ['artisan', 25],
      ['engineer', 20],
      ['investor', 15],
    ]);
  });

  it('AN-1.5 AN-1.6 tokens and gold in the box, for information', () => {
    expect(data.constants.tokens).toEqual({ trade: 77, exploration: 53, gold: 86 });
  });

  it('AN-1.8 AN-2.6 there is no mini-expansion, and fields have no neighbours', () => {
    expect(data.options.objectives!.values).toEqual(['random', 'first-game', 'chosen']);
    expect(Object.keys(data.homeIsland.fields[0]!).sort()).toEqual(['id', 'printed', 'type']);
  });

  it('AN-5.2 AN-7.2 AN-8.2 AN-23.2 every industry has two workplaces; what each kind of cube costs and gives', () => {
    const industries = [...Object.values(data.industries), ...Object.values(data.startIndustries)];
    expect(industries.every(({ workplaces }) => workplaces === 2)).toBe(true);
    expect(Object.values(data.population).map((one) => [one.trade, one.shiftEnd, one.visitor])).toEqual([
      [1, 1, undefined],
      [1, 2, undefined],
      [2, 3, 1],
      [3, 4, 2],
      [undefined, 5, 3],
    ]);
  });

  it('AN-11.3 AN-11.12 what is built where, and what is free', () => {
    expect(Object.values(data.industries).every(({ on }) => on.join() === 'land,coast')).toBe(true);
    expect(Object.values(data.shipyards).every(({ on }) => on.join() === 'coast')).toBe(true);
    expect(Object.values(data.ships).every(({ on }) => on.join() === 'sea')).toBe(true);
    const free = Object.keys(constructionTokens).filter((id) => count(tokenOf(id).cost) === 0);
    expect(free).toEqual(['sawmill-worker', 'shipyard-1']);
  });

  it('AN-27.4 AN-27.5 names of the objectives as the Russian rulebook first spells them', () => {
    const names = ['carl-leonard-von-malching', 'willie-wibblesock', 'pyrphorian', 'the-visitor'];
    expect(names.map((id) => data.objectives[id]!.name.ru)).toEqual([
      'Карл Леонард фон Мальцинг',
      'Уилли Уиблсок',
      'Пирфорянец',
      'Посетительница',
    ]);
    expect(data.objectives['the-visitor']!.name.en).toBe('The Visitor');
  });

  it('AN-27.1 AN-27.3 slips of other printings', () => {
    expect([
      data.industries['sailmakers-worker']!.resource,
      data.industries['steam-carriage-factory']!.resource,
    ]).toEqual(['sails', 'steam-carriages']);
    expect(data.objectives['edvard-goode']!.score).toEqual({
      per: 'industry',
      points: 6,
      industries: ['gramophone-factory', 'bicycle-factory', 'steam-carriage-factory'],
    });
  });

  it('every New World island has cotton and two other raw materials', () => {
    const raw = Object.values(data.resources).flatMap(({ id, world }) => (world === 'new-world' ? [id] : []));
    for (const { resources } of Object.values(data.newWorld)) {
      expect([resources.length, resources[0], resources.every((id) => raw.includes(id))]).toEqual([3, 'cotton', true]);
    }
    expect(raw).toHaveLength(6);
  });

  it('every resource that something costs is made somewhere', () => {
    const made = new Set([
      ...Object.values(data.industries).map(({ resource }) => resource),
      ...Object.values(data.startIndustries).map(({ resource }) => resource),
      ...Object.values(data.newWorld).flatMap(({ resources }) => resources),
    ]);
    expect(Object.keys(data.resources).filter((id) => !made.has(id))).toEqual([]);
  });
});

describe('the data files', () => {
  it('load, and name the rules', () => {
    expect(loadData(copy.folder).hash).toBe(data.hash);
    expect([anno1800.rules, anno1800.command]).toEqual([rulesId('anno-1800', data.hash), 'anno']);
  });

  it('name file, record and field of a mistake', () => {
    expect(broken('ships.json', 'trade-ship-1', (one) => (one.strength = 'one'))).toBe(
      'ships.json, record "trade-ship-1", field strength: Invalid input: expected number, received string. Correct the file and start again.',
    );
    expect(broken('cards.json', 'fw-01', (one) => (one.source = undefined))).toContain('record "fw-01", field source');
    expect(broken('cards.json', 'fw-01', (one) => (one.effects = [{ effect: 'sneeze' }]))).toContain(
      'field effects.0.effect',
    );
    const missing: [string, string, (one: Record_) => void, string][] = [
      ['cards.json', 'fw-01', (one) => (one.cost = { gum: 1 }), 'field cost: there is no "gum"'],
      ['population.json', 'farmer', (one) => (one.add = { gum: 1 }), 'field add: there is no "gum"'],
      [
        'population.json',
        'farmer',
        (one) => (one.upgrade = { to: 'worker', cost: { gum: 1 } }),
        'field upgrade: there is no "gum"',
      ],
      ['industries.json', 'brewery', (one) => (one.resource = 'gum'), 'field resource: there is no "gum"'],
      ['industries.json', 'brewery', (one) => (one.cost = { gum: 1 }), 'field cost: there is no "gum"'],
      ['start-industries.json', 'start-sawmill', (one) => (one.resource = 'gum'), 'field resource: there is no "gum"'],
      ['shipyards.json', 'shipyard-2', (one) => (one.cost = { gum: 1 }), 'field cost: there is no "gum"'],
      ['ships.json', 'trade-ship-1', (one) => (one.cost = { gum: 1 }), 'field cost: there is no "gum"'],
      [
        'objectives.json',
        'aarhant',
        (one) => (one.use = { cost: { gum: 1 }, effects: [{ effect: 'gold', count: 5 }] }),
        'field use.cost',
      ],
      ['new-world.json', 'new-world-01', (one) => (one.resources = ['gum']), 'field resources: there is no "gum"'],
      [
        'old-world.json',
        'old-world-04',
        (one) => (one.printed = { field: 'a1', building: 'gum' }),
        'field printed.building',
      ],
    ];
    for (const [file, id, change, said] of missing) expect(broken(file, id, change)).toContain(said);
    const home = copy.broken('home-island.json', (text) => text.replace('start-sawmill', 'start-gum'));
    expect(home).toContain('record "h-a1", field printed: there is no "start-gum"');
  });

  it('let an owner of the box correct a value', () => {
    expect(broken('shipyards.json', 'shipyard-2', (one) => (one.cost = { planks: 2 }))).toBe('');
    expect(loadData(copy.folder).hash).not.toBe(data.hash);
  });

  it('give every component a name in both languages, and no two the same id', () => {
    for (const [id, { name }] of Object.entries(anno1800.components)) {
      expect([id, name.en.length > 0, name.ru.length > 0]).toEqual([id, true, true]);
    }
    const tables = [
      data.resources,
      data.population,
      data.industries,
      data.startIndustries,
      data.shipyards,
      data.ships,
      data.oldWorld,
      data.newWorld,
      data.decks,
      data.cards,
      data.expeditions,
      data.objectives,
    ];
    // Gold, two kinds of tokens, the fireworks, and two things that bills are named by.
    expect(count(anno1800.components)).toBe(sum(tables.map(count)) + 6);
  });
});
