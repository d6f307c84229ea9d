import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import type { PictureRequest } from '../request.js';
import type { Say } from '../words.js';

/** @example phaseWords(view, say) // 'Round 2 of 5: workers' */
export function phaseWords({ phase, round, rounds }: CooperIslandView, say: Say): string {
  if (phase === 'over') return say('over');
  return phase === 'start' || phase === 'window'
    ? say(`cooper-island.phase.${phase}`)
    : say(`cooper-island.phase.${phase}`, { round, rounds });
}

/** The points of a seat as far as they are told: the final ones, or how things stand. */
export function pointsOf({ result }: Pick<PictureRequest, 'result'>, seat: SeatView): number {
  return result?.totals[seat.seat] ?? seat.points;
}

/** Workers that can be placed, and behind a plus those that can still be hired. @example shareOf(seat, 'regular') // '2+2' */
export function shareOf({ available, pool }: SeatView, worker: 'regular' | 'special'): string {
  return pool[worker] > 0 ? `${available[worker]}+${pool[worker]}` : String(available[worker]);
}

/** @example letterOf('sector-a') // 'A' */
export function letterOf(sector: string): string {
  return sector.slice(-1).toUpperCase();
}
