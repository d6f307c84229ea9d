import { data, type Kind } from '../../src/games/anno-1800/data.js';
import type { AnnoView, SeatView } from '../../src/games/anno-1800/view.js';
import { nameOf } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import type { Say } from '../words.js';

/** @example phaseWords(view, say) // 'Round 12, the last is 14' */
export function phaseWords({ phase, round, lastRound }: AnnoView, say: Say): string {
  if (phase === 'over') return say('over');
  if (phase === 'objectives') return say('anno-1800.phase.objectives');
  return lastRound === undefined
    ? say('anno-1800.round', { round })
    : say('anno-1800.last-round', { round, lastRound });
}

/** The points of a seat as far as they are told: the final ones, or how things stand. */
export function pointsOf({ result }: Pick<PictureRequest, 'result'>, seat: SeatView): number {
  return result?.totals[seat.seat] ?? seat.points;
}

/** Cubes of a kind, wherever they are. @example cubesOf(seat, 'farmer') // 4 */
export function cubesOf({ ready, spent, fields }: SeatView, kind: Kind): number {
  return ready[kind] + spent[kind] + fields.flatMap(({ cubes }) => cubes).filter((cube) => cube === kind).length;
}

/** Population cards in a hand. @example handOf(seat) // 9 */
export function handOf({ handSize }: SeatView): number {
  return Object.values(handSize).reduce((sum, count) => sum + count, 0);
}

/** The name of a construction token without who works there: its sign says that. @example shortName(scene, 'sawmill-worker') // 'Sawmill' */
export function shortName(reader: Pick<PictureRequest, 'locale'>, token: string): string {
  const { industries, shipyards, ships } = data;
  return nameOf(reader, { ...industries, ...shipyards, ...ships }[token]!).replace(/ \(.*\)$/, '');
}
