import { afterEach, expect, it } from 'vitest';
import { apply, copyPosition, type Position, parseMove, printMove, type Seat } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import type { State } from '../../src/games/cooper-island/state.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { playButton } from '../../tools/robot.js';
import { purposefulMove } from '../games/cooper-island/purposeful.js';
import { must } from '../match/harness.js';
import { type Line, pressMove } from './press-move.js';
import { boardPosts, openTown, pinged, startMatch, type Town } from './town.js';

/** What somebody reads who has pressed two goods at once. */
const received = {
  'en-US': /^-# Ann chooses 1 coin for the market\.\n-# You had already chosen something else there, so this press/,
  ru: /^-# Бо выбирает на рынок 1 монету\.\n-# Здесь вы уже выбрали другое, поэтому это нажатие ничего не изменило/,
};

let town: Town;
let id: string;
/** In the order of their seats. */
let folk: Persona[];
afterEach(() => town?.close());

async function begin(): Promise<SeenMessage> {
  town = await openTown();
  const people = [town.person('Ann'), town.person('Бо', 'ru')];
  const post = await startMatch(town, 'quay', people, 'cooper-island');
  const match = (await town.matches.inChannel(post.channelId))!;
  id = match.id;
  folk = match.seats.map(({ person }) => people.find((one) => one.id === person.id)!);
  return post;
}

const table = async (): Promise<Position<State>> => must(await town.matches.table(id)).position as Position<State>;
const state = async (): Promise<State> => (await table()).state;
const desk = async (seat: Seat) => must(await town.matches.desk(id, folk[seat]!.id));
const waited = async (): Promise<Seat[]> =>
  cooperIsland
    .pending(await state())
    .flatMap(({ seat, holds }) => (holds ? [seat] : []))
    .sort();
const posts = (): SeenMessage[] => boardPosts(folk[0]!, 'quay');

/** What a seat types, and the panel it sees then. */
const types = (seat: Seat, text: string): Promise<SeenMessage> => folk[seat]!.slash('quay', '/move', { text }).reply;

/** Whom each post so far has pinged, by seat. */
async function pings(): Promise<Seat[][]> {
  await town.bot.poster.settle();
  return posts().map((post) => {
    const names = pinged(post, folk);
    return folk.flatMap(({ name }, seat) => (names.includes(name) ? [seat] : []));
  });
}

function line(text: string, seat: Seat): Line {
  return { text, move: must(parseMove(cooperIsland, `${seat} ${text}`)) };
}

/** The next line of a seat in the income phase, seen from its own draft; undefined: it has finished. */
async function nextLine(seat: Seat): Promise<Line | undefined> {
  const { position, pending } = await desk(seat);
  if (!pending?.holds || (position.state as State).phase !== 'income') return undefined;
  const move = purposefulMove(position as Position<State>, seat);
  return { text: printMove(cooperIsland, move).slice(2), move };
}

/** All that a seat does until others decide, after lines of its own choice. */
async function turnOf(seat: Seat, ...first: string[]): Promise<string> {
  const position = copyPosition(await table());
  const texts: string[] = [];
  const { phase, round } = position.state;
  for (const text of first) {
    apply(cooperIsland, position, line(text, seat).move);
    texts.push(text);
  }
  const going = (): boolean =>
    position.state.phase === phase &&
    position.state.round === round &&
    cooperIsland.pending(position.state).some((one) => one.seat === seat && one.holds);
  while (going()) {
    const move = purposefulMove(position, seat);
    apply(cooperIsland, position, move);
    texts.push(printMove(cooperIsland, move).slice(2));
    if (move.action === 'end-turn' || move.action === 'finish') break;
  }
  return texts.join('; ');
}

async function typesTurn(seat: Seat, ...first: string[]): Promise<void> {
  const { text } = await types(seat, await turnOf(seat, ...first));
  expect(text).not.toContain('```');
}

it('CI-5.3 CI-5.5 CI-9.7 a whole match by two people, who act at once, in an order, late and out of turn', async () => {
  const post = await begin();
  expect(await pings()).toEqual([[0, 1]]);
  const { first } = await state();
  const second = 1 - first;

  // Income: both press at once, and nobody is called again before both have finished.
  const panels = await Promise.all(folk.map((person) => person.press(post, playButton(post)).reply));
  const isHalfMade = async (seat: Seat): Promise<boolean> => (await desk(seat)).thought !== undefined;
  for (let more = true; more; ) {
    const lines = [await nextLine(first), await nextLine(second)];
    more = lines.some(Boolean);
    for (const [at, seat] of [first, second].entries()) {
      const next = lines[at];
      if (!next) continue;
      panels[seat] = await pressMove(folk[seat]!, panels[seat]!, next, 'finish', () => isHalfMade(seat));
      expect(panels[seat]!.text).not.toMatch(/went wrong|out of date|не так|устарел/);
    }
    if (more && (await state()).phase === 'income') expect(await pings()).toEqual([[0, 1]]);
  }
  expect((await state()).phase).toBe('workers');
  expect(await pings()).toEqual([[0, 1], [first]]);

  // A toll is refused: the good is chosen by its owner out of turn, beside what the other has begun.
  await typesTurn(first, 'work worker=regular sector=sector-c');
  expect(await pings()).toEqual([[0, 1], [first], [second]]);
  await types(second, 'work worker=regular sector=sector-c; refuse');
  if ((await desk(second)).pending?.actions.includes('anchor')) await types(second, 'anchor ship=one-mast');
  await types(second, 'draw');
  expect((await state()).seats[first]!.owed).toEqual([second]);
  await types(second, 'decline');
  const begun = (await desk(second)).draft.map(({ move }) => printMove(cooperIsland, move));
  expect(begun).toEqual([`${second} decline`]);
  // Two goods pressed at once: the first counts, and the answer to the second does not hide which that was.
  const owed = await folk[first]!.press(posts().at(-1)!, playButton(posts().at(-1)!)).reply;
  const [menu] = owed.selects;
  const [coin, wood] = menu!.options;
  const both = [coin, wood].map((good) => folk[first]!.select(owed, menu!.customId, [good!.value]).reply);
  const answers = await Promise.all(both);
  expect(answers.at(-1)!.text).toMatch(received[folk[first]!.locale as keyof typeof received]);
  expect((await state()).seats[first]!.market.coins).toBe(1);
  expect((await desk(second)).draft.map(({ move }) => printMove(cooperIsland, move))).toEqual(begun);
  expect(await pings()).toEqual([[0, 1], [first], [second]]);
  await types(second, 'end-turn');
  expect(await pings()).toEqual([[0, 1], [first], [second], [first]]);

  // The rest of the phase.
  while ((await state()).phase === 'workers') await typesTurn((await state()).active);
  expect((await pings()).at(-1)).toEqual([0, 1]);
  let count = posts().length;

  // Clean-up: who demands turn order waits at once; who has begun goes on, and is not called again.
  const { cooper } = await state();
  const other = 1 - cooper;
  await types(cooper, 'store what=market-coins');
  await types(other, 'demand');
  expect((await state()).order).toEqual([cooper, other]);
  expect(await waited()).toEqual([cooper]);
  expect((await types(other, 'finish')).text).toContain('```');
  expect(await pings()).toHaveLength(count);
  await typesTurn(cooper);
  expect((await pings()).slice(count)).toEqual([[other]]);
  await typesTurn(other);
  expect((await state()).round).toBe(2);
  expect((await pings()).slice(count)).toEqual([[other], [0, 1]]);

  // Income: one is done and one comes late; the demand of the holder binds who has begun a draft.
  count = posts().length;
  const holder = (await state()).cooper;
  const late = 1 - holder;
  const [islet] = (await turnOf(late)).split('; ');
  await types(late, islet!);
  expect((await desk(late)).draft).toHaveLength(1);
  await types(holder, 'demand');
  expect(await waited()).toEqual([holder]);
  const fallen = await folk[late]!.press(posts().at(-1)!, playButton(posts().at(-1)!)).reply;
  expect(fallen.text).toContain('taken out of your draft: Place a tile.');
  expect(fallen.text).toContain(`-# Meanwhile: ${folk[holder]!.name} demands turn order.\n`);
  expect(fallen.text).toContain('-# Cooper Island, round 2 of 5: income, in turn order');
  expect(await pings()).toHaveLength(count);
  await typesTurn(holder);
  expect((await pings()).slice(count)).toEqual([[late]]);
  await typesTurn(late);
  expect((await pings()).slice(count)).toEqual([[late], [holder]]);

  for (let turns = 0; (await waited()).length > 0; turns += 1) {
    expect(turns).toBeLessThan(150);
    const { phase } = await state();
    const seats = await waited();
    // The last of those who act at once comes first, so that the order of play is not that of the table.
    await typesTurn(seats.at(-1)!);
    const called = (await pings()).at(-1);
    const next = await state();
    // The end is told to both.
    const both = next.phase === 'over' || (next.phase === phase && seats.length > 1);
    expect(called).toEqual(both ? [0, 1] : await waited());
  }
  expect((await state()).phase).toBe('over');
  expect(posts().at(-1)!.content).toMatch(/^Cooper Island is over\. /);
  expect(cooperIsland.referee(await state())).toEqual([]);
  const points = cooperIsland.score(await state()).seats.map(({ total }) => total);
  expect(Math.min(...points)).toBeGreaterThan(5);
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
}, 180_000);
