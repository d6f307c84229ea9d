import { Events } from 'discord.js';
import type { App } from './app.js';

/** What may have given a channel back to us: then nobody need wait for the next look. */
const hopeful = [
  Events.GuildCreate,
  Events.ChannelUpdate,
  Events.ThreadUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
  Events.ShardReady,
  Events.ShardResume,
] as const;

/** Something that is looked for again and again. */
export interface Looking {
  /** Looks now; where a look is running, once more after it. */
  wake(): void;
  /** Resolves when no look is running. */
  settle(): Promise<void>;
  /** Begins no look any more, and resolves when the last one is over. */
  stop(): Promise<void>;
}

interface Way {
  everyMs: number;
  /** Resolves with whether there may be more to do at once. */
  look(): Promise<boolean>;
  /** Before a look that nobody has asked for. */
  onTime(): void;
  /** Before a look since Discord may take again what it refused. Default: there is no such look. */
  onHope?(): void;
  /** What is logged of a look that fails. */
  failed: string;
}

/**
 * Looks, one look at a time: now, when woken, every so often, and where that is wanted when Discord may take more again.
 * @example const looking = keepLooking(app, { everyMs: 15_000, look, onTime, onHope, failed: 'posts could not be looked for' })
 */
export function keepLooking({ client, log }: App, { everyMs, look, onTime, onHope, failed }: Way): Looking {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const run = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      try {
        again = (await look()) || again;
      } catch (error) {
        log.error({ err: error }, failed);
      }
    }
  };
  const wake = (): void => {
    if (stopped) return;
    again = true;
    running ??= run().finally(() => {
      running = undefined;
      // Woken after the last look had ended.
      if (again) wake();
    });
  };
  const settle = async (): Promise<void> => {
    while (running) await running;
  };
  const timer = setInterval(() => {
    onTime();
    wake();
  }, everyMs);
  const hope = (): void => {
    onHope?.();
    wake();
  };
  const hopes = onHope ? hopeful : [];
  for (const event of hopes) client.on(event, hope);
  wake();
  return {
    wake,
    settle,
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const event of hopes) client.off(event, hope);
      await settle();
    },
  };
}
