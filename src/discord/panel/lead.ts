import {
  actionsOf,
  allows,
  answer,
  done,
  type Lead,
  leadOf,
  type Move,
  parseMove,
  question,
  type Reply,
  type Result,
  refuse,
  reply,
  type Thought,
} from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { PanelPress } from '../client/custom-id.js';

/**
 * What a press on the panel of a desk would do: play a move, or go on thinking. Pressing and warning before the press
 * read it here, so that they cannot differ. `subject` is what the component carries, `value` what was chosen in it; of
 * a button they are the same. Refused: why the action is not possible, or match.stale: it answers nothing that is asked.
 * @example leadOfPress(desk, 'act', 'pass', 'pass')
 */
export function leadOfPress(desk: Desk, press: PanelPress, subject: string, value: string): Result<Lead> {
  const { game, seat, position } = desk;
  const { state } = position;
  if (press === 'move') {
    const move = readMove(desk, value);
    return move ? done({ move }) : refuse('match.stale');
  }
  const begun =
    press === 'begin' ? blank(subject) : press === 'act' ? blank(value) : (desk.thought ?? onlyThought(desk));
  const choice = begun && actionsOf(game, state, seat).find(({ action }) => action === begun.action);
  if (!begun || !choice) return refuse('match.stale');
  if (choice.why) return { ok: false, refusal: choice.why };
  if (press === 'act') return done(leadOf(game, state, seat, begun));
  if (press === 'begin') {
    // Its first question was shown as it is, were there but one answer to it.
    const open = question(game, state, seat, begun.action, {});
    if (!open || !allows(open.next, value)) return refuse('match.stale');
    return done(leadOf(game, state, seat, { ...begun, ...answer(open, {}, value) }));
  }
  const said = replyOf(press, value);
  const lead = said && reply(game, state, seat, begun, said);
  return lead ? done(lead) : refuse('match.stale');
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

/** A panel with only one usual action opens on its first question without a press. */
function onlyThought(desk: Desk): Thought | undefined {
  const usual = desk.pending?.actions.filter((action) => action !== desk.pending?.end) ?? [];
  return usual.length === 1 ? blank(usual[0] as string) : undefined;
}

/** Nothing chosen yet for an action.
 * @example blank('expand') */
export function blank(action: string): Thought {
  return { action, args: {}, picked: [] };
}

/** The move a component sent back, or a person typed; undefined: not in the notation. */
function readMove(desk: Desk, text: string): Move | undefined {
  const move = parseMove(desk.game, `${desk.seat} ${text}`);
  return move.ok ? move.value : undefined;
}
