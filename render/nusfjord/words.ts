import { buildingOf, elderOf } from '../../src/games/nusfjord/data.js';
import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { nameOf } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import type { Say } from '../words.js';

type Reader = Pick<PictureRequest, 'locale'>;

export function buildingName(reader: Reader, id: string): string {
  return nameOf(reader, buildingOf(id));
}

export function elderName(reader: Reader, id: string): string {
  return nameOf(reader, elderOf(id));
}

/** @example phaseWords(view, say) // 'Round 3 of 7, work' */
export function phaseWords({ phase, round, rounds }: NusfjordView, say: Say): string {
  if (phase === 'over') return say('over');
  return say(`nusfjord.phase.${phase}`, { round, rounds });
}

/** The points of a seat as far as they are told: the final ones, or how things stand. */
export function pointsOf({ result }: Pick<PictureRequest, 'result'>, seat: SeatView): number {
  return result?.totals[seat.seat] ?? seat.points;
}

export type Letter = keyof NusfjordView['offers'];

/** All buildings of these letters that lie open, A first. */
export function onOffer({ offers }: NusfjordView, letters: readonly Letter[] = ['A', 'B', 'C']): string[] {
  return letters.flatMap((letter) => offers[letter].flatMap((id) => id ?? []));
}
