import { createLog } from '../../src/operation/log.js';
import { openStation, type Station } from '../../src/operation/station.js';

/** A station on any free port. */
export async function anyStation(now?: () => number): Promise<Station & { port: number }> {
  const log = createLog('silent', { write: () => undefined });
  const station = await openStation({ port: 0, version: '1.2.3', log, ...(now && { now }) });
  if (station.port === undefined) throw new Error('no port');
  return { ...station, port: station.port };
}

/** What /health answers, with its status. */
export async function health(port: number): Promise<[status: number, told: Record<string, unknown>]> {
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  return [response.status, (await response.json()) as Record<string, unknown>];
}

/** All samples of /metrics by their name with labels, as `harbourmaster_posts_total{outcome="sent"}`. */
export async function scrape(port: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/** What has changed of the bot's own counters, without its histograms. */
export function moved(before: Map<string, number>, after: Map<string, number>): Record<string, number> {
  const counted = [...after].filter(([name]) => /^harbourmaster_\w+_total/.test(name));
  const changes = counted.map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, by]) => by !== 0));
}
