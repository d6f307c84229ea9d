import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CupView } from '../../render/community.js';
import type { PictureRequest } from '../../render/request.js';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { ferryGame } from '../match/fixture-game.js';
import { fixedBytes } from '../match/harness.js';
import { endTable } from '../match/tournaments/scene.js';
import { closeQuietly } from './close-quietly.js';
import { cupOf, cupPosts, keeperOf, playRound, type Say, saying, settled } from './cup-scene.js';
import { notingPainter } from './noting-painter.js';
import { amiss, openTown, pinged, type Town } from './town.js';

const hour = 3_600_000;
const start = Date.UTC(2026, 9, 28);
const names = ['Ann', 'Bo', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus'];

describe.each(['en-US', 'ru'])('a tournament: %s', (locale) => {
  const say: Say = saying(locale);
  let town: Town;
  let kim: Persona;
  let people: Persona[];
  let drawn: PictureRequest[];
  let now = start;

  beforeAll(async () => {
    const noting = notingPainter();
    drawn = noting.drawn;
    const games = { ferry: ferryGame() };
    town = await openTown({ locale, games, painter: noting.painter, now: () => now, randomBytes: fixedBytes('cups') });
    kim = keeperOf(town, 'Kim', locale);
    people = names.map((name) => town.person(name, locale));
  });
  afterAll(() => closeQuietly(town, amiss(town)));

  /** Begun by presses alone, with so many of the people in it; the seeding is drawn. */
  async function begin(name: string, count: number, choices: Record<string, string>): Promise<SeenMessage> {
    const panel = await kim.slash('quay', '/tournament create', { game: 'ferry', name }).reply;
    for (const [menu, value] of Object.entries({ seeding: 'draw', ...choices })) {
      await kim.select(panel, say(`choose-${menu}`), [value]).reply;
    }
    await kim.press(panel, say('button-announce')).reply;
    await settled(town);
    const post = cupPosts(kim).at(-1)!;
    for (const person of people.slice(0, count)) await person.press(post, say('button-join')).reply;
    await settled(town);
    const manage = await kim.press(post, say('button-manage')).reply;
    await kim.press(manage, say('button-start')).reply;
    await settled(town);
    return post;
  }

  const titled = (name: string): string => `\u2068${name}\u2069`;
  const nameOf = ({ entrants }: TournamentInfo, entrant: number): string => entrants[entrant]!.person.name;
  const personOf = (info: TournamentInfo, entrant: number): Persona =>
    people.find(({ id }) => id === info.entrants[entrant]!.person.id)!;
  const tablesOf = ({ rounds }: TournamentInfo) => rounds.map(({ tables }) => tables.map(({ entrants }) => entrants));
  const inList = (all: string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(all);
  const listed = (info: TournamentInfo, entrants: number[]): string =>
    inList(entrants.map((one) => titled(nameOf(info, one))));
  const lines = ({ content }: SeenMessage): string[] => content.split('\n');

  async function dropOut(post: SeenMessage, who: Persona): Promise<void> {
    const asked = await who.press(post, say('button-out')).reply;
    expect((await who.press(asked, say('button-out')).reply).content).toBe(say('left-for-good'));
    await settled(town);
  }

  /** The post that tells the end, of which there is one, and what its picture shows. */
  async function ending(post: SeenMessage): Promise<{ final: SeenMessage; view: CupView }> {
    await settled(town);
    const posts = cupPosts(kim);
    const later = posts.slice(posts.findIndex(({ id }) => id === post.id) + 1);
    expect(later).toHaveLength(1);
    expect([later[0]!.files.length, pinged(later[0]!, [kim, ...people])]).toEqual([1, []]);
    return { final: later[0]!, view: drawn.at(-1)!.view as CupView };
  }

  it('by elimination goes on with the winners, by a walkover too, and tells who was put out in which round', async () => {
    const post = await begin('Knock-out', 5, { format: 'elimination', seats: '2' });
    let cup = await cupOf(town);
    expect([tablesOf(cup), cup.rounds[0]!.byes.map(({ entrant }) => entrant)]).toEqual([[[[3, 4]]], [0, 1, 2]]);
    expect(lines(post)).toContain(say('round', { round: 1, rounds: 3 }));
    expect(lines(post).at(-1)).toBe(say('byes', { n: 3, people: listed(cup, [0, 1, 2]) }));
    await playRound(town);
    cup = await cupOf(town);
    expect(tablesOf(cup)[1]).toEqual([
      [0, 3],
      [1, 2],
    ]);
    // Whoever is through drops out before the last round: the other has nobody to meet.
    await playRound(town, 1);
    await dropOut(post, personOf(cup, 0));
    // Who is out already may say so, too; in a picture there is no room for both.
    await dropOut(post, personOf(cup, 4));
    await playRound(town);
    const over = await cupOf(town);
    const { final, view } = await ending(post);
    expect(final.content).toBe(say('over', { winner: titled(nameOf(over, 1)), name: titled('Knock-out') }));
    expect(view.rows.map(({ name, notes, out }) => [name, notes, out ?? false])).toEqual([
      [nameOf(over, 1), say('played', { n: 1 }), false],
      [nameOf(over, 0), [say('gone-out'), say('played', { n: 1 })].join(' · '), true],
      [nameOf(over, 2), [say('out', { round: 2 }), say('played', { n: 1 })].join(' · '), true],
      [nameOf(over, 3), [say('out', { round: 2 }), say('played', { n: 2 })].join(' · '), true],
      [nameOf(over, 4), [say('out', { round: 1 }), say('played', { n: 1 })].join(' · '), true],
    ]);
  });

  it('at tables of 4 and 3 opens its rounds by time, with a table still going on and without whoever dropped out', async () => {
    const post = await begin('Groups', 7, { seats: '4', rounds: '2', opens: 'time.48' });
    let cup = await cupOf(town);
    expect(tablesOf(cup)[0]!.map(({ length }) => length)).toEqual([4, 3]);
    expect(lines(post)).toContain(say('due', { when: `<t:${(now + 48 * hour) / 1000}:R>` }));
    await playRound(town, 1);
    await dropOut(post, personOf(cup, cup.rounds[0]!.tables[0]!.entrants[3]!));
    now += 47 * hour;
    await settled(town);
    expect((await cupOf(town)).rounds).toHaveLength(1);
    now += hour;
    await settled(town);
    cup = await cupOf(town);
    expect(tablesOf(cup)[1]!.map(({ length }) => length)).toEqual([3, 3]);
    expect(tablesOf(cup)[1]!.flat()).not.toContain(cup.rounds[0]!.tables[0]!.entrants[3]);
    await playRound(town);
    now += 48 * hour;
    await settled(town);
    expect((await cupOf(town)).status).toBe('playing');
    const [, late] = cup.rounds[0]!.tables;
    await endTable(town.matches, cup, late!.match!, late!.entrants);
    await settled(town);
    const over = await cupOf(town);
    const { final, view } = await ending(post);
    const [first] = over.standings;
    expect(final.content).toBe(say('over', { winner: titled(nameOf(over, first!.entrant)), name: titled('Groups') }));
    expect(view.rows.map(({ name }) => name)).toEqual(over.standings.map(({ entrant }) => nameOf(over, entrant)));
    expect(tablesOf(over)).toEqual([
      [
        [1, 3, 5, 6],
        [0, 2, 4],
      ],
      [
        [0, 2, 5],
        [1, 3, 4],
      ],
    ]);
    const point = (n: number): string => n.toLocaleString(locale, { maximumFractionDigits: 2 });
    // A table of four gives 1, ⅔, ⅓ and 0, one of three 1, ½ and 0.
    expect(view.rows.map(({ points }) => points)).toEqual([2, 2, 1.17, 1, 0.33, 0, 0].map(point));
    const notes = (met: number, percent: number): string =>
      [say('played', { n: 2 }), say('met', { points: point(met) }), `${percent}%`].join(' · ');
    expect([view.rows[0]!.notes, view.rows[2]!.notes, view.rows[6]!.notes]).toEqual([
      notes(1.17, 37),
      notes(1.78, 30),
      [say('gone-out'), say('played', { n: 1 })].join(' · '),
    ]);
    const [, shown] = lines(await people[0]!.press(final, say('button-tables')).reply);
    const placed = [0, 2, 5].map((one, at) => say('placed', { place: at + 1, name: titled(nameOf(over, one)) }));
    const where = `<#${over.rounds[1]!.tables[0]!.thread}>`;
    expect(shown).toBe(say('table-over', { number: 1, where, people: placed.join(', ') }));
  });

  it('of all against all is over when each has met each, with a win for whoever was to meet somebody who is gone', async () => {
    const post = await begin('All meet', 4, { format: 'round-robin', seats: '2' });
    expect(lines(post)).toContain(say('round', { round: 1, rounds: 3 }));
    let cup = await cupOf(town);
    expect(tablesOf(cup)).toEqual([
      [
        [0, 3],
        [1, 2],
      ],
    ]);
    await playRound(town, 1);
    await dropOut(post, personOf(cup, 3));
    await playRound(town);
    cup = await cupOf(town);
    expect([tablesOf(cup)[1], cup.rounds[1]!.byes]).toEqual([[[0, 2]], [{ entrant: 1, why: 'walkover' }]]);
    await playRound(town);
    await playRound(town);
    const over = await cupOf(town);
    const { final, view } = await ending(post);
    expect(tablesOf(over)[2]).toEqual([[0, 1]]);
    expect(final.content).toBe(say('over', { winner: titled(nameOf(over, 0)), name: titled('All meet') }));
    const row = (entrant: number, points: string, played: number, note: string): string[] => [
      nameOf(over, entrant),
      points,
      [...(note === '' ? [] : [note]), say('played', { n: played }), ...(note === '' ? ['50%'] : [])].join(' · '),
    ];
    expect(view.rows.map(({ name, points, notes }) => [name, points, notes])).toEqual([
      row(0, '3', 3, ''),
      row(1, '2', 2, ''),
      row(2, '1', 2, ''),
      row(3, '0', 1, say('gone-out')),
    ]);
    const list = await people[0]!.slash('tavern', '/tournament list').reply;
    expect(
      lines(list).map((line) =>
        line
          .split(': ')
          .at(-1)!
          .slice(line.startsWith('- ') ? 0 : line.length),
      ),
    ).toEqual(['', ...Array(3).fill(say('is-over'))]);
  });
});
