import type { Thinker } from '../../../src/computer/thinker.js';
import type { Pace } from '../../../src/days/pace.js';
import { createMatchService, type MatchService } from '../../../src/match/index.js';
import type { Ping } from '../../../src/match/time/pings.js';
import type { Database } from '../../../src/store/index.js';
import { ferryGame } from '../fixture-game.js';
import { database, end, fixedBytes, gathered, must, people } from '../harness.js';

export const hour = 3_600_000;
/** A Monday noon. */
export const noon = Date.parse('2026-03-02T12:00Z');

/** A clock that stands until it is moved. */
export interface MovedClock {
  now: number;
}

/** Ends each turn at once. */
const ender: Thinker = {
  turn: async ({ seat }) => ({ moves: [{ seat, ...end }], ms: 1 }),
  close: async () => undefined,
};

export function serviceAt(db: Database, clock: MovedClock, computer = false, seed = 'a'): MatchService {
  return createMatchService({
    database: db,
    games: { ferry: ferryGame() },
    now: () => clock.now,
    randomBytes: fixedBytes(seed),
    ...(computer && { thinker: ender }),
  });
}

/** A match of this pace at its first turn, which nobody has been told of by a ping of its own: seat 0 was called by the post. */
export async function daysTable(pace: Partial<Pace> = {}, count = 2, computer = false) {
  const clock: MovedClock = { now: noon };
  const db = await database();
  const service = serviceAt(db, clock, computer);
  const { limit, late, weekends } = pace;
  const { id } = await gathered(service, count);
  const by = { id: people[0]!.id, manages: false };
  must(await service.setPace(id, by, { ...(limit && { limit }), ...(late && { late }), weekends: weekends ?? false }));
  const { match } = must(await service.start(id, by.id));
  const holders = match.seats.map(({ person }) => person.id);
  for (const holder of holders) must(await service.confirm(id, holder));
  await callAll(service);
  return { clock, db, service, id, holders, by };
}

/** Posts all that is owed, as a poster does that pings whom it may. */
export async function callAll(service: MatchService): Promise<void> {
  for (;;) {
    const batches = await service.takeBatches();
    if (batches.length === 0) return;
    for (const { nonce, match } of batches) {
      const clocks = await service.clocks(match.id);
      const called = clocks.filter(({ ping }) => ping === 'now').map(({ seat, since }) => ({ seat, since }));
      await service.batchPosted(nonce, `m-${nonce}`, { called, unheard: [] });
    }
  }
}

/** What is told until a moment, looked at every so often, with the hours since `noon`; it is all sent. */
export async function heard(
  { clock, service }: { clock: MovedClock; service: MatchService },
  until: number,
  every = hour,
): Promise<string[]> {
  const said: string[] = [];
  for (; clock.now < until; clock.now = Math.min(until, clock.now + every)) {
    for (const ping of await service.takePings()) {
      said.push(`${(clock.now - noon) / hour} ${toldOf(ping)}`);
      await service.pingSent(ping.nonce);
    }
    await service.rested();
  }
  return said;
}

/** A ping in a line. */
export function toldOf(ping: Ping): string {
  if (ping.kind === 'digest')
    return `digest ${ping.person}: ${ping.turns.map(({ match }) => match.channelId).join(' ')}`;
  return [ping.kind, ...ping.people, ...(ping.dm ? ['dm'] : [])].join(' ');
}
