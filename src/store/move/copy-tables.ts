import { isDeepStrictEqual } from 'node:util';
import { message } from '../../engine/message.js';
import { StoreError } from '../errors.js';
import { tablesOfBoth } from './checks.js';
import { type Content, contentOf, type Source, type Table, type Target, tallyOf } from './table.js';

/** Told of each table that was copied; the next one waits for it. */
export type Told = (table: string, rows: number) => void | Promise<void>;

/**
 * Copies all tables there are into an empty database of the same schema, and reads them there again; nothing is left out,
 * or it throws. The caller's transactions hold on both sides.
 * @throws a StoreError that says what cannot be kept, or what differs
 */
export async function copyTables(from: Source, to: Target, told: Told = () => undefined): Promise<Content[]> {
  const contents: Content[] = [];
  for (const table of await tablesOfBoth(from, to)) {
    const wanted = await copyTable(from, to, table);
    const found = await contentOf(to, table);
    const counts = [await from.count(table), await to.count(table)];
    if (!isDeepStrictEqual(found, wanted) || counts.some((count) => count !== wanted.rows)) {
      const args = { table: table.name, rows: wanted.rows, found: found.rows };
      throw new StoreError(message('moving.differs', args), `${wanted.checksum} ${found.checksum}`);
    }
    contents.push(wanted);
    await told(table.name, wanted.rows);
  }
  return contents;
}

async function copyTable(from: Source, to: Target, table: Table): Promise<Content> {
  const tally = tallyOf(table.name);
  for await (const batch of from.rows(table)) {
    tally.add(batch);
    await to.insert(table, batch);
  }
  const counter = await from.counter(table);
  await to.setCounter(table, counter);
  return tally.content(counter);
}
