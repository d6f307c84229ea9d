import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.js';
import type { Schema } from './schema.js';
import { readJson } from './shapes.js';

/** What a lobby was like, by the names that its choices have in menus. */
export interface TemplateSettings {
  options: Record<string, string>;
  limit: string;
  late: string;
  weekends: boolean;
  trust: string;
  /** Whether it counts for ratings, where the server leaves that to hosts. */
  ranked: boolean;
}

/** What stands in a column of settings. */
export const templateSettings: z.ZodType<TemplateSettings> = z.object({
  options: z.record(z.string(), z.string()),
  limit: z.string(),
  late: z.string(),
  weekends: z.boolean(),
  trust: z.string(),
  ranked: z.boolean(),
});

/** Whose a template is. */
export type TemplateOwner = { userId: string } | { guildId: string };

/** A template as it is kept; `settings` undefined: they cannot be read. */
export interface StoredTemplate {
  id: number;
  owner: TemplateOwner;
  name: string;
  nameKey: string;
  game: string;
  settings: TemplateSettings | undefined;
}

/** What is kept of one. */
export interface NewTemplate {
  owner: TemplateOwner;
  name: string;
  /** What no other name of its owner may be like. */
  nameKey: string;
  game: string;
  settings: TemplateSettings;
}

/** Those of a person or of a server, by name. @example await templatesOf(db, { userId: '42' }) */
export async function templatesOf(db: Db, owner: TemplateOwner): Promise<StoredTemplate[]> {
  const all = db.selectFrom('templates').selectAll().orderBy('nameKey');
  const own = 'userId' in owner ? all.where('userId', '=', owner.userId) : all.where('guildId', '=', owner.guildId);
  return (await own.execute()).map(templateOf);
}

/** @example await findTemplate(db, 12) */
export async function findTemplate(db: Db, id: number): Promise<StoredTemplate | undefined> {
  const row = await db.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirst();
  return row && templateOf(row);
}

/** Keeps a new one; resolves with its id. @throws where its owner has one of that name (`isTaken`)
 * @example const id = await addTemplate(tx, template, Date.now()) */
export async function addTemplate(tx: Tx, { owner, settings, ...plain }: NewTemplate, at: number): Promise<number> {
  const whose = 'userId' in owner ? { userId: owner.userId, guildId: null } : { guildId: owner.guildId, userId: null };
  const { id } = await tx
    .insertInto('templates')
    .values({ ...plain, ...whose, settings: JSON.stringify(settings), savedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws where its owner has another one of that name (`isTaken`)
 * @example await changeTemplate(tx, 12, { name: 'Evening', nameKey: 'evening' }) */
export async function changeTemplate(
  tx: Tx,
  id: number,
  { settings, ...plain }: Partial<Omit<NewTemplate, 'owner'>>,
): Promise<void> {
  const patch = { ...plain, ...(settings && { settings: JSON.stringify(settings) }) };
  await tx.updateTable('templates').set(patch).where('id', '=', id).execute();
}

/** @example await removeTemplate(tx, 12) */
export async function removeTemplate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('templates').where('id', '=', id).execute();
}

function templateOf({ userId, guildId, settings, ...row }: Selectable<Schema['templates']>): StoredTemplate {
  const { id, name, nameKey, game } = row;
  const owner = userId === null ? { guildId: guildId ?? '' } : { userId };
  return { id, owner, name, nameKey, game, settings: readJson(templateSettings, settings) };
}
