import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const oldMs = 30 * 60_000;
const pollMs = 300;

/** @typedef {{ pid: number, host: string }} Owner */

function alive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Has the owner of a lock gone without removing it? A process of another host cannot be asked: there only age tells.
 * @param {Owner | undefined} owner undefined: the file cannot be read
 * @param {number} ageMs since the lock was made
 * @param {{ host: string, alive: (pid: number) => boolean }} here
 */
export function isStale(owner, ageMs, here) {
  if (ageMs > oldMs) return true;
  // Another process may be between creating and filling the file.
  if (!owner) return ageMs > 5_000;
  return owner.host === here.host && !here.alive(owner.pid);
}

/** @returns {{ text: string, owner: Owner | undefined, ageMs: number } | undefined} */
function look(/** @type {string} */ path) {
  try {
    const text = readFileSync(path, 'utf8');
    const ageMs = Date.now() - statSync(path).mtimeMs;
    try {
      return { text, owner: JSON.parse(text), ageMs };
    } catch {
      return { text, owner: undefined, ageMs };
    }
  } catch {
    return undefined;
  }
}

function removeStale(/** @type {string} */ path, /** @type {string} */ text) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Somebody may have been quicker and hold a fresh lock by now: it is put back.
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, path);
  } catch {
    // Gone already, or taken anew.
  }
  rmSync(aside, { force: true });
}

/**
 * Waits until no other process holds the lock file, then holds it.
 * @param {string} path
 * @param {(owner: Owner | undefined) => void} onWait called once, if there is a wait
 * @returns {Promise<() => void>} gives the lock back; also called when the process exits
 * @example const unlock = await takeLock('.setup.lock', () => {}); try { work(); } finally { unlock(); }
 */
export async function takeLock(path, onWait) {
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), at: Date.now() });
  for (let told = false; ; ) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const held = look(path);
    if (!held) continue;
    if (isStale(held.owner, held.ageMs, { host: hostname(), alive })) {
      removeStale(path, held.text);
      continue;
    }
    if (!told) onWait(held.owner);
    told = true;
    await sleep(pollMs);
  }
  const unlock = () => {
    if (look(path)?.text === mine) rmSync(path, { force: true });
  };
  process.once('exit', unlock);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return unlock;
}
