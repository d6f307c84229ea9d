import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { tracesIn, tracesInFiles } from '../match/privacy/scene.js';
import { amiss, boardPosts, lastSeen, lobbyPosts, openTown, startMatch, type Town, takeTurn } from './town.js';

let town: Town;
let folder: string;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(amiss(town)).toEqual([]);
  await town.close();
  rmSync(folder, { recursive: true });
});

/** All that anybody sees of what the bot says in these channels to everybody. */
const saidTo = (person: Persona, channels: string[], but?: SeenMessage): string =>
  channels
    .flatMap((channel) => person.sees(channel))
    .filter(({ id, ephemeral }) => !ephemeral && id !== but?.id)
    .map(({ text, files }) => [text, ...files.map(({ description }) => description)].join('\n'))
    .join('\n');

it.each([
  {
    locale: 'en-US',
    gone: 'Former player',
    labels: ['Delete everything', 'Keep everything'],
    kept: 'Nothing was deleted.',
    soon: 'You had the file with all that is stored about you a few minutes ago. You can ask for it again in 10 minutes.',
    held: 'You are in 2 matches now: you leave them, and the computer plays on where others are left.',
    done: 'Done: nothing that is stored leads to you any more. You have left 2 matches. The bot’s own messages follow within minutes, where it may still change them.',
    archive:
      'The record as text, and the match as JSON with where it stood after each turn. It is still being played: only what everybody may see is in them.',
    empty: 'Nothing is stored about you but your name, from this command on.',
  },
  {
    locale: 'ru',
    gone: 'Бывший игрок',
    labels: ['Удалить всё', 'Оставить всё'],
    kept: 'Ничего не удалено.',
    soon: 'Файл со всем, что о вас хранится, вы получили несколько минут назад. Снова его можно попросить через 10 минут.',
    held: 'Сейчас вы играете в 2 партиях: вы их покинете, и там, где остаются другие, за вас доиграет компьютер.',
    done: 'Готово: ничто из того, что хранится, больше не ведёт к вам. Вы покинули 2 партии. Сообщения самого бота изменятся в течение нескольких минут — там, где он ещё может их менять.',
    archive:
      'Запись текстом и партия в JSON с положением после каждого хода. Партия ещё идёт: в файлах только то, что видно всем.',
    empty: 'О вас не хранится ничего, кроме имени, и то начиная с этой команды.',
  },
])('gives somebody all that is stored of them, and deletes it: $locale', async (wanted) => {
  const now = Date.now();
  folder = mkdtempSync(join(tmpdir(), 'privacy-'));
  const file = join(folder, 'town.db');
  town = await openTown({ file, locale: wanted.locale, now: () => now });
  const zora = town.person('Zora *Quill*', wanted.locale);
  const others = ['Bo', 'Cem'].map((name) => town.person(name, wanted.locale));
  const bo = others[0]!;
  const post = await startMatch(town, 'quay', [zora, ...others]);
  const first = [zora, ...others].find(({ id }) => post.content.startsWith(`<@${id}>`))!;
  await takeTurn(first, post);
  await town.bot.poster.settle();
  await zora.slash('quay', '/comment', { text: 'Zora was here' }).reply;
  const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  must(await town.matches.keepNote(id, zora.id, 'Zora alone'));
  await zora.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  const lobby = lobbyPosts(bo, 'tavern').at(-1)!;
  await bo.press(lobby, lobby.buttons[0]!.customId!).reply;
  expect(saidTo(bo, ['quay', 'tavern'])).toContain('Zora');

  const exported = await zora.slash('quay', '/privacy export').reply;
  expect(exported.ephemeral).toBe(true);
  expect(exported.files.map(({ name }) => name)).toEqual(['harbourmaster-about-me.json']);
  const data = JSON.parse(exported.files[0]!.data.toString());
  expect(data).toMatchObject({ yourId: zora.id, person: [{ id: zora.id, name: 'Zora *Quill*' }] });
  expect([data.notes[0].text, data.comments[0].text, data.seatsHeld.length]).toEqual([
    'Zora alone',
    'Zora was here',
    2,
  ]);
  expect((await zora.slash('quay', '/privacy export').reply).content).toBe(wanted.soon);

  const asked = await zora.slash('quay', '/privacy delete').reply;
  expect([asked.ephemeral, asked.content.includes(wanted.held), asked.content.length < 2000]).toEqual([
    true,
    true,
    true,
  ]);
  expect(asked.buttons.map(({ label }) => label)).toEqual(wanted.labels);
  expect((await zora.press(asked, wanted.labels[1]!).reply).content).toBe(wanted.kept);
  expect(await tracesIn(town.database, [zora.id])).toContain('users.id');
  const again = await zora.slash('quay', '/privacy delete').reply;
  expect((await zora.press(again, wanted.labels[0]!).reply).content).toBe(wanted.done);

  expect(await tracesIn(town.database, [zora.id, 'Zora'])).toEqual([]);
  for (const trace of [zora.id, 'Zora']) expect(tracesInFiles(file, trace)).toBe(0);
  await town.bot.poster.settle();
  await town.bot.reteller.settle();
  expect(await town.matches.retellings(9)).toEqual([]);
  // Where posts before the last one stand, nobody knows.
  const seen = saidTo(bo, ['quay', 'tavern'], boardPosts(bo, 'quay')[0]);
  expect(seen).not.toContain('Zora');
  expect(boardPosts(bo, 'quay').at(-1)!.text).toContain(wanted.gone);
  expect(lobbyPosts(bo, 'tavern').at(-1)!.text).not.toContain(wanted.gone);
  expect(seen).not.toContain(zora.id);

  const archive = await bo.slash('quay', '/match export').reply;
  expect([archive.ephemeral, archive.content]).toEqual([true, wanted.archive]);
  expect(archive.files.map(({ name }) => name)).toEqual([`santa-maria-${id}.match`, `santa-maria-${id}.json`]);
  const { format, seats, turns } = JSON.parse(archive.files[1]!.data.toString());
  expect([format, seats.map(({ name }: { name: string }) => name).sort()]).toEqual([1, ['Bo', 'Cem', 'Former player']]);
  expect(turns[0]).toMatchObject({ turn: 0, moves: 0, view: expect.any(Object) });

  // The others play on, and she is nobody until she joins something.
  const after = (await town.matches.find(id))!;
  expect(after.seats.map(({ by }) => by).sort()).toEqual(['engine', 'person', 'person']);
  expect((await zora.slash('quay', '/privacy export').reply).content).toBe(wanted.empty);
  expect(lastSeen(bo, 'tavern').text).toContain('Bo');
});
