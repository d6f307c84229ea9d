import { message } from '../../../engine/index.js';
import { goBack, noteOn, refuseMoved } from '../../rollback/go-back.js';
import type { GoingBack } from '../../rollback/ways-back.js';
import type { VoteKind } from '../kind.js';
import { calledBy, refuseUnseated } from '../people.js';
import { refuseAside } from '../served.js';
import { goingBack, hasMoved, holdersOf, undoMs } from './undo-payload.js';

/** The match goes back to before somebody's last turn, if those whom that concerns agree; the computer waits for them. */
export const undo: VoteKind<GoingBack> = {
  payload: goingBack,
  lastsMs: undoMs,
  about: (match, { others }, by) => message('vote.undo.about', { by: calledBy(match, by), others }),
  note: (match, { revealed }) => noteOn(match, `vote.undo.note${revealed ? '-revealed' : ''}`),
  lost: hasMoved,
  voters: holdersOf,
  refusal: (match, payload, { id }) => refuseUnseated(match, id) ?? refuseMoved(match, payload),
  refusalNow: refuseAside,
  carry: (context, { id }, payload, decide) => goBack(context, id, 'rollback', payload, decide),
};
