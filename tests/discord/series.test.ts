import { afterEach, expect, it } from 'vitest';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, pinged, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

/** A match of Nusfjord with this series, chosen and started by presses; resolves with its first post. */
async function startSeries([host, ...guests]: [Persona, ...Persona[]], series: string): Promise<SeenMessage> {
  await host.slash('quay', '/match create', { game: 'nusfjord' }).reply;
  const lobby = () => host.sees('quay').find((seen) => !seen.ephemeral && seen.find('Join'))!;
  expect(lobby().text).toMatch(/ · Series: one game\n/);
  const menus = await host.press(lobby(), 'Options').reply;
  expect(menus.selects.map(({ placeholder }) => placeholder)).toEqual([
    'Deck of buildings',
    'Mix the decks at the start (later cards from the chosen one)',
    'Solo game',
    'Series',
    'Ratings',
  ]);
  await host.select(menus, 'Series', [series]).reply;
  for (const guest of guests) await guest.press(lobby(), 'Join').reply;
  await host.press(lobby(), 'Start').reply;
  return town.twin.until(() => boardPosts(host, 'quay')[0]);
}

/** Everybody plays at random until the match that is played here is over; resolves with its last post. */
async function playOn(reader: Persona): Promise<SeenMessage> {
  const { id } = await here();
  await playRandomly(town.matches, id);
  return town.twin.until(() =>
    boardPosts(reader, 'quay').find(({ content, buttons }) => content.includes('is over.') && holds(buttons, id)),
  );
}

const holds = (buttons: SeenMessage['buttons'], id: string): boolean =>
  buttons.some(({ customId = '' }) => customId.includes(id));
const here = async () => (await town.matches.inChannel(town.twin.world.channel('quay').id))!;

it('a double match goes on by itself, pings everybody once between its games, and ends with its total', async () => {
  town = await openTown({ games: { nusfjord }, randomBytes: fixedBytes('series') });
  const ann = town.person('Ann');
  const bo = town.person('Bo');
  const people: [Persona, ...Persona[]] = [ann, bo];
  const first = await startSeries(people, 'double-match');
  const [seat0, seat1] = (await here()).seats.map(({ person }) => people.find(({ id }) => id === person.id)!) as [
    Persona,
    Persona,
  ];
  expect(first.content.split('\n')[0]).toMatch(/^<@\d+>, your turn · Nusfjord, game 1 of 2, round 1 of 7/);
  expect(first.content).toContain(`Turn order: ${seat0.name} and ${seat1.name}.`);
  const asked = await ann.slash('quay', '/match resign', {}).reply;
  expect(asked.text).toBe(
    'Do you want to resign? The match ends at once, and this cannot be undone. The series ends with it.',
  );

  const one = await playOn(ann);
  expect(one.content.split('\n')[0]).toMatch(
    /^Nusfjord: game 1 of 2 is over\. ((Ann|Bo) wins by \d+|(Ann|Bo) and (Ann|Bo) share the victory)!$/,
  );
  expect(one.content).toContain('-# Game 2 of 2 begins in the next post.\n-# Seed ');
  expect(one.content).not.toContain('First game');
  const next = await town.twin.until(() =>
    boardPosts(ann, 'quay').find((post) => post.content.includes('game 2 of 2,')),
  );
  const posts = boardPosts(ann, 'quay').map(({ id }) => id);
  expect(posts.indexOf(next.id)).toBe(posts.indexOf(one.id) + 1);
  expect(next.content).toMatch(/^<@\d+>, your turn · Nusfjord, game 2 of 2, round 1 of 7/);
  expect(next.content).toContain('The series goes on; everybody sits as before.');
  // Each player starts once: seat 1 is called by the new game, seat 0 by the scores of the old one.
  expect([pinged(one, people), pinged(next, people)]).toEqual([[seat0.name], [seat1.name]]);
  const shown = await seat0.slash('quay', '/match show', {}).reply;
  expect(shown.text.split('\n')[0]).toBe(`Nusfjord, game 2 of 2, round 1 of 7, work · ${seat1.name} to move`);
  expect((await seat0.slash('quay', '/turns', {}).reply).text).toContain('Nusfjord, game 2 of 2, round 1 of 7');
  const log = await bo.slash('quay', '/match log', {}).reply;
  expect(log.text).toContain(`SHA-256 of the seed from which all rolls and draws follow: ${(await here()).seedHash}.`);

  const two = await playOn(ann);
  const match = await here();
  const scores = await town.matches.scores(match.id);
  const { sheet, series } = scores.ok ? scores.value : expect.fail('no scores');
  const [best, other] = [...series!.total!.seats].sort((a, b) => b.total - a.total) as [
    (typeof sheet.seats)[0],
    (typeof sheet.seats)[0],
  ];
  const name = (seat: number): string => match.seats[seat]!.person.name;
  const lines = two.content.split('\n');
  const margin = best.total - other.total;
  expect(lines[0]).toBe(`Nusfjord: the series of 2 games is over. ${name(best.seat)} wins by ${margin}!`);
  const from = lines.indexOf('```');
  const spaced = (line: number): string => lines[from + line]!.replace(/ +/g, ' ').replace('−', '-');
  expect([1, 2, 3, 5, 6, 7].map(spaced)).toEqual([
    ` ${name(best.seat)} ${name(other.seat)}`,
    `First game ${best.lines[0]!.amount} ${other.lines[0]!.amount}`,
    `Second game ${best.lines[1]!.amount} ${other.lines[1]!.amount}`,
    `Total ${best.total} ${other.total}`,
    '```',
    'Its last game, 2 of 2:',
  ]);
  expect(lines[from + 10]).toMatch(/^Ships +(−?\d+|·) +(−?\d+|·)$/);
  expect(two.content).not.toContain('begins in the next post');
  expect(pinged(two, people)).toEqual(['Ann', 'Bo']);
  // The game before is still there to be read.
  const old = await bo.press(one, 'Log').reply;
  expect(old.files[0]!.name).toBe(`nusfjord-${match.series!.first}.match`);
  expect((await bo.slash('quay', '/match show', {}).reply).text).toMatch(
    /^Nusfjord, game 2 of 2, finished · the match is over$/,
  );
}, 120_000);
