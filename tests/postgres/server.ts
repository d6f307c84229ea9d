import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../scripts/setup/postgres.mjs';

const user = 'bot';

/** A PostgreSQL of one's own, on loopback, in a folder that goes with it. */
export interface PostgresServer {
  /** Of a database on it. */
  url(database: string): string;
  /** Ends it as a power cut would, and starts it again. */
  crash(): Promise<void>;
  /** Ends it in order, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param durable commits wait for the disk, as they have to where it is to crash
 * @throws where there is no PostgreSQL on this machine
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = owner();
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  // Its own order of texts is a language's: what needs another one has to ask for it.
  const texts = ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const made = ['-D', data, '-U', user, '-A', 'trust', ...texts, '--no-sync', '--no-instructions'];
  execFileSync(join(programs, 'initdb'), made, { ...as, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = (database: string): string => `postgres://${user}@127.0.0.1:${port}/${database}`;
  let child = await start();

  async function start(): Promise<ChildProcess> {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '300',
      fsync: durable ? 'on' : 'off',
      full_page_writes: durable ? 'on' : 'off',
      synchronous_commit: durable ? 'on' : 'off',
      log_min_messages: 'fatal',
      shared_buffers: '64MB',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(programs!, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    // Whatever becomes of the tests, no server is left over.
    process.on('exit', () => started.kill('SIGQUIT'));
    while (!(await answers(url('postgres')))) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL ended with ${started.exitCode}.`);
      await pause(20);
    }
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    url,
    async crash() {
      await end('SIGQUIT');
      child = await start();
    },
    async restart() {
      await end('SIGINT');
      child = await start();
    },
    async stop() {
      if (child.exitCode === null) await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Does what is to be done on a database, on a connection of its own. */
export async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
