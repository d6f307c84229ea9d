import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
}

/** All that run now; those that have ended and only wait to be noticed are none. */
function running(): Process[] {
  const lines = existsSync('/proc/self/stat') ? fromProc() : fromPs();
  return lines.flatMap(([pid, parent, state]) =>
    state?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }],
  );
}

function fromProc(): string[][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The program's name stands in brackets and may hold anything.
        const [state = '', parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/.*\) /s)[1]!.split(' ');
        return [[pid, parent, state]];
      } catch {
        return [];
      }
    });
}

function fromPs(): string[][] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return text.split('\n').map((line) => line.trim().split(/\s+/));
}

/** The process and everything under it. */
export function treeOf(pid: number): number[] {
  const all = running();
  const tree = [pid];
  for (const parent of tree) tree.push(...all.filter((one) => one.parent === parent).map((one) => one.pid));
  return tree;
}

/** Which of them run still. */
export function survivors(pids: number[]): number[] {
  const all = new Set(running().map(({ pid }) => pid));
  return pids.filter((pid) => all.has(pid));
}
