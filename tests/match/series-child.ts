import { appendFileSync } from 'node:fs';
import { createRng, randomMove } from '../../src/engine/index.js';
import { createMatchService, type MatchInfo } from '../../src/match/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { must, people } from './harness.js';
import { mortalDatabase } from './mortal.js';

/**
 * Plays a series of two games on a file database, or goes on with it where it stopped, and kills itself before
 * statement number AT from the last move of a game on: `node series-child.js FILE AT JOURNAL`. Every post that was made
 * is a line of the journal: its nonce, which game it speaks of, and its kind.
 */
const [file = '', at = '0', journal = ''] = process.argv.slice(2);

const { database, arm } = await mortalDatabase(file, Number(at));
const service = createMatchService({ database, games: { smugglers } });

async function post(): Promise<void> {
  for (;;) {
    const batches = await service.takeBatches();
    if (batches.length === 0) return;
    for (const { nonce, match, kind } of batches) {
      appendFileSync(journal, `post ${nonce} ${match.series?.number ?? 1} ${kind}\n`);
      await service.batchPosted(nonce, `message-${nonce}`);
    }
  }
}

async function begin(): Promise<MatchInfo> {
  const [host, guest] = people as [(typeof people)[0], (typeof people)[0]];
  const place = { guildId: 'g1', channelId: 'c1', game: 'smugglers', locale: 'en' as const };
  const { id } = must(await service.create({ ...place, person: host, options: { rounds: '1' } }));
  must(await service.join(id, guest));
  return must(await service.start(id, host.id)).match;
}

let match = (await service.inChannel('c1')) ?? (await begin());
const rng = createRng({ seed: '5a'.repeat(16), block: match.moves });
while (match.status !== 'over') {
  const { position, game } = must(await service.table(match.id));
  const { seat } = rng.pick(game.pending(position.state));
  const person = match.seats[seat]!.person.id;
  const desk = must(await service.desk(match.id, person));
  const move = randomMove(game, desk.position.state, seat, rng)!;
  if (must(service.preview(desk, move)).seals.includes('over')) arm();
  must(await service.play(match.id, person, undefined, move));
  await post();
  match = (await service.inChannel('c1'))!;
}
await post();
await database.close();
