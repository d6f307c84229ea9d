import { message, type Refusal } from '../../engine/message.js';
import { data, type Letter } from './data.js';

/** What a game of a series takes over from those before it (NF-14.2, NF-14.10). */
export interface Carry {
  /** Which game of the series, from 1. */
  game: number;
  /** The campaign's rank before it. */
  rank: number;
  /** The cards that can come into this game; undefined: all of the deck. */
  cards?: Record<Letter, string[]>;
}

const byNumber = new Map(Object.values(data.buildings).map(({ number, id }) => [number, id]));

/**
 * Writes it as the value of the option `carry`: one word, with card numbers.
 * @example printCarry({ game: 2, rank: 0, cards }) // 'game:2/rank:0/a:101,102/b:121/c:141'
 */
export function printCarry({ game, rank, cards }: Carry): string {
  const numbers = (ids: string[]): string => ids.map((id) => data.buildings[id]?.number).join(',');
  const parts = [`game:${game}`, `rank:${rank}`];
  if (cards) parts.push(`a:${numbers(cards.A)}`, `b:${numbers(cards.B)}`, `c:${numbers(cards.C)}`);
  return parts.join('/');
}

/**
 * Reads the value of the option `carry`; `none` is a first game with rank 0. Undefined: it cannot be read, or names a
 * card that is not of the deck or letter.
 * @example readCarry('game:2/rank:3', 'herring')?.rank // 3
 */
export function readCarry(text: string, deck: string): Carry | undefined {
  if (text === 'none') return { game: 1, rank: 0 };
  const parts = text.split('/').map((part): [string, string] => {
    const [key = '', ...value] = part.split(':');
    return [key, value.join(':')];
  });
  const fields = new Map(parts);
  const known = new Set(['game', 'rank', 'a', 'b', 'c']);
  if (fields.size !== parts.length || parts.some(([key]) => !known.has(key))) return undefined;
  const game = count(fields.get('game') ?? '1');
  const rank = count(fields.get('rank') ?? '0');
  if (game === undefined || game < 1 || rank === undefined) return undefined;
  if (!fields.has('a') && !fields.has('b') && !fields.has('c')) return game === 1 ? { game, rank } : undefined;
  const [A, B, C] = (['A', 'B', 'C'] as const).map((letter) =>
    readCards(fields.get(letter.toLowerCase()), letter, deck),
  );
  return A && B && C ? { game, rank, cards: { A, B, C } } : undefined;
}

/** @example carryRefusal('nonsense', 'herring')?.id // 'nusfjord.why.carry' */
export function carryRefusal(text: string, deck: string): Refusal | undefined {
  return readCarry(text, deck) ? undefined : message('nusfjord.why.carry', { carry: text });
}

function count(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function readCards(text: string | undefined, letter: Letter, deck: string): string[] | undefined {
  if (text === undefined) return undefined;
  const ids = text === '' ? [] : text.split(',').map((number) => byNumber.get(count(number) ?? 0));
  const fits = (id: string | undefined): id is string =>
    id !== undefined && data.buildings[id]?.letter === letter && data.buildings[id]?.deck === deck;
  return ids.every(fits) && new Set(ids).size === ids.length ? (ids as string[]) : undefined;
}
