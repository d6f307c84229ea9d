import type { Achievement } from '../../engine/achievement.js';
import type { Options, ScoreSheet } from '../../engine/game.js';
import { message } from '../../engine/message.js';
import { type Carry, printCarry } from './carry.js';
import { buildingOf, data, type Letter } from './data.js';
import { seatScore, seatTotal, winnersOf } from './scoring.js';
import { deckCards, optionsOf } from './setup.js';
import type { State } from './state.js';

const { doubleMatch, campaign } = data.variants;

/** How many games the series of these options has; 1: it is a game by itself (NF-14.2, NF-14.10).
 * @example games({ series: 'campaign' }) // 3 */
export function games({ series }: Options): number {
  if (series === 'campaign') return campaign.games;
  return series === 'double-match' ? doubleMatch.games : 1;
}

/** The options of the next game of a double match or campaign; undefined: there is none (NF-14.2, NF-14.10).
 * @example next([first.state])?.carry // 'game:2/rank:0/a:…' */
export function next(finished: State[]): Options | undefined {
  const last = finished.at(-1);
  if (!last) return undefined;
  const { series, rank } = last.variants;
  if (finished.length >= games({ series })) return undefined;
  const cards = series === 'campaign' ? campaignCards(finished) : unusedCards(last);
  const carry: Carry = { game: finished.length + 1, rank, cards };
  return { ...optionsOf(last), carry: printCarry(carry) };
}

/** The A and B buildings not laid out, and all C again (NF-14.2). */
function unusedCards({ variants, laidOut }: State): Record<Letter, string[]> {
  const deck = deckCards(variants.deck);
  const unused = (letter: 'A' | 'B'): string[] => deck[letter].filter((id) => !laidOut[letter].includes(id));
  return { A: unused('A'), B: unused('B'), C: deck.C };
}

/**
 * Buildings once built are gone. The second game has the A and B buildings that the first has not seen, the third
 * those laid out and not built (NF-14.10).
 */
function campaignCards(finished: State[]): Record<Letter, string[]> {
  const [first, ...others] = finished as [State, ...State[]];
  const built = new Set(finished.flatMap(({ seats }) => seats.flatMap(({ buildings }) => Object.values(buildings))));
  const C = deckCards(first.variants.deck).C.filter((id) => !built.has(id));
  if (others.length === 0) return { ...unusedCards(first), C };
  const setAside = (letter: 'A' | 'B'): string[] =>
    finished.flatMap(({ laidOut }) => laidOut[letter]).filter((id) => !built.has(id));
  return { A: byNumber(setAside('A')), B: byNumber(setAside('B')), C };
}

function byNumber(ids: string[]): string[] {
  return [...ids].sort((a, b) => buildingOf(a).number - buildingOf(b).number);
}

/**
 * The games of a series together: sums, a line for each game, and in a campaign the new rank (NF-14.11).
 * @example total(sheets).notes // [{ id: 'nusfjord.note.new-rank', args: { rank: 18, before: 12, total: 118 } }]
 */
export function total(sheets: ScoreSheet[]): ScoreSheet {
  const seats = (sheets[0]?.seats ?? []).map(({ seat }) =>
    seatTotal(
      seat,
      sheets.map((sheet, index) => ({ id: `game-${index + 1}`, amount: sheet.seats[seat]?.total ?? 0 })),
    ),
  );
  const before = rankOf(sheets[0]);
  if (before === undefined) return { seats, winners: winnersOf(seats) };
  const sum = seats[0]?.total ?? 0;
  const rank = newRank(before, sum);
  return {
    seats,
    winners: sum > campaign.target ? [0] : [],
    notes: [message('nusfjord.note.new-rank', { rank, before, total: sum })],
  };
}

/** A new campaign begins with the rank of the last one (NF-14.11).
 * @example resume({ ...options, series: 'campaign' }, states) // { carry: 'game:1/rank:18' } */
export function resume(options: Options, finished: State[]): Options | undefined {
  const [first] = finished;
  if (options.series !== 'campaign' || first?.variants.series !== 'campaign') return undefined;
  const points = finished.reduce((sum, state) => sum + seatScore(state, 0).total, 0);
  return { carry: printCarry({ game: 1, rank: newRank(first.variants.rank, points) }) };
}

/** The rank that a whole campaign leads to, if it is one (NF-14.11).
 * @example achievements(states, 118) // [{ id: 'campaign', rank: 18 }] */
export function achievements(finished: State[], total: number): Achievement[] {
  const [first] = finished;
  if (first?.variants.series !== 'campaign' || finished.length < campaign.games) return [];
  const rank = newRank(first.variants.rank, total);
  return rank > 0 ? [{ id: 'campaign', rank }] : [];
}

/** The rank after a campaign (NF-14.11). @example newRank(12, 102) // 11 */
export function newRank(rank: number, points: number): number {
  const earned = points - campaign.target;
  if (earned > rank) return earned;
  return earned <= rank - campaign.rankFallsBelow ? Math.max(0, rank - 1) : rank;
}

/** The rank with which a campaign began, which its sheets note; undefined: it is no campaign. */
function rankOf(sheet: ScoreSheet | undefined): number | undefined {
  const rank = sheet?.notes?.find(({ id }) => id === 'nusfjord.note.rank')?.args?.rank;
  return typeof rank === 'number' ? rank : undefined;
}
