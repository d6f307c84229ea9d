import { type AnyGame, createRng, type Options, randomMove } from '../../src/engine/index.js';
import { type MatchInfo, type MatchService, verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { database, must, people, serviceOn } from './harness.js';

/** A match in c1 at its start. */
async function begun(service: MatchService, seats: number, options: Options = {}): Promise<MatchInfo> {
  const [game] = Object.keys(service.games) as [string];
  const [host, ...others] = people.slice(0, seats);
  const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host!, game, options }));
  for (const person of others) must(await service.join(id, person));
  return must(await service.start(id, host!.id)).match;
}

export const playing = async (game: AnyGame, seats: number, options: Options = {}, db?: Database) => {
  const on = db ?? (await database());
  const service = serviceOn(on, game);
  return { db: on, service, first: await begun(service, seats, options) };
};

export const here = async (service: MatchService): Promise<MatchInfo> => (await service.inChannel('c1'))!;
export const holders = ({ seats }: MatchInfo): string[] => seats.map(({ person }) => person.id);
export const verified = async (db: Database, game: AnyGame) =>
  (await verifyMatches({ database: db, games: { [game.id]: game } })).broken;

/** Plays until one move is left that ends the match, and plays none that would; resolves with that move. */
export async function upToLastMove(service: MatchService, id: string) {
  const rng = createRng({ seed: '3c'.repeat(16), block: 0 });
  for (;;) {
    const { match, position, game } = must(await service.table(id));
    const waiting = game.pending(position.state).map(({ seat }) => seat);
    const person = holders(match)[rng.pick(waiting)]!;
    const desk = must(await service.desk(id, person));
    const move = randomMove(game, desk.position.state, desk.seat, rng)!;
    if (must(service.preview(desk, move)).seals.includes('over')) {
      return () => service.play(id, person, undefined, move);
    }
    must(await service.play(id, person, desk.key, move));
  }
}
