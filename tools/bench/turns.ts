import { quantile } from './figures.js';

/** How long one block of work lasts at least, in milliseconds. */
const blockMs = 40;

/** Blocks that each piece of work gets. */
const rounds = 40;

/** Blocks before them that do not count: the runtime compiles what is hot during the first seconds. */
const warmUp = 60;

/** Something to be timed: does a part of it, and says of how many moves that was. */
export type Work = () => number;

/**
 * Times pieces of work in short blocks that take turns, so that a busy machine tilts none of them: the microseconds of
 * processor time that a move takes in each round, by piece. Two figures of one round were taken side by side.
 * @example inTurns({ checked, bare }).bare[0]
 */
export function inTurns<K extends string>(works: Record<K, Work>): Record<K, number[]> {
  const names = Object.keys(works) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      const micros = microsPerMove(works[name]);
      if (round >= 0) times[name].push(micros);
    }
  }
  return times;
}

function microsPerMove(work: Work): number {
  const until = performance.now() + blockMs;
  const before = process.cpuUsage();
  let moves = 0;
  while (performance.now() < until) moves += work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / moves;
}

/** How many times longer the first takes than the second, side by side: the middle of all rounds.
 * @example timesLonger([30, 28], [10, 14]) // 2 */
export function timesLonger(slow: number[], fast: number[]): number {
  return quantile(
    slow.map((time, round) => time / fast[round]!),
    0.5,
  );
}
