import { z } from 'zod';
import { done, message } from '../../../engine/index.js';
import { appendOwed, changeMatch, deleteDrafts } from '../../../store/index.js';
import { conflict } from '../../attempt.js';
import { gamesInSeries } from '../../series.js';
import type { VoteKind } from '../kind.js';
import { calledBy, refuseUnseated, seatedPeople } from '../people.js';

/**
 * All end the match together, without a result: as if it were closed, so no position is needed, and one whose rules fail
 * can be ended, too.
 */
export const end: VoteKind<Record<string, never>> = {
  payload: z.strictObject({}),
  about: (match, _payload, by) => message('vote.end.about', { by: calledBy(match, by) }),
  voters: seatedPeople,
  refusal: (match, _payload, { id }) => refuseUnseated(match, id),
  async carry(context, match, _payload, decide) {
    const at = context.now();
    const [by = ''] = seatedPeople(match);
    const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
    const inSeries = game !== undefined && gamesInSeries(game, match) > 1;
    const event = { id: inSeries ? 'match.ended-series' : 'match.ended-agreed' };
    const stored = await context.database.transaction(async (tx) => {
      const over = { status: 'over', closedBy: by, endedAt: at, turnOver: true } as const;
      if (!(await changeMatch(tx, match.id, match.version, over))) return false;
      await deleteDrafts(tx, match.id);
      await appendOwed(tx, { matchId: match.id, kind: 'over', ready: true, events: [{ by: 'person', event }] }, at);
      await decide(tx);
      return true;
    });
    return stored ? done(undefined) : conflict;
  },
};
