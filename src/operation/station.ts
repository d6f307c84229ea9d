import type { Logger } from 'pino';
import type { Painter } from '../../render/painter.js';
import type { Thinker } from '../computer/thinker.js';
import type { Database } from '../store/index.js';
import { type Endpoint, openEndpoint } from './endpoint.js';
import { type Health, judge, type Phase } from './health.js';
import { createInstruments } from './instruments.js';
import { watchLoop } from './loop-delay.js';
import { type Metrics, noMetrics } from './metrics.js';
import { probe } from './probe.js';
import { isConnected, readGauges, type Watched } from './readings.js';
import { type Remembered, toldTo } from './told.js';
import { watchedDatabase, watchedPainter, watchedThinker } from './watched.js';

/** What is counted of a commit: start, turn or over; conflict: it is done again. */
export type CommitKind = 'start' | 'turn' | 'over' | 'conflict';

/** From where the bot is watched. One serves a process, also where the bot in it is started anew. */
export interface Station {
  /** Where it is served; undefined: nowhere. */
  port?: number;
  /** What the Discord side tells. */
  metrics: Metrics;
  /** A commit was made. */
  committed(game: string, kind: CommitKind): void;
  /** The same painter, watched. */
  painter(painter: Painter): Painter;
  /** The same thinker, watched. */
  thinker(thinker: Thinker): Thinker;
  /** The same database, watched; from now on it is the bot's. `file` undefined: it is none. */
  database(database: Database, file?: string): Database;
  /** A bot is starting, is there, or is stopping; one that is stopping is not there again before the next one starts. */
  enter(phase: Phase): void;
  close(): Promise<void>;
}

export interface StationOptions {
  /** On 127.0.0.1; 0: any free one. Undefined: nothing is served or counted. */
  port?: number;
  version: string;
  log: Logger;
  /** Unix milliseconds. Default: the system's clock. */
  now?(): number;
}

const nowhere: Station = {
  metrics: noMetrics,
  committed: () => undefined,
  painter: (painter) => painter,
  thinker: (thinker) => thinker,
  database: (database) => database,
  enter: () => undefined,
  close: async () => undefined,
};

/**
 * Serves /health and /metrics. Where the port cannot be had that is logged, and the bot is to run without.
 * @example const station = await openStation({ port: 9464, version: '1.0.0', log })
 */
export async function openStation({ port, version, log, now = Date.now }: StationOptions): Promise<Station> {
  if (port === undefined) return nowhere;
  const instruments = createInstruments();
  const { registry } = instruments;
  instruments.build.set({ version }, 1);
  const remembered: Remembered = { refused: new Set() };
  const watched: Watched = {};
  let phase: Phase = 'starting';
  let looking: ReturnType<typeof probe> | undefined;
  const loop = watchLoop();

  async function look(): ReturnType<typeof probe> {
    if (!watched.database) return { database: 'closed' };
    // Whoever else asks meanwhile has the same answer.
    looking ??= probe(watched.database, remembered.refused, now()).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function health(): Promise<Health> {
    const known = await look();
    const { client } = remembered;
    return judge({
      phase,
      connected: client !== undefined && isConnected(client),
      loopDelay: loop.seconds(),
      ...known,
    });
  }

  const endpoint = await opened(port, log, {
    '/health': async () => {
      const told = { ...(await health()), version, upSeconds: Math.floor(process.uptime()) };
      const body = `${JSON.stringify(told)}\n`;
      return { status: told.status === 'ok' ? 200 : 503, type: 'application/json; charset=utf-8', body };
    },
    '/metrics': async () => {
      await readGauges(instruments, { ...watched, ...remembered }, now());
      return { status: 200, type: registry.contentType, body: await registry.metrics() };
    },
  });
  if (!endpoint) {
    loop.stop();
    return nowhere;
  }
  return {
    port: endpoint.port,
    metrics: toldTo(instruments, remembered),
    committed(game, kind) {
      if (kind === 'conflict') instruments.conflicts.inc();
      else instruments.commits.inc({ game, kind });
    },
    painter: (painter) => watchedPainter(painter, instruments),
    thinker: (thinker) => watchedThinker(thinker, instruments),
    database(database, file) {
      watched.database = database;
      if (file !== undefined) watched.file = file;
      return watchedDatabase(database, instruments);
    },
    enter(next) {
      if (phase === 'stopping' && next === 'running') return;
      phase = next;
      if (next !== 'starting') return;
      remembered.refused.clear();
      delete remembered.client;
      delete watched.database;
      delete watched.file;
    },
    async close() {
      loop.stop();
      await endpoint.close();
    },
  };
}

async function opened(
  port: number,
  log: Logger,
  pages: Parameters<typeof openEndpoint>[1],
): Promise<Endpoint | undefined> {
  try {
    const endpoint = await openEndpoint(port, pages);
    const address = `http://127.0.0.1:${endpoint.port}`;
    log.info({ health: `${address}/health`, metrics: `${address}/metrics` }, 'health and metrics are served');
    return endpoint;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'another program has this port already' : 'this port cannot be opened';
    log.error({ port, code }, `HEALTH_PORT: ${why}, so health and metrics are not served; the bot runs all the same`);
    return undefined;
  }
}
