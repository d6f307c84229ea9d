import { done, message, type Refusal, type Result, refuse } from '../../engine/index.js';
import {
  addInvitation,
  addPing,
  deleteInvitation,
  deletePings,
  endInvitations,
  findMatch,
  type Invitation,
  listPings,
  reopenInvitation,
  type StoredMatch,
  savePerson,
  settleInvitation,
  type Tx,
} from '../../store/index.js';
import type { MatchInfo, Person } from '../api.js';
import { about, answering } from '../attempt.js';
import type { Context } from '../context.js';
import { infoOf, refuseGuest } from '../info.js';
import { changeOpen, present } from '../lobby.js';
import { habitsOf } from '../time/circumstances.js';
import type { Invited } from './api.js';
import { held } from './held.js';

/** So long a seat is held for somebody who is invited. */
const heldMs = 2 * 24 * 60 * 60 * 1000;

/** A ping that is of no seat. */
const noSeat = -1;

/** See `TableService.invite`. */
export async function invite(context: Context, id: string, hostId: string, people: Person[]): Promise<Result<Invited>> {
  return answering(about(context, id), async () => {
    const unwilling = new Set<string>();
    for (const { id: person } of people) {
      if ((await habitsOf(context.database.db, person)).uninvited) unwilling.add(person);
    }
    let asked: Person[] = [];
    let not: Refusal[] = [];
    const changed = present(
      id,
      await changeOpen(context, id, (match) => {
        if (match.host.id !== hostId) return refuseGuest(match);
        const at = context.now();
        const max = context.games[match.game]?.seats.max ?? 0;
        let room = max - match.tenures.length - held(match, '', at);
        asked = [];
        not = [];
        for (const person of people) {
          const why = whyNot(match, person, unwilling, room);
          if (why) not.push(message(why, { person: person.name }));
          else {
            asked.push(person);
            room -= 1;
          }
        }
        return done({
          async also(tx) {
            for (const person of asked) {
              await savePerson(tx, person, at);
              // They were told of it already.
              if (isIn(match, person.id, 'recalled')) {
                await reopenInvitation(tx, id, person.id, at + heldMs);
                continue;
              }
              await addInvitation(tx, id, { person, at, until: at + heldMs, state: 'open' });
              await addPing(tx, {
                kind: 'invite',
                userId: person.id,
                about: { matchId: id, seat: noSeat, since: at },
                at,
              });
            }
          },
        });
      }),
    );
    return changed.ok ? done({ match: changed.value, asked, not }) : changed;
  });
}

function whyNot(match: StoredMatch, { id }: Person, unwilling: Set<string>, room: number): string | undefined {
  if (match.tenures.some(({ person }) => person?.id === id)) return 'invite.in-already';
  if (match.invitations.some(({ person, state }) => person.id === id && state !== 'recalled')) {
    return 'invite.asked-already';
  }
  if (unwilling.has(id)) return 'invite.unwilling';
  return room > 0 ? undefined : 'invite.no-room';
}

/** See `TableService.decline`. */
export async function decline(context: Context, id: string, personId: string): Promise<Result<MatchInfo>> {
  const changed = await changeOpen(context, id, (match) => {
    if (!isIn(match, personId, 'open')) return refuse('invite.none');
    return done({ also: async (tx) => void (await settleInvitation(tx, id, personId, 'declined')) });
  });
  return present(id, changed);
}

/** See `TableService.recall`. */
export async function recall(
  context: Context,
  id: string,
  hostId: string,
  personId: string,
): Promise<Result<MatchInfo>> {
  const changed = await changeOpen(context, id, (match) => {
    if (match.host.id !== hostId) return refuseGuest(match);
    if (!isIn(match, personId, 'open')) return refuse('invite.no-more');
    return done({ also: (tx) => takeBack(tx, id, personId) });
  });
  return present(id, changed);
}

/** Whoever was not told of it yet was never asked. */
async function takeBack(tx: Tx, id: string, personId: string): Promise<void> {
  const untold = (await listPings(tx)).filter(
    ({ kind, userId, about, nonce }) =>
      kind === 'invite' && userId === personId && about?.matchId === id && nonce === undefined,
  );
  if (untold.length === 0) return void (await settleInvitation(tx, id, personId, 'recalled'));
  await deletePings(
    tx,
    untold.map((ping) => ping.id),
  );
  await deleteInvitation(tx, id, personId);
}

function isIn({ invitations }: StoredMatch, personId: string, wanted: Invitation['state']): boolean {
  return invitations.some(({ person, state }) => person.id === personId && state === wanted);
}

/** See `TableService.endInvitations`. */
export async function expireInvitations(context: Context): Promise<MatchInfo[]> {
  const ids = await context.database.transaction((tx) => endInvitations(tx, context.now()));
  const found = await Promise.all(ids.map((id) => findMatch(context.database.db, id)));
  return found.flatMap((match) => (match ? infoOf(match) : []));
}
