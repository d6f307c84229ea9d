import { type Input, type Lead, leadTo, type Reply, type Result, refuse } from '../../engine/index.js';
import type { Desk, SeatPress } from '../../match/api.js';
import type { PanelPress } from '../client/decision-press.js';

/** The part of a press that a component carries, and what was chosen in it: of a button they are the same. */
interface Given {
  subject: string;
  value: string;
}

/**
 * What a press on a panel asks of the decision.
 * @example seatPress('pick', { subject: '', value: 'double-01' }) // { reply: { value: 'double-01' } }
 */
export function seatPress(press: PanelPress, given: Given): SeatPress {
  switch (press) {
    case 'undo':
    case 'over':
    case 'restore':
    case 'back':
    case 'confirm':
      return press;
    default:
      return inputOf(press, given) ?? 'look';
  }
}

/**
 * Where a press on the panel of a desk would lead: to a move, or on with thinking. Refused as `leadTo`; match.stale:
 * it is no input to the decision.
 * @example leadOfPress(desk, 'act', { subject: 'pass', value: 'pass' })
 */
export function leadOfPress({ game, position, seat, thought }: Desk, press: PanelPress, given: Given): Result<Lead> {
  const input = inputOf(press, given);
  return input ? leadTo(game, position.state, seat, thought, input) : refuse('match.stale');
}

function inputOf(press: PanelPress, { subject, value }: Given): Input | undefined {
  switch (press) {
    case 'act':
      return { act: value };
    case 'begin':
      return { begin: subject, value };
    case 'move':
      return { move: value };
    default: {
      const reply = replyOf(press, value);
      return reply && { reply };
    }
  }
}

function replyOf(press: PanelPress, value: string): Reply | undefined {
  switch (press) {
    case 'pick':
      return { value };
    case 'take':
      return 'accept';
    case 'stop':
    case 'carry':
      return press;
    default:
      return undefined;
  }
}
