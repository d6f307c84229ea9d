import type { NusfjordView, WorkerView } from '../../src/games/nusfjord/view.js';
import type { Scene as KitScene } from '../kit/scene.js';

/** What every piece of a picture of Nusfjord is drawn with. */
export type Scene = KitScene<NusfjordView>;

/** Height of a flag on every kind but the table, where all is smaller. */
export const detailFlag = 56;

/** The marks in the colours that sets of workers have. */
const soloMarks: Record<string, number> = { red: 1, blue: 0, yellow: 5 };

/** The mark of a worker: solo, a seat's sets of workers look as different as seats do. */
export function markOf({ view }: { view: Pick<NusfjordView, 'workerColors'> }, { seat, set }: WorkerView): number {
  const color = view.workerColors[set];
  return color === undefined ? seat : (soloMarks[color] ?? seat);
}

/** The mark of a seat and its shares: solo, that is red (NF-14.5). */
export function seatMark(scene: { view: Pick<NusfjordView, 'workerColors'> }, seat: number): number {
  return markOf(scene, { seat, set: 0 });
}
