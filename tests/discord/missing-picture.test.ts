import { afterEach, describe, expect, it } from 'vitest';
import { PaintError, type Painter, type PaintFailure } from '../../render/painter.js';
import type { SeenMessage } from '../../src/playground/api.js';
import { blankPainter, boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => town.close());

/** Of one person's pictures two wait, as the real painter has it; `drawAll` draws what waits. */
function slowPainter(): Painter & { drawAll(): void; waiting: () => number } {
  type Wait = { person: string | undefined; resolve(): void; reject(error: Error): void };
  const queue: Wait[] = [];
  return {
    ...blankPainter,
    waiting: () => queue.length,
    drawAll() {
      for (const { resolve } of queue.splice(0)) resolve();
    },
    async paint(request, { person } = {}) {
      const own = queue.filter((wait) => wait.person === person);
      if (person === undefined) return blankPainter.paint(request);
      if (own.length >= 2) queue.splice(queue.indexOf(own[0]!), 1)[0]!.reject(new PaintError('superseded'));
      await new Promise<void>((resolve, reject) => queue.push({ person, resolve, reject }));
      return blankPainter.paint(request);
    },
  };
}

const sentences: Record<string, [superseded: string, failed: string, done: string]> = {
  'en-US': [
    '-# This picture was left out, since you have asked for another one after it.',
    '-# The picture is missing: it could not be drawn just now.',
    'This picture was left out, since you have asked for another one after it.',
  ],
  ru: [
    '-# Этой картинки нет: после неё вы запросили другую.',
    '-# Картинки нет: сейчас её не удалось нарисовать.',
    'Этой картинки нет: после неё вы запросили другую.',
  ],
};

const outdated: Record<string, string> = {
  'en-US': '-# The picture is missing: the match has gone on meanwhile, and a newer one comes instead.',
  ru: '-# Картинки нет: тем временем партия продолжилась, и вместо неё придёт более новая.',
};

describe.each(Object.entries(sentences))(
  'a picture that is missing, for a reader of %s',
  (locale, [superseded, failed, bare]) => {
    const looks = ['Play', 'My area', 'Since I last looked', '/match show', '/match show area', 'share'] as const;

    it.each(looks)('gave way to two later ones: %s says so, and the later ones come', async (way) => {
      const painter = slowPainter();
      town = await openTown({ painter });
      const [ann, bo] = [town.person('Ann', locale), town.person('Bo')];
      const post = await startMatch(town, 'quay', [ann, bo]);
      const table = ann.slash('quay', '/match show');
      await town.twin.until(() => painter.waiting() === 1);
      painter.drawAll();
      const shown = await table.reply;
      const share = shown.buttons.find(({ customId }) => customId?.startsWith('share:'))!.customId!;
      const index = ['Play', 'My area', 'Since I last looked'].indexOf(way);
      const first =
        way === 'share'
          ? ann.press(shown, share)
          : index >= 0
            ? ann.press(post, post.buttons[index]!.customId!)
            : ann.slash('quay', '/match show', way === '/match show' ? {} : { as: 'area' });
      await town.twin.until(() => painter.waiting() === 1);
      const later: { reply: Promise<SeenMessage> }[] = [];
      for (const n of [2, 2]) {
        later.push(ann.slash('quay', '/match show', { as: 'area' }));
        await town.twin.until(() => painter.waiting() === Math.min(n, later.length + 1));
      }
      const answer = await first.reply;
      expect(answer.text.split('\n')).toContain(way === 'share' ? bare : superseded);
      expect(answer.files).toEqual([]);
      await town.twin.until(() => painter.waiting() === 2);
      painter.drawAll();
      for (const { reply } of later) {
        expect((await reply).files).toHaveLength(1);
        expect((await reply).text).not.toContain(bare);
      }
      expect(boardPosts(bo, 'quay').every(({ files }) => files.length === 1)).toBe(true);
    });

    it.each(['busy', 'closed', 'crashed', 'failed', 'too-slow'] as PaintFailure[])('%s: is told', async (reason) => {
      town = await openTown({
        painter: { ...blankPainter, paint: () => Promise.reject(new PaintError(reason)) },
        locale,
      });
      const [ann, bo] = [town.person('Ann', locale), town.person('Bo', locale)];
      const post = await startMatch(town, 'quay', [ann, bo]);
      expect(post.content.split('\n')).toContain(failed);
      expect((await ann.slash('quay', '/match show').reply).text.split('\n')).toContain(failed);
      expect((await ann.press(post, post.buttons[0]!.customId!).reply).text.split('\n')).toContain(failed);
    });

    it('gave way to a newer state: is told in other words', async () => {
      const paint = () => Promise.reject(new PaintError('outdated'));
      town = await openTown({ painter: { ...blankPainter, paint }, locale });
      const [ann, bo] = [town.person('Ann', locale), town.person('Bo', locale)];
      const post = await startMatch(town, 'quay', [ann, bo]);
      expect(post.content.split('\n')).toContain(outdated[locale]);
      expect(town.complaints).toEqual([]);
    });
  },
);
