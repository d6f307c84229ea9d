import { errorTree, type Finding, line, type Path } from './checks/findings.js';
import type { Core } from './core.js';
import { Refusal } from './refusal.js';
import type { Upload } from './uploads.js';

export interface Call {
  core: Core;
  /** Ids from the path, by the names in the pattern. */
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  files: Upload[];
  /** Findings so far; the request log shows them. */
  schemaErrors: string[];
  /** Where in the body the message being checked stands. */
  prefix?: Path;
}

/** Status and JSON; a body of undefined is answered without content. */
export interface Answer {
  status?: number;
  body?: unknown;
}

export interface Route {
  method: string;
  /** Such as `/channels/:channel/messages`. */
  pattern: string;
  handle(call: Call): Answer;
  /** The token stands in the path, so no bot token is needed. */
  open?: boolean;
}

export function route(method: string, pattern: string, handle: Route['handle'], open = false): Route {
  return { method, pattern, handle, open };
}

/** The ids a pattern finds in a path; undefined when it does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at]!);
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** A percent sign may stand for nothing. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Refuses the call with 50035 when there are findings, and keeps them for the log. */
export function demand(call: Call, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const placed = findings.map((one) => ({ ...one, path: [...(call.prefix ?? []), ...one.path] }));
  call.schemaErrors.push(...placed.map(line));
  throw new Refusal(50035, errorTree(placed));
}

/** The body, once it has been seen to be an object. */
export function objectBody<T extends object>(call: Call): T {
  if (call.body === null || typeof call.body !== 'object') {
    demand(call, [{ path: [], code: 'BASE_TYPE_REQUIRED', message: 'A JSON body is required.' }]);
  }
  return call.body as T;
}
