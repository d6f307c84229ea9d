import type { Out } from '../../tools/cli.js';

/** Keeps what a tool writes. */
export function capture(): Out & { lines: string[]; notes: string[] } {
  const lines: string[] = [];
  const notes: string[] = [];
  return { lines, notes, line: (text) => void lines.push(text), note: (text) => void notes.push(text) };
}
