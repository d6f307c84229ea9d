import { isDeepStrictEqual } from 'node:util';
import {
  copyPosition,
  createRng,
  leaks,
  type MatchRecord,
  type Position,
  playout,
  readRecord,
  replay,
  start,
  viewersOf,
  writeRecord,
} from '../src/engine/index.js';
import { english, seedOf, type Table } from './cli.js';

/** What many random matches showed. All counts but the first ones should be 0. */
export interface Simulation {
  game: string;
  seats: number;
  matches: number;
  finished: number;
  moves: number;
  deadEnds: number;
  /** Matches that did not come out the same from their written record, or whose state is not plain JSON. */
  replayMismatches: number;
  /** Steps after which an invariant was broken. */
  refereeFailures: number;
  /** Steps that showed a viewer something hidden. */
  secretLeaks: number;
  /** Playing alone, without the checks. */
  movesPerSecond: number;
  /** Of all seats of the finished matches; null: none finished. */
  scores: { min: number; mean: number; max: number } | null;
}

/** Did every match finish, with nothing to complain about? */
export function isClean(found: Simulation): boolean {
  const { deadEnds, replayMismatches, refereeFailures, secretLeaks } = found;
  return found.finished === found.matches && deadEnds + replayMismatches + refereeFailures + secretLeaks === 0;
}

/**
 * Plays random legal matches and checks each: that it ends, that its record replays to the same position, that the
 * referee is content after every step, and that no step shows one viewer (drawn anew each step) what it must not see.
 * `complain` hears a sentence for every failure. Secrets are looked for after every `secretsEvery`th step, from the
 * set-up on; 0: never.
 * @example simulate(table, 200, '1', console.error).finished // 200
 */
export function simulate(
  table: Table,
  matches: number,
  seed: string,
  complain: (text: string) => void,
  secretsEvery = 1,
): Simulation {
  const { game, seats } = table;
  const found = { finished: 0, moves: 0, deadEnds: 0, replayMismatches: 0, refereeFailures: 0, secretLeaks: 0 };
  const totals: number[] = [];
  let playingMs = 0;
  for (let number = 1; number <= matches; number += 1) {
    const matchSeed = seedOf(seed, `match ${number}`);
    const tell = (text: string): void => complain(`match ${number} (seed ${matchSeed}): ${text}`);
    try {
      const { position } = start(game, seats, table.options, matchSeed);
      const began = performance.now();
      const run = playout(game, position, createRng({ seed: seedOf(seed, `players ${number}`), block: 0 }));
      playingMs += performance.now() - began;
      found.moves += run.moves.length;
      if (run.deadEnd !== undefined) {
        found.deadEnds += 1;
        tell(`seat ${run.deadEnd} had to decide and could not, after ${run.moves.length} moves`);
      } else if (!run.finished) tell('did not end');
      const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
      const record = { game: game.id, rules: game.rules, seed: matchSeed, options: table.options, names };
      const again = checkReplay(
        table,
        { ...record, moves: run.moves },
        position,
        seedOf(seed, `viewers ${number}`),
        tell,
        secretsEvery,
      );
      found.replayMismatches += again.mismatch ? 1 : 0;
      found.refereeFailures += again.refereeFailures;
      found.secretLeaks += again.secretLeaks;
      if (run.finished) {
        totals.push(...game.score(position.state).seats.map((one) => one.total));
        found.finished += 1;
      }
    } catch (error) {
      tell((error as Error).stack ?? String(error));
    }
  }
  return {
    game: game.id,
    seats,
    matches,
    ...found,
    movesPerSecond: Math.round(found.moves / (Math.max(playingMs, 1) / 1000)),
    scores: totals.length === 0 ? null : spread(totals),
  };
}

function spread(totals: number[]): { min: number; mean: number; max: number } {
  const sum = totals.reduce((all, total) => all + total, 0);
  return { min: Math.min(...totals), mean: Math.round((sum / totals.length) * 10) / 10, max: Math.max(...totals) };
}

/** Plays the written record again, checking every step on the way. */
function checkReplay(
  { game, seats }: Table,
  record: MatchRecord,
  played: Position,
  seed: string,
  tell: (text: string) => void,
  secretsEvery: number,
): { mismatch: boolean; refereeFailures: number; secretLeaks: number } {
  const rng = createRng({ seed, block: 0 });
  let refereeFailures = 0;
  let secretLeaks = 0;
  let step = 0;
  const mismatch = (why: string) => {
    tell(why);
    return { mismatch: true, refereeFailures, secretLeaks };
  };
  const read = readRecord({ [game.id]: game }, writeRecord(game, record));
  if (!read.ok) return mismatch(`its record cannot be read: ${english(game, read.refusal)}`);
  const again = replay(game, read.value.record, ({ position }) => {
    const broken = game.referee(position.state);
    const looked = secretsEvery > 0 && step % secretsEvery === 0;
    const leaked = looked
      ? leaks(game, copyPosition(position), rng.pick(viewersOf(seats)), rng, record.moves[step])
      : [];
    for (const problem of [...broken, ...leaked]) tell(`after move ${step}: ${problem}`);
    refereeFailures += broken.length > 0 ? 1 : 0;
    secretLeaks += leaked.length > 0 ? 1 : 0;
    step += 1;
  });
  if (!again.ok) return mismatch(english(game, again.refusal));
  if (!isDeepStrictEqual(again.value, played)) return mismatch('its replay ends in another position');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(played)), played)) return mismatch('its state is not plain JSON');
  return { mismatch: false, refereeFailures, secretLeaks };
}
