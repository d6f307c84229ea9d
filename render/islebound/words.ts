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
