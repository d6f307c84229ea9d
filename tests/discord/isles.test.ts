import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { loadDrawings } from '../../render/draw.js';
import { encode } from '../../render/encode.js';
import type { Painter } from '../../render/painter.js';
import { parsePress } from '../../src/discord/client/custom-id.js';
import { createRng, type Rng } from '../../src/engine/index.js';
import type { Desk } from '../../src/match/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { choicesOf, playButton } from '../../tools/robot.js';
import { fixedBytes, must } from '../match/harness.js';
import { isles } from './games/isles/index.js';
import { islesPictures } from './games/isles/pictures.js';
import { billOf, type IslesState } from './games/isles/state.js';
import { islesTexts } from './games/isles/texts.js';
import { giveTexts } from './games/texts.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
beforeAll(() => {
  // What a game adds to the registries: its texts, its pictures; its rules are handed to the town.
  giveTexts(islesTexts);
  books.isles = islesPictures;
});
afterAll(() => {
  delete books.isles;
});
afterEach(async () => {
  await town?.close();
  town = undefined;
});

/** Draws in this process, and counts the kinds. */
async function countingPainter(): Promise<{ painter: Painter; drawn: Map<string, number> }> {
  const draw = await loadDrawings({ isles: islesPictures });
  const drawn = new Map<string, number>();
  const painter: Painter = {
    pids: [],
    async paint(request) {
      drawn.set(request.kind, (drawn.get(request.kind) ?? 0) + 1);
      return encode(draw(request));
    },
    close: async () => {},
  };
  return { painter, drawn };
}

async function deskOf(person: Persona): Promise<Desk> {
  const match = (await town!.matches.inChannel(town!.twin.world.channel('quay').id))!;
  return must(await town!.matches.desk(match.id, person.id));
}

/** The bill of a panel that asks for one, as it is to be read; empty: it asks for none. */
async function billFor(person: Persona, panel: SeenMessage): Promise<string[]> {
  const ru = person.locale === 'ru';
  if (!panel.text.includes(ru ? 'Ваш счёт.' : 'Your bill.')) return [];
  const { position, seat } = await deskOf(person);
  const state = position.state as IslesState;
  const { crew, repairs } = billOf(state, seat);
  const { fish, wood } = state.seats[seat]!.goods;
  return ru
    ? [`Команда: ${crew} рыбы; у вас ${fish}.`, `Ремонт: ${repairs} дерева; у вас ${wood}.`]
    : [`Crew: ${crew} fish; you have ${fish}.`, `Repairs: ${repairs} wood; you have ${wood}.`];
}

/** A button of an action that has not been tried, which is tried by that. */
function untried({ buttons }: SeenMessage, tried: Set<string>): string | undefined {
  for (const { customId = '', disabled } of buttons) {
    const press = parsePress(customId);
    if (disabled || press?.on !== 'panel' || !['act', 'move'].includes(press.do) || tried.has(press.value)) continue;
    tried.add(press.value);
    return customId;
  }
  return undefined;
}

/**
 * Presses on until nothing of this person's is waited for; ends a turn only one time in four, so that all is tried.
 * Resolves with how many bills were read.
 */
async function play(person: Persona, post: SeenMessage, rng: Rng, tried: Set<string>): Promise<number> {
  let panel = await person.press(post, playButton(post)).reply;
  let bills = 0;
  for (;;) {
    const bill = await billFor(person, panel);
    const lines = panel.text.split('\n');
    expect(bill.filter((line) => !lines.includes(line))).toEqual([]);
    bills += bill.length > 0 ? 1 : 0;
    const choices = choicesOf(person, panel);
    if (choices.length === 0) return bills;
    const other = untried(panel, tried);
    if (other) {
      panel = await person.press(panel, other).reply;
      continue;
    }
    const others = choices.filter(({ kind }) => kind !== 'confirm');
    const end = choices.find(({ kind }) => kind === 'confirm');
    panel = await (end && (others.length === 0 || rng.int(4) === 0) ? end : rng.pick(others)).press().reply;
  }
}

/** The numbers of the buildings on each page of a hand. */
async function handOf(person: Persona): Promise<number[][]> {
  const hand = await person.slash('quay', '/hand').reply;
  const numbers = () =>
    [...hand.content.matchAll(/^\*\*(?:Building|Здание) (\d+)\*\*/gm)].map(([, number]) => Number(number));
  const pages = [numbers()];
  const later = person.locale === 'ru' ? 'Следующие' : 'More';
  while (hand.buttons.some(({ label, disabled }) => label === later && !disabled)) {
    await person.press(hand, later).reply;
    pages.push(numbers());
  }
  return pages;
}

it.each([2, 4])(
  'a game that is only its own folder is hosted, drawn and finished by %i people through the twin',
  async (seats) => {
    const { painter, drawn } = await countingPainter();
    town = await openTown({ games: { isles }, painter, randomBytes: fixedBytes('isles') });
    const { twin } = town;
    const people = ['Ann', 'Бо', 'Cy', 'Di']
      .slice(0, seats)
      .map((name, at) => town!.person(name, at % 2 ? 'ru' : 'en-US'));
    const ann = people[0]!;
    let post = await startMatch(town, 'quay', people, 'isles');
    const rng = createRng({ seed: '0d'.repeat(16), block: 0 });
    for (const person of people) {
      const { position, seat } = await deskOf(person);
      const held = (position.state as IslesState).seats[seat]!.hand.map((card) => Number(card.slice('card-'.length)));
      const pages = await handOf(person);
      expect(pages.map(({ length }) => length)).toEqual([10, 9, 8, 8, 7]);
      expect(pages.flat().sort((a, b) => a - b)).toEqual(held.sort((a, b) => a - b));
    }
    let turns = 0;
    let bills = 0;
    const tried = new Set<string>();
    while (!post.content.includes('is over')) {
      const called = people.filter(({ id }) => post.content.includes(`<@${id}>`));
      expect(called.length).toBeGreaterThan(0);
      const before = post;
      for (const person of called) {
        turns += 1;
        bills += await play(person, post, rng, tried);
      }
      post = await twin.until(() => {
        const newest = ann.sees('quay').findLast((seen) => !seen.ephemeral && seen.find('Log'));
        return newest?.id === before.id ? undefined : newest;
      });
    }
    const match = (await town.matches.inChannel(twin.world.channel('quay').id))!;
    const log = await town.matches.log(match.id, undefined);
    const taken = new Set(log.ok ? log.value.map(({ move }) => move.action) : []);
    // Each of them: what is free (a sale) and both answers to an offer as well.
    expect(Object.keys(isles.actions).filter((action) => !taken.has(action))).toEqual([]);
    expect(bills).toBeGreaterThanOrEqual(2 * seats);
    expect(turns).toBeGreaterThanOrEqual(5 * seats);
    expect(post.content).toMatch(/^Isles is over\. /);
    expect([...drawn.keys()].sort()).toEqual(['area', 'scores', 'table']);
    expect(twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
  },
  120_000,
);
