import { data, record } from '../../src/games/nusfjord/data.js';
import type { NusfjordView, WorkerView } from '../../src/games/nusfjord/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Nusfjord is drawn with. */
export type Scene = KitScene<NusfjordView>;

/** Height of a flag on every kind but the table, where all is smaller. */
export const detailFlag = 56;

/** The marks in the colours of the sets of workers: red, blue, yellow (NF-14.4, NF-14.9). */
const soloMarks: Record<string, number> = { red: 1, blue: 0, yellow: 5 };

/** The mark of a worker: solo, a seat's sets of workers look as different as seats do. */
export function markOf({ view }: Pick<Scene, 'view'>, { seat, set }: WorkerView): number {
  const { solo } = view.variants;
  if (!solo) return seat;
  return soloMarks[record(data.solo, solo).workerSets[set] ?? 'red'] ?? 0;
}

/** The mark of a seat and its shares: solo, that is red (NF-14.5). */
export function seatMark(scene: Pick<Scene, 'view'>, seat: number): number {
  return markOf(scene, { seat, set: 0 });
}

/** The set whose workers are placed in this round (NF-14.4). */
export function currentSet(view: NusfjordView): number {
  const { solo } = view.variants;
  return solo ? (view.round - 1) % record(data.solo, solo).workerSets.length : 0;
}

/** @example signed(-1) // '−1' */
export function signed(n: number | string): string {
  return String(n).replace('-', '−');
}
