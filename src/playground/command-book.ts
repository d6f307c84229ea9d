import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { LooseCommand } from './checks/commands.js';
import { Refusal } from './refusal.js';
import type { World } from './world.js';

/** The scope of commands: a guild's id, or undefined for the global ones. */
export type Scope = string | undefined;

/** A command as routes receive it, after the checks have passed it. */
export interface CommandBody extends LooseCommand {
  name: string;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  default_member_permissions?: string | number | null;
  nsfw?: boolean | null;
}

/** The registered commands of the application. */
export class CommandBook {
  readonly #world: World;
  readonly #changed: (scope: Scope) => void;
  readonly #scopes = new Map<Scope, Map<string, APIApplicationCommand>>();

  constructor(world: World, changed: (scope: Scope) => void) {
    this.#world = world;
    this.#changed = changed;
  }

  list(scope: Scope): APIApplicationCommand[] {
    return [...(this.#scopes.get(scope)?.values() ?? [])];
  }

  get(scope: Scope, id: string): APIApplicationCommand {
    const command = this.#scopes.get(scope)?.get(id);
    if (!command) throw new Refusal(10063);
    return command;
  }

  /** Replaces the list; commands of the same name and type keep their ids. */
  overwrite(scope: Scope, bodies: CommandBody[]): APIApplicationCommand[] {
    const old = this.list(scope);
    const commands = bodies.map((body) =>
      this.#stored(
        scope,
        body,
        old.find((one) => same(one, body)),
      ),
    );
    this.#scopes.set(scope, new Map(commands.map((one) => [one.id, one])));
    this.#changed(scope);
    return commands;
  }

  /** Adds a command, or replaces the one of the same name and type. */
  create(scope: Scope, body: CommandBody): { command: APIApplicationCommand; isNew: boolean } {
    const old = this.list(scope).find((one) => same(one, body));
    return { command: this.#put(scope, this.#stored(scope, body, old)), isNew: !old };
  }

  edit(scope: Scope, id: string, change: Partial<CommandBody>): APIApplicationCommand {
    const old = this.get(scope, id);
    return this.#put(scope, this.#stored(scope, { ...(old as unknown as CommandBody), ...change }, old));
  }

  delete(scope: Scope, id: string): void {
    this.get(scope, id);
    this.#scopes.get(scope)!.delete(id);
    this.#changed(scope);
  }

  #put(scope: Scope, command: APIApplicationCommand): APIApplicationCommand {
    const commands = this.#scopes.get(scope) ?? new Map<string, APIApplicationCommand>();
    this.#scopes.set(scope, commands.set(command.id, command));
    this.#changed(scope);
    return command;
  }

  #stored(scope: Scope, body: CommandBody, old: APIApplicationCommand | undefined): APIApplicationCommand {
    const permissions = body.default_member_permissions;
    return {
      id: old?.id ?? this.#world.id(),
      application_id: this.#world.bot.id,
      version: this.#world.id(),
      type: body.type ?? 1,
      name: body.name,
      name_localizations: body.name_localizations ?? null,
      description: body.description ?? '',
      description_localizations: body.description_localizations ?? null,
      default_member_permissions: permissions == null ? null : String(permissions),
      nsfw: body.nsfw ?? false,
      ...(scope ? { guild_id: scope } : { contexts: body.contexts ?? null, dm_permission: true }),
      integration_types: body.integration_types ?? [0],
      ...(body.options?.length ? { options: body.options.map(storedOption) } : {}),
    } as APIApplicationCommand;
  }
}

function same(one: APIApplicationCommand, body: CommandBody): boolean {
  return one.name === body.name && one.type === (body.type ?? 1);
}

/** Discord answers options without what stands at its default. */
function storedOption(option: LooseCommand): APIApplicationCommandOption {
  const kept = Object.entries(option).filter(([key, value]) => {
    if (value === null || value === undefined) return false;
    if (value === false && (key === 'required' || key === 'autocomplete')) return false;
    return !(Array.isArray(value) && value.length === 0);
  });
  const stored = Object.fromEntries(kept) as LooseCommand;
  if (stored.options) stored.options = stored.options.map(storedOption) as LooseCommand[];
  return stored as APIApplicationCommandOption;
}

/** A copy without translations, as lists are answered unless `with_localizations` is asked for. */
export function withoutLocalizations<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutLocalizations) as T;
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([key]) => key !== 'name_localizations' && key !== 'description_localizations',
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutLocalizations(inner)])) as T;
}
