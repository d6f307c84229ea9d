import { appendFileSync } from 'node:fs';
import { createMatchService, type MatchInfo, type Outcome } from '../../src/match/index.js';
import { ferryGame } from './fixture-game.js';
import { must, people } from './harness.js';
import { mortalDatabase } from './mortal.js';

/**
 * Plays a fixed match on a file database, or goes on with it where it stopped, and kills itself before statement
 * number AT, or (`post`) between making a post and noting it: `node crash-child.js FILE AT JOURNAL`. Every step that was acknowledged, and every post that was made,
 * is a line of the journal.
 */
const [file = '', at = '0', journal = ''] = process.argv.slice(2);

const { database, arm, count } = await mortalDatabase(file, Number(at));
arm();

const note = (line: string): void => appendFileSync(journal, `${line}\n`);
const service = createMatchService({ database, games: { ferry: ferryGame() } });

/** Posts as a poster does whose channel remembers nonces. */
async function post(): Promise<void> {
  for (const batch of await service.takeBatches()) {
    note(`post ${batch.nonce} ${batch.retried}`);
    if (at === 'post') process.kill(process.pid, 'SIGKILL');
    await service.batchPosted(batch.nonce, `message-${batch.nonce}`);
  }
}

const [host, guest] = people as [(typeof people)[0], (typeof people)[0]];
let match: MatchInfo =
  (await service.inChannel('c1')) ??
  must(await service.create({ guildId: 'g1', channelId: 'c1', person: host, game: 'ferry', locale: 'en' }));
if (match.status === 'open' && match.seats.length < 2) match = must(await service.join(match.id, guest));
if (match.status === 'open') match = must(await service.start(match.id, host.id)).match;
note(`started ${match.id}`);
await post();

while (match.status !== 'over') {
  for (const { person } of match.seats) {
    const opened = await service.desk(match.id, person.id);
    if (!opened.ok || !opened.value.pending) continue;
    const steps = opened.value.draft.length;
    const market = opened.value.pending.prompt.id === 'ferry.market';
    const moves = opened.value.match.moves;
    const outcome: Outcome =
      steps < 2
        ? must(await service.play(match.id, person.id, undefined, { action: 'take', args: { coins: steps + 1 } }))
        : market || moves % 2 === 0
          ? must(await service.confirm(match.id, person.id))
          : must(await service.play(match.id, person.id, undefined, { action: 'roll', args: {} }));
    const { desk }: Outcome = outcome;
    note(`step ${desk.match.moves} ${desk.seat} ${desk.draft.length}`);
    match = desk.match;
    await post();
  }
}
note(`over ${count()}`);
await database.close();
