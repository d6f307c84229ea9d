import type { Back } from '../../src/games/islebound/data.js';
import { buildingOf } from '../../src/games/islebound/data.js';
import type { IsleboundView, SeatView } from '../../src/games/islebound/view.js';
import { nameOf } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import type { Say } from '../words.js';

/** @example phaseWords(view, say) // 'Round 12, the last is 14' */
export function phaseWords({ phase, round, lastRound }: IsleboundView, say: Say): string {
  if (phase === 'over') return say('over');
  if (phase !== 'play') return say(`islebound.phase.${phase}`);
  return lastRound === undefined
    ? say('islebound.round', { round })
    : say('islebound.last-round', { round, lastRound });
}

export function buildingName(reader: Pick<PictureRequest, 'locale'>, id: string): string {
  return nameOf(reader, buildingOf(id));
}

/** The points of a seat as far as they are told: the final ones, or how things stand. */
export function pointsOf({ result }: Pick<PictureRequest, 'result'>, seat: SeatView): number {
  return result?.totals[seat.seat] ?? seat.points;
}

/** A place of a row: the card on it, and how many books it asks for. */
export interface Entry {
  card: string | null;
  books: number;
  back: Back;
}

/** The row of one kind from the place nearest the deck. @example entriesOf(scene, 'base')[0]?.books // 3 */
export function entriesOf({ view }: { view: IsleboundView }, back: Back): Entry[] {
  const { cards, books } = view.rows[back];
  return cards.map((card, at) => ({ card, books: books[at] ?? 0, back }));
}
