import { z } from 'zod';
import { done, message } from '../../../engine/index.js';
import { appendOwed, changeMatch, reckonAnew } from '../../../store/index.js';
import { conflict } from '../../attempt.js';
import { isPaused } from '../../time/circumstances.js';
import { pausesAfter } from '../../time/pace.js';
import type { VoteKind } from '../kind.js';
import { calledBy, refuseUnseated, seatedPeople } from '../people.js';
import { refuseAside } from '../served.js';

/** All let the clocks and reminders of the match stand still, until somebody lets it go on. */
export const pause: VoteKind<Record<string, never>> = {
  payload: z.strictObject({}),
  about: (match, _payload, by) => message('vote.pause.about', { by: calledBy(match, by) }),
  voters: seatedPeople,
  refusal: (match, _payload, { id }) =>
    refuseUnseated(match, id) ?? (isPaused(match) ? message('time.is-paused') : undefined),
  refusalNow: refuseAside,
  async carry(context, match, _payload, decide) {
    const at = context.now();
    if (isPaused(match)) return { ok: false, refusal: message('time.is-paused') };
    const events = [{ by: 'person' as const, event: { id: 'time.paused' } }];
    const stored = await context.database.transaction(async (tx) => {
      if (!(await changeMatch(tx, match.id, match.version, { pauses: pausesAfter(match, true, at) }))) return false;
      await reckonAnew(tx, match.id);
      await appendOwed(tx, { matchId: match.id, kind: 'turn', ready: true, calls: [], events }, at);
      await decide(tx);
      return true;
    });
    if (stored) context.owed();
    return stored ? done(undefined) : conflict;
  },
};
