import { createHash } from 'node:crypto';

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry */
/** @typedef {{ packages?: Record<string, Entry> }} Lock */

/**
 * What a finished set-up was made for. When it changes, set-up runs again.
 * @param {string} lockText the text of package-lock.json, or of package.json where there is no lock file
 * @param {{ node: string, platform: string, arch: string }} machine
 */
export function stampOf(lockText, machine) {
  const hash = createHash('sha256').update(lockText).digest('hex');
  return `${hash} node-${machine.node} ${machine.platform}-${machine.arch}\n`;
}

/** The packages that were fetched: not the project, its workspaces, and the links to them, which nothing imports. */
function fetched(/** @type {Record<string, Entry>} */ packages) {
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/**
 * Does node_modules hold what the lock file asks for? npm keeps its own record of what it put there; packages for other
 * platforms are optional and may be missing.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 * @example sameTree({ packages: { 'node_modules/a': { version: '1.0.0' } } }, undefined) // false
 */
export function sameTree(wanted, installed) {
  const have = installed?.packages;
  if (!have || !wanted.packages) return false;
  for (const [path, entry] of fetched(wanted.packages)) {
    const found = have[path];
    if (!found && !entry.optional && !entry.devOptional) return false;
    if (found && (found.version !== entry.version || found.integrity !== entry.integrity)) return false;
  }
  return fetched(have).every(([path]) => wanted.packages?.[path]);
}
