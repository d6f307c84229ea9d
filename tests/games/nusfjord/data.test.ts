import { describe, expect, it } from 'vitest';
import { counterIds, eventIds } from '../../../src/games/nusfjord/data/vocabulary.js';
import { data, dataFolder, loadData } from '../../../src/games/nusfjord/data.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
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

describe('the data files', () => {
  it('load, each record with its source', () => {
    const loaded = loadData(copy.folder);
    expect(loaded.hash).toBe(data.hash);
    expect(Object.keys(loaded.buildings)).toHaveLength(132);
    expect(nusfjord.rules).toBe(rulesId('nusfjord', data.hash));
  });

  it('name file, record and field of a mistake', () => {
    const say = (change: (record: Record_) => void) => broken('buildings-herring.json', 'yard', change);
    expect(say((record) => (record.cost = { wood: 'one' }))).toBe(
      'buildings-herring.json, record "yard", field cost.wood: Invalid input: expected number, received string. Correct the file and start again.',
    );
    expect(say((record) => (record.effect = { ops: [{ op: 'gain', wod: 6 }] }))).toContain(
      'record "yard", field effect.ops.0: Unrecognized key: "wod"',
    );
    expect(say((record) => (record.effect = { ops: [{ op: 'steal', wood: 6 }] }))).toContain(
      'record "yard", field effect.ops.0.op: Invalid',
    );
    expect(say((record) => (record.points = '*'))).toContain('record "yard", field points');
    expect(say((record) => (record.timing = 'sometimes'))).toContain('record "yard", field timing');
    expect(say((record) => (record.source = undefined))).toContain('record "yard", field source');
    expect(say((record) => (record.deck = 'codfish'))).toBe(
      'buildings-herring.json, record "yard", field deck: it is "codfish", not "herring". Correct the file and start again.',
    );
    expect(say((record) => (record.number = 103))).toBe(
      'buildings-herring.json, record "yard", field number: "fish-stand" has the same number. Correct the file and start again.',
    );
  });

  it('refuse what effects of a window cannot be reasoned about', () => {
    const level = { op: 'gainUpTo', resource: 'fish', level: 4 };
    const tooOpen = 'a gain of fish or gold up to a level is for effects that come at once';
    const either = { op: 'choose', options: [{ ops: [{ op: 'gain', wood: 1 }] }, { ops: [level] }] };
    const say = (file: string, id: string, change: (record: Record_) => void) => broken(file, id, change);
    expect(say('elders.json', 'carter', (record) => (record.ops = [level]))).toContain(
      `"carter", field ops.0: ${tooOpen}`,
    );
    expect(say('actions.json', 'build-ship', (record) => (record.op = level))).toContain(`field op: ${tooOpen}`);
    const yard = 'buildings-herring.json';
    expect(say(yard, 'yard', (record) => (record.effect = { ops: [either] }))).toContain(
      `"yard", field effect.ops.0.options.1.ops.0: ${tooOpen}`,
    );
    expect(say(yard, 'joinery', (record) => (record.effect = { event: 'building-built', ops: [level] }))).toContain(
      tooOpen,
    );
    // Wood up to a level is welcome: how much of it there is is told exactly.
    const wood = { ...level, resource: 'wood' };
    expect(say(yard, 'joinery', (record) => (record.effect = { event: 'building-built', ops: [wood] }))).toBe('');
    const stored = { op: 'gain', fish: 1, to: 'reserve', per: 'fish-total' };
    expect(say(yard, 'wharf', (record) => (record.effect = { ops: [stored] }))).toContain(
      '"wharf", field effect.ops.0.per: what a window gives to the reserve counts nothing',
    );
  });

  it('name ships, counters and events that do not exist', () => {
    expect(
      broken(
        'buildings-herring.json',
        'boathouse',
        (record) => (record.effect = { ops: [{ op: 'takeShip', type: 'raft' }] }),
      ),
    ).toContain(
      'record "boathouse", field effect.ops.0.type: there is no ship "raft" (known: sloop, cutter, schooner)',
    );
    expect(
      broken(
        'buildings-herring.json',
        'castle',
        (record) => (record.effect = { score: { base: 0, terms: [{ per: 'cow', points: 1 }] } }),
      ),
    ).toContain('record "castle", field effect.score.terms.0.per');
    expect(
      broken(
        'buildings-herring.json',
        'joinery',
        (record) => (record.effect = { event: 'sneezed', ops: [{ op: 'thinOut' }] }),
      ),
    ).toContain('record "joinery", field effect.event');
  });

  it('let an owner of the box correct a card: other costs, another effect', () => {
    const fixed = broken('buildings-herring.json', 'yard', (record) => {
      record.cost = { fish: 2 };
      record.effect = {
        ops: [{ op: 'choose', options: [{ ops: [{ op: 'thinOut' }] }, { ops: [{ op: 'inviteElder' }] }] }],
      };
    });
    expect(fixed).toBe('');
    expect(loadData(copy.folder).hash).not.toBe(data.hash);
  });

  it('know more words than the cards use', () => {
    const text = JSON.stringify([data.buildings, data.elders]);
    const used = (ids: readonly string[]) => ids.filter((id) => text.includes(`"${id}"`));
    expect(used(counterIds).length).toBeGreaterThan(20);
    expect(used(eventIds).length).toBeGreaterThan(13);
  });

  it('give every component a name in both languages, and no two the same id', () => {
    for (const [id, { name }] of Object.entries(nusfjord.components)) {
      expect([id, name.en.length > 0, name.ru.length > 0]).toEqual([id, true, true]);
    }
    const { actions, ships, decks, elders, buildings } = data;
    const count = [actions, ships, decks, elders, buildings].reduce((sum, table) => sum + Object.keys(table).length, 0);
    expect(Object.keys(nusfjord.components)).toHaveLength(count + 9);
  });
});
