import type { Request } from './call.js';
import type { Core } from './core.js';

export interface Call extends Request {
  core: Core;
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
