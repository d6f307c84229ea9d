import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { message } from '../../engine/message.js';
import { StoreError } from '../errors.js';

/** Of PostgreSQL's types: eight bytes, numeric, and truth. */
const int8 = 20;
const numeric = 1700;
const bool = 16;

/** Answers as SQLite gives them: numbers as numbers, and truth as 1 or 0. */
const read: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === int8 || oid === numeric) return Number as never;
    if (oid === bool) return ((text: string) => (text === 't' ? 1 : 0)) as never;
    return pg.types.getTypeParser(oid, format as 'text') as never;
  },
};

/** Enough for what one process has to ask at once. */
const mostConnections = 8;
/** How long one waits for a connection, in milliseconds. */
const connectMs = 5_000;
/** A statement that takes longer is given up, in milliseconds. */
const statementMs = 30_000;
/** So is a transaction in which nothing happens. */
const idleMs = 60_000;

/**
 * Connections to a PostgreSQL. Whatever keeps them from working is thrown as a StoreError; what the database itself answers
 * comes with its code.
 * @param trace is told every statement before it runs
 * @example const pool = openPool('postgres://bot@127.0.0.1/harbourmaster')
 */
export function openPool(url: string, trace?: (sql: string) => void): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    application_name: 'harbourmaster',
    keepAlive: true,
    types: read,
  });
  // One that breaks while nobody uses it is replaced: whoever asks next is told if that fails.
  pool.on('error', () => undefined);
  return {
    async connect() {
      const client = await answering(() => pool.connect());
      // So does one that breaks between two statements.
      client.on('error', ignore);
      return lent(client, trace);
    },
    end: () => pool.end(),
  };
}

function ignore(): void {}

function lent(client: pg.PoolClient, trace?: (sql: string) => void): PostgresPoolClient {
  let broken = false;
  const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
    trace?.(sql);
    try {
      return await answering(() => client.query(sql, parameters));
    } catch (error) {
      broken ||= error instanceof StoreError;
      throw error;
    }
  };
  return {
    // The type has cursors, too, which nobody here asks for.
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      client.off('error', ignore);
      client.release(broken);
    },
  };
}

/** @throws a StoreError where the database gave no answer; what it answered itself as it is
 * @example await answering(() => client.query('select 1')) */
export async function answering<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof pg.DatabaseError && !hasEnded(error)) throw error;
    throw new StoreError(message('store.unreachable'), error);
  }
}

/** It says itself that it answers no more on this connection: it was told to end, or is only just starting. */
function hasEnded({ code = '' }: pg.DatabaseError): boolean {
  return code.startsWith('57P') || code.startsWith('08');
}
