import { LRUCache } from 'lru-cache';
import { demand, objectBody } from '../call.js';
import { checkCommands } from '../checks/commands.js';
import type { Finding } from '../checks/findings.js';
import { type CommandBody, type Scope, withoutLocalizations } from '../command-book.js';
import { Refusal } from '../refusal.js';
import { type Answer, type Call, type Route, route } from '../router.js';
import { bodyErrors } from '../schema.js';

/** The same routes for global commands and for those of a guild. */
export const commandRoutes: Route[] = [
  '/applications/:application',
  '/applications/:application/guilds/:guild',
].flatMap((base) => [
  route('GET', `${base}/commands`, list),
  route('PUT', `${base}/commands`, overwrite),
  route('POST', `${base}/commands`, create),
  route('GET', `${base}/commands/:command`, (call) => ({
    body: call.core.commands.get(scope(call), call.params.command!),
  })),
  route('PATCH', `${base}/commands/:command`, edit),
  route('DELETE', `${base}/commands/:command`, remove),
]);

/** A bot writes all its commands at each start, mostly the same: the largest bodies there are. */
const checked = new LRUCache<string, Finding[]>({
  max: 500,
  memoMethod: (body) => bodyErrors('overwriteCommand', JSON.parse(body)),
});

function scope(call: Call): Scope {
  const { guild, application } = call.params;
  if (application !== call.core.applicationId) throw new Refusal(50001);
  if (guild === undefined) return undefined;
  const { world } = call.core;
  if (!world.guilds.get(guild)?.members.has(world.bot.id)) throw new Refusal(50001);
  return guild;
}

function list(call: Call): Answer {
  const commands = call.core.commands.list(scope(call));
  return { body: call.query.with_localizations === 'true' ? commands : withoutLocalizations(commands) };
}

function overwrite(call: Call): Answer {
  const where = scope(call);
  const bodies = objectBody<CommandBody[]>(call);
  if (!Array.isArray(bodies)) {
    demand(call, [{ path: [], code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' }]);
  }
  const shape = bodies.flatMap((body, at) =>
    checked.memo(JSON.stringify(body)).map((one) => ({ ...one, path: [at, ...one.path] })),
  );
  demand(call, shape);
  demand(call, checkCommands(bodies));
  return { body: call.core.commands.overwrite(where, bodies) };
}

function create(call: Call): Answer {
  const where = scope(call);
  const body = objectBody<CommandBody>(call);
  demand(call, bodyErrors('createCommand', body));
  demand(call, checkAmongOthers(call, where, body));
  const { command, isNew } = call.core.commands.create(where, body);
  return { status: isNew ? 201 : 200, body: command };
}

function edit(call: Call): Answer {
  const where = scope(call);
  const body = objectBody<Partial<CommandBody>>(call);
  demand(call, bodyErrors('editCommand', body));
  const old = call.core.commands.get(where, call.params.command!) as unknown as CommandBody;
  demand(call, checkAmongOthers(call, where, { ...old, ...body }, old.name));
  return { body: call.core.commands.edit(where, call.params.command!, body) };
}

function remove(call: Call): Answer {
  call.core.commands.delete(scope(call), call.params.command!);
  return {};
}

/** Checks one command as part of its scope's list; findings stand at the body's root. */
function checkAmongOthers(call: Call, where: Scope, body: CommandBody, replaces = body.name) {
  const others = call.core.commands.list(where) as unknown as CommandBody[];
  const rest = others.filter((one) => one.name !== replaces || (one.type ?? 1) !== (body.type ?? 1));
  const own = rest.length;
  const findings = checkCommands([...rest, body]).filter((one) => one.path.length === 0 || one.path[0] === own);
  return findings.map((one) => ({ ...one, path: one.path.slice(1) }));
}
