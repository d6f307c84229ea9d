import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { HandCard } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { createWords, type Words } from '../../src/text/words.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { calls, emporium, emporiumTexts, murmur } from './games/emporium.js';
import { giveTexts } from './games/texts.js';
import { amiss, boardPosts, openTown, plant, startMatch, type Town } from './town.js';

giveTexts(emporiumTexts);

let town: Town;
let matchId: string;
/** In seat order; the first begins. */
let seated: [Persona, Persona];
let post: SeenMessage;
const game = emporium();
const folder = mkdtempSync(join(tmpdir(), 'hand-'));
let opened = 0;

async function begin(locale = 'en-US'): Promise<void> {
  opened += 1;
  town = await openTown({ games: { emporium: game }, file: join(folder, `${opened}.db`) });
  const folk = ['Ann', 'Bo'].map((name) => town.person(name, locale));
  post = await startMatch(town, 'quay', folk, 'emporium');
  const [match] = await town.matches.active();
  matchId = match!.id;
  seated = match!.seats.map(({ person }) => folk.find(({ id }) => id === person.id)!) as [Persona, Persona];
}

afterEach(() => closeQuietly(town, amiss(town)));
afterAll(() => rmSync(folder, { recursive: true }));

const cardsOf = async (seat: number): Promise<HandCard[]> => {
  const { position } = must(await town.matches.table(matchId));
  return game.hand!(position.state, seat);
};

/** The names of the cards on a message, in order. */
const shown = ({ content }: SeenMessage): string[] =>
  [...content.matchAll(/^\*\*(\p{L}+ \d+)\*\*/gmu)].map(([, name]) => name!);

const idOf = (message: SeenMessage, part: string): string =>
  message.selects.map(({ customId }) => customId).find((id) => id.split(':')[2] === part)!;

const choose = (person: Persona, hand: SeenMessage, menu: string, value: string): Promise<SeenMessage> =>
  person.select(hand, idOf(hand, menu), [value]).reply;

/** What a page says; the message itself is another page at the next press. */
interface Page {
  content: string;
  names: string[];
  /** The order that its menu shows as chosen. */
  order: string[];
  seenByAll: boolean;
}

const pageOf = (hand: SeenMessage): Page => ({
  content: hand.content,
  names: shown(hand),
  order: hand.selects[0]!.options.filter((option) => option.default).map(({ value }) => value),
  seenByAll: !hand.ephemeral,
});

/** All pages of a hand, from the one it shows on. */
async function pages(person: Persona, hand: SeenMessage, later: string): Promise<Page[]> {
  const found = [pageOf(hand)];
  while (hand.buttons.some(({ label, disabled }) => label === later && !disabled)) {
    found.push(pageOf(await person.press(hand, later).reply));
  }
  return found;
}

const chances = ['now', 'after', 'not'];

/** The order that is expected, worked out in the simplest way; what is equal stays as the game has it. */
function expected(cards: HandCard[], order: string, words: Words, hand = cards): string[] {
  const groups = hand.map(({ group }) => group.id);
  const rank: Record<string, (card: HandCard) => number> = {
    group: ({ group }) => groups.indexOf(group.id),
    points: ({ points = -1 }) => -points,
    play: ({ play }) => chances.indexOf(play.when),
  };
  const name = ({ component }: HandCard): string => words.name(component);
  if (order !== 'name') return [...cards].sort((a, b) => rank[order]!(a) - rank[order]!(b)).map(name);
  return cards.map(name).sort((a, b) => a.localeCompare(b, words.locale, { numeric: true }));
}

const languages = [
  { locale: 'en-US', language: 'en', later: 'More', title: '### Your hand: 40 cards', farms: 'Farms' },
  { locale: 'ru', language: 'ru', later: 'Следующие', title: '### Ваша рука: 40 карт', farms: 'Фермы' },
] as const;

describe.each(languages)('a hand of 40 cards in $locale', ({ locale, language, later, title, farms }) => {
  const words = createWords({ locale: language, components: game.components });

  it('is shown page by page, in each order', async () => {
    await begin(locale);
    const [ann] = seated;
    const cards = await cardsOf(0);
    let hand = await ann.slash('quay', '/hand').reply;
    expect(hand.content.startsWith(title)).toBe(true);
    // What each does stands below it.
    const does = language === 'en' ? 'Grows in the shade.' : 'Растёт в тени.';
    expect(hand.content.match(new RegExp(`^-# ${does}$`, 'gm'))).toHaveLength(10);
    for (const order of ['group', 'points', 'name', 'play']) {
      hand = await choose(ann, hand, 'order', order);
      const all = await pages(ann, hand, later);
      expect(all.map(({ names }) => names.length)).toEqual([10, 10, 10, 10]);
      expect(all.flatMap(({ names }) => names)).toEqual(expected(cards, order, words));
      expect(all.every(({ content, seenByAll }) => !seenByAll && content.length <= 2000)).toBe(true);
      expect(all.map((page) => page.order)).toEqual(all.map(() => [order]));
    }
  });

  it('is filtered by group and by when a card can be played, and says how many there are', async () => {
    await begin(locale);
    const [ann] = seated;
    const cards = await cardsOf(0);
    let hand = await ann.slash('quay', '/hand').reply;
    const groups = ['all', ...hand.selects[2]!.options.slice(1).map(({ value }) => value)];
    const ids = [...new Set(cards.map(({ group }) => group.id))];
    expect(groups).toHaveLength(4);
    for (const [at, group] of groups.entries()) {
      hand = await choose(ann, hand, 'group', group);
      for (const chance of [...chances, 'all']) {
        const fits = cards.filter(
          (card) => (at === 0 || card.group.id === ids[at - 1]) && (chance === 'all' || card.play.when === chance),
        );
        const line = hand.selects[1]!.options.find(({ value }) => value === chance)!;
        expect([group, line.label.match(/\((\d+)\)$/)![1]]).toEqual([group, String(fits.length)]);
        hand = await choose(ann, hand, 'filter', chance);
        const all = await pages(ann, hand, later);
        expect(all.flatMap(({ names }) => names)).toEqual(expected(fits, 'group', words, cards));
      }
    }
    expect(hand.selects[2]!.options.find(({ label }) => label.includes(farms))).toBeDefined();
  });

  it('says of a card when it can be played, and of one that is looked up all there is to say', async () => {
    await begin(locale);
    const [ann] = seated;
    const cards = await cardsOf(0);
    const one = cards.find(({ play }) => play.when === 'after')!;
    const name = words.name(one.component);
    const typed = await ann.autocomplete('quay', '/hand', { card: name }, 'card');
    expect(typed[0]!.value).toBe(one.component);
    expect((await ann.autocomplete('quay', '/hand', { card: '' }, 'card')).length).toBe(25);
    const first = language === 'en' ? 'after' : 'сначала';
    const text = language === 'en' ? 'Grows in the shade.' : 'Растёт в тени.';
    for (const sought of [one.component, name]) {
      const { content, ephemeral } = await ann.slash('quay', '/hand', { card: sought }).reply;
      expect(ephemeral).toBe(true);
      expect(shown({ content } as SeenMessage)).toEqual([name]);
      expect(content).toContain(` · ⏳ ${first}: ${murmur} of `);
      expect(content).toContain(text);
    }
    const none = await ann.slash('quay', '/hand', { card: 'Zzyzx' }).reply;
    expect(none.content).toBe(words.text('hand.nothing'));
  });
});

describe('a hand', () => {
  it('goes on with its order, filter and page after a restart', async () => {
    await begin();
    const [ann] = seated;
    let hand = await ann.slash('quay', '/hand').reply;
    hand = await choose(ann, hand, 'order', 'name');
    const cards = await cardsOf(0);
    const chance = chances.find((when) => cards.filter(({ play }) => play.when === when).length > 10)!;
    hand = await choose(ann, hand, 'filter', chance);
    const before = await pages(ann, hand, 'More');
    expect(before.length).toBeGreaterThan(1);
    await town.restart();
    const after = await pages(ann, await ann.press(hand, 'Earlier').reply, 'More');
    expect(after).toEqual(before.slice(-2));
  });

  it('is opened from the panel, whoever is to move, in a message of its own', async () => {
    await begin();
    for (const person of seated) {
      const panel = await person.press(post, 'Play').reply;
      const hand = await person.press(panel, 'My hand').reply;
      expect(hand.id).not.toBe(panel.id);
      expect(shown(hand)).toHaveLength(10);
      expect(town.twin.message(panel.id)!.text).toBe(panel.text);
    }
  });

  it('is shown to its holder alone: whose button was pressed does not matter', async () => {
    await begin();
    const [ann, bo] = seated;
    const zoe = town.person('Zoe');
    const own = await ann.slash('quay', '/hand').reply;
    const menu = own.buttons.find(({ label }) => label === 'More')!.customId!;
    const planted = await plant(town, 'quay', [menu]);
    const before = ann.sees('quay').filter(({ ephemeral }) => !ephemeral).length;
    const others = await bo.press(planted, menu).reply;
    const names = new Set((await cardsOf(1)).map(({ component }) => game.components[component]!.name.en));
    expect([others.ephemeral, shown(others).length]).toEqual([true, 10]);
    expect(shown(others).filter((name) => !names.has(name))).toEqual([]);
    const stranger = await zoe.press(planted, menu).reply;
    expect([stranger.ephemeral, stranger.content]).toEqual([
      true,
      'You have no seat in this match. You can look on, but not play.',
    ]);
    expect((await zoe.slash('quay', '/hand').reply).content).not.toContain(murmur);
    expect((await zoe.autocomplete('quay', '/hand', { card: '' }, 'card')).length).toBe(0);
    expect(ann.sees('quay').filter(({ ephemeral }) => !ephemeral).length).toBe(before);
    for (const seen of zoe.sees('quay')) if (!seen.ephemeral) expect(JSON.stringify(seen.data)).not.toContain(murmur);
  });

  it('is worked out only when its holder asks for it', async () => {
    await begin();
    calls.hand = 0;
    const [ann, bo] = seated;
    await ann.press(post, 'Play').reply;
    await ann.slash('quay', '/move', { text: 'close' }).reply;
    await town.bot.poster.settle();
    await bo.press(boardPosts(bo, 'quay').at(-1)!, 'Play').reply;
    await bo.slash('quay', '/match show', { as: 'area' }).reply;
    expect(calls.hand).toBe(0);
    await bo.slash('quay', '/hand').reply;
    expect(calls.hand).toBe(1);
  });

  it('is what it is after the steps of its own draft, which nobody else sees', async () => {
    await begin();
    const [ann] = seated;
    const [first] = await cardsOf(0);
    await ann.slash('quay', '/move', { text: `order card=${first!.component}` }).reply;
    const hand = await ann.slash('quay', '/hand').reply;
    expect(hand.content).toContain('39 cards');
    expect(hand.selects[1]!.options.map(({ value }) => value)).toEqual(['all', 'after', 'not']);
  });

  it('is none where the game knows none: the area as ever', async () => {
    const { hand: _, ...bare } = game;
    town = await openTown({ games: { emporium: bare } });
    const folk = ['Ann', 'Bo'].map((name) => town.person(name));
    const first = await startMatch(town, 'quay', folk, 'emporium');
    const [ann] = folk as [Persona];
    expect((await ann.slash('quay', '/hand').reply).files).toHaveLength(1);
    const panel = await ann.press(first, 'Play').reply;
    expect(panel.buttons.map(({ label }) => label)).not.toContain('My hand');
  });
});
