import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { catalogue } from '../../src/text/catalogue.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { daysScene, hour } from './days-scene.js';
import { openTown, type Town, type TownOptions } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

async function people(options: TownOptions = {}): Promise<[Persona, Persona]> {
  town = await openTown(options);
  return [town.person('Ann'), town.person('Вера', 'ru')];
}

const text = (id: string, locale: 'en' | 'ru' = 'en') => catalogue(locale).get(id)!;
const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);

const home = {
  en: [
    '### Your settings',
    'They hold in all servers where I am.',
    '**Language**: as your Discord has it, English.',
    '**Time zone**: not known yet, so UTC. Set yours with the button, or with `/remind zone:`.',
    '**Quiet hours**: none.',
    '**Reminders**: after a day and after three days.',
    '**Where**: in the match’s channel.',
    '**Next**: I do not tell you that your turn comes next.',
    '**Invitations**: others may invite you by name.',
    '**Vacation**: none planned. 30 days a year count in this server.',
    '**Tables**: I look for none for you in this server.',
    '**Leaderboards, records, profiles**: you appear there.',
  ],
  ru: [
    '### Ваши настройки',
    'Они действуют на всех серверах, где есть бот.',
    '**Язык**: как в вашем Discord, русский.',
    '**Часовой пояс**: пока неизвестен, поэтому UTC. Укажите свой кнопкой или так: `/remind zone:`.',
    '**Тихие часы**: нет.',
    '**Напоминания**: через день и через три дня.',
    '**Где**: в канале партии.',
    '**Очередь**: о том, что следующий ход ваш, я не сообщаю.',
    '**Приглашения**: другие могут звать вас по имени.',
    '**Отпуск**: не запланирован. На этом сервере считается 30 дней в год.',
    '**Столы**: на этом сервере ни одного для вас не ищу.',
    '**Таблицы лидеров, рекорды, профили**: вы там есть.',
  ],
};

describe('/me', () => {
  it('shows all that somebody has chosen, to them alone, and leads to each', async () => {
    for (const person of await people()) {
      const locale = person.name === 'Ann' ? 'en' : 'ru';
      const shown = await person.slash('quay', '/me').reply;
      expect([shown.ephemeral, shown.text.split('\n')]).toEqual([true, home[locale]]);
      const ways = ['zone', 'language', 'calls', 'looking', 'privacy'].map((way) => text(`me.${way}`, locale));
      expect(labels(shown)).toEqual(ways);
      for (const way of ways.slice(1)) {
        const page = await person.press(shown, way).reply;
        expect([way, page.id]).toEqual([way, shown.id]);
        const back = await person.press(page, text('me.back', locale)).reply;
        expect([way, back.text.split('\n')]).toEqual([way, home[locale]]);
      }
    }
  });

  it('names the tables that are looked for', async () => {
    const [ann] = await people();
    await ann.slash('quay', '/looking', { game: 'nusfjord' }).reply;
    await ann.slash('quay', '/looking', { game: 'islebound' }).reply;
    const shown = await ann.slash('quay', '/me').reply;
    expect(shown.text).toContain('\n**Tables**: in this server I look for Islebound and Nusfjord.\n');
    const looking = await ann.press(shown, 'Tables I look for').reply;
    expect(labels(looking)).toEqual(['No more: Islebound', 'No more: Nusfjord', 'All my settings']);
    const fewer = await ann.press(looking, 'No more: Islebound').reply;
    expect((await ann.press(fewer, 'All my settings').reply).text).toContain('in this server I look for Nusfjord.');
  });

  it('leaves somebody out of what compares people, and lets them appear', async () => {
    const [ann] = await people();
    const page = await ann.press(await ann.slash('quay', '/me').reply, 'Privacy').reply;
    const out = await ann.press(page, 'Leave me out').reply;
    expect([out.text.split(' ').slice(0, 9).join(' '), await town.community.isHidden(ann.id)]).toEqual([
      '### Privacy\nYou appear on no leaderboard and among no',
      true,
    ]);
    const again = await ann.press(out, 'Let me appear').reply;
    expect([labels(again)[0], await town.community.isHidden(ann.id)]).toEqual(['Leave me out', false]);
  });

  it('hands out what is stored, and asks before it deletes it, beside the settings', async () => {
    const [ann] = await people();
    const page = await ann.press(await ann.slash('quay', '/me').reply, 'Privacy').reply;
    const file = await ann.press(page, 'All about me, as a file').reply;
    expect([file.ephemeral, file.id === page.id, file.files.map(({ name }) => name)]).toEqual([
      true,
      false,
      ['harbourmaster-about-me.json'],
    ]);
    const asked = await ann.press(page, 'Delete all about me …').reply;
    expect([asked.id === page.id, labels(asked)]).toEqual([false, ['Delete everything', 'Keep everything']]);
    const kept = await ann.press(asked, 'Keep everything').reply;
    expect(kept.text).toBe('Nothing was deleted.');
    expect(labels(await ann.press(page, 'All my settings').reply)).toHaveLength(5);
  });
});

describe('the language', () => {
  it('is that of Discord until another is chosen, and then holds in each command, form, list and refusal', async () => {
    const [ann, vera] = await people();
    const page = await ann.press(await ann.slash('quay', '/me').reply, 'Language').reply;
    expect(page.selects[0]!.options.map(({ label, default: on }) => [label, on])).toEqual([
      ['As your Discord has it, English', true],
      ['English', false],
      ['Русский', false],
    ]);
    const russian = await ann.select(page, 'The language you read', ['ru']).reply;
    expect(russian.text.split('\n').slice(0, 2)).toEqual(['### Язык', '**Язык**: русский.']);
    expect(russian.selects[0]!.options.map(({ label, default: on }) => [label, on])).toEqual([
      ['Как в вашем Discord, английский', false],
      ['English', false],
      ['Русский', true],
    ]);
    expect((await ann.slash('quay', '/turns').reply).text).toBe(text('turns.none', 'ru'));
    const calls = await ann.slash('quay', '/remind').reply;
    expect((await ann.press(calls, text('remind.away', 'ru')).modal).title).toBe('Отпуск');
    const offered = await ann.autocomplete('quay', '/remind', { zone: 'моск' }, 'zone');
    expect(offered).toEqual([{ name: 'Europe/Moscow · Москва', value: 'Europe/Moscow' }]);
    expect((await ann.slash('quay', '/remind', { zone: 'Atlantis' }).reply).text).toMatch(/^Такого часового пояса нет/);
    // Everybody else reads what they read.
    expect((await vera.slash('quay', '/turns').reply).text).toBe(text('turns.none', 'ru'));
    const english = await vera.press(await vera.slash('quay', '/me').reply, 'Язык').reply;
    expect((await vera.select(english, text('me.language-choose', 'ru'), ['en']).reply).text).toMatch(
      /^### Language\n\*\*Language\*\*: English\./,
    );
    expect((await vera.slash('quay', '/turns').reply).text).toBe(text('turns.none'));
    const own = await ann.select(russian, text('me.language-choose', 'ru'), ['app']).reply;
    expect(own.text).toMatch(/^### Language\n\*\*Language\*\*: as your Discord has it, English\./);
    expect((await ann.slash('quay', '/turns').reply).text).toBe(text('turns.none'));
  });

  it('outlives a restart, goes with the rest of what is stored, and keeps the other habits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'me-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [ann] = await people({ file: join(folder, 'harbour.db') });
    await ann.slash('quay', '/remind', { zone: 'Berlin' }).reply;
    const page = await ann.press(await ann.slash('quay', '/me').reply, 'Language').reply;
    await ann.select(page, 'The language you read', ['ru']).reply;
    await town.restart();
    expect((await ann.slash('quay', '/turns').reply).text).toBe(text('turns.none', 'ru'));
    expect((await town.matches.calling(ann.id)).habits).toMatchObject({ locale: 'ru', zone: 'Europe/Berlin' });
    const calls = await ann.slash('quay', '/remind').reply;
    await ann.select(calls, text('remind.choose-quiet', 'ru'), ['none']).reply;
    expect((await town.matches.calling(ann.id)).habits.locale).toBe('ru');
    must(await town.matches.erase(ann.id));
    expect((await ann.slash('quay', '/turns').reply).text).toBe(text('turns.none'));
  });

  it.each([
    { named: 'one by one', habits: { place: 'dm' as const }, says: 'партия всё ещё ждёт вас' },
    { named: 'once a day', habits: { digest: 8 * 60 }, says: '**Ваши ходы**\n' },
  ])('is that of direct messages, whatever the match is told in: $named', async ({ habits, says }) => {
    const scene = await daysScene({ limit: 'none' });
    town = scene.town;
    const { first, goTo } = scene;
    const own = (await town.matches.calling(first.id)).habits;
    must(await town.matches.setHabits(first.id, { ...own, ...habits, locale: 'ru' }));
    await goTo(25 * hour);
    expect(first.sees(first.channels().at(-1)!).at(-1)!.content).toContain(says);
  });

  it('is no reason to answer nothing where it cannot be read', async () => {
    const [ann] = await people();
    const { db } = town.database;
    const row = { digestAt: null };
    await db
      .insertInto('habits')
      .values([{ userId: ann.id, habits: '{"locale":"fr"', ...row }])
      .execute();
    await db
      .insertInto('habits')
      .values([{ userId: '77', habits: '{"locale":"xx"}', ...row }])
      .execute();
    expect((await ann.slash('quay', '/turns').reply).text).toBe(text('turns.none'));
    expect(await town.matches.reads('77')).toBeUndefined();
  });
});

describe('the time zone', () => {
  it('is asked for in a form, by city or country, in the reader’s language', async () => {
    const [ann, vera] = await people();
    const form = await vera.press(await vera.slash('quay', '/me').reply, 'Часовой пояс').modal;
    expect(form.title).toBe('Часовой пояс');
    const calls = await vera.submit(form, { zone: 'екатеринбург' }).reply;
    expect(calls.text).toContain('**Часовой пояс**: Asia/Yekaterinburg (GMT+5).');
    expect(calls.selects.map(({ placeholder }) => placeholder)).toEqual(['Тихие часы', 'Напоминания', 'Где']);
    const shown = await ann.slash('quay', '/me').reply;
    const several = ann.submit(await ann.press(shown, 'Time zone').modal, { zone: 'Argentina' });
    await town.twin.until(() => ann.sees('quay').some((seen) => seen.text.startsWith('Several time zones')));
    await several.reply;
    expect(ann.sees('quay').at(-1)!.text).toBe(
      'Several time zones are called like that: America/Argentina/La Rioja, America/Argentina/Rio Gallegos, America/Argentina/Salta, America/Argentina/San Juan, America/Argentina/San Luis and 2 more. Write one of them. Nothing was changed.',
    );
    expect((await town.matches.calling(ann.id)).habits.zone).toBe('UTC');
  });
});
