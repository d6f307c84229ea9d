import { expect, it } from 'vitest';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { notingPainter } from './noting-painter.js';
import { openTown } from './town.js';

it('the sample of a game shows all that its page speaks of, such as the buildings, not a table half laid out', async () => {
  const { painter, drawn } = notingPainter();
  const town = await openTown({ painter });
  const ann = town.person('Ann');
  const help = await ann.slash('quay', '/help', { game: 'islebound' }).reply;
  await ann.press(help, 'How to play').reply;
  const [request] = drawn;
  expect((request!.view as IsleboundView).phase).toBe('play');
  await town.close();
});
