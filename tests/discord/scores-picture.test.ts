import { afterEach, expect, it } from 'vitest';
import type { Painter } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { type ScoresView, scoresKind } from '../../render/scores.js';
import type { SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { blankPainter, boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
  await town.close();
});

it.each([
  { locale: 'en-US', table: 'Table', first: /^Santa Maria is over\. (Ann|Bo) wins by (\d+)!/, total: 'Total' },
  {
    locale: 'ru',
    table: 'Стол',
    first: /^Санта-Мария: партия окончена\. Победа: (Ann|Bo), отрыв — (\d+) /,
    total: 'Итого',
  },
])(
  'the last post shows the scores, and the table is one press away: $locale',
  async ({ locale, table, first, total }) => {
    const asked: PictureRequest[] = [];
    const painter: Painter = {
      ...blankPainter,
      paint(request, origin) {
        asked.push(request);
        return blankPainter.paint(request, origin);
      },
    };
    town = await openTown({ painter, locale, randomBytes: fixedBytes('scores') });
    const people = [town.person('Ann', locale), town.person('Bo', locale)];
    const start = await startMatch(town, 'quay', people);
    const { id } = (await town.matches.active())[0]!;
    await playRandomly(town.matches, id);
    const post = await town.twin.until((): SeenMessage | undefined => {
      const last = boardPosts(people[0]!, 'quay').at(-1)!;
      return last.id !== start.id && last.find(table) ? last : undefined;
    });
    const [, winner, margin] = first.exec(post.content)!;

    const scores = await town.matches.scores(id);
    const { sheet, match } = scores.ok ? scores.value : expect.fail('no scores');
    const [best, other] = [...sheet.seats].sort((a, b) => b.total - a.total) as [
      (typeof sheet.seats)[0],
      (typeof sheet.seats)[0],
    ];
    expect([match.seats[best.seat]!.person.name, best.total - other.total]).toEqual([winner, Number(margin)]);
    const drawn = asked.filter(({ kind }) => kind === scoresKind);
    expect(drawn).toHaveLength(1);
    const view = drawn[0]!.view as ScoresView;
    expect([view.total, view.winners, view.labels.length]).toEqual([total, [best.seat], best.lines.length]);
    expect(view.seats).toEqual(
      [best, other].map(({ seat, lines, total: all }) => ({
        seat,
        amounts: lines.map(({ amount }) => amount),
        total: all,
      })),
    );
    expect(post.files).toHaveLength(1);
    expect(post.files[0]!.description).toMatch(first);
    expect(post.files[0]!.description).toContain(
      ` ${winner}: ${best.total} (${view.labels[0]} ${best.lines[0]!.amount}, `,
    );

    const reply = await people[0]!.press(post, table).reply;
    expect([asked.at(-1)!.kind, reply.files.length, reply.ephemeral]).toEqual(['table', 1, true]);
  },
);
