import { PermissionFlagsBits } from 'discord.js';
import { afterEach, expect, it, vi } from 'vitest';
import { closeQuietly } from './close-quietly.js';
import { openTown, startMatch, type Town } from './town.js';

/** Lines that no message has room for, as a game with a large board would have. */
const long = Array.from({ length: 40 }, (_, row) => `Ряд ${row + 1}: ${'пусто, '.repeat(12)}`);

vi.mock('../../render/describe.js', async (original) => {
  const actual = await original<typeof import('../../render/describe.js')>();
  return {
    ...actual,
    boardChapters: (request: Parameters<typeof actual.boardChapters>[0]) => [
      ...actual.boardChapters(request),
      { lines: long },
    ],
  };
});

let town: Town;
afterEach(() => closeQuietly(town));

it.each([
  [
    'en-US',
    'Nothing was posted: you may not post this in {channel} yourself. You lack: Attach Files.',
    'Nothing was posted: I cannot post this in {channel} until I have: Attach Files. Ask somebody who manages the channel, then try again.',
  ],
  [
    'ru',
    'Ничего не опубликовано: вам самим нельзя опубликовать это в {channel}. Вам не хватает прав: Прикреплять файлы.',
    'Ничего не опубликовано: я не могу сделать это в {channel}, пока у меня нет прав: Прикреплять файлы.',
  ],
])('a long board in words is a text file, which %s needs the permission to attach', async (locale, own, bots) => {
  town = await openTown({ locale });
  const [ann, bo] = [town.person('Ann', locale), town.person('Bo', locale)];
  await startMatch(town, 'quay', [ann, bo]);
  const match = (await town.matches.active())[0]!;
  const text = await ann.slash('quay', '/match show', { as: 'text' }).reply;
  const [file] = text.files;
  expect(file!.name).toBe(`santa-maria-${match.id}.txt`);
  const all = new TextDecoder('utf-8', { fatal: true }).decode(file!.data).split('\n');
  const shown = text.content.split('\n').slice(0, -1);
  expect(shown).toEqual(all.slice(0, shown.length));
  expect(shown[4]).toBe(locale === 'ru' ? 'Колония: Ann (это вы)' : 'Colony: Ann (you)');
  expect(all).toEqual(expect.arrayContaining(long));
  const { world, botId } = town.twin;
  const quay = world.channel('quay').id;
  const button = text.buttons.find(({ customId }) => customId?.startsWith('share:'))!.customId!;
  const posts = () => ann.sees('quay').filter(({ ephemeral }) => !ephemeral).length;
  const before = posts();
  for (const [id, told] of [
    [ann.id, own],
    [botId, bots],
  ] as const) {
    world.setOverwrite(quay, { id, type: 1, allow: 0n, deny: PermissionFlagsBits.AttachFiles });
    await town.twin.idle();
    expect((await ann.press(text, button).reply).content).toContain(told.replace('{channel}', `<#${quay}>`));
    world.setOverwrite(quay, { id, type: 1, allow: 0n, deny: 0n });
    await town.twin.idle();
  }
  expect(posts()).toBe(before);
  await ann.press(text, button).reply;
  const post = ann.sees('quay').findLast(({ ephemeral }) => !ephemeral)!;
  expect([posts(), post.files.map(({ name }) => name)]).toEqual([before + 1, [file!.name]]);
});
