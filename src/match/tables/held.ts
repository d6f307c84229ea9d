import { mutesOf, type StoredMatch, type StoredPing, type Tx } from '../../store/index.js';
import { habitsOf } from '../time/circumstances.js';

/**
 * How many seats of a match are held at a moment for others than that person, since they are invited.
 * @example held(match, personId, context.now())
 */
export function held({ invitations }: Pick<StoredMatch, 'invitations'>, personId: string, now: number): number {
  const open = invitations.filter(({ until, state }) => state === 'open' && until > now);
  return open.filter(({ person }) => person.id !== personId).length;
}

/** Is somebody still to be told that they are invited? @example await isInvited(tx, match, ping, Date.now()) */
export async function isInvited(
  tx: Tx,
  match: StoredMatch,
  { userId, about }: StoredPing,
  now: number,
): Promise<boolean> {
  const own = match.invitations.find(({ person }) => person.id === userId);
  if (match.status !== 'open' || own?.state !== 'open' || own.until <= now || own.at !== about?.since) return false;
  if ((await habitsOf(tx, userId)).uninvited) return false;
  return !(await mutesOf(tx, match.id)).includes(userId);
}
