import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { openTables } from '../../src/store/index.js';
import { database, fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lobbyPosts, openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
let eva: Persona;

beforeAll(async () => {
  const channels = ['quay', 'tavern', 'cellar', 'pier', 'mole', 'reef', 'bay'];
  town = await openTown({ randomBytes: fixedBytes('tables'), channels });
  ann = town.person('Ann');
  bo = town.person('*Bo* @everyone');
  cem = town.person('Джем', 'ru');
  eva = town.person('Eva');
});
afterAll(() => closeQuietly(town));

const idOf = (channel: string) => town.twin.world.channel(channel).id;
const here = async (channel: string) => (await town.matches.inChannel(idOf(channel)))!;
const tables = (person: Persona, game?: string): Promise<SeenMessage> =>
  person.slash('quay', '/tables', game ? { game } : {}).reply;
const labels = ({ buttons }: SeenMessage) =>
  buttons.map(({ label, disabled }) => `${label}${disabled ? ' (off)' : ''}`);

describe('/tables', () => {
  it('says that there is none, and how to open one, in both languages', async () => {
    const [reply, russian] = [await tables(ann), await tables(cem, 'nusfjord')];
    expect([reply.ephemeral, reply.content]).toEqual([
      true,
      '### Open tables · all games\nNo table that you can see has a free seat. `/match create` opens one.',
    ]);
    expect(russian.content).toBe(
      '### Открытые столы · Нусфьорд\nНусфьорд: среди столов, которые вам видны, свободных мест нет. Открыть свой — `/match create`.',
    );
    expect(labels(reply)).toEqual(['Refresh']);
  });

  it('lists who sits, seats that are free, what differs, pace and place; the newest first, of one game or all', async () => {
    await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    await bo.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
    const { id } = await here('tavern');
    must(await town.matches.setPace(id, { id: bo.id, manages: false }, { limit: { hours: 48 } }));
    must(await town.matches.setOption(id, bo.id, 'series', 'campaign'));
    must(await town.matches.addComputer(id, bo.id, 'fair'));
    expect((await tables(ann)).content.split('\n').slice(1)).toEqual([
      `**1 · Nusfjord** <#${idOf('tavern')}>`,
      '3 seats free of 5. Host: \\*Bo\\* @\u200beveryone. Players (2): \\*Bo\\* @\u200beveryone, 🤖 Computer (fair).',
      '-# Series: campaign: three solo games · 2 days a turn. Then the channel is told, and the match waits',
      `**2 · Santa Maria** <#${idOf('quay')}>`,
      '3 seats free of 4. Host: Ann. Players (1): Ann. You have a seat.',
      '-# no time limit',
    ]);
    const russian = await tables(cem, 'santa-maria');
    expect(russian.content.split('\n')).toEqual([
      '### Открытые столы · Санта-Мария',
      `**1 · Санта-Мария** <#${idOf('quay')}>`,
      'Свободно 3 места из 4. Ведущий: Ann. Игроки (1): Ann.',
      '-# время не ограничено',
    ]);
    expect(labels(russian)).toEqual(['Сесть: 1', 'Обновить']);
    expect(russian.selects[0]!.options[0]!.label).toBe('Все игры');
    const shown = await ann.select(await tables(ann), 'Which game?', ['nusfjord']).reply;
    expect([labels(shown), shown.content.split('\n')[0]]).toEqual([
      ['Join 1', 'Refresh'],
      '### Open tables · Nusfjord',
    ]);
  });

  it('joins by a press, shows the lobby so, and the table as it is then; a second press is off', async () => {
    const list = await tables(cem, 'santa-maria');
    const after = await cem.press(list, 'Сесть: 1').reply;
    expect(after.id).toBe(list.id);
    expect(after.content.split('\n').slice(0, 4)).toEqual([
      `✅ Место за вами: Санта-Мария, <#${idOf('quay')}>. Партия начнётся, когда ведущий нажмёт **Start**.`,
      '### Открытые столы · Санта-Мария',
      `**1 · Санта-Мария** <#${idOf('quay')}>`,
      'Свободно 2 места из 4. Ведущий: Ann. Игроки (2): Ann, Джем. Вы уже за этим столом.',
    ]);
    expect(labels(after)).toEqual(['Сесть: 1 (off)', 'Обновить']);
    expect(lobbyPosts(ann, 'quay').at(-1)!.text).toContain('Players (2, up to 4): Ann, Джем');
  });

  it('says what a stale press meets: a full table, one that has begun, one that is no more', async () => {
    const { id } = await here('quay');
    const stale = await tables(eva);
    must(await town.matches.addComputer(id, ann.id, 'easy'));
    must(await town.matches.addComputer(id, ann.id, 'easy'));
    const press = stale.buttons[1]!.customId!;
    expect((await eva.press(stale, press).reply).content).toMatch(
      /^⚠ The table is full: this game takes 4 players\.\n### Open tables · all games\n\*\*1 · Nusfjord/,
    );
    must(await town.matches.start(id, ann.id));
    const old = await plant(town, 'quay', [press, 'tables:0:join::1:nosuch', 'tables:0:show:chess:1']);
    const begun = await eva.press(old, '1').reply;
    expect([begun.ephemeral, begun.content.split('\n')[0]]).toEqual([
      true,
      '⚠ The match has started already: seats and options cannot be changed any more.',
    ]);
    expect((await eva.press(old, '2').reply).content).toMatch(/^⚠ There is no match “nosuch”/);
    expect((await eva.press(old, '3').reply).text).toMatch(/older/);
  });

  it('neither shows nor seats anybody at a table whose channel they do not see', async () => {
    await ann.slash('cellar', '/match create', { game: 'islebound' }).reply;
    const stale = await tables(eva, 'islebound');
    expect(labels(stale)).toEqual(['Join 1', 'Refresh']);
    town.twin.world.setOverwrite(idOf('cellar'), { id: eva.id, type: 1, allow: 0n, deny: 1n << 10n });
    await town.twin.idle();
    expect((await eva.press(stale, 'Join 1').reply).content).toMatch(/^⚠ There is no match/);
    expect(labels(await tables(eva, 'islebound'))).toEqual(['Refresh']);
    expect(labels(await tables(bo, 'islebound'))).toEqual(['Join 1', 'Refresh']);
    expect((await here('cellar')).seats).toHaveLength(1);
  });

  it('offers seats of running matches that anybody may take', async () => {
    await startMatch(town, 'pier', [ann, bo, cem], 'nusfjord');
    const { id } = await here('pier');
    must(await town.matches.resign(id, cem.id));
    const seat = (await here('pier')).seats.find(({ by }) => by === 'engine')!;
    const offer = { kind: 'offer' as const, payload: { seat: seat.seat, from: cem.id } };
    must(await town.matches.propose(id, { id: ann.id, keeps: true }, offer));
    const list = await tables(eva, 'nusfjord');
    expect(list.content.split('\n').slice(1, 3)).toEqual([
      `**1 · Nusfjord** <#${idOf('pier')}>`,
      expect.stringMatching(/^Ann offers the seat of <@\d+>, which the computer plays just now\. Players: .*Ann/),
    ]);
    expect(labels(list)).toEqual(['Take over 1', 'Join 2', 'Refresh']);
    const after = await eva.press(list, 'Take over 1').reply;
    expect(after.content.split('\n')[0]).toBe(`✅ You play on in Nusfjord, <#${idOf('pier')}>.`);
    expect(labels(after)).toEqual(['Join 1', 'Refresh']);
    expect((await here('pier')).seats[seat.seat]!.person.name).toBe('Eva');
    const old = await plant(town, 'quay', [list.buttons[0]!.customId!]);
    expect((await bo.press(old, '1').reply).content).toMatch(/^⚠ You have a seat in this match already\./);
  });

  it('turns pages of five', async () => {
    for (const channel of ['mole', 'reef', 'bay']) {
      const host = town.person(`Host ${channel}`);
      await host.slash(channel, '/match create', { game: 'islebound' }).reply;
      const thread = town.twin.world.addThread(idOf(channel), { name: 'side', ownerId: host.id }).id;
      await host.slash(thread, '/match create', { game: 'islebound' }).reply;
    }
    const first = await tables(bo, 'islebound');
    expect(first.content.split('\n')[0]).toBe('### Open tables · Islebound · 1 of 2');
    expect(labels(first).slice(-4)).toEqual(['Join 5', 'Previous (off)', 'Next', 'Refresh']);
    const second = await bo.press(first, 'Next').reply;
    expect(second.content).toMatch(/· 2 of 2\n\*\*1 · Islebound\*\* .*\n.*\n.*\n\*\*2 · Islebound/);
    expect(first.content.length).toBeLessThan(2000);
  });
});

describe('open tables in the store', () => {
  it('are found by indexes alone', async () => {
    const asked: string[] = [];
    const db = await database(':memory:', (text) => asked.push(text));
    await openTables(db.db, 'g1', { readerId: 'u1', now: 1 });
    const [gathering = '', offered = ''] = asked.slice(-2);
    const plan = async (text: string) =>
      (await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(db.db)).rows.map(({ detail }) => detail);
    expect((await plan(gathering)).join('; ')).toMatch(/SEARCH matches USING INDEX matches_gathering \(guild_id=\?\)/);
    expect((await plan(offered)).join('; ')).toMatch(/votes USING INDEX votes_offered/);
    await db.close();
  });
});
