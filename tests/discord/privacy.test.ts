import { afterEach, expect, it } from 'vitest';
import type { BoardView } from '../../render/community.js';
import type { Persona } from '../../src/playground/api.js';
import { rated, wednesday } from './board-scene.js';
import { notingPainter } from './noting-painter.js';
import { amiss, openTown, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(amiss(town)).toEqual([]);
  await town.close();
});

it.each([
  {
    locale: 'en-US',
    shown:
      'You appear on leaderboards and among records, and others may look at your profile. `/privacy boards appear:False` leaves you out.',
    hidden:
      'You appear on no leaderboard and among no records, and nobody else sees a profile of you. Your results count for those you played with all the same; a leaderboard that stands in a channel follows within ten minutes. `/privacy boards appear:True` has you appear again.',
  },
  {
    locale: 'ru',
    shown:
      'Вы есть в таблицах лидеров и среди рекордов, и другие могут смотреть ваш профиль. Чтобы вас там не было: `/privacy boards appear:False`.',
    hidden:
      'Вас нет ни в таблицах лидеров, ни среди рекордов, и вашего профиля никто другой не видит. Для тех, с кем вы играли, ваши результаты по-прежнему идут в зачёт; таблица, которая висит в канале, обновится в течение десяти минут. Чтобы появиться снова: `/privacy boards appear:True`.',
  },
])('/privacy boards leaves the one who asks out of leaderboards, or brings them back: $locale', async (wanted) => {
  const { painter, drawn } = notingPainter();
  town = await openTown({ painter, now: () => wednesday });
  const [ann, bo] = ['Ann', 'Bo'].map((name) => town.person(name, wanted.locale)) as [Persona, Persona];
  await rated(town, 3, { pools: [{ guild: town.guildId }], ids: { 0: ann.id, 1: bo.id }, names: { 1: 'Bo' } });
  const seenBy = async (person: Persona) => {
    await person.slash('quay', '/leaderboard').reply;
    return (drawn.at(-1)!.view as BoardView).rows.map(({ rank, name }) => `${rank} ${name}`);
  };
  const asked = async (given: Record<string, boolean> = {}) => {
    const { ephemeral, content } = await ann.slash('quay', '/privacy boards', given).reply;
    return [ephemeral, content];
  };
  expect(await asked()).toEqual([true, wanted.shown]);
  expect(await seenBy(bo)).toEqual(['1 Ann', '2 Bo', '3 P3']);
  for (let time = 0; time < 2; time += 1) expect(await asked({ appear: false })).toEqual([true, wanted.hidden]);
  expect(await asked()).toEqual([true, wanted.hidden]);
  expect(await seenBy(bo)).toEqual(['1 Bo', '2 P3']);
  expect(await seenBy(ann)).toEqual(['1 Bo', '2 P3']);
  expect(await asked({ appear: true })).toEqual([true, wanted.shown]);
  expect(await seenBy(bo)).toEqual(['1 Ann', '2 Bo', '3 P3']);
});
