import type { ScoreLine, ScoreSheet, SeatScore } from '../../engine/game.js';
import { type Message, message, type Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { doubleIds, emptyCells, isEmptyDouble } from './board/harbour.js';
import { buildingOf, cellsOf, data, record } from './data.js';
import { countOf, pointsOf } from './effects/counters.js';
import {
  ignoredEmptySpaces,
  ignoresEmptyDoubles,
  ignoresUnissuedShares,
  sharePointsBonus,
} from './effects/modifiers.js';
import type { SeatState, State } from './state.js';

const { scoring } = data.constants;
const { goodScore } = data.variants.campaign;

/** The result as it would be if the match ended now; final once it is over (NF-11).
 * @example score(state).seats[0]?.total */
export function score(state: State): ScoreSheet {
  const seats = state.seats.map((_, seat) => seatScore(state, seat));
  const total = seats[0]?.total ?? 0;
  const notes = notesOf(state, total);
  const winners = !state.variants.solo ? winnersOf(seats) : total >= goodScore[0] ? [0] : [];
  return { seats, winners, ...(notes.length > 0 && { notes }) };
}

/** Seats with the highest total; they share the victory (NF-11.6). @example winnersOf(sheet.seats) // [0, 2] */
export function winnersOf(seats: SeatScore[]): Seat[] {
  const best = Math.max(...seats.map(({ total }) => total));
  return seats.filter(({ total }) => total === best).map(({ seat }) => seat);
}

/** @example seatTotal(0, [{ id: 'gold', amount: 3 }]).total // 3 */
export function seatTotal(seat: Seat, lines: ScoreLine[]): SeatScore {
  return { seat, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), tieBreak: [] };
}

/** Every line of one seat, were the match to end now.
 * @example seatScore(state, 0).total */
export function seatScore(state: State, seat: Seat): SeatScore {
  const owner = seatOf(state, seat);
  const built = Object.values(owner.buildings).map(buildingOf);
  const printed = built.reduce((sum, { points }) => (points === '*' ? sum : sum + points), 0);
  const computed = built.reduce(
    (sum, card) => (card.timing === 'points' ? sum + pointsOf(state, seat, card.effect.score) : sum),
    0,
  );
  const shares = countOf(state, seat, 'share-held');
  return seatTotal(seat, [
    { id: 'ships', amount: owner.ships.reduce((sum, type) => sum + record(data.ships, type).points, 0) },
    { id: 'buildings', amount: printed },
    { id: 'formulas', amount: computed },
    { id: 'shares', amount: scoring.shareHeld * shares + sharePointsBonus(owner, shares) },
    { id: 'gold', amount: scoring.gold * owner.supply.gold },
    { id: 'empty-spaces', amount: scoring.emptySpace * costlySpaces(owner) || 0 },
    { id: 'unissued', amount: ignoresUnissuedShares(owner) ? 0 : scoring.unissuedShare * owner.unissued || 0 },
  ]);
}

/** Empty spaces that are not forgiven: wholly empty doubles first, then so many others (NF-11.5). */
function costlySpaces(owner: SeatState): number {
  const forgiven = ignoresEmptyDoubles(owner)
    ? doubleIds.filter((double) => isEmptyDouble(owner, double)).flatMap(cellsOf)
    : [];
  return Math.max(0, emptyCells(owner).length - forgiven.length - ignoredEmptySpaces(owner));
}

/** Solo: how good it is (NF-14.8), and the rank with which a campaign began (NF-14.11). */
function notesOf(state: State, total: number): Message[] {
  const { solo, series, rank } = state.variants;
  if (!solo) return [];
  const [good, great] = goodScore;
  const verdict = total > great ? 'great' : total >= good ? 'good' : 'fair';
  const notes = [message(`nusfjord.note.solo-${verdict}`, { total, good, great })];
  return series === 'campaign' ? [...notes, message('nusfjord.note.rank', { rank })] : notes;
}
