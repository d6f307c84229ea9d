import { afterEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

async function scene(read = 'en-US'): Promise<{ ann: Persona; bo: Persona; id: string }> {
  town = await openTown({ randomBytes: fixedBytes('note') });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const { channelId } = await startMatch(town, 'quay', [ann, bo], 'santa-maria');
  return { ann, bo, id: (await town.matches.inChannel(channelId))!.id };
}

const labels = (seen: SeenMessage) => seen.buttons.map(({ label }) => label);
const noteOf = (person: Persona) => person.slash('quay', '/note').reply;

/** Writes a note into the form that a button of the message opens. */
async function write(person: Persona, seen: SeenMessage, label: string, text: string): Promise<SeenMessage> {
  const form = await person.press(seen, label).modal;
  return person.submit(form, { text }).reply;
}

describe('/note', () => {
  it('keeps what its reader writes, for their eyes alone, until they change or delete it', async () => {
    const { ann, bo, id } = await scene();
    const empty = await noteOf(ann);
    expect([empty.ephemeral, labels(empty)]).toEqual([true, ['Write a note']]);
    expect(empty.content).toMatch(/^You have noted nothing on this match of Santa Maria yet\./);
    const form = await ann.press(empty, 'Write a note').modal;
    expect([form.title, form.customId]).toEqual(['Your note on this match', `note:${id}:write`]);
    const written = await ann.submit(form, { text: 'Bo **saves** wood' }).reply;
    expect([written.id, written.ephemeral]).toEqual([empty.id, true]);
    expect(written.content).toBe('**Your note · Santa Maria** · only you see it\nBo **saves** wood');
    expect(labels(written)).toEqual(['Change', 'Delete']);
    const again = await ann.press(written, 'Change').modal;
    expect(JSON.stringify(again.data)).toContain('"value":"Bo **saves** wood"');
    expect((await ann.submit(again, { text: 'Bo builds' }).reply).content).toMatch(/\nBo builds$/);
    expect((await noteOf(bo)).content).toMatch(/^You have noted nothing/);
    expect(bo.sees('quay').filter(({ content }) => content.includes('Bo builds'))).toEqual([]);
    await playRandomly(town.matches, id, 3);
    must(await town.matches.resign(id, ann.id));
    await town.bot.poster.settle();
    const after = await noteOf(ann);
    expect(after.content).toMatch(/\nBo builds$/);
    const gone = await ann.press(after, 'Delete').reply;
    expect(gone.content).toBe('Your note is deleted. Here it is once more:\nBo builds');
    expect(labels(gone)).toEqual(['Write a note']);
    expect(must(await town.matches.note(id, ann.id))).toBe(undefined);
  });

  it('shows the longest note whole, deletes an empty one, and is Russian to a Russian', async () => {
    const { ann, id } = await scene('ru');
    const longest = 'ш'.repeat(1999);
    const first = await noteOf(ann);
    expect(first.content).toBe(
      'Заметки об этой партии пока нет (Санта-Мария). Что вы здесь напишете, увидите только вы; заметка хранится, пока хранится партия.',
    );
    const full = await write(ann, first, 'Написать заметку', `${longest}.`);
    expect(full.content).toBe(`${longest}.`);
    const emptied = await write(ann, full, 'Изменить', '  ');
    expect(emptied.content).toBe(first.content);
    expect(await town.matches.keepNote(id, ann.id, 'x'.repeat(2001))).toEqual({
      ok: false,
      refusal: { id: 'note.too-long', args: { most: 2000 } },
    });
  });

  it('stays with who wrote it when somebody else takes their seat, and when they have it back', async () => {
    const { ann, bo, id } = await scene();
    const zoe = town.person('Zoe');
    await town.matches.meet({ id: zoe.id, name: zoe.name });
    await write(bo, await noteOf(bo), 'Write a note', 'Ann hoards grain');
    const holders = async () => (await town.matches.find(id))!.seats.map(({ person }) => person.id);
    const seat = (await holders()).indexOf(bo.id);
    const replace = async (from: Persona, to: Persona) => {
      const payload = { seat, from: from.id, to: to.id, kept: false };
      const vote = must(await town.matches.propose(id, { id: ann.id, keeps: false }, { kind: 'replace', payload }));
      for (const person of [from, to]) must(await town.matches.vote(id, vote.id, person.id, true));
      expect((await holders())[seat]).toBe(to.id);
    };
    await replace(bo, zoe);
    expect((await noteOf(zoe)).content).toMatch(/^You have noted nothing/);
    await write(zoe, await noteOf(zoe), 'Write a note', 'Grain is short');
    expect((await noteOf(bo)).content).toMatch(/\nAnn hoards grain$/);
    await replace(zoe, bo);
    expect([(await noteOf(bo)).content, (await noteOf(zoe)).content].map((text) => text.split('\n').at(-1))).toEqual([
      'Ann hoards grain',
      'Grain is short',
    ]);
  });

  it('goes with its match; a form that comes late, or a forged button, finds no match', async () => {
    town = await openTown({ randomBytes: fixedBytes('late') });
    const ann = town.person('Ann');
    await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
    const form = await ann.press(await noteOf(ann), 'Write a note').modal;
    must(await town.matches.keepNote(id, ann.id, 'soon gone'));
    must(await town.matches.leave(id, ann.id));
    expect((await ann.submit(form, { text: 'late' }).reply).content).toMatch(/^There is no match/);
    expect(await town.database.db.selectFrom('notes').selectAll().execute()).toEqual([]);
    const forged = await plant(town, 'quay', ['note:zzz:write', 'note:zzz:delete']);
    for (const label of ['1', '2']) {
      const told = await ann.press(forged, label).reply;
      expect([told.ephemeral, /^There is no match/.test(told.content)]).toEqual([true, true]);
    }
  });
});
