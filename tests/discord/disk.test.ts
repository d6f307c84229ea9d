import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, rows } from '../match/harness.js';
import { boardPosts, openTown, startMatch, type Town, upToConfirm } from './town.js';

let town: Town;
let folder = '';
let people: Persona[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'));
  town = await openTown({
    randomBytes: fixedBytes('a'),
    file: join(folder, 'match.db'),
    channels: ['quay', 'tavern', 'pier', 'dock'],
  });
  people = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => town.person(name));
});
afterEach(async () => {
  await town.close();
  rmSync(folder, { recursive: true, force: true });
});

const mover = (post: SeenMessage): Persona => people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;

/** Another program that is writing to the database. */
function locker(): { release(): void } {
  const other = new Sqlite(join(folder, 'match.db'));
  other.exec('begin immediate');
  return {
    release() {
      other.exec('rollback');
      other.close();
    },
  };
}

describe('while another program writes to the database', () => {
  it('whoever looks is answered, and the turns that wait are taken when it is done', async () => {
    const posts = [
      await startMatch(town, 'quay', people.slice(0, 2)),
      await startMatch(town, 'tavern', people.slice(2), 'nusfjord'),
    ];
    const panel = await upToConfirm(mover(posts[0]!), posts[0]!);
    const other = locker();
    const turn = mover(posts[0]!).press(panel, '✓ End turn');
    await turn.acked;
    const [ann, bo, cy] = people as [Persona, Persona, Persona];
    const looks = [
      ann.slash('pier', '/turns'),
      bo.slash('quay', '/rules', { about: 'religion' }),
      ann.slash('quay', '/match log'),
      ann.slash('quay', '/hand'),
      cy.slash('tavern', '/match show'),
      cy.press(posts[1]!, 'Play'),
      town.person('Stranger').slash('tavern', '/match show'),
    ];
    for (const look of looks) expect((await look.reply).text).not.toBe('');
    expect(await bo.autocomplete('quay', '/rules', { about: 'relig' }, 'about')).not.toEqual([]);
    expect(await ann.autocomplete('quay', '/match show', { as: 'words' }, 'as')).toHaveLength(1);
    expect(await rows(town.database, 'moves')).toEqual([]);
    other.release();
    expect((await turn.reply).text).toContain('You will be pinged');
    await town.twin.until(() => boardPosts(ann, 'quay')[1]);
  });

  it('what is being typed is answered with nothing rather than never', async () => {
    town.matches.inChannel = () => new Promise(() => undefined);
    expect(await people[0]!.autocomplete('quay', '/match show', { as: 'w' }, 'as')).toEqual([]);
  });

  it('every command and every button is acknowledged, and answered in the end', async () => {
    const [ann, bo, cy, di] = people as [Persona, Persona, Persona, Persona];
    const post = await startMatch(town, 'quay', [ann, bo]);
    await cy.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
    const lobby = cy.sees('tavern').find((seen) => seen.find('Join'))!;
    const now = mover(post);
    const panel = await now.press(post, 'Play').reply;
    const other = locker();
    const asked: Interaction[] = [
      di.slash('pier', '/match create', { game: 'santa-maria' }),
      di.slash('tavern', '/match join'),
      di.press(lobby, 'Join'),
      ...['leave', 'options', 'start'].map((name) => cy.slash('tavern', `/match ${name}`)),
      ...lobby.buttons.filter(({ label }) => label !== 'Join').map(({ customId }) => cy.press(lobby, customId!)),
      ...['show', 'undo', 'log', 'resign'].map((name) => now.slash('quay', `/match ${name}`)),
      now.slash('dock', '/match move', { match: 'nothing' }),
      ...['/hand', '/turns'].map((line) => now.slash('quay', line)),
      now.slash('quay', '/move', { text: 'end-turn' }),
      now.slash('quay', '/rules', { about: 'dice' }),
      now.slash('quay', '/santamaria end-turn'),
      ...post.buttons.map(({ customId }) => now.press(post, customId!)),
      ...panel.buttons.filter(({ disabled }) => !disabled).map(({ customId }) => now.press(panel, customId!)),
    ];
    const acked = await Promise.allSettled(asked.map((one) => one.acked));
    expect(acked.map(({ status }) => status)).toEqual(asked.map(() => 'fulfilled'));
    other.release();
    await town.twin.idle();
    await Promise.all(asked.map((one) => one.reply));
    expect(asked.map(({ state }) => state)).toEqual(asked.map(() => 'answered'));
  });
});

it('a turn is not called taken when the database file has been taken away, and whoever runs the bot is told', async () => {
  const post = await startMatch(town, 'quay', people.slice(0, 2));
  const panel = await upToConfirm(mover(post), post);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const answer = await mover(post).press(panel, '✓ End turn').reply;
  expect(answer.text).toContain('My database file was deleted, moved or replaced while I was running');
  expect(answer.text).not.toContain('You will be pinged');
  expect(town.complaints.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'the database failed' }),
  );
});

describe('with a full disk', () => {
  /** Leaves no room for another row. */
  async function fill(): Promise<void> {
    const { db } = town.database;
    await sql`pragma max_page_count = 1`.execute(db);
    const add = (id: number, name: string): Promise<boolean> =>
      sql
        .raw(`insert into users (id, name, seen_at) values ('${id}', '${name}', 1)`)
        .execute(db)
        .then(
          () => true,
          () => false,
        );
    for (const length of [700, 1]) {
      for (let id = length * 1_000_000; await add(id, 'y'.repeat(length)); id += 1);
    }
  }

  it('what a stranger asked for stays, though their name cannot be kept', async () => {
    const post = await startMatch(town, 'quay', people.slice(0, 2));
    await fill();
    const stranger = town.person('Stranger');
    const rules = await stranger.slash('quay', '/rules', { about: 'religion' }).reply;
    const shown = await stranger.slash('quay', '/match show').reply;
    const since = await stranger.press(
      post,
      post.buttons.find(({ label }) => /since|new/i.test(label ?? ''))!.customId!,
    ).reply;
    await town.twin.idle();
    expect(rules.text).toContain('Religion track');
    for (const answer of [rules, shown, since]) expect(answer.text).not.toContain('My disk is full');
    expect(town.complaints.map((line) => JSON.parse(line).err.message.split(':')[0])).toContain('store.full');
  });
});
