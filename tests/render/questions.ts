import {
  type AnyGame,
  actionsOf,
  answer,
  type createRng,
  question,
  randomAnswer,
  type Seat,
  type Thought,
} from '../../src/engine/index.js';

/** A question as it is asked on the way to a move. */
export interface Asked {
  open: NonNullable<ReturnType<typeof question>>;
  thought: Thought;
}

/** The questions a seat could come to now, one way through each possible action. */
export function* questions(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  rng: ReturnType<typeof createRng>,
): Generator<Asked> {
  for (const { action, why } of actionsOf(game, state, seat)) {
    if (why) continue;
    let thought: Thought = { action, args: {}, picked: [] };
    for (;;) {
      const open = question(game, state, seat, action, thought.args, thought.picked);
      const picked = open && randomAnswer(open, rng);
      if (!open || !picked) break;
      yield { open, thought };
      thought = { action, ...answer(open, thought.args, picked.pick) };
    }
  }
}
