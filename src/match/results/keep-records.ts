import {
  categoryOf,
  findResult,
  markRecorded,
  type NewAchieved,
  type NewPlayed,
  type StoredResult,
  saveAchieved,
  savePlayed,
  type Tx,
  wasGivenUp,
} from '../../store/index.js';
import { keepStreaks } from './keep-streaks.js';

/**
 * Brings all that profiles and records are read from up to date with the result of a match, which came, went or changed, in the
 * transaction in which it did.
 * @example await keepRecords(tx, match.id)
 */
export async function keepRecords(tx: Tx, matchId: string): Promise<void> {
  const result = await findResult(tx, matchId);
  const counts = result !== undefined && isRecord(result) && !(await wasGivenUp(tx, matchId));
  if (result) {
    const played = playedOf(result, counts);
    await savePlayed(tx, matchId, result.cancelled ? [] : played);
    await saveAchieved(tx, matchId, result.cancelled ? [] : achievedIn(result));
    await keepStreaks(tx, result, played);
  }
  await markRecorded(tx, matchId, counts ? marginOf(result) : undefined);
}

/** Did people alone play it, from its first move to its last? */
function isRecord({ kind, cancelled, seats }: StoredResult): boolean {
  const byPeople = seats.every(({ holders }) => holders.every(({ person }) => person !== null));
  return kind !== 'computer' && !cancelled && byPeople;
}

/** Each person with the seat that was theirs for longest. The points of a seat that changed hands are nobody's. */
function playedOf(
  {
    ranked: _ranked,
    cancelled: _cancelled,
    season: _season,
    achievements: _achievements,
    seats,
    ...match
  }: StoredResult,
  counts: boolean,
): NewPlayed[] {
  const people = new Map<string, NewPlayed>();
  const category = categoryOf({ ...match, seats: seats.length });
  for (const { holders, ...seat } of seats) {
    for (const { person, share } of holders) {
      if (person === null || share <= (people.get(person)?.share ?? 0)) continue;
      const onRecord = counts && holders.length === 1;
      people.set(person, { ...match, seats: seats.length, ...seat, person, share, ...(onRecord && { category }) });
    }
  }
  return [...people.values()];
}

/** Of whoever played alone from the first move to the last. */
function achievedIn({
  achievements = [],
  seats,
  matchId,
  guildId,
  season,
  game,
  endedAt,
}: StoredResult): NewAchieved[] {
  const [holder, ...others] = seats[0]?.holders ?? [];
  if (!holder || holder.person === null || others.length > 0) return [];
  const { person } = holder;
  return achievements.map((one) => ({ ...one, game, person, matchId, guildId, season, endedAt }));
}

/** By how many points the first was ahead of the second; undefined: it was one person's alone, or points did not decide. */
function marginOf({ seats }: StoredResult): number | undefined {
  const [first, second] = seats.toSorted((a, b) => a.place - b.place || b.points - a.points);
  if (!first || !second || first.points < second.points) return undefined;
  return first.points - second.points;
}
