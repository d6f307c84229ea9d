import { message, type Refusal } from '../engine/message.js';

/** What codes of SQLite and PostgreSQL mean to a person. Longest prefixes first. */
const sentences: [prefix: string, id: string][] = [
  ['SQLITE_FULL', 'store.full'],
  ['SQLITE_BUSY', 'store.busy'],
  ['SQLITE_LOCKED', 'store.busy'],
  ['SQLITE_READONLY', 'store.read-only'],
  ['SQLITE_CANTOPEN', 'store.cannot-open'],
  ['SQLITE_NOTADB', 'store.not-a-database'],
  ['SQLITE_CORRUPT', 'store.damaged'],
  ['SQLITE_IOERR', 'store.disk'],
  ['40001', 'store.busy'],
  ['40P01', 'store.busy'],
  ['55P03', 'store.busy'],
  ['53100', 'store.full'],
  ['53300', 'store.unreachable'],
  ['25006', 'store.read-only'],
  ['28', 'store.denied'],
  ['3D000', 'store.denied'],
  ['42501', 'store.denied'],
  ['58', 'store.disk'],
  ['XX001', 'store.damaged'],
  ['XX002', 'store.damaged'],
];

/** Thrown where the answer has no room for a refusal. */
export class StoreError extends Error {
  override name = 'StoreError';

  constructor(
    readonly refusal: Refusal,
    cause: unknown,
  ) {
    super(`${refusal.id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Thrown where what is stored of one match cannot be read; the match is refused, and nothing else. */
export class DamageError extends StoreError {
  override name = 'DamageError';

  /** @param place where, such as `moves.args` */
  constructor(
    readonly match: string,
    readonly place: string,
  ) {
    super(message('match.damaged'), place);
  }
}

/**
 * The sentence for a failure of the database that can happen to anybody (full disk, locked, read-only, damaged);
 * undefined: the error is something else, most likely a bug.
 * @example storeRefusal(error)?.id // 'store.full'
 */
export function storeRefusal(error: unknown): Refusal | undefined {
  if (error instanceof StoreError) return error.refusal;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const found = sentences.find(([prefix]) => code.startsWith(prefix));
  return found && message(found[1]);
}

/** Where an answer has no room for a refusal, a failure of the database is thrown with its sentence.
 * @example await orStoreError(() => findMatch(db, id)) */
export async function orStoreError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = storeRefusal(error);
    throw refusal ? new StoreError(refusal, error) : error;
  }
}

/** Is it only that another process is writing?
 * @example if (isBusy(error)) await pause(20) */
export function isBusy(error: unknown): boolean {
  return storeRefusal(error)?.id === 'store.busy';
}

const uniqueCodes = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Is the error the refusal of a second row under a unique index?
 * @example if (isTaken(error)) return refuse('match.channel-taken') */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && uniqueCodes.includes(String(error.code));
}
