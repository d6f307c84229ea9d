import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/text/catalogue.js';

const home = join(import.meta.dirname, '../../data/locales');

/**
 * What each thing of a game is called, and words that a text might call it by instead. A word that is right elsewhere
 * (a building called Dry Storage) is allowed where `but` says so.
 */
interface Term {
  name: string;
  never: RegExp;
  but?: RegExp;
}

const terms: Record<string, Record<(typeof locales)[number], Term[]>> = {
  'santa-maria': {
    en: [
      { name: 'shipment', never: /\b(cargo|freight|consignment)/i },
      { name: 'harbour', never: /\bharbor/i },
      { name: 'storage', never: /\b(warehouse|stock|reserves?)\b/i },
      { name: 'happiness', never: /\b(victory points?|VP|glory|fame)\b/i },
      { name: 'colony', never: /\b(settlement|player board)\b/i },
      { name: 'space', never: /\b(fields?|slots?|squares?)\b/i, but: /[Gg]rain field|square|Large/ },
      { name: 'tile', never: /\bcards?\b/i },
      { name: 'year', never: /\bround\b/i },
      { name: 'monk', never: /\b(friar|priest|missionary)/i },
      { name: 'conquistador', never: /\b(soldier|explorer)/i },
      { name: 'white die, blue die', never: /\b(cube|dices)\b/i },
    ],
    ru: [
      { name: 'груз', never: /(?<!\p{L})(ладан|товарн\p{L}* тайл|отгрузк)/iu },
      { name: 'гавань, пристань', never: /(?<!\p{L})(порт|док)(?!\p{L})/iu, but: /Торговый порт/ },
      { name: 'хранилище', never: /(?<!\p{L})склад/iu },
      { name: 'счастье', never: /победн\p{L}* очк/iu },
      { name: 'строение', never: /(?<!\p{L})здани/iu },
      { name: 'тайл', never: /(?<!\p{L})(жетон|плитк)/iu },
      { name: 'год', never: /(?<!\p{L})раунд/iu },
      { name: 'путь', never: /(?<!\p{L})(трек|дорожк|шкал)/iu },
      { name: 'столбец', never: /(?<!\p{L})колонк/iu },
      { name: 'кубик', never: /(?<!\p{L})кост(ь|и|ей|ям)(?!\p{L})/iu },
    ],
  },
  nusfjord: {
    en: [
      { name: 'reserve', never: /\bstor(age|eroom)\b/i, but: /Storage|Storekeeper/ },
      { name: 'supply', never: /\b(stock|storehouse)\b/i, but: /Stock|in stock/ },
      { name: 'harbour', never: /\bharbor/i, but: /Harbor/ },
      { name: 'worker', never: /\b(meeple|pawn|labou?rer)s?\b/i, but: /Laborer/ },
      { name: 'elder', never: /\b(councillor|senior)/i },
      { name: 'plate', never: /\b(dish|bowl)/i },
      { name: 'banquet table', never: /\bfeast/i, but: /Feast/ },
      { name: 'round', never: /\byear\b/i },
      { name: 'points', never: /\b(victory points?|VP)\b/i },
      { name: 'share', never: /\b(bond|certificate)/i },
    ],
    ru: [
      { name: 'склад', never: /(?<!\p{L})(резерв|хранилищ)/iu, but: /Резервн|Хранилищ|хранилище/u },
      { name: 'здание', never: /(?<!\p{L})строени/iu },
      { name: 'ячейка действия', never: /(?<!\p{L})(слот|пол[ея] действ)/iu },
      { name: 'работник', never: /(?<!\p{L})(рабочи|рабочег|мипл|фишк)/iu, but: /рабочего|рабочих/u },
      { name: 'ловля рыбы', never: /(?<!\p{L})рыбалк/iu },
      { name: 'тарелка', never: /(?<!\p{L})(блюд|миск)/iu, but: /Блюд/u },
      { name: 'раунд', never: /(?<!\p{L})год(?!\p{L})/iu },
      { name: 'акция', never: /(?<!\p{L})(пай|паев|облигац)/iu },
      { name: 'свойство', never: /(?<!\p{L})эффект/iu },
    ],
  },
  islebound: {
    en: [
      { name: 'renown', never: /\b(victory points?|VP|glory|fame)\b/i },
      { name: 'reputation card', never: /\b(quest|mission)s?\b/i },
      { name: 'influence track', never: /\b(influence board|diplomacy track)\b/i },
      { name: 'crew', never: /\b(sailor|seam[ae]n|mariner)s?\b/i, but: /Sailors Guild/ },
      { name: 'exhaust', never: /\b(tap|tire)(s|d|ped)?\b/i },
      { name: 'hold', never: /\b(cargo|storage|warehouse)\b/i, but: /Warehouse/ },
      { name: 'coins', never: /\b(gold|money)\b/i, but: /Gold/ },
      { name: 'sea serpent', never: /\b(dragon|sea snake)s?\b/i },
      { name: 'home port', never: /\b(harbou?r|haven)\b/i, but: /Harbou?r|Haven/ },
      { name: 'round', never: /\byear\b/i },
      { name: 'sea board', never: /\b(map tile|board tile)s?\b/i },
      { name: 'fee', never: /\b(toll|entry price)s?\b/i },
    ],
    ru: [
      { name: 'слава', never: /(?<!\p{L})(победн\p{L}* очк|известност)/iu },
      { name: 'карта репутации', never: /(?<!\p{L})(задани|квест)/iu },
      { name: 'трек', never: /(?<!\p{L})(дорожк|шкал)/iu },
      { name: 'деление', never: /(?<!\p{L})(ячейк|клетк|ступен)/iu },
      { name: 'матрос', never: /(?<!\p{L})(моряк|член\p{L}* команды)/iu, but: /Гильди\p{L} моряков/u },
      { name: 'трюм', never: /(?<!\p{L})(склад|хранилищ)/iu, but: /Склад/u },
      { name: 'монета', never: /(?<!\p{L})(золот|деньг)/iu },
      { name: 'морской змей', never: /(?<!\p{L})(дракон|монстр)/iu },
      { name: 'куб (с числом)', never: /(?<!\p{L})(кост(ь|и|ей|ям)|дайс)(?!\p{L})/iu },
      { name: 'порт', never: /(?<!\p{L})(гаван|пристан)/iu },
      { name: 'раунд', never: /(?<!\p{L})год(?!\p{L})/iu },
      { name: 'здание', never: /(?<!\p{L})(строени|постройк\p{L}* столиц)/iu },
      { name: 'пошлина', never: /(?<!\p{L})(взнос|сбор)(?!\p{L})/iu },
    ],
  },
  'anno-1800': {
    en: [
      { name: 'cube', never: /\b(inhabitant|resident|citizen|meeple|pawn)s?\b/i },
      { name: 'industry', never: /\b(production sites?|businesse?s?|plants?)\b/i },
      { name: 'district', never: /\b(quarter|neighbou?rhood)s?\b/i },
      { name: 'workplace', never: /\b(workstation|slot|job)s?\b/i },
      { name: 'population card', never: /\b(resident cards?|order cards?)\b/i },
      { name: 'objective card', never: /\b(goal cards?|missions?|quests?)\b/i },
      { name: 'festival', never: /\b(party|holiday|celebration)\b/i },
      { name: 'raw material', never: /\braw (goods|resources?)\b/i },
      { name: 'points', never: /\b(victory points?|VP|renown)\b/i },
      { name: 'gameboard', never: /\b(main board|building market|display)\b/i },
      { name: 'spent', never: /\bexhausted\b/i },
      { name: 'round', never: /\byear\b/i },
    ],
    ru: [
      { name: 'кубик', never: /(?<!\p{L})(жител|мипл|фишк)/iu },
      { name: 'производство', never: /(?<!\p{L})(предприяти|здани|строени)/iu },
      { name: 'жилой квартал', never: /(?<!\p{L})район/iu },
      { name: 'рабочее место', never: /(?<!\p{L})(слот|ячейк)/iu },
      { name: 'карточка', never: /(?<!\p{L})карт[аеуы]?(?!\p{L})/iu },
      { name: 'карточка задания', never: /(?<!\p{L})(карточ\p{L}* цел|квест|миссии)/iu },
      { name: 'городской праздник', never: /(?<!\p{L})(фестивал|торжеств)/iu },
      { name: 'жетон торговли', never: /торгов\p{L}+ жетон/iu },
      { name: 'жетон исследования', never: /жетон\p{L}* (разведки|экспедици)/iu },
      { name: 'очки', never: /(?<!\p{L})победн\p{L}* очк/iu },
      { name: 'стартовый остров', never: /(?<!\p{L})(домашн|родн)\p{L}* остров/iu },
      { name: 'улучшение', never: /(?<!\p{L})(повышени|апгрейд)/iu },
      { name: 'раунд', never: /(?<!\p{L})год(?!\p{L})/iu },
    ],
  },
  'cooper-island': {
    en: [
      { name: 'space', never: /\b(hex(es)?|cells?|squares)\b/i },
      { name: 'warehouse', never: /\b(storage|storehouse|storeroom|depot)\b/i },
      { name: 'clean-up', never: /\b(cleanup|cleaning)\b/i },
      { name: 'supply boat', never: /\b(dinghy|vessel|barge)s?\b/i },
      { name: 'dock', never: /\b(pier|quay|berth)s?\b/i },
      { name: 'islet', never: /\b(isles?|small islands?)\b/i },
      { name: 'harbour', never: /\b(harbor|port)s?\b/i },
      { name: 'toll', never: /\b(fee|tax|duty)\b/i },
      { name: 'helm point', never: /\b(navigation|sailing|movement) points?\b/i },
      { name: 'royal order', never: /\broyal (rewards?|decrees?|commissions?)\b/i },
      { name: 'points', never: /\b(victory points?|VP|renown)\b/i },
      { name: 'worker', never: /\b(meeple|pawn|labou?rer)s?\b/i },
      { name: 'logbook token', never: /\b(notebook|diary)\b/i },
      { name: 'market', never: /\b(bazaar|trading board)\b/i },
      { name: 'round', never: /\byear\b/i },
    ],
    ru: [
      { name: 'участок', never: /(?<!\p{L})(гекс|клетк)/iu },
      { name: 'склад', never: /(?<!\p{L})(хранилищ|кладов|амбар)/iu },
      { name: 'расчистка', never: /(?<!\p{L})(завершение|уборк|очистк)/iu },
      { name: 'лодка', never: /(?<!\p{L})(шлюпк|катер|барж)/iu },
      { name: 'причал', never: /(?<!\p{L})(пристан|док(?!\p{L}))/iu },
      { name: 'пошлина', never: /(?<!\p{L})(налог|сбор(?!\p{L})|взнос)/iu },
      { name: 'очки навигации', never: /очк\p{L}* (штурвала|хода|плавания|движения)/iu },
      { name: 'королевская награда', never: /королевск\p{L}* (приказ|указ|заказ|поручени)/iu },
      { name: 'очки', never: /(?<!\p{L})ПО(?!\p{L})|[Пп]обедн/u },
      { name: 'работник', never: /(?<!\p{L})(рабочи|рабочег|мипл)/iu },
      { name: 'ящик', never: /(?<!\p{L})(сундук|короб)/iu },
      { name: 'жетон бортового журнала', never: /(?<!\p{L})(вахтенн|дневник|тетрад|блокнот)/iu },
      { name: 'отмель', never: /(?<!\p{L})(мель|песчан)/iu },
      { name: 'картограф', never: /(?<!\p{L})(землемер|геодезист)/iu, but: /Лагерь землемера/ },
      { name: 'раунд', never: /(?<!\p{L})год(?!\p{L})/iu },
    ],
  },
};

/** Everything that is said about a game in a language: its texts, and the names and texts of what is in its box. */
function textsOf(game: string, locale: (typeof locales)[number]): Map<string, string> {
  const texts = new Map<string, string>();
  const files = readdirSync(join(home, locale)).filter((file) => file.includes(game));
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const file of files) {
    const read = JSON.parse(readFileSync(join(home, locale, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(read)) texts.set(id, text.replace(/\{\w+(?=[,}])/g, '{'));
  }
  for (const [id, { name, text }] of Object.entries(games[game]!.components)) {
    texts.set(`name of ${id}`, name[locale]);
    if (text) texts.set(`text of ${id}`, text[locale]);
  }
  return texts;
}

it('every game has its terms', () => {
  expect(Object.keys(terms).sort()).toEqual(Object.keys(games).sort());
});

describe.each(Object.keys(games))('one thing, one name: %s', (game) => {
  it.each(locales)('in all texts and on all components, in %s', (locale) => {
    const texts = textsOf(game, locale);
    expect(texts.size).toBeGreaterThan(300);
    const amiss: string[] = [];
    for (const { name, never, but } of terms[game]![locale]) {
      for (const [id, text] of texts) {
        const found = text.match(never);
        if (found && !but?.test(text)) amiss.push(`${id} says "${found[0]}" where it is called ${name}: ${text}`);
      }
    }
    expect(amiss).toEqual([]);
  });
});
