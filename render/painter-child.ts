import type { ChildProcess } from 'node:child_process';
import { Child, startChild } from '../src/process/child.js';
import type { Answer, Job } from './messages.js';

const mebibyte = 1024 * 1024;

/**
 * Each picture takes some megabytes for a moment. By itself glibc gives them back to the system and asks for them again,
 * page by page, which takes longer than the drawing. Other systems do not know these variables.
 */
const memorySettings = {
  /** Larger pieces are mapped one by one. No picture has any. */
  MALLOC_MMAP_THRESHOLD_: String(32 * mebibyte),
  /** So much may stay free at the end. */
  MALLOC_TRIM_THRESHOLD_: String(128 * mebibyte),
  /** So much is asked for at once. */
  MALLOC_TOP_PAD_: String(16 * mebibyte),
};

/** A child process that draws. @example newPainterChild(worker).ask(job, 20_000) */
export function newPainterChild(worker: string): Child<Job, Answer> {
  return new Child(worker, { env: memorySettings });
}

/**
 * A process for drawing, by whatever program: `worker.ts` draws for the bot, the bench takes times.
 * @param program its file
 */
export function startDrawing(program: string): ChildProcess {
  return startChild(program, { env: memorySettings });
}
