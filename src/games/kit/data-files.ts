import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** A data file that cannot be used, in a sentence for whoever edited it: file, record, field and what is wrong. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(
    readonly file: string,
    readonly record: string | undefined,
    readonly field: string | undefined,
    readonly problem: string,
  ) {
    const place = [file, record && `record "${record}"`, field && `field ${field}`].filter(Boolean).join(', ');
    super(`${place}: ${problem}. Correct the file and start again.`);
  }
}

/**
 * One object from a JSON file. Throws `DataError` when the file is missing, is not JSON or does not fit the schema.
 * @example readObject(dir, 'constants.json', constants)
 */
export function readObject<T>(dir: string, file: string, schema: z.ZodType<T>): T {
  return conform(file, undefined, schema, readJson(dir, file));
}

/**
 * The records of a JSON file that holds a list of objects with an `id`, by id, in the file's order. Throws `DataError`
 * as `readObject` does, and when two records share an id.
 * @example readRecords(dir, 'buildings.json', building)['wood-1']
 */
export function readRecords<T extends { id: string }>(
  dir: string,
  file: string,
  schema: z.ZodType<T>,
): Record<string, T> {
  const list = readJson(dir, file);
  if (!Array.isArray(list)) throw new DataError(file, undefined, undefined, 'a list of records is expected');
  const records: Record<string, T> = {};
  for (const [index, raw] of list.entries()) {
    const record = conform(file, idOf(raw) ?? `number ${index + 1}`, schema, raw);
    if (Object.hasOwn(records, record.id)) {
      throw new DataError(file, record.id, 'id', 'another record of this file has the same id');
    }
    records[record.id] = record;
  }
  return records;
}

/** The record with that id; asking for one that does not exist is a bug and throws.
 * @example record(data.ships, 'sloop').length */
export function record<T>(records: Record<string, T>, id: string): T {
  const found = records[id];
  if (found === undefined) throw new Error(`no record ${id}`);
  return found;
}

/**
 * A short hash of all JSON files of a folder, by name and content: a match remembers with which data it was played.
 * @example hashData('data/santa-maria') // '3f2a9c0d1b7e'
 */
export function hashData(dir: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(dir).sort()) {
    if (file.endsWith('.json')) hash.update(`${file}\n${JSON.stringify(readJson(dir, file))}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

function readJson(dir: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(dir, file), 'utf8');
  } catch {
    throw new DataError(file, undefined, undefined, 'the file cannot be read');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError(file, undefined, undefined, `it is not JSON (${(error as Error).message})`);
  }
}

function conform<T>(file: string, record: string | undefined, schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.');
  throw new DataError(file, record, field || undefined, issue?.message ?? 'it does not fit');
}

function idOf(raw: unknown): string | undefined {
  const id = raw && typeof raw === 'object' && 'id' in raw ? raw.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
