import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../render/request.js';
import { spread } from '../../src/discord/show/spread.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { notingPainter } from './noting-painter.js';
import { openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

interface Scene {
  ann: Persona;
  bo: Persona;
  match: MatchInfo;
  drawn: PictureRequest[];
  newest: number;
}

async function scene(read: string, moves: number, game = 'nusfjord'): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({ locale: 'en-US', painter, randomBytes: fixedBytes('replay') });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const { channelId } = await startMatch(town, 'quay', [ann, bo], game);
  const { id } = (await town.matches.inChannel(channelId))!;
  if (moves > 0) await playRandomly(town.matches, id, moves);
  await town.bot.poster.settle();
  const match = (await town.matches.find(id))!;
  const newest = must(await town.matches.replay(id)).number;
  return { ann, bo, match, drawn, newest };
}

const button = (seen: SeenMessage, step: string) =>
  seen.buttons.find(({ customId = '' }) => customId.startsWith('replay:') && customId.split(':')[2] === step)!;
const press = (person: Persona, seen: SeenMessage, step: string) =>
  person.press(seen, button(seen, step).customId!).reply;
const heading = (seen: SeenMessage) => seen.content.split('\n')[0];

describe('/replay', () => {
  it('steps through a match, each turn with the table as it was for everybody and what happened', async () => {
    const { ann, match, drawn, newest } = await scene('en-US', 20);
    const all = must(await town.matches.log(match.id, undefined));
    const last = await ann.slash('quay', '/replay').reply;
    expect([last.ephemeral, last.files.length]).toEqual([true, 1]);
    expect(heading(last)).toMatch(new RegExp(`^\\*\\*Turn ${newest} of ${newest}\\*\\* · Nusfjord, round \\d of 7`));
    expect(last.buttons.map(({ label, disabled }) => [label, disabled])).toEqual([
      ['⏮ First', false],
      ['◀ Back', false],
      ['On ▶', true],
      ['Last ⏭', false],
      ['Log', false],
      ['As a film', false],
      ['Comment', false],
      ['Show to everybody', false],
    ]);
    const back = await press(ann, last, 'back');
    expect([back.id, heading(back)!.startsWith(`**Turn ${newest - 1} of ${newest}** · `)]).toEqual([last.id, true]);
    const first = await press(ann, back, 'first');
    expect(heading(first)).toBe('**Before the first turn** · Nusfjord, round 1 of 7, work');
    expect([button(first, 'first').disabled, button(first, 'back').disabled]).toEqual([true, true]);
    const one = await press(ann, first, 'next');
    const past = must(await town.matches.replay(match.id, 1));
    expect(one.content.split('\n')[1]).toMatch(/^(Ann|Bo) /);
    expect(past.news.map(({ event }) => event)).toEqual(all.slice(0, past.acts.length).flatMap(({ events }) => events));
    const asked = drawn.at(-1)!;
    expect([asked.kind, asked.seat, asked.result]).toEqual(['table', undefined, undefined]);
    expect(asked.view).toEqual(games.nusfjord!.view(past.position.state, 'public'));
    expect(asked.changed!.length).toBeGreaterThan(0);
    const log = await ann.press(one, 'Log').reply;
    expect([log.id === one.id, log.files.map(({ name }) => name)]).toEqual([false, [`nusfjord-${match.id}.match`]]);
  });

  it('jumps to a turn of the menu, or that was typed; presses work when the match has gone on', async () => {
    const { ann, match, newest } = await scene('ru', 60);
    expect(newest).toBeGreaterThan(24);
    const opened = await ann.slash('quay', '/replay', { turn: 7 }).reply;
    expect(heading(opened)).toMatch(new RegExp(`^\\*\\*Ход 7 из ${newest}\\*\\* · Нусфьорд, раунд \\d из 7`));
    const [menu] = opened.selects;
    expect(menu!.options.length).toBe(25);
    expect(menu!.options[0]).toMatchObject({ value: '0', label: 'До первого хода · раунд 1 из 7, работы' });
    expect(menu!.options.at(-1)!.label).toMatch(new RegExp(`^${newest}\\. (Ann|Bo) · раунд \\d из 7`));
    const { value } = menu!.options[10]!;
    const jumped = await ann.select(opened, menu!.customId, [value]).reply;
    expect(heading(jumped)).toContain(`Ход ${value} из ${newest}`);
    await playRandomly(town.matches, match.id, 20);
    const now = must(await town.matches.replay(match.id)).number;
    expect(now).toBeGreaterThan(newest);
    const next = await press(ann, jumped, 'next');
    expect(heading(next)).toContain(`Ход ${Number(value) + 1} из ${now}`);
    expect(heading(await press(ann, next, 'last'))).toContain(`Ход ${now} из ${now}`);
    expect(heading(await ann.slash('quay', '/replay', { turn: 9999 }).reply)).toContain(`Ход ${now} из ${now}`);
  });

  it('shows how a match ended with its last turn alone', async () => {
    const { ann, match, drawn } = await scene('en-US', 8, 'santa-maria');
    must(await town.matches.resign(match.id, ann.id));
    const last = await ann.slash('quay', '/replay', { match: match.id }).reply;
    expect(drawn.at(-1)!.result?.winners.length).toBe(1);
    await press(ann, last, 'back');
    expect(drawn.at(-1)!.result).toBe(undefined);
  });

  it('is shown to everybody as it was, by who looks at it', async () => {
    const { ann, bo, match } = await scene('ru', 20);
    const seen = await ann.slash('quay', '/replay', { turn: 3 }).reply;
    const share = seen.buttons.find(({ customId }) => customId?.startsWith('share:'))!.customId!;
    expect(share).toBe(`share:${match.id}:turn:3`);
    await playRandomly(town.matches, match.id, 6);
    const before = bo.sees('quay').length;
    expect((await ann.press(seen, share).reply).content).toMatch(/^Теперь это видят все/);
    await town.bot.poster.settle();
    const post = bo
      .sees('quay')
      .slice(before)
      .find(({ content }) => content.includes('looks back'))!;
    expect(post.content.split('\n').slice(0, 2).join(' ')).toMatch(/^Ann looks back: \*\*Turn 3 of \d+\*\* · Nusfjord/);
    expect([post.files.length, post.buttons.length]).toEqual([1, 0]);
  });

  it('begins with the set-up alone, and says so where there is no match', async () => {
    const { ann, bo, match } = await scene('en-US', 0);
    const seen = await ann.slash('quay', '/replay').reply;
    expect(heading(seen)).toBe('**Before the first turn** · Nusfjord, round 1 of 7, work');
    expect(seen.selects).toEqual([]);
    expect((await bo.slash('tavern', '/replay').reply).content).toMatch(/^There is no match in this channel/);
    const eve = town.person('Eve');
    const forged = await plant(town, 'quay', [`replay:${match.id}:next:99`, 'replay:zzz:next:1']);
    const own = await eve.press(forged, '1').reply;
    expect([own.ephemeral, heading(own)]).toEqual([true, heading(seen)]);
    expect((await eve.press(forged, '2').reply).content).toMatch(/^There is no match/);
  });
});

it('spreads numbers evenly, first and last among them', () => {
  expect([spread(1, 25), spread(4, 25), spread(9, 3), spread(88, 25).length]).toEqual([
    [0],
    [0, 1, 2, 3],
    [0, 4, 8],
    25,
  ]);
  expect([spread(88, 25).at(-1), new Set(spread(26, 25)).size]).toEqual([87, 25]);
});
