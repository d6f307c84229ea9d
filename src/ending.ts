/** How often the parent is looked for, where it takes us with it. */
const lookMs = 500;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Resolves with the reason, once, when this process is to end: at a signal, or when what npm started it with is gone,
 * since npm hands on two signals only and nothing at all when it is killed. To be called first of all: process 1 of a
 * container has no default that would end it.
 * @example const reason = await askedToEnd()
 */
export function askedToEnd(env: Record<string, string | undefined> = process.env): Promise<string> {
  return new Promise((resolve) => {
    // They stay: a second one must not take down what is being taken down.
    for (const signal of signals) process.on(signal, () => resolve(signal));
    // Whoever starts the bot by hand in the background may well go before it.
    if (env.npm_lifecycle_event !== undefined) whenParentIsGone(() => resolve('npm is gone'));
  });
}

/** A process whose parent has ended gets another one. */
function whenParentIsGone(tell: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, lookMs);
  timer.unref();
}
