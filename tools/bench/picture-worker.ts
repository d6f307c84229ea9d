import { drawCanvas, encode, type PictureRequest } from '../../render/index.js';
import { spareCanvas } from '../../render/kit/cache.js';

/** What one picture took, in milliseconds of processor time, and what came out. */
export interface PictureTimes {
  draw: number;
  /** Its PNG as it is posted, with a palette. */
  encode: number;
  bytes: number;
  /** The PNG that node-canvas makes of the same pixels when it is told nothing. */
  plain: number;
  plainBytes: number;
}

/** The program of a child process like the painter's: draws what it is sent and answers with `PictureTimes`. */
function times(request: PictureRequest): PictureTimes {
  const drawn = timed(() => drawCanvas(request));
  const posted = timed(() => encode(drawn.result));
  const plain = timed(() => drawn.result.toBuffer('image/png'));
  spareCanvas(drawn.result);
  return {
    draw: drawn.ms,
    encode: posted.ms,
    bytes: posted.result.length,
    plain: plain.ms,
    plainBytes: plain.result.length,
  };
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

process.on('message', (request: PictureRequest) => process.send?.(times(request)));
process.on('disconnect', () => process.exit(0));
