import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the loop is looked at; so much is no delay. */
const everyMs = 20;
/** What is told is of the last minute at most. */
const windowMs = 30_000;

/** How late the event loop comes to its work. */
export interface LoopDelay {
  /** What one in a hundred looks of the last while was late by, in seconds. */
  seconds(): number;
  stop(): void;
}

/** @example const delay = watchLoop(); delay.seconds() // 0.002 */
export function watchLoop(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: everyMs });
  histogram.enable();
  let before = 0;
  const now = (): number => Math.max(0, histogram.percentile(99) / 1e9 - everyMs / 1_000);
  const timer = setInterval(() => {
    before = now();
    histogram.reset();
  }, windowMs).unref();
  return {
    seconds: () => Math.max(before, now()),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
