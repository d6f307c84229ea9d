import { isDeepStrictEqual } from 'node:util';
import { done, type Input, leadTo, type Refusal, type Result, type Seat } from '../engine/index.js';
import type { Outcome, Pressed, SeatPress } from './api.js';
import { about, answering, conflict } from './attempt.js';
import type { Context, LastPress } from './context.js';
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
    const told =
      found.fallen.length > 0 || found.dropped || found.outdated ? await change(context, found, settled) : done(found);
    if (told === conflict || !told.ok) return told;
    const open = told.value;
    const refused = (refusal: Refusal): Result<Pressed> => done({ ...asItIs(open), refused: refusal });
    if (open.seat !== seat || !isCurrent(open, key)) return done(late(context, open, { key, what }));
    // What is refused leaves the seat as it is: nobody has to open it again to see that.
    const outcome = await answering(about(context, id), () => carryOut(context, open, what));
    if (outcome === conflict) return outcome;
    if (!outcome.ok) return refused(outcome.refusal);
    if (what !== 'look') remember(context, open, { key, what }, outcome.value);
    return outcome;
  });
}

type PressOn = Pick<LastPress, 'key' | 'what'>;

function remember(context: Context, open: OpenSeat, press: PressOn, { told, seals }: Outcome): void {
  context.pressed.set(placeOf(open), { ...press, told, seals });
}

/** A press on a decision that waits no more. Where the last press has answered it, what that led to is said again. */
function late(context: Context, open: OpenSeat, { key, what }: PressOn): Pressed {
  const last = context.pressed.get(placeOf(open));
  if (last?.key !== key || what === 'look') return { ...asItIs(open), refused: { id: 'match.stale' } };
  const { told, seals } = last;
  const id = isDeepStrictEqual(last.what, what) ? 'match.pressed-twice' : 'match.pressed-other';
  return { ...asItIs(open), told, seals, refused: { id } };
}

const placeOf = ({ loaded, seat }: OpenSeat): string => `${loaded.match.id}:${seat}`;

/** Does what is pressed on an open seat. @example await carryOut(context, open, 'undo') */
export function carryOut(context: Context, open: OpenSeat, what: SeatPress): Deed {
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

/** Nothing has come of it. @example done(asItIs(open)) */
export function asItIs(open: OpenSeat): Outcome {
  return { desk: deskOf(open), told: [], seals: [] };
}
