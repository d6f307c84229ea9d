import { z } from 'zod';
import { done, message, type Seat } from '../../../engine/index.js';
import { conflict } from '../../attempt.js';
import { commit } from '../../commit.js';
import { engineSeats, infoOf, seatCount, seatOf } from '../../info.js';
import { openMatch } from '../../open-seat.js';
import { gamesInSeries } from '../../series.js';
import type { VoteKind } from '../kind.js';
import { calledBy, refuseUnseated, seatedPeople } from '../people.js';
import { refuseAside } from '../served.js';

/**
 * All others concede to one seat together: the match ends as it stands, and its holder has won it, with its series. Who sits there
 * is not asked.
 */
export const concede: VoteKind<{ seat: Seat }> = {
  payload: z.strictObject({ seat: z.int().min(0) }),
  about: (match, { seat }, by) => message('vote.concede.about', { by: calledBy(match, by), seat: { seat } }),
  voters(match, { seat }) {
    const winner = infoOf(match).seats[seat];
    return seatedPeople(match).filter((id) => winner?.by !== 'person' || id !== winner.person.id);
  },
  refusal(match, { seat }, { id }) {
    const unseated = refuseUnseated(match, id);
    if (unseated) return unseated;
    if (seat >= seatCount(match)) return message('vote.no-seat');
    return seatOf(match, id) === seat ? message('vote.concede.own') : undefined;
  },
  refusalNow: refuseAside,
  async carry(context, { id }, { seat }, decide) {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game, position } = loaded.value;
    const inSeries = gamesInSeries(game, match) > 1;
    const event = { id: inSeries ? 'match.conceded-series' : 'match.conceded', args: { seat: { seat } } };
    const stored = await commit(context, {
      match,
      position,
      moves: [],
      events: [{ by: 'person', event }],
      kind: 'over',
      engine: engineSeats(match),
      patch: { concededTo: seat },
      also: decide,
    });
    return stored ? done(undefined) : conflict;
  },
};
