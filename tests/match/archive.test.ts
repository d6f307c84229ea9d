import { afterEach, expect, it } from 'vitest';
import { type AnyGame, createRng, type Position, readRecord } from '../../src/engine/index.js';
import type { Archive } from '../../src/match/archive.js';
import type { Database } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, hide, must, peek, playRandomly, refusalOf, roll, serviceOn, started } from './harness.js';

let db: Database;
afterEach(() => db.close());

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

it('shows of a match that is played what everybody may see, after each turn, and nothing else', async () => {
  db = await database();
  const game: AnyGame = ferryGame();
  const service = serviceOn(db, game);
  const { id, holders } = await started(service, 2);
  const [first, second] = holders as [string, string];
  const positions: Position[] = [];
  const confirm = async (holder: string) => {
    must(await service.confirm(id, holder));
    positions.push(structuredClone(must(await service.table(id)).position));
  };
  await confirm(first);
  must(await service.play(id, second, undefined, hide('lead')));
  await confirm(second);
  must(await service.play(id, first, undefined, roll));
  await confirm(first);
  must(await service.play(id, second, undefined, peek));
  await confirm(second);
  const archive = must(await service.archive(id));
  const rng = createRng({ seed: '7'.repeat(32), block: 0 });
  // However it is dealt anew, what the public cannot know: the same is shown.
  for (const { state } of positions) {
    const shown = archive.turns.map(({ view }) => JSON.stringify(view));
    for (let deal = 0; deal < 3; deal += 1) {
      const other = game.scramble(structuredClone(state), 'public', rng);
      expect(shown).toContain(JSON.stringify(plain(game.view(other, 'public'))));
    }
  }
  expect(archive.turns.some((turn) => 'state' in turn)).toBe(false);
  expect([archive.seed, archive.scores, archive.status]).toEqual([undefined, undefined, 'playing']);
  const stored = await db.db.selectFrom('matches').select('seed').executeTakeFirstOrThrow();
  const hidden = archive.moves.filter(({ action }) => action === 'hide');
  for (const { line, args } of hidden) expect([line.includes('?'), args]).toEqual([true, {}]);
  expect(hidden.length).toBeGreaterThan(0);
  expect(JSON.stringify(archive)).not.toContain(stored.seed);
});

it('has everything of a match that is over, turn by turn, as its record replays', async () => {
  db = await database();
  const game: AnyGame = ferryGame();
  const service = serviceOn(db, game);
  const { id } = await atTurns(service, 2);
  await playRandomly(service, id);
  const archive: Archive = must(await service.archive(id));
  const { position } = must(await service.table(id));
  const last = archive.turns.at(-1)!;
  expect(last).toEqual({
    turn: archive.turns.length - 1,
    seat: expect.any(Number),
    moves: archive.moves.length,
    view: plain(game.view(position.state, 'public')),
    state: plain(position.state),
  });
  expect(archive.turns.every(({ state }) => state !== undefined)).toBe(true);
  expect(archive.scores).toEqual(game.score(position.state));
  const { record } = must(readRecord({ [game.id]: game }, must(await service.record(id))));
  expect([archive.seed, archive.options, archive.seats.map(({ name }) => name)]).toEqual([
    record.seed,
    record.options,
    record.names,
  ]);
  expect(archive.moves.map(({ seat, action, args }) => ({ seat, action, args }))).toEqual(record.moves);
  expect(refusalOf(await service.archive('nosuch'))).toBe('match.not-found');
});
