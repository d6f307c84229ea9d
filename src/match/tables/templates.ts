import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, done, type Refusal, type Result, refuse } from '../../engine/index.js';
import {
  type Act,
  addTemplate,
  changeTemplate,
  type Db,
  findMatch,
  findTemplate,
  insertAct,
  orStoreError,
  removeTemplate,
  type StoredMatch,
  type StoredTemplate,
  settingsOf,
  type TemplateOwner,
  type Tx,
  templatesOf,
} from '../../store/index.js';
import { answering } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { create } from '../lobby.js';
import type { NewPlace } from '../requests.js';
import type { TableService } from './api.js';
import { keyOf, type Opened, savedOf, type Template, type TemplateUser, templateOf, type Whose } from './template.js';

/** So many a person has of their own, and so many a server. */
export const mostTemplates = 10;

/** Characters of a name. */
export const longestName = 40;

type TemplateService = Pick<
  TableService,
  'templates' | 'saveTemplate' | 'replaceTemplate' | 'renameTemplate' | 'deleteTemplate' | 'openTemplate'
>;

/** What a match service does with templates. @example await templateService(context).templates(by) */
export function templateService(context: Context): TemplateService {
  return {
    templates: (by) => orStoreError(() => templates(context, by)),
    saveTemplate: (id, by, whose, name) => saveTemplate(context, id, by, whose, name),
    replaceTemplate: (template, by, id) => replaceTemplate(context, template, by, id),
    renameTemplate: (template, by, name) => renameTemplate(context, template, by, name),
    deleteTemplate: (template, by) => deleteTemplate(context, template, by),
    openTemplate: (template, place, ranked) => openTemplate(context, template, place, ranked),
  };
}

/** See `TableService.templates`. */
async function templates(
  context: Context,
  { userId, guildId }: Pick<TemplateUser, 'userId' | 'guildId'>,
): Promise<Template[]> {
  const { db } = context.database;
  const stored = [...(await templatesOf(db, { userId })), ...(await templatesOf(db, { guildId }))];
  return stored.map((one) => seen(context, one));
}

/** See `TableService.saveTemplate`. */
function saveTemplate(
  context: Context,
  id: string,
  by: TemplateUser,
  whose: Whose,
  typed: string,
): Promise<Result<{ template: Template; there: boolean }>> {
  return writing<{ template: Template; there: boolean }>(context, async (tx) => {
    if (whose === 'server' && !by.manages) return refuse('template.not-yours');
    const name = nameOf(typed);
    if (!name.ok) return name;
    const match = await matchOf(context, tx, id);
    if (!match.ok) return match;
    const owner: TemplateOwner = whose === 'own' ? { userId: by.userId } : { guildId: by.guildId };
    const others = await templatesOf(tx, owner);
    const same = others.find(({ nameKey }) => nameKey === name.value.nameKey);
    if (same) return done({ template: seen(context, same), there: true });
    if (others.length >= mostTemplates) return refuse(`template.too-many-${whose}`, { most: mostTemplates });
    const { stored, game } = match.value;
    const settings = savedOf(game, stored);
    const made = await addTemplate(tx, { owner, ...name.value, game: game.id, settings }, context.now());
    const about = { game: game.id, name: name.value.name };
    await noteTemplate(context, tx, owner, by, { kind: 'template-saved', about });
    return done({ template: seen(context, (await findTemplate(tx, made))!), there: false });
  });
}

/** See `TableService.replaceTemplate`. */
function replaceTemplate(context: Context, template: number, by: TemplateUser, id: string): Promise<Result<Template>> {
  return changing(context, template, by, async (tx, before) => {
    const match = await matchOf(context, tx, id);
    if (!match.ok) return match.refusal;
    const { stored, game } = match.value;
    const settings = savedOf(game, stored);
    await changeTemplate(tx, template, { game: game.id, settings });
    const same = isDeepStrictEqual([before.game, before.settings], [game.id, settings]);
    const about = { game: game.id, name: before.name };
    if (!same) await noteTemplate(context, tx, before.owner, by, { kind: 'template-replaced', about });
    return undefined;
  });
}

/** See `TableService.renameTemplate`. */
function renameTemplate(
  context: Context,
  template: number,
  by: TemplateUser,
  typed: string,
): Promise<Result<Template>> {
  return changing(context, template, by, async (tx, { owner, name: from }) => {
    const name = nameOf(typed);
    if (!name.ok) return name.refusal;
    const same = (await templatesOf(tx, owner)).find(({ nameKey }) => nameKey === name.value.nameKey);
    if (same && same.id !== template) return { id: 'template.name-taken', args: { name: same.name } };
    await changeTemplate(tx, template, name.value);
    const to = name.value.name;
    if (from !== to)
      await noteTemplate(context, tx, owner, by, { kind: 'template-renamed', about: { from, name: to } });
    return undefined;
  });
}

/** See `TableService.deleteTemplate`. */
function deleteTemplate(context: Context, template: number, by: TemplateUser): Promise<Result<Template>> {
  return changing(context, template, by, async (tx, { owner, name, game }) => {
    await removeTemplate(tx, template);
    await noteTemplate(context, tx, owner, by, { kind: 'template-deleted', about: { game, name } });
    return undefined;
  });
}

/** See `TableService.openTemplate`. */
async function openTemplate(
  context: Context,
  template: number,
  place: NewPlace,
  ranked?: boolean,
): Promise<Result<Opened>> {
  const by = { userId: place.person.id, guildId: place.guildId, manages: false };
  const found = await answering(context, async () => {
    const { db } = context.database;
    const stored = await findTemplate(db, template);
    if (!stored || !mayUse(stored, by)) return refuse('template.gone');
    const hosts = (await settingsOf(db, place.guildId)).ranked === 'host';
    return done({ template: seen(context, stored), hosts });
  });
  if (!found.ok) return found;
  const { opens, game, name } = found.value.template;
  if (!opens) return refuse('template.game-gone', { name, game });
  // What was saved is no wish against the server's.
  const asked = ranked ?? (found.value.hosts ? opens.ranked : undefined);
  const { ranked: saved, ...like } = opens;
  const created = await create(context, { ...place, game, ...like, ...(asked !== undefined && { ranked: asked }) });
  if (!created.ok) return created;
  const match = created.value;
  const otherwise = ranked === undefined && saved === (match.unranked ?? false);
  const lost = otherwise ? [...found.value.template.lost, { what: 'ranked' as const }] : found.value.template.lost;
  return done({ match, template: { ...found.value.template, lost } });
}

/** Notes what somebody did about a template of a server; their own are nobody else's business. */
async function noteTemplate(
  { now }: Context,
  tx: Tx,
  owner: TemplateOwner,
  { userId }: TemplateUser,
  act: Pick<Act, 'kind' | 'about'>,
): Promise<void> {
  if ('guildId' in owner) await insertAct(tx, { guildId: owner.guildId, by: userId, ...act }, now());
}

/** One transaction, with failures of the database as refusals. */
function writing<T>(context: Context, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  return answering(context, () => context.database.transaction(work));
}

/** A change of a template by who may make it; resolves with what it is then, or was before it went. */
function changing(
  context: Context,
  id: number,
  by: TemplateUser,
  change: (tx: Tx, stored: StoredTemplate) => Promise<Refusal | undefined>,
): Promise<Result<Template>> {
  return writing(context, async (tx) => {
    const stored = await findTemplate(tx, id);
    if (!stored || !mayUse(stored, by)) return refuse('template.gone');
    if (!('userId' in stored.owner || by.manages)) return refuse('template.not-yours');
    const refusal = await change(tx, stored);
    if (refusal) return { ok: false, refusal };
    return done(seen(context, (await findTemplate(tx, id)) ?? stored));
  });
}

function mayUse({ owner }: StoredTemplate, { userId, guildId }: TemplateUser): boolean {
  return 'userId' in owner ? owner.userId === userId : owner.guildId === guildId;
}

async function matchOf(context: Context, db: Db, id: string): Promise<Result<{ stored: StoredMatch; game: AnyGame }>> {
  const stored = await findMatch(db, id);
  if (!stored || stored.lesson) return { ok: false, refusal: missing(id) };
  if (stored.damage.length > 0) return refuse('match.damaged');
  const game = gameOf(context, stored.game);
  return game ? done({ stored, game }) : refuse('match.no-such-game', { game: stored.game });
}

function gameOf({ games }: Context, id: string): AnyGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

function seen(context: Context, stored: StoredTemplate): Template {
  return templateOf(stored, gameOf(context, stored.game));
}

/** What somebody typed on one line, without what cannot be seen. @example lineOf(' Friday\nevening') // 'Friday evening' */
export function lineOf(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A name on one line, without what cannot be seen, and what no other may be like. */
function nameOf(typed: string): Result<{ name: string; nameKey: string }> {
  const name = lineOf(typed);
  if (name === '') return refuse('template.no-name');
  if ([...name].length > longestName) return refuse('template.long-name', { most: longestName });
  return done({ name, nameKey: keyOf(name) });
}
