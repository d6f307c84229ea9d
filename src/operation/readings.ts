import { statSync } from 'node:fs';
import { type Client, Status } from 'discord.js';
import type { Gauge } from 'prom-client';
import { countActive, countOwed, type Database } from '../store/index.js';
import type { Instruments } from './instruments.js';

/** What is looked at when somebody asks. */
export interface Watched {
  client?: Client;
  database?: Database;
  /** Where the database is a file, its path. */
  file?: string;
}

/** Does the connection to Discord stand, with all its shards?
 * @example isConnected(client) */
export function isConnected({ ws }: Client): boolean {
  return ws.shards.size > 0 && ws.shards.every(({ status }) => status === Status.Ready);
}

/**
 * Brings the gauges up to date; what cannot be read has no value.
 * @param now Unix milliseconds
 * @example await readGauges(instruments, { client, database, file }, Date.now())
 */
export async function readGauges(instruments: Instruments, watched: Watched, now: number): Promise<void> {
  const { client, database, file } = watched;
  instruments.gatewayUp.set(client && isConnected(client) ? 1 : 0);
  set(instruments.gatewayLatency, client && client.ws.ping >= 0 ? client.ws.ping / 1_000 : undefined);
  set(instruments.guilds, client?.guilds.cache.size);
  set(instruments.databaseSize, file && sizeOf(file));
  set(instruments.walSize, file && sizeOf(`${file}-wal`));
  await readMatches(instruments, database);
  await readOutbox(instruments, database, now);
}

async function readMatches({ matchesLive, matchesGathering }: Instruments, database?: Database): Promise<void> {
  const active = await (database && countActive(database.db).catch(() => undefined));
  matchesLive.reset();
  const live = active?.filter(({ status }) => status === 'playing') ?? [];
  for (const { game, count } of live) matchesLive.set({ game }, count);
  const gathering = active?.filter(({ status }) => status === 'open');
  set(
    matchesGathering,
    gathering?.reduce((sum, { count }) => sum + count, 0),
  );
}

async function readOutbox(instruments: Instruments, database: Database | undefined, now: number): Promise<void> {
  const owed = await (database && countOwed(database.db).catch(() => undefined));
  set(
    instruments.outboxRows,
    owed?.reduce((sum, { rows }) => sum + rows, 0),
  );
  set(
    instruments.outboxOldest,
    owed &&
      waited(
        owed.map(({ since }) => since),
        now,
      ),
  );
}

/** For how many seconds the first of these has waited; 0: there is none.
 * @example waited([since], Date.now()) */
export function waited(moments: (number | undefined)[], now: number): number {
  const first = Math.min(now, ...moments.filter((moment) => moment !== undefined));
  return (now - first) / 1_000;
}

function set(gauge: Gauge, value: number | '' | undefined): void {
  if (typeof value === 'number') gauge.set(value);
  else gauge.remove();
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
