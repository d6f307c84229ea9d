import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, createRng, randomMove } from '../../src/engine/index.js';
import { createMatchService } from '../../src/match/index.js';
import { openDatabase } from '../../src/store/index.js';
import { seedOf } from '../cli.js';
import { hundredths } from './figures.js';

const matchesPlayed = 5;

/** Bytes of the database file per committed move, over whole matches of every game; snapshots and posts included. */
export async function measureDisk(games: Record<string, AnyGame>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourmaster-bench-'));
  const file = join(folder, 'bench.db');
  try {
    const opened = await openDatabase(file);
    if (!opened.ok) throw new Error(opened.refusal.id);
    const matches = createMatchService({ database: opened.value, games });
    let moves = 0;
    for (const id of Object.keys(games)) {
      for (let match = 0; match < matchesPlayed; match += 1) moves += await playWhole(matches, id, `${id}-${match}`);
    }
    await opened.value.close();
    return hundredths((await stat(file)).size / Math.max(1, moves));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function playWhole(
  matches: ReturnType<typeof createMatchService>,
  game: string,
  channelId: string,
): Promise<number> {
  const people = ['1', '2'].map((id) => ({ id, name: `Person ${id}` }));
  const [host, guest] = people as [{ id: string; name: string }, { id: string; name: string }];
  const created = await matches.create({ guildId: '9', channelId, person: host, game, locale: 'en' });
  if (!created.ok) throw new Error(created.refusal.id);
  const { id } = created.value;
  await matches.join(id, guest);
  await matches.start(id, host.id);
  const rng = createRng({ seed: seedOf('bench', channelId), block: 0 });
  for (;;) {
    const table = await matches.table(id);
    if (!table.ok) throw new Error(table.refusal.id);
    const pending = table.value.game.pending(table.value.position.state)[0];
    if (!pending) return table.value.match.moves;
    const person = table.value.match.seats[pending.seat]?.person.id ?? '';
    const desk = await matches.desk(id, person);
    if (!desk.ok) throw new Error(desk.refusal.id);
    const move = randomMove(desk.value.game, desk.value.position.state, pending.seat, rng);
    if (!move) throw new Error('a dead end');
    await matches.play(id, person, undefined, move);
  }
}
