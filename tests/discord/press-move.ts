import type { Move } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { choicesOf } from '../../tools/robot.js';

/** A move and how it is typed. */
export interface Line {
  text: string;
  move: Move;
}

/**
 * Presses what plays the move: its line, or its action and then each argument, until nothing is half made; an action
 * that ends a turn is what Confirm does.
 * @example pressMove(ann, panel, line, 'end-turn', () => isHalfMade(ann))
 */
export async function pressMove(
  person: Persona,
  panel: SeenMessage,
  { text, move }: Line,
  end: string,
  isHalfMade: () => Promise<boolean>,
): Promise<SeenMessage> {
  const wanted = [text, ...Object.values(move.args).flat().map(String), move.action];
  let now = panel;
  for (let presses = 0; presses < 6; presses += 1) {
    const choices = choicesOf(person, now);
    const ending = move.action === end ? choices.filter(({ kind }) => kind === 'confirm') : [];
    const [choice] = [...ending, ...wanted.flatMap((value) => choices.filter((one) => one.value === value))];
    if (!choice) throw new Error(`no ${text} on: ${now.text}`);
    now = await choice.press().reply;
    if (!(await isHalfMade())) return now;
  }
  throw new Error(`${text} takes too many presses: ${now.text}`);
}
