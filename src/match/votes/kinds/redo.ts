import { message } from '../../../engine/index.js';
import { goBack, noteOn, refuseMoved } from '../../rollback/go-back.js';
import type { GoingBack } from '../../rollback/ways-back.js';
import type { VoteKind } from '../kind.js';
import { calledBy, refuseUnseated } from '../people.js';
import { refuseAside } from '../served.js';
import { goingBack, hasMoved, holdersOf, undoMs } from './undo-payload.js';

/** What was undone last stands again, if those agree who had agreed to undo it; until somebody moves. */
export const redo: VoteKind<GoingBack> = {
  payload: goingBack,
  lastsMs: undoMs,
  about: (match, { whose, others }, by) =>
    message('vote.redo.about', { by: calledBy(match, by), whose: { seat: whose }, others }),
  note: (match) => noteOn(match, 'vote.redo.note'),
  lost: hasMoved,
  voters: holdersOf,
  refusal: (match, payload, { id }) => refuseUnseated(match, id) ?? refuseMoved(match, payload),
  refusalNow: refuseAside,
  carry: (context, { id }, payload, decide) => goBack(context, id, 'redo', payload, decide),
};
