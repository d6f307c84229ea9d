import { check, complete, message, parseMove, type Refusal, type Told } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import type { Words } from '../../text/words.js';
import { cut } from './cut.js';
import { noSuchAction, outOfTurn, withValues } from './possible.js';

/** Where a line went wrong: the line, the column of the caret, and why. */
export interface Slip {
  line: string;
  at: number;
  refusal: Refusal;
}

/** How far a text of several moves came. */
export interface Played {
  desk: Desk;
  /** Lines carried out. */
  count: number;
  /** What committed steps told. */
  told: Told[];
  /** The last one ended a turn. */
  ended: boolean;
  slip?: Slip;
}

/**
 * The moves of a text, a line each (`;` ends a line too, since a command's option has no line breaks). Empty lines and
 * lines that begin with `#` say nothing.
 * @example movesIn('sell resource=wood; end-turn') // ['sell resource=wood', 'end-turn']
 */
export function movesIn(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Plays lines of notation one after the other, as the log writes them; the seat's number may be left out. Stops at the
 * first that cannot be read or is not legal; those before it stand. `meant` reads what else may be typed as a line.
 */
export async function playLines(
  matches: Pick<MatchService, 'play' | 'desk'>,
  person: string,
  from: Desk,
  lines: string[],
  meant: (desk: Desk, line: string) => string | undefined = () => undefined,
): Promise<Played> {
  const told: Told[] = [];
  let desk = from;
  let ended = false;
  for (const [count, typed] of lines.entries()) {
    const line = meant(desk, typed) ?? typed;
    const slip = (at: number, refusal: Refusal): Played => ({
      desk,
      count,
      told,
      ended,
      slip: slipAt(line, at, refusal),
    });
    const closed = outOfTurn(desk);
    if (closed) return slip(0, closed);
    const written = /^\d /.test(line) ? line : `${desk.seat} ${line}`;
    const shift = written.length - line.length;
    const parsed = parseMove(desk.game, written);
    if (!parsed.ok) {
      const { id, args = {} } = parsed.refusal;
      const refusal = id === 'notation.action' ? noSuchAction(desk, String(args.word)) : parsed.refusal;
      return slip(Number(args.at ?? 0) - shift, refusal);
    }
    if (parsed.value.seat !== desk.seat) return slip(0, message('discord.other-seat', { seat: desk.seat }));
    const move = complete(desk.game, desk.position.state, parsed.value);
    const illegal = check(desk.game, desk.position.state, move);
    if (illegal) return slip(place(line, illegal), withValues(desk, move, illegal));
    const outcome = await matches.play(desk.match.id, person, undefined, move);
    if (!outcome.ok) {
      // Somebody else may have committed meanwhile: the desk tells which steps that cost.
      const now = await matches.desk(desk.match.id, person);
      const refused = { line, at: 0, refusal: outcome.refusal };
      return { desk: now.ok ? now.value : desk, count, told, ended, slip: refused };
    }
    // Told once: a later line must not lose it.
    const { dropped = desk.dropped } = outcome.value.desk;
    desk = { ...outcome.value.desk, ...(dropped && { dropped }) };
    const { seals } = outcome.value;
    ended = seals.includes('handover');
    if (seals.length > 0) told.push(...outcome.value.told);
  }
  return { desk, count: lines.length, told, ended };
}

function slipAt(line: string, at: number, refusal: Refusal): Slip {
  return { line, at: Math.min(Math.max(0, at), line.length), refusal };
}

/** The value a refusal speaks of, else the end of the line where something is missing, else its beginning. */
function place(line: string, refusal: Refusal): number {
  const param = refusal.args?.param;
  if (typeof param !== 'string') return 0;
  const found = line.indexOf(` ${param}=`);
  return found < 0 ? line.length : found + param.length + 2;
}

/**
 * A slip as people see it: the line with a caret under what is wrong, and the reason.
 * @example slipText(slip, words)
 */
export function slipText(slip: Slip, words: Words): string {
  const room = 80;
  const from = slip.at > room ? slip.at - room / 2 : 0;
  const shown = cut(slip.line.slice(from).replaceAll('`', "'"), room * 2);
  return `\`\`\`\n${shown}\n${' '.repeat(slip.at - from)}^\n\`\`\`${words.say(slip.refusal)}`;
}
