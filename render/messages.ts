import type { PictureRequest } from './request.js';

/** From the painter to its child process. */
export interface Job {
  id: number;
  request: PictureRequest;
}

/** From the child process to the painter, one for each job. */
export interface Answer {
  id: number;
  png?: Uint8Array;
  /** Why it could not be drawn, for developers. */
  error?: string;
  /** Memory of the child in bytes. */
  rss: number;
}
