import type { Chapter } from '../../render/board-words.js';
import { books } from '../../render/books.js';
import type { AnyGame, Viewer } from '../../src/engine/index.js';
import type { Locale } from '../../src/text/catalogue.js';
import { names } from './pictures.js';

/** A board in words, taken apart for tests. */
export interface Spoken {
  chapters: Chapter[];
  /** All of it, a line each. */
  text: string;
  /** What is said of one seat. */
  of(seat: number): string;
}

/** @example spoken(nusfjord, state, 'public', 'en').of(1) */
export function spoken(game: AnyGame, state: unknown, viewer: Viewer, locale: Locale, seat?: number): Spoken {
  const view = game.view(state, viewer) as { seats: unknown[] };
  const people = names.slice(0, view.seats.length);
  const chapters = books[game.id]!.board({
    game: game.id,
    kind: 'table',
    view,
    locale,
    names: people,
    ...(seat !== undefined && { seat }),
  });
  const text = chapters.flatMap(({ title = '', lines }) => [title, ...lines]).join('\n');
  const of = (one: number) =>
    chapters.find(({ title = '' }) => title.split(': ')[1]?.split(' (')[0] === people[one])?.lines.join('\n') ?? '';
  return { chapters, text, of };
}

type Place = (board: Spoken, name: (id: string) => string, parts: string[]) => boolean;

const named: Place = ({ text }, name, [id = '']) => text.toLowerCase().includes(name(id).toLowerCase());
const anywhere: Place = () => true;
const areaHas =
  (words: (parts: string[], name: (id: string) => string) => string | RegExp): Place =>
  (board, name, [seat, ...rest]) => {
    const sought = words(rest, name);
    const said = board.of(Number(seat));
    return typeof sought === 'string' ? said.includes(sought) : sought.test(said);
  };
const textHas =
  (pattern: (parts: string[]) => RegExp): Place =>
  ({ text }, _name, parts) =>
    pattern(parts).test(text);

/** A row as it is said: its columns that are filled, or those that are empty, or that all are. */
function space(cell: string): RegExp {
  const [, row, column] = /^r(\d)c(\d)$/.exec(cell)!;
  const filled = `Column ${column}: `;
  const empty = `Empty: columns? (?:\\d, )*${column}(?:\\.|,)`;
  return new RegExp(`^Row ${row}(?: is empty\\.|\\. .*(?:${filled}|${empty}))`, 'm');
}

/** How the words say each sort of place that a question or an event names, in English. */
const places: Record<string, Record<string, Place>> = {
  'santa-maria': {
    board: named,
    cell: areaHas(([cell = '']) => space(cell)),
    conquest: areaHas(() => /^Conquest track: space \d/m),
    religion: areaHas(() => /^Religion track: space \d/m),
    goods: areaHas(([good]) => (good === 'happiness' ? /^Happiness: / : /^In storage: /m)),
    harbor: areaHas(() => /^Own harbour/m),
    die: textHas(([color, face]) =>
      color === 'white'
        ? new RegExp(`^White dice: .*${face}`, 'm')
        : new RegExp(`^(Blue dice|Own blue dice not used yet): .*${face}`, 'm'),
    ),
    dock: named,
    place: named,
    retire: named,
    set: named,
    tile: named,
    row: textHas(([row]) => new RegExp(`^Row ${row}`, 'm')),
    column: textHas(([column]) => new RegExp(`Column ${column}:|Empty: columns? .*${column}`, 'm')),
    gap: anywhere,
    turn: anywhere,
  },
  nusfjord: {
    card: named,
    cell: areaHas(([cell]) => new RegExp(`^Space ${cell}, |^Empty spaces: .*${cell}|spaces .*${cell}`, 'm')),
    double: areaHas(([double = '']) => `spaces ${double[0]}${double[2]} and ${double[1]}${double[2]}`),
    council: areaHas(([elder = ''], name) => `${name(elder)}: `),
    elder: named,
    fleet: areaHas(([ship = ''], name) => name(ship)),
    ship: named,
    goods: areaHas(() => /^Supply: /m),
    reserve: areaHas(() => /^Reserve: /m),
    hand: areaHas(() => /^Cards in hand: /m),
    shares: areaHas(() => /^Own shares not issued yet: /m),
    'new-shares': textHas(() => /^New shares to buy: /m),
    plate: textHas(() => /^Filled plates: /m),
    // The ids of spaces are those of their actions, numbered where there are several.
    space: ({ text }, name, [id = '']) =>
      text.includes(`${name(id.replace(/-\d$/, ''))} (`) || text.includes(`${name(id)}: `),
    gap: anywhere,
  },
  islebound: {
    capital: areaHas(() => /^Buildings in the capital: /m),
    card: named,
    city: named,
    crew: areaHas(() => /^Crew on deck: /m),
    deckhand: areaHas(([id = ''], name) => name(id)),
    event: named,
    fight: textHas(() => / attacks .* dice /m),
    goods: areaHas(() => /^Goods: /m),
    hand: areaHas(() => /^Cards in hand: /m),
    influence: textHas(([space]) => new RegExp(`^Value \\d, .*: (?:\\d+, |\\d+,? and |and )*${space}\\b`, 'm')),
    recruit: textHas(([place]) => new RegExp(`^Place ${place}, `, 'm')),
    renown: areaHas(() => /^Renown track: /m),
    reputation: named,
    ship: areaHas(() => /^The ship lies at /m),
    tokens: textHas(() => /^Renown tokens left: /m),
    treasure: textHas(() => /^Treasure Map: /m),
  },
  'anno-1800': {
    card: named,
    deck: named,
    district: areaHas(() => /^Ready cubes: /m),
    expeditions: areaHas(() => /^Expedition cards: /m),
    field: areaHas(([field = '']) => new RegExp(`\\b${field}\\b`)),
    fireworks: textHas(() => /^Fireworks token: /m),
    gold: areaHas(() => /^Gold: /m),
    hand: areaHas(() => /^Cards in hand: /m),
    island: areaHas(([id = ''], name) => name(id)),
    objective: named,
    played: areaHas(([id = ''], name) => `Played, ${name(id)}, `),
    pool: textHas(() => /^Turn pool: /m),
    spent: areaHas(() => /^Spent cubes: /m),
    stock: named,
    supply: textHas(([kind = '']) => new RegExp(`^${kind}: \\d+ in the supply`, 'im')),
    tokens: areaHas(([kind]) => new RegExp(`^${kind} tokens on ships: `, 'im')),
  },
  'cooper-island': {
    boat: areaHas(([id = ''], name) => name(id)),
    card: named,
    cargo: textHas(([id = '']) => new RegExp(`^Cargo ship ${id.slice(-1)}: `, 'm')),
    cartographer: areaHas(() => /^Cartographer steps: /m),
    cooper: textHas(() => /holds the Cooper token/),
    crate: areaHas(([id = ''], name) => name(id)),
    dock: areaHas(([id = ''], name) => name(id)),
    lids: areaHas(() => /^Unused lids: /m),
    logbooks: areaHas(() => /^Logbook tokens: /m),
    market: areaHas(() => /^Market: /m),
    marketed: areaHas(([good]) => new RegExp(`^Market: .*${good!.replace(/s$/, '')}`, 'm')),
    pool: areaHas(([worker]) => new RegExp(`In the pool to hire: .*${worker}`)),
    mat: areaHas(([id = ''], name) => `${name(id)} ×`),
    milestone: areaHas(([id = '']) => new RegExp(`^Milestones: .*\\b${id.slice(10)} \\(`, 'm')),
    royal: named,
    ship: areaHas(([id = ''], name) => `${name(id)}: at `),
    side: areaHas(() => /^Double tiles: /m),
    slot: areaHas(([id = ''], name) => `${name(id)} (`),
    space: areaHas(([id = '']) => new RegExp(`^Row ${id[0]}: .*\\b${id}\\b`, 'm')),
    spot: textHas(
      ([id = '', worker]) =>
        new RegExp(`^Sector ${id.slice(-1)}\\. .*${worker === 'regular' ? 'Round' : 'Square'} spot: `, 'im'),
    ),
    terrain: named,
    tiles: areaHas(() => /^Double tiles: /m),
    stored: areaHas(([good]) => new RegExp(`^Warehouse: .*${good!.replace(/s$/, '')}`, 'm')),
    warehouse: areaHas(() => /^Warehouse: /m),
    water: areaHas(([id = '']) => new RegExp(`^(Islets|Water with room for an islet): .*\\b${id}\\b`, 'm')),
    worker: areaHas(([worker]) => new RegExp(`^Workers available: .*${worker}`, 'm')),
    workers: areaHas(() => /^Workers available: /m),
  },
};

/** Do the words, in English, name the place of an anchor? */
export function says(game: AnyGame, board: Spoken, anchor: string): boolean {
  const [sort = '', ...parts] = anchor.split(':');
  const place = places[game.id]![sort];
  if (!place) throw new Error(`nobody says how ${anchor} is said`);
  return place(board, (id) => game.components[id]?.name.en ?? `(${id})`, parts);
}

/**
 * The ids of all components in play that a view speaks of: neither the tile that a filled space belonged to, nor what all
 * scholars of the box would bring, nor what has been discarded.
 */
export function componentsIn(game: AnyGame, view: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (game.components[value]) found.add(value);
    } else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (/discards$/i.test(key) || key === 'placePoints' || (key === 'tile' && 'terrain' in value)) continue;
        if (!Array.isArray(value) && game.components[key] && inner !== 0) found.add(key);
        walk(inner);
      }
    }
  };
  walk(view);
  // A city that lies there with its other side.
  for (const id of found) if (found.has(`${id}-advanced`)) found.delete(id);
  return found;
}
