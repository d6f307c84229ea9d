import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { createThinker, type Thinker } from '../../src/computer/thinker.js';
import { type AnyGame, defaultOptions, play, start } from '../../src/engine/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { builtProgram } from '../built-program.js';
import { seedOf } from '../seed.js';

let thinker: Thinker;
afterEach(() => thinker.close());

const game: AnyGame = nusfjord;

const request = () => {
  const { position } = start(game, 2, defaultOptions(game), seedOf(1));
  return { game: game.id, position, seat: game.pending(position.state)[0]!.seat, ms: 40 };
};

it('a child process thinks, one turn after the other; what fails is told, and the next is thought about all the same', async () => {
  thinker = createThinker(builtProgram('src/computer/worker'));
  const [failed, thought] = await Promise.allSettled([
    thinker.turn({ ...request(), game: 'chess' }),
    thinker.turn(request()),
  ]);
  expect(failed).toMatchObject({
    reason: expect.objectContaining({ message: expect.stringContaining('no game chess') }),
  });
  if (thought.status === 'rejected') throw thought.reason;
  const { moves, ms } = thought.value;
  const step = play(game, request().position, moves[0]!);
  expect(step.ok).toBe(true);
  expect(ms).toBeGreaterThan(0);
}, 90_000);

it('a child that dies is told, and replaced', async () => {
  thinker = createThinker(fileURLToPath(new URL('dying-child.ts', import.meta.url)));
  await expect(thinker.turn(request())).rejects.toThrow('crashed');
  await expect(thinker.turn(request())).rejects.toThrow('crashed');
});

it('one that is closed thinks no more, and its child is gone', async () => {
  thinker = createThinker(builtProgram('src/computer/worker'));
  const running = thinker.turn({ ...request(), ms: 20_000 });
  const waiting = thinker.turn(request());
  const ended = Promise.all([expect(running).rejects.toThrow(), expect(waiting).rejects.toThrow('closed')]);
  await thinker.close();
  await ended;
});
