import type { ErrorTree } from '../refusal.js';

export type Path = readonly (string | number)[];

/** One broken rule: where in the body, Discord's code for it, and the sentence. */
export interface Finding {
  path: Path;
  code: string;
  message: string;
}

/** Collects findings: `found(path, code, message)`. */
export type Report = (path: Path, code: string, message: string) => void;

/** @example collect((found) => found(['content'], 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.')) */
export function collect(check: (found: Report) => void): Finding[] {
  const findings: Finding[] = [];
  check((path, code, message) => findings.push({ path, code, message }));
  return findings;
}

/** Findings as Discord's tree of `_errors`. */
export function errorTree(findings: readonly Finding[]): ErrorTree {
  const root: ErrorTree = {};
  for (const { path, code, message } of findings) {
    let node = root;
    for (const step of path) {
      const key = String(step);
      node[key] ??= {};
      node = node[key] as ErrorTree;
    }
    node._errors = [...(node._errors ?? []), { code, message }];
  }
  return root;
}

/** @example line({ path: ['a', 0], code: 'X', message: 'No.' }) // 'a[0]: No.' */
export function line({ path, message }: Finding): string {
  const where = path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at ? `.${step}` : step)).join('');
  return `${where || '(body)'}: ${message}`;
}

export const tooLong = 'BASE_TYPE_MAX_LENGTH';
export const badLength = 'BASE_TYPE_BAD_LENGTH';

/** Discord counts characters, not UTF-16 units. */
export function characters(text: string): number {
  return [...text].length;
}
