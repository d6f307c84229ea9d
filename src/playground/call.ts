import { errorTree, type Finding, line, type Path } from './checks/findings.js';
import { Refusal } from './refusal.js';
import type { Upload } from './uploads.js';

/** A request to a route, as far as it is about the request alone. */
export interface Request {
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

/** Refuses the call with 50035 when there are findings, and keeps them for the log. */
export function demand(call: Request, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const placed = findings.map((one) => ({ ...one, path: [...(call.prefix ?? []), ...one.path] }));
  call.schemaErrors.push(...placed.map(line));
  throw new Refusal(50035, errorTree(placed));
}

/** The body, once it has been seen to be an object. */
export function objectBody<T extends object>(call: Request): T {
  if (call.body === null || typeof call.body !== 'object') {
    demand(call, [{ path: [], code: 'BASE_TYPE_REQUIRED', message: 'A JSON body is required.' }]);
  }
  return call.body as T;
}
