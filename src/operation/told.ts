import { type Client, Events, type ResponseLike } from 'discord.js';
import type { Instruments } from './instruments.js';
import type { Metrics } from './metrics.js';

const callback = /\/interactions\/(\d+)\/[^/]+\/callback/;

/** What is remembered of what was told. */
export interface Remembered {
  /** The bot's connection, since it began to be made. */
  client?: Client;
  /** Series whose channel takes no post, as of the last try. */
  refused: Set<string>;
}

/**
 * Counts what the Discord side tells.
 * @example const metrics = toldTo(instruments, { refused: new Set() })
 */
export function toldTo(instruments: Instruments, remembered: Remembered): Metrics {
  const { interactions, acknowledged, answered, posts, pings, requests, rateLimits, gatewayChanges } = instruments;
  const under = new Map<string, { kind: string; since: number }>();

  function heard(url: string, { ok, status }: Pick<ResponseLike, 'ok' | 'status'>): void {
    requests.inc({ status: `${Math.floor(status / 100)}xx` });
    if (status === 429) rateLimits.inc();
    const asked = ok && under.get(callback.exec(url)?.[1] ?? '');
    if (asked) acknowledged.observe({ kind: asked.kind }, secondsSince(asked.since));
  }

  return {
    interaction(id, kind) {
      const since = performance.now();
      under.set(id, { kind, since });
      return (outcome) => {
        under.delete(id);
        interactions.inc({ kind, outcome });
        answered.observe({ kind }, secondsSince(since));
      };
    },
    post(outcome, series) {
      posts.inc({ outcome });
      if (outcome === 'sent' || outcome === 'down' || outcome === 'failed') remembered.refused.delete(series);
      else remembered.refused.add(series);
    },
    ping: (outcome) => pings.inc({ outcome }),
    requests: (send) => async (url, init) => {
      try {
        const response = await send(url, init);
        heard(url, response);
        return response;
      } catch (error) {
        requests.inc({ status: 'none' });
        throw error;
      }
    },
    watch(client) {
      remembered.client = client;
      const noting = (change: string) => () => gatewayChanges.inc({ change });
      client.on(Events.ShardReady, noting('ready'));
      client.on(Events.ShardResume, noting('resumed'));
      client.on(Events.ShardReconnecting, noting('reconnecting'));
      client.on(Events.ShardDisconnect, noting('disconnected'));
      client.on(Events.ShardError, noting('failed'));
    },
  };
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1_000;
}
