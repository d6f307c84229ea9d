import { isDeepStrictEqual } from 'node:util';
import { type REST, type RESTPostAPIChatInputApplicationCommandsJSONBody, Routes } from 'discord.js';

type Body = RESTPostAPIChatInputApplicationCommandsJSONBody;

/**
 * Makes Discord's list of our commands equal to ours, by one bulk write and only where they differ. The write replaces
 * the list at once, so that there is no moment without commands. With a guild, its own list is meant (updates at once).
 * @returns whether anything was written
 * @example await registerCommands(client.rest, client.application.id, commands.map((command) => command.data))
 */
export async function registerCommands(
  rest: REST,
  application: string,
  ours: Body[],
  guild?: string,
): Promise<boolean> {
  const route = listOf(application, guild);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const theirs = (await rest.get(route, { query })) as Body[];
  if (sameCommands(ours, theirs)) return false;
  await rest.put(route, { body: ours });
  return true;
}

/**
 * Takes our commands out of a list that is not meant now, where an earlier start left them: otherwise each stands twice.
 * Looks at what is there, remembers nothing, and leaves commands of other names alone. Without a guild the list for all
 * guilds is cleared.
 * @returns how many were taken out
 * @example await clearCommands(client.rest, client.application.id, commands.map((command) => command.data), '7')
 */
export async function clearCommands(rest: REST, application: string, ours: Body[], guild?: string): Promise<number> {
  const route = listOf(application, guild);
  const theirs = (await rest.get(route)) as (Body & { id: string })[];
  const left = theirs.filter(({ name, type }) => ours.some((one) => one.name === name && (one.type ?? 1) === type));
  for (const { id } of left) await rest.delete(`${route}/${id}`);
  return left.length;
}

function listOf(application: string, guild: string | undefined): `/${string}` {
  return guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application);
}

/** Do two lists mean the same commands, whatever order, defaults and ids Discord added?
 * @example sameCommands(ours, theirs) */
export function sameCommands(ours: Body[], theirs: Body[]): boolean {
  const byName = (list: Body[]) => [...list].sort((a, b) => (a.name < b.name ? -1 : 1)).map(essence);
  return isDeepStrictEqual(byName(ours), byName(theirs));
}

/** What of a command or option we set, with empty and default values left out. */
function essence(value: object): unknown {
  const kept = [
    'name',
    'name_localizations',
    'description',
    'description_localizations',
    'options',
    'choices',
    'required',
    'autocomplete',
    'min_value',
    'max_value',
    'min_length',
    'max_length',
    'value',
    'contexts',
    'default_member_permissions',
  ];
  const entries: [string, unknown][] = [['type', (value as { type?: number }).type ?? 1]];
  for (const key of kept) {
    const part = (value as Record<string, unknown>)[key];
    if (part === undefined || part === null || part === false) continue;
    if (Array.isArray(part)) {
      if (part.length > 0) entries.push([key, part.map((item) => (typeof item === 'object' ? essence(item) : item))]);
    } else if (typeof part === 'object') {
      const pairs = Object.entries(part).filter(([, text]) => text != null);
      if (pairs.length > 0) entries.push([key, Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)))]);
    } else entries.push([key, part]);
  }
  return Object.fromEntries(entries);
}
