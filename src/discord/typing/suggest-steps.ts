import { apply, complete, copyPosition, parseMove, pendingFor } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import type { Words } from '../../text/words.js';
import { limits } from '../words/limits.js';
import { meantAnswer, type Suggestion, suggestAnswers } from './suggest.js';

type Previewing = Pick<MatchService, 'preview'>;

/**
 * Suggestions for a text of steps with `;` between them: whole texts, each with one more step, or more of the last one, on the
 * position that those before it lead to; none where one of these is not possible, or nobody knows what comes of it.
 * @example suggestSteps(matches, desk, words, 'earn; b') // [{ name: 'earn; Buy a crate', value: 'earn; buy' }]
 */
export function suggestSteps(matches: Previewing, desk: Desk, words: Words, typed: string): Suggestion[] {
  const at = typed.lastIndexOf(';') + 1;
  const lines = typed.slice(0, at).split(';').slice(0, -1);
  let there = desk;
  const before: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const next = after(matches, there, words, line);
    if (!next) return [];
    there = next.desk;
    before.push(next.line);
  }
  const named = lines.map((line) => line.trim()).filter(Boolean);
  return suggestAnswers(there, words, typed.slice(at), actionsAt(there))
    .map(({ name, value }) => {
      const text = [...named, name].join('; ');
      return { name: text.length <= limits.line ? text : `… ${name}`, value: [...before, value].join('; ') };
    })
    .filter(({ value }) => value.length <= limits.line);
}

/**
 * A step that was typed in the words of a suggestion, in notation; undefined: it is none of them.
 * @example meantStep(desk, words, 'Buy a crate') // 'buy'
 */
export function meantStep(desk: Desk, words: Words, line: string): string | undefined {
  return meantAnswer(desk, words, line, actionsAt(desk));
}

function actionsAt({ game, position, seat }: Desk): string[] {
  return pendingFor(game, position.state, seat)?.actions ?? [];
}

/** The desk once a step is taken, which nobody is told of, and the step in notation. */
function after(matches: Previewing, desk: Desk, words: Words, typed: string): { desk: Desk; line: string } | undefined {
  const { game, position, seat } = desk;
  const line = meantStep(desk, words, typed) ?? typed.trim();
  const parsed = parseMove(game, /^\d /.test(line) ? line : `${seat} ${line}`);
  if (!parsed.ok || parsed.value.seat !== seat) return undefined;
  const move = complete(game, position.state, parsed.value);
  const seen = matches.preview(desk, move);
  if (!seen.ok || seen.value.seals.length > 0) return undefined;
  const next = copyPosition(position);
  apply(game, next, move);
  return { desk: { ...desk, position: next }, line };
}
