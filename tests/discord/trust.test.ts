import { expect, it } from 'vitest';
import { countTurn } from '../../src/store/index.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lobbyPosts, openTown } from './town.js';

it('a host says whom a table takes in; it stands in its lobby and among open tables, and is explained to whom it keeps out', async () => {
  const town = await openTown({ randomBytes: fixedBytes('trust'), channels: ['quay'] });
  const [ann, bo] = [town.person('Ann'), town.person('Бо', 'ru')];
  await ann.slash('quay', '/match create', { game: 'nusfjord' }).reply;
  const lobby = () => lobbyPosts(ann, 'quay').at(-1)!;
  const menus = await ann.press(lobby(), 'Time').reply;
  expect(menus.text.split('\n').slice(-2)).toEqual([
    '**Who may join**: anybody',
    '-# By turns with a time limit in the last 12 months. Whoever is invited may always join.',
  ]);
  const chosen = await ann.select(menus, 'Who may join', ['90']).reply;
  expect(chosen.text).toContain('**Who may join**: at least 90 % of turns in time, or new');
  await town.twin.idle();
  expect(lobby().text).toContain('for who takes at least 90 % of turns in time, and for new players');
  await town.database.transaction(async (tx) => {
    for (let turn = 0; turn < 21; turn += 1) await countTurn(tx, bo.id, turn < 4, Date.now());
  });
  const tables = await bo.slash('quay', '/tables').reply;
  expect(tables.text).toContain('-# для тех, кто делает вовремя не меньше 90 % ходов, и для новичков · время не');
  expect((await bo.press(tables, 'Сесть: 1').reply).text.split('\n')[0]).toBe(
    '⚠ Ведущий этого стола ищет игроков, которые делают вовремя не меньше 90 % ходов, поэтому сейчас сюда сесть нельзя. ' +
      'У вас 80 %: за последние 12 месяцев у вас 21 ход с ограничением времени, из них с опозданием — 4. ' +
      'Каждый ход вовремя поднимает это число, а старые забываются; другие столы: `/tables`. Это видите только вы.',
  );
  const told = await bo.press(lobby(), 'Join').followUp();
  expect([told.ephemeral, told.text.startsWith('Ведущий этого стола ищет')]).toEqual([true, true]);
  await closeQuietly(town);
});
