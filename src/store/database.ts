import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.js';

/** A handle for reading: the database itself, or the transaction one is in. */
export type Db = Kysely<Schema>;

/** A handle for writing, which only a transaction has. */
export type Tx = Transaction<Schema>;

/** An open database. */
export interface Database {
  db: Db;
  /** There was none, or an empty one. */
  made: boolean;
  /**
   * Runs `work` in one transaction that is rolled back when it throws. While another process holds the write lock it
   * waits, a few seconds at most, and holds up neither the event loop nor those who read. Inside, only `tx` may be
   * used: a query on `db` would wait for the end of the transaction, for ever.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Writes the file anew, without a trace of what was deleted. Who wants to write waits for it, who reads does not. False: it could
   * not be done now.
   */
  scrub(): Promise<boolean>;
  close(): Promise<void>;
}

export interface WriteOptions {
  /** What is written may be lost: it is not looked whether the file still stands under its name. */
  losable?: boolean;
}

export interface OpenOptions {
  /** Told every statement before it runs. */
  trace?(sql: string): void;
  /** How long a transaction waits for the write lock, in milliseconds. */
  patienceMs?: number;
}
