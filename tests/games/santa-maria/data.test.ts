import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesId } from '../../../src/games/rules-id.js';
import { data, dataFolder, loadData } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { copyOfData } from '../shared/data.js';

const copy = copyOfData(dataFolder, loadData);
const { broken } = copy;

/** Sets one value of a JSON file, given by its path; undefined takes it out. */
const set =
  (path: string, value: unknown) =>
  (text: string): string => {
    const whole: unknown = JSON.parse(text);
    const keys = path.split('.');
    const last = keys.pop()!;
    let at = whole as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    at[last] = value;
    return JSON.stringify(whole);
  };

describe('the data files', () => {
  it('load, each record with its source', () => {
    const loaded = loadData(copy.folder);
    expect(loaded.hash).toBe(data.hash);
    expect(Object.values(loaded.buildings).every((building) => building.source.length > 0)).toBe(true);
  });

  it('name file, record and field of a mistake', () => {
    expect(broken('buildings.json', set('0.effects.0.gain.wood', 'one'))).toBe(
      'buildings.json, record "wood-1", field effects.0.gain.wood: Invalid input: expected number, received string. Correct the file and start again.',
    );
  });

  it('name what does not exist', () => {
    expect(broken('expansion-tiles.json', set('3.cells.a.building', 'sawmil'))).toMatch(
      /^expansion-tiles\.json, record "double-04", field cells\.a\.building: there is no "sawmil" \(known: wood-1, /,
    );
    expect(broken('missions.json', set('0.gain', { rum: 2 }))).toBe(
      'missions.json, record "mission-sugar", field gain.rum: there is no "rum" (known: wood, grain, sugar, gem, gold, coins, happiness). Correct the file and start again.',
    );
  });

  it('refuse unknown and missing fields', () => {
    expect(broken('scholars.json', set('1.pionts', 3))).toBe(
      'scholars.json, record "taxation": Unrecognized key: "pionts". Correct the file and start again.',
    );
    expect(broken('shipments.json', set('5.source', undefined))).toBe(
      'shipments.json, record "ship-02", field source: Invalid input: expected string, received undefined. Correct the file and start again.',
    );
  });

  it('refuse two records of one id', () => {
    expect(broken('bishops.json', set('2.id', 'square'))).toBe(
      'bishops.json, record "square", field id: another record of this file has the same id. Correct the file and start again.',
    );
  });

  it('refuse tiles and boards of the wrong shape', () => {
    expect(broken('expansion-tiles.json', set('20.cells.c', undefined))).toBe(
      'expansion-tiles.json, record "triple-06", field cells: a triple tile has the cells a,b,c, not a,b. Correct the file and start again.',
    );
    expect(broken('boards.json', set('0.printed.r7c1', { terrain: 'road', colonists: 1 }))).toBe(
      'boards.json, record "a1", field printed.r7c1: it lies outside the grid. Correct the file and start again.',
    );
  });

  it('refuse what is not JSON, and files that are gone', () => {
    expect(broken('solo.json', (text) => text.slice(0, -3))).toMatch(/^solo\.json: it is not JSON \(/);
    rmSync(join(copy.folder, 'solo.json'));
    expect(() => loadData(copy.folder)).toThrow(
      'solo.json: the file cannot be read. Correct the file and start again.',
    );
  });

  it('change the rules id of the game when a number changes', () => {
    expect(broken('shipments.json', set('0.points', 4))).toBe('');
    const changed = loadData(copy.folder);
    expect(changed.shipments['ship-start-1']?.points).toBe(4);
    expect(changed.hash).not.toBe(data.hash);
    expect(santaMaria.rules).toBe(rulesId('santa-maria', data.hash));
  });

  it('give every component a name in both languages', () => {
    for (const [id, { name }] of Object.entries(santaMaria.components)) {
      expect([id, name.en.length > 0, name.ru.length > 0]).toEqual([id, true, true]);
    }
    expect(santaMaria.components['double-02']?.name).toEqual({
      en: 'Sawmill (forest) + road with 2 colonists',
      ru: 'Лесопилка (лес) + дорога с 2 колонистами',
    });
    expect(santaMaria.components['ship-18']).toEqual({
      name: { en: 'Shipment: wood, sugar ×2', ru: 'Груз: дерево, сахар ×2' },
      text: { en: 'Worth 5 happiness at the end.', ru: 'Счастье в конце партии: 5.' },
      topics: ['shipping', 'harbour'],
    });
  });
});
