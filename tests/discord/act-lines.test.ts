import { describe, expect, it } from 'vitest';
import { actLine } from '../../src/discord/server/act-words.js';
import type { StoredAct } from '../../src/match/servers/api.js';
import { actKinds } from '../../src/store/index.js';
import { createWords } from '../../src/text/words.js';

const at = 1_700_000_000_999;
const nu = { about: { game: 'nusfjord' }, matchId: 'k3v9qa', channelId: '9' };
const cup = { about: { game: 'nusfjord' }, channelId: '9', tournamentId: 7, tournament: '*Cup*' };
const set = (setting: string, from: unknown, to: unknown) => ({
  kind: 'setting' as const,
  about: { setting, from, to },
});
const ids = ['1', '2', '3', '4', '5'];
const name = (text: string) => `\u2068${text}\u2069`;
const days = { from: '2026-04-01', until: '2026-04-02' };
const came = (seat: number, points: number, place: number) => ({ seat, points, place });

type Given = Partial<StoredAct> & { kind: StoredAct['kind'] };
const nusfjord = { en: 'Nusfjord `k3v9qa` (<#9>)', ru: 'Нусфьорд `k3v9qa` (<#9>)' };

/** Each kind, and what it says in both languages behind the time. */
const lines: [Given, en: string, ru: string][] = [
  [
    set('locale', null, 'ru'),
    '<@42>: Language of new matches: the server’s, as Discord has it → Russian',
    '<@42>: Язык новых партий: язык сервера в Discord → русский',
  ],
  [set('in-ru', [], ids), '<@42>: In Russian: none → <#1>, <#2> +3', '<@42>: По-русски: ничего → <#1>, <#2> +3'],
  [
    set('channels', ['1'], []),
    '<@42>: Matches are opened in: <#1> → any channel',
    '<@42>: Где открывают партии: <#1> → в любом канале',
  ],
  [
    set('creators', 'everybody', 'managers'),
    '<@42>: Who opens matches: everybody → whoever manages the server or the channel',
    '<@42>: Кто открывает партии: все → тот, кто управляет сервером или каналом',
  ],
  [
    set('limit', null, { hours: 24 }),
    '<@42>: Time for a turn: no time limit → 1 day a turn',
    '<@42>: Время на ход: время не ограничено → 1 день на ход',
  ],
  [
    set('late', 'notice', 'computer'),
    '<@42>: When time is up: the channel is told, and the match waits → the computer plays the turn',
    '<@42>: Когда время вышло: об этом сообщают в канале, и партия ждёт → ход делает компьютер',
  ],
  [
    set('weekends', false, true),
    '<@42>: Weekends: Saturdays and Sundays count → Saturdays and Sundays do not count',
    '<@42>: Выходные: суббота и воскресенье считаются → суббота и воскресенье не считаются',
  ],
  [
    set('ranked', 'always', 'never'),
    '<@42>: Ratings: every match counts → no match counts',
    '<@42>: Рейтинг: все партии зачётные → партии не зачётные',
  ],
  [
    set('matches', null, 3),
    '<@42>: Matches at a time: any number a person → 3 matches a person',
    '<@42>: Партий сразу: сколько угодно на человека → 3 партии на человека',
  ],
  [
    set('lobbies', 2, null),
    '<@42>: Gathering at a time: 2 matches a host → no limit of this server’s own',
    '<@42>: Собирается сразу: 2 партии у ведущего → своего предела у сервера нет',
  ],
  [
    set('results-in', null, '8'),
    '<@42>: Results are told in: no channel of their own → <#8>',
    '<@42>: Канал результатов: отдельного канала нет → <#8>',
  ],
  [
    set('results-of', 'people', 'all'),
    '<@42>: Which matches: of people alone → also with the computer, and solo',
    '<@42>: Какие партии: только между людьми → также с компьютером и в одиночку',
  ],
  [
    set('vacation', 30, 1),
    '<@42>: Vacation: 30 days a year → 1 day a year',
    '<@42>: Отпуск: 30 дней в год → 1 день в год',
  ],
  [set('roles', ['3'], []), '<@42>: Roles: <@&3> → none', '<@42>: Роли: <@&3> → ничего'],
  [set('tomorrow', 1, 2), '<@42>: a setting: ? → ?', '<@42>: настройка: ? → ?'],
  [
    { kind: 'template-saved', about: { name: '# @everyone' } },
    `<@42> saved the template ${name('\\# @\u200beveryone')}`,
    `<@42>: сохранён шаблон ${name('\\# @\u200beveryone')}`,
  ],
  [
    { kind: 'template-replaced', about: { name: 'Fast' } },
    `<@42> changed the template ${name('Fast')}`,
    `<@42>: изменён шаблон ${name('Fast')}`,
  ],
  [
    { kind: 'template-renamed', about: { from: '*a*', name: '<@1>' } },
    `<@42> renamed the template ${name('\\*a\\*')} to ${name('\\<@\u200b1\\>')}`,
    `<@42>: шаблон ${name('\\*a\\*')} теперь называется ${name('\\<@\u200b1\\>')}`,
  ],
  [
    { kind: 'template-deleted', about: { name: 'Fast' } },
    `<@42> deleted the template ${name('Fast')}`,
    `<@42>: удалён шаблон ${name('Fast')}`,
  ],
  [
    { kind: 'host', ...nu, personId: '5' },
    `<@42> made <@5> the host of ${nusfjord.en}`,
    `<@42>: новый ведущий <@5>, ${nusfjord.ru}`,
  ],
  [{ kind: 'closed', ...nu }, `<@42> closed ${nusfjord.en}`, `<@42>: закрыта партия ${nusfjord.ru}`],
  [
    { kind: 'closed', ...nu, about: { ...nu.about, gathering: true } },
    `<@42> closed ${nusfjord.en}, which gathered`,
    `<@42>: закрыта партия ${nusfjord.ru}, она ещё собиралась`,
  ],
  [
    { kind: 'removed', ...nu, personId: '1048576' },
    `<@42> took Former player out of ${nusfjord.en}`,
    `<@42>: убран участник Бывший игрок, ${nusfjord.ru}`,
  ],
  [
    { kind: 'removed-computer', ...nu, about: { ...nu.about, level: 'strong' } },
    `<@42> took the computer (strong) out of ${nusfjord.en}`,
    `<@42>: убран компьютер (сильный), ${nusfjord.ru}`,
  ],
  [
    { kind: 'moved', ...nu, about: { ...nu.about, from: '8' } },
    `<@42> moved ${nusfjord.en} here from <#8>`,
    `<@42>: перенесена партия ${nusfjord.ru}, была в <#8>`,
  ],
  [
    { kind: 'moved', ...nu, about: { ...nu.about, from: '8', guild: '77' } },
    '<@42> moved Nusfjord `k3v9qa` from <#8> to another server',
    '<@42>: партия Нусфьорд `k3v9qa` перенесена из <#8> на другой сервер',
  ],
  [
    { kind: 'seat-given', ...nu, personId: '5', about: { ...nu.about, from: '6' } },
    `<@42> offered <@5> the seat of <@6> in ${nusfjord.en}`,
    `<@42>: место <@6> предложено <@5>, ${nusfjord.ru}`,
  ],
  [
    { kind: 'seat-given', ...nu, personId: '5' },
    `<@42> offered <@5> a seat of the computer in ${nusfjord.en}`,
    `<@42>: место компьютера предложено <@5>, ${nusfjord.ru}`,
  ],
  [
    { kind: 'seat-offered', ...nu, personId: '5' },
    `<@42> offered the seat of <@5> to anybody in ${nusfjord.en}`,
    `<@42>: место <@5> предложено всем, ${nusfjord.ru}`,
  ],
  [
    { kind: 'vote-ended', ...nu, personId: '5' },
    `<@42> took back a proposal of <@5> in ${nusfjord.en}`,
    `<@42>: снято предложение <@5>, ${nusfjord.ru}`,
  ],
  [
    { kind: 'weekends', ...nu, about: { ...nu.about, to: true } },
    `<@42> had weekends not count in ${nusfjord.en}`,
    `<@42>: выходные не считаются, ${nusfjord.ru}`,
  ],
  [
    { kind: 'weekends', ...nu, about: { ...nu.about, to: false } },
    `<@42> had weekends count in ${nusfjord.en}`,
    `<@42>: выходные считаются, ${nusfjord.ru}`,
  ],
  [
    { kind: 'days-off', ...nu, about: { ...nu.about, ...days } },
    `<@42> gave days off, 2026-04-01 to 2026-04-02, to ${nusfjord.en}`,
    `<@42>: дни отдыха с 2026-04-01 по 2026-04-02, ${nusfjord.ru}`,
  ],
  [
    { kind: 'days-on', ...nu, about: { ...nu.about, ...days } },
    `<@42> took back days off, 2026-04-01 to 2026-04-02, from ${nusfjord.en}`,
    `<@42>: отменены дни отдыха с 2026-04-01 по 2026-04-02, ${nusfjord.ru}`,
  ],
  [
    { kind: 'extended', ...nu, personId: '5', about: { ...nu.about, hours: 24 } },
    `<@42> gave <@5> 24 hours more in ${nusfjord.en}`,
    `<@42>: ещё 24 часа для <@5>, ${nusfjord.ru}`,
  ],
  [
    { kind: 'stand-in', ...nu, personId: '5' },
    `<@42> had the computer play the turn of <@5> in ${nusfjord.en}`,
    `<@42>: за <@5> ходит компьютер, ${nusfjord.ru}`,
  ],
  [{ kind: 'paused', ...nu }, `<@42> paused ${nusfjord.en}`, `<@42>: приостановлена партия ${nusfjord.ru}`],
  [{ kind: 'resumed', ...nu }, `<@42> let ${nusfjord.en} go on`, `<@42>: продолжена партия ${nusfjord.ru}`],
  [
    { kind: 'result-cancelled', ...nu },
    `<@42> cancelled the result of ${nusfjord.en}`,
    `<@42>: отменён итог партии ${nusfjord.ru}`,
  ],
  [
    { kind: 'result-restored', ...nu },
    `<@42> had the result count again of ${nusfjord.en}`,
    `<@42>: снова засчитан итог партии ${nusfjord.ru}`,
  ],
  [
    {
      kind: 'result-corrected',
      ...nu,
      about: { ...nu.about, from: [came(0, 9, 1), came(1, 8, 2)], to: [came(0, 7, 2), came(1, 8, 1)] },
    },
    `<@42> corrected the result of ${nusfjord.en}: seat 1: 9 → 7, seat 2: place 2 → 1`,
    `<@42>: исправлен итог партии ${nusfjord.ru}: место 1: 9 → 7, место 2: 2-е → 1-е`,
  ],
  [
    { kind: 'board-up', channelId: '9', about: { game: 'nusfjord' } },
    '<@42> put up a leaderboard (Nusfjord) in <#9>',
    '<@42>: таблица лидеров (Нусфьорд) размещена в <#9>',
  ],
  [
    { kind: 'board-down', channelId: '9' },
    '<@42> took down a leaderboard (all games) in <#9>',
    '<@42>: таблица лидеров (все игры) убрана из <#9>',
  ],
  [
    { kind: 'season-opened', about: { number: 2, name: '`x`' } },
    `<@42> opened a season: ${name('\\`x\\`')}`,
    `<@42>: открыт сезон: ${name('\\`x\\`')}`,
  ],
  [{ kind: 'season-closed', about: { number: 2 } }, '<@42> closed a season: Season 2', '<@42>: закрыт сезон: Сезон 2'],
  [
    { kind: 'season-told', channelId: '9', about: { number: 2, name: 'May' } },
    `<@42> had it posted in <#9> how a season ended: ${name('May')}`,
    `<@42>: итоги сезона опубликованы в <#9>: ${name('May')}`,
  ],
  ...(
    [
      ['cup-created', 'began to set up {cup}', 'начата подготовка турнира {cup}'],
      ['cup-announced', 'opened {cup} to everybody', 'открыта запись на турнир {cup}'],
      ['cup-started', 'started {cup}', 'начат турнир {cup}'],
      ['cup-over', 'ended {cup}', 'завершён турнир {cup}'],
      ['cup-cancelled', 'cancelled {cup}', 'отменён турнир {cup}'],
      [
        'cup-discarded',
        'threw away a tournament that nobody had seen',
        'удалён черновик турнира, которого никто не видел',
      ],
    ] as const
  ).map(([kind, en, ru]): [Given, string, string] => [
    { kind, ...cup },
    `<@42> ${en.replace('{cup}', `${name('\\*Cup\\*')} (<#9>)`)}`,
    `<@42>: ${ru.replace('{cup}', `${name('\\*Cup\\*')} (<#9>)`)}`,
  ]),
  [
    { kind: 'cup-started', ...cup, tournament: '' },
    '<@42> started Tournament 7 (<#9>)',
    '<@42>: начат турнир Турнир 7 (<#9>)',
  ],
  [
    { kind: 'cup-round', ...cup, about: { round: 3 } },
    `<@42> opened round 3 of ${name('\\*Cup\\*')} (<#9>)`,
    `<@42>: открыт раунд 3 турнира ${name('\\*Cup\\*')} (<#9>)`,
  ],
  [
    { kind: 'cup-later', ...cup, about: { hours: 48 } },
    `<@42> put off the date of ${name('\\*Cup\\*')} (<#9>) by 48 hours`,
    `<@42>: срок турнира ${name('\\*Cup\\*')} (<#9>) отложен на 48 часов`,
  ],
  [
    { kind: 'cup-dropped', ...cup, personId: '5' },
    `<@42> took <@5> out of ${name('\\*Cup\\*')} (<#9>)`,
    `<@42>: убран участник <@5>, турнир ${name('\\*Cup\\*')} (<#9>)`,
  ],
  ...(
    [
      [
        { what: 'format', from: 'swiss', to: 'elimination' },
        'Swiss system → Elimination',
        'Швейцарская система → На выбывание',
      ],
      [
        { what: 'rounds', from: null, to: 3 },
        'As many rounds as are usual → 3 rounds',
        'Столько раундов, сколько принято → 3 раунда',
      ],
      [{ what: 'seats', from: 3, to: 4 }, 'tables of 3 → tables of 4', '3 за столом → 4 за столом'],
      [{ what: 'settings' }, 'what its matches are like', 'какими будут партии'],
    ] as const
  ).map(([about, en, ru]): [Given, string, string] => [
    { kind: 'cup-changed', ...cup, about: { ...about } },
    `<@42> changed ${name('\\*Cup\\*')} (<#9>): ${en}`,
    `<@42>: изменён турнир ${name('\\*Cup\\*')} (<#9>): ${ru}`,
  ]),
  [
    { kind: undefined, about: { setting: 'x' } },
    '<@42> did something that I know nothing of',
    '<@42>: действие, о котором мне ничего не известно',
  ],
];

describe.each(['en', 'ru'] as const)('what an organiser did, in %s', (locale) => {
  const words = createWords({ locale });
  const line = (act: Given, most = 2) =>
    actLine({ id: 1, guildId: '7', at, by: '42', about: {}, ...act }, words, most).replace('<t:1700000000:f> ', '');

  it('is told in a line, whatever it was', () => {
    expect(lines.map(([act]) => line(act))).toEqual(lines.map(([, en, ru]) => (locale === 'en' ? en : ru)));
    const kinds = new Set(lines.map(([{ kind }]) => kind).filter(Boolean));
    expect([...kinds].sort()).toEqual([...actKinds].sort());
  });

  it('is told also where what was kept of it is damaged', () => {
    const odd = [null, 7, 'x', '<@1>', [], [null, 'x', {}], { a: 1 }];
    for (const kind of actKinds) {
      for (const value of odd) {
        const about = Object.fromEntries(
          ['from', 'to', 'setting', 'what', 'name', 'level', 'hours', 'number', 'game'].map((key) => [key, value]),
        );
        const text = line({ kind, about, channelId: '@here', personId: '<@&1>', matchId: 'm' });
        expect(text).not.toMatch(/undefined|object Object|@here|<@&1>|<@1>|\{/);
        expect(text.length).toBeLessThan(300);
      }
    }
  });
});
