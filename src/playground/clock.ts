/** Where the twin reads the time and sets its alarms. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once `ms` have passed; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Real time. Its alarms do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Moves the time on and runs the alarms that fall due, earliest first. */
  advance(ms: number): void;
}

/**
 * A clock that stands still until told.
 *
 * @example
 * const clock = manualClock();
 * clock.advance(3_001); // an unanswered interaction has now failed
 */
export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let time = start;
  const alarms = new Set<{ at: number; task: () => void }>();
  return {
    now: () => time,
    after(ms, task) {
      const alarm = { at: time + ms, task };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const due = [...alarms].filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        alarms.delete(due);
        time = Math.max(time, due.at);
        due.task();
      }
      time = end;
    },
  };
}
