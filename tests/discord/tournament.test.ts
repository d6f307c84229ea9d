import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CupView } from '../../render/community.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { closeQuietly } from './close-quietly.js';
import { cupOf, cupPosts, keeperOf, playRound, saying, settled, threadsOf } from './cup-scene.js';
import { notingPainter } from './noting-painter.js';
import { openTown, pinged } from './town.js';

const folder = mkdtempSync(join(tmpdir(), 'cup-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['en-US', 'ru'])('a tournament from opening to end: %s', (locale) => {
  it('is announced, joined, drawn, played in threads, and told', async () => {
    const say = saying(locale);
    const { painter, drawn } = notingPainter();
    const town = await openTown({ locale, painter, file: join(folder, `${locale}.db`) });
    const kim = keeperOf(town, 'Kim', locale);
    const [bo, cem, dot] = ['Bo', '*Cem*', 'Dot'].map((name) => town.person(name, locale)) as [
      Persona,
      Persona,
      Persona,
    ];
    const people = [kim, bo, cem, dot];

    const panel = await kim.slash('quay', '/tournament create', { game: 'nusfjord', name: 'Winter *cup*' }).reply;
    expect(panel.text).toContain(`Winter \\*cup\\*\u2069 · ${say('game.nusfjord')}`);
    expect(panel.text).toContain(say('manage-draft'));
    expect(cupPosts(bo)).toEqual([]);
    const pick = (menu: string, value: string) => kim.select(panel, say(`choose-${menu}`), [value]).reply;
    await pick('seats', '2');
    await pick('rounds', '2');
    await pick('seeding', 'draw');
    const chosen = await pick('opens', 'organiser');
    expect(chosen.text).toContain(
      [say('seats', { n: 2 }), say('rounds', { n: 2 }), say('opens-organiser')].join(' · '),
    );
    await kim.press(panel, say('button-announce')).reply;
    await settled(town);
    const [post, ...more] = cupPosts(bo);
    expect(more).toEqual([]);
    expect(post!.content).toContain(say('status-gathering', { organiser: 'Kim' }));
    expect(post!.content).toContain(say('entrants-none', { most: 32 }));

    for (const person of people) {
      const joined = await person.press(post!, say('button-join')).reply;
      expect([joined.ephemeral, joined.content]).toEqual([
        true,
        say('joined', { name: '\u2068Winter \\*cup\\*\u2069' }),
      ]);
    }
    await settled(town);
    expect(post!.content).toContain('\u2068\\*Cem\\*\u2069');
    expect(post!.content).toContain(say('plan', { n: 4, sizes: '2 and 2', byes: 0 }).slice(0, 20));
    expect(post!.data.mentions).toEqual([]);
    const rules = await bo.press(post!, say('button-rules')).reply;
    expect(rules.content).toContain(say('rules-ties-swiss'));

    const manage = await kim.press(post!, say('button-manage')).reply;
    await kim.press(manage, say('button-start')).reply;
    await settled(town);
    const threads = threadsOf(town);
    expect(threads.map(({ name }) => name)).toEqual(
      [1, 2].map((table) => `Winter *cup* · ${say('thread', { round: 1, table, id: '1' })}`),
    );
    const cup = await cupOf(town);
    for (const { number, entrants } of cup.rounds[0]!.tables) {
      const [board, ...others] = kim
        .sees(threads[number - 1]!.id)
        .filter(({ data }) => data.author.id === town.twin.botId);
      expect(others).toEqual([]);
      const here = people.filter(({ id }) => entrants.some((one) => cup.entrants[one]!.person.id === id));
      // Of those at the table whoever begins is called, and nobody else.
      const called = pinged(board!, people);
      expect([called.length, here.map(({ name }) => name)]).toEqual([1, expect.arrayContaining(called)]);
    }
    expect(post!.content).toContain(say('round', { round: 1, rounds: 2 }));
    expect(post!.content).toContain(`1. <#${threads[0]!.id}> `);

    await playRound(town);
    const next = await kim.press(post!, say('button-manage')).reply;
    expect(next.text).toContain(say('manage-playing', { round: 1, going: 0 }));
    await town.restart();
    await kim.press(next, say('button-next')).reply;
    await settled(town);
    expect(threadsOf(town)).toHaveLength(4);
    await playRound(town);
    await town.restart();
    await settled(town);

    const posts = cupPosts(bo);
    expect(posts).toHaveLength(2);
    const [announced, final] = posts as [SeenMessage, SeenMessage];
    const over = await cupOf(town);
    const winner = people.find(({ id }) => id === over.entrants[over.standings[0]!.entrant]!.person.id)!;
    const named = `\u2068${winner.name.replaceAll('*', '\\*')}\u2069`;
    expect(final.content).toBe(say('over', { winner: named, name: '\u2068Winter \\*cup\\*\u2069' }));
    expect([final.files.length, pinged(final, people)]).toEqual([1, []]);
    expect(announced.content).toContain(say('status-over', { organiser: 'Kim' }));
    expect(announced.buttons.map(({ label }) => label)).toEqual(
      ['standings', 'tables', 'rules'].map((id) => say(`button-${id}`)),
    );
    const view = drawn.at(-1)!.view as CupView;
    expect(view.rows.map(({ rank, points }) => [rank, points])).toEqual([
      [1, '2'],
      [2, '1'],
      [3, '1'],
      [4, '0'],
    ]);
    expect(announced.content).toContain(`1. ${named} (2)`);
    const look = await bo.press(final, say('button-standings')).reply;
    expect([look.ephemeral, look.files.length]).toEqual([true, 1]);
    const text = await bo.press(look, say('leaderboard.as-text')).reply;
    expect(text.content).toContain(`**1** ${named} · **2**`);
    const tables = await bo.press(text, say('button-tables')).reply;
    expect(tables.content).toContain(say('tables', { name: '\u2068Winter \\*cup\\*\u2069', round: 2, rounds: 2 }));
    await bo.press(tables, say('round-before')).reply;
    const list = await bo.slash('tavern', '/tournament list').reply;
    expect(list.content).toContain(say('is-over'));
    const picked = await bo.select(list, say('choose-pick'), ['1']).reply;
    expect(picked.content).toBe(announced.content);
    await closeQuietly(town);
  });
});
