import { done, type Input, leadTo, type Refusal, type Result, type Seat } from '../engine/index.js';
import type { Outcome, Pressed, SeatPress } from './api.js';
import { answering, conflict } from './attempt.js';
import type { Context } from './context.js';
import { type Change, change, restored, settled, startedOver, thinking, undone } from './drafts.js';
import { decidingAt, deskOf, type OpenSeat, visit } from './open-seat.js';
import { endTurn, isCurrent, take } from './play.js';

type Deed = Promise<Result<Outcome> | typeof conflict>;

/** See `MatchService.press`. */
export function press(
  context: Context,
  id: string,
  personId: string,
  { key, seat }: { key: string; seat: Seat },
  what: SeatPress,
): Promise<Result<Pressed>> {
  return visit(context, id, personId, async (found) => {
    const told = found.fallen.length > 0 || found.dropped ? await change(context, found, settled) : done(found);
    if (told === conflict || !told.ok) return told;
    const open = told.value;
    const refused = (refusal: Refusal): Result<Pressed> => done({ ...asItIs(open), refused: refusal });
    if (open.seat !== seat || !isCurrent(open, key)) return refused({ id: 'match.stale' });
    // What is refused leaves the seat as it is: nobody has to open it again to see that.
    const outcome = await answering(context, () => carryOut(context, open, what));
    return outcome === conflict || outcome.ok ? outcome : refused(outcome.refusal);
  });
}

function carryOut(context: Context, open: OpenSeat, what: SeatPress): Deed {
  switch (what) {
    case 'look':
      return Promise.resolve(done(asItIs(open)));
    case 'undo':
      return redraft(context, open, undone);
    case 'over':
      return redraft(context, open, startedOver);
    case 'restore':
      return redraft(context, open, restored);
    case 'back':
      return redraft(context, open, thinking(undefined));
    case 'confirm':
      return endTurn(context, open);
    default:
      return give(context, open, what);
  }
}

/** Input leads on to the next question, or to a move. */
async function give(context: Context, open: OpenSeat, input: Input): Deed {
  const { game, state, seat, thought } = decidingAt(open);
  const lead = leadTo(game, state, seat, thought, input);
  if (!lead.ok) return lead;
  return 'move' in lead.value
    ? take(context, open, lead.value.move)
    : redraft(context, open, thinking(lead.value.thought));
}

async function redraft(context: Context, open: OpenSeat, make: Change): Deed {
  const changed = await change(context, open, make);
  return changed === conflict || !changed.ok ? changed : done(asItIs(changed.value));
}

function asItIs(open: OpenSeat): Outcome {
  return { desk: deskOf(open), told: [], seals: [] };
}
