import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type MatchRecord,
  type Proof,
  readProof,
  readRecord,
  replay,
  seedHash,
} from '../src/engine/index.js';
import { english, type Games, main, parse, readText, type Tool, UsageError } from './cli.js';

/** One thing that was looked at, and what was seen. */
interface Check {
  check: 'file' | 'noted' | 'hash' | 'moves' | 'scores' | 'rules';
  /** Undefined: there was nothing to compare it with. */
  ok?: boolean;
  text: string;
}

/** Does the record of a finished match follow from the seed whose hash was published? Exit code 1 when it does not. */
export const verifySeedTool: Tool = {
  usage:
    'npm run -s verify-seed -- FILE.match [--hash HEX] [--json]\n--hash is the SHA-256 that you noted from the log while the match was played.',
  run(argv, games, out) {
    const { values, positionals } = parse({
      args: argv,
      allowPositionals: true,
      options: { hash: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('One file with a match is needed.');
    const noted = values.hash?.toLowerCase();
    if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) throw new UsageError('--hash takes 64 hex digits.');
    const checks = checksOf(games, readText(file), noted);
    const failed = checks.filter(({ ok }) => ok === false).length;
    if (values.json) out.line(JSON.stringify({ ok: failed === 0, checks }));
    else {
      for (const { ok, text } of checks) out.line(`${ok === undefined ? 'NOTE' : ok ? 'OK' : 'DIFFERS'}  ${text}`);
      out.line(failed === 0 ? 'Nothing differs.' : `${failed} of ${checks.length} differ.`);
    }
    return failed === 0 ? 0 : 1;
  },
};

function checksOf(games: Games, text: string, noted: string | undefined): Check[] {
  const proof = readProof(text);
  const same = noted === undefined ? [] : [notedAs(noted, proof)];
  if (isRunning(text)) {
    const running = 'The match is still being played: its seed is published when it ends, so it cannot be checked yet.';
    return [...same, { check: 'file', ok: false, text: running }];
  }
  const read = readRecord(games, text);
  if (!read.ok)
    return [...same, { check: 'file', ok: false, text: `This is no record: ${english(undefined, read.refusal)}` }];
  const { game, record } = read.value;
  return [...same, hashOf(record, proof), ...playedAgain(game, record, proof)];
}

/** Its seed is not told yet. */
function isRunning(text: string): boolean {
  const head = text.split(/\r?\n\s*\r?\n/, 1)[0] ?? '';
  return /^seed: \?\s*$/m.test(head);
}

function notedAs(noted: string, { seedHash: written }: Proof): Check {
  const ok = noted === written;
  const text = ok
    ? 'The hash above the record is the one you noted.'
    : `The hash above the record is ${written ?? 'missing'}, and you noted ${noted}.`;
  return { check: 'noted', ok, text };
}

function hashOf({ seed }: MatchRecord, { seedHash: written }: Proof): Check {
  const real = seedHash(seed);
  if (written === undefined) {
    const text = `The record does not say which hash was published; the SHA-256 of its seed is ${real}.`;
    return { check: 'hash', ok: false, text };
  }
  const text =
    written === real
      ? `The SHA-256 of the seed is the one above the record: ${real}.`
      : `The SHA-256 of the seed is ${real}, and above the record stands ${written}.`;
  return { check: 'hash', ok: written === real, text };
}

function playedAgain(game: AnyGame, record: MatchRecord, proof: Proof): Check[] {
  const checks: Check[] = [];
  if (record.rules !== game.rules) {
    const text = `Played with rules ${record.rules}, and this build has ${game.rules}: a difference may come from that.`;
    checks.push({ check: 'rules', text });
  }
  const again = replay(game, record);
  if (!again.ok) return [...checks, { check: 'moves', ok: false, text: english(game, again.refusal) }];
  const count = record.moves.length;
  const moves = count === 1 ? 'The only move is' : `All ${count} moves are`;
  checks.push({ check: 'moves', ok: true, text: `${moves} legal with the dice and draws of that seed.` });
  const { state } = again.value;
  const finished = game.pending(state).length === 0;
  const { seats, winners } = game.score(state);
  return [...checks, scoresOf(finished, { totals: seats.map(({ total }) => total), winners }, proof.result)];
}

type Outcome = NonNullable<Proof['result']>;

function scoresOf(finished: boolean, real: Outcome, written: Outcome | undefined): Check {
  if (!finished && written) {
    const text = `The record says ${inWords(written)}, but the match does not end with its last move.`;
    return { check: 'scores', ok: false, text };
  }
  if (!finished) return { check: 'scores', text: 'The match was ended before its last turn, so it has no scores.' };
  if (!written) return { check: 'scores', text: `The record says no scores; played again, they are ${inWords(real)}.` };
  if (isDeepStrictEqual(written, real)) {
    return { check: 'scores', ok: true, text: `Played again, the scores are those of the record: ${inWords(real)}.` };
  }
  const text = `Played again, the scores are ${inWords(real)}; the record says ${inWords(written)}.`;
  return { check: 'scores', ok: false, text };
}

/** @example inWords({ totals: [63, 58], winners: [0] }) // '63 and 58, won by seat 0' */
function inWords({ totals, winners }: Outcome): string {
  const won = winners.length === 0 ? 'won by nobody' : `won by ${winners.map((seat) => `seat ${seat}`).join(' and ')}`;
  return `${totals.join(' and ')}, ${won}`;
}

await main(import.meta.url, verifySeedTool);
