import type { ScoreSheet } from './game.js';
import type { Seat } from './message.js';

/** What a record says of itself above its header, in comments. */
export interface Proof {
  /** The SHA-256 that was published when the match began: 64 hex digits. */
  seedHash?: string;
  /** The total of each seat, and who won: of a match that was played to its end. */
  result?: { totals: number[]; winners: Seat[] };
}

/**
 * The hash of the seed as the first line of a record.
 * @example hashLine(seedHash(seed)) // '# SHA-256 of the seed: 5947…'
 */
export function hashLine(hash: string): string {
  return `# SHA-256 of the seed: ${hash}`;
}

/**
 * How a match ended, as a line of its record.
 * @example resultLine(game.score(state)) // '# Scores: 63 58; winners: 0'
 */
export function resultLine({ seats, winners }: Pick<ScoreSheet, 'seats' | 'winners'>): string {
  return `# Scores: ${seats.map(({ total }) => total).join(' ')}; winners: ${winners.join(' ') || '-'}`;
}

/**
 * Reads what stands above the header of a record. Comments further down are what people said, and prove nothing.
 * @example readProof(text).seedHash
 */
export function readProof(text: string): Proof {
  const proof: Proof = {};
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line.trim() !== '' && !line.startsWith('#')) break;
    const hash = /^# SHA-256 of the seed: ([0-9a-f]{64})\s*$/.exec(line)?.[1];
    if (hash !== undefined) proof.seedHash ??= hash;
    const [, totals, winners] = /^# Scores: (-?\d+(?: -?\d+)*); winners: (-|\d(?: \d)*)\s*$/.exec(line) ?? [];
    if (totals !== undefined) proof.result ??= { totals: numbers(totals), winners: numbers(winners ?? '-') };
  }
  return proof;
}

function numbers(text: string): number[] {
  return text === '-' ? [] : text.split(' ').map(Number);
}
