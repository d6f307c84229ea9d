import { awaited, type Position, type Rng, randomMove } from '../../src/engine/index.js';
import type { MatchService } from '../../src/match/index.js';

/** More steps than any turn has: a turn that does not end. */
const endless = 2_000;

/**
 * Plays at random for somebody until their turn is over or the match waits for others. `stepped` hears of each commit, and
 * whether it ended a turn.
 * @example await playTurn(matches, id, personId, rng, async () => undefined)
 */
export async function playTurn(
  matches: MatchService,
  id: string,
  personId: string,
  rng: Rng,
  stepped: (ended: boolean) => Promise<void>,
): Promise<void> {
  for (let step = 0; step < endless; step += 1) {
    const desk = await matches.desk(id, personId);
    if (!desk.ok) throw new Error(`${personId} cannot play in ${id}: ${desk.refusal.id}`);
    const { game, position, seat } = desk.value;
    if (!awaited(game.pending(position.state)).some((one) => one.seat === seat)) return;
    const move = randomMove(game, position.state, seat, rng);
    if (!move) throw new Error(`${personId} has no move in ${id}`);
    const played = await matches.play(id, personId, undefined, move);
    if (!played.ok) throw new Error(`${move.action} in ${id}: ${played.refusal.id}`);
    const ended = played.value.seals.includes('handover') || played.value.seals.includes('over');
    if (played.value.seals.length > 0) await stepped(ended);
    if (ended) return;
  }
  throw new Error(`a turn in ${id} does not end`);
}

/** A seat that a match waits for; `summons`: out of its turn. */
export interface WaitedFor {
  seat: number;
  personId: string;
  summons: boolean;
}

/** The seats that a match waits for and people hold, now or in a position of it; none where it is over.
 * @example await waitedFor(matches, id) // [{ seat: 0, personId: '42', summons: false }] */
export async function waitedFor(matches: MatchService, id: string, at?: Position): Promise<WaitedFor[]> {
  const table = await matches.table(id);
  if (!table.ok) throw new Error(`${id}: ${table.refusal.id}`);
  const { match, game, position } = { ...table.value, ...(at && { position: at }) };
  if (match.status === 'over') return [];
  return awaited(game.pending(position.state)).flatMap(({ seat, summons }) => {
    const holder = match.seats[seat];
    return holder?.by === 'person' ? [{ seat, personId: holder.person.id, summons: summons !== undefined }] : [];
  });
}
