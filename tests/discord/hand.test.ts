import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import type { Args } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { isles } from './games/isles/index.js';
import { islesPictures } from './games/isles/pictures.js';
import { cards, type IslesState } from './games/isles/state.js';
import { islesTexts } from './games/isles/texts.js';
import { giveTexts } from './games/texts.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

let town: Town;
let folder: string;
let ann: Persona;
let bo: Persona;

beforeAll(() => {
  giveTexts(islesTexts);
  books.isles = islesPictures;
});
afterAll(() => {
  delete books.isles;
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isles-'));
  town = await openTown({ games: { isles }, file: join(folder, 'h.db') });
  ann = town.person('Ann');
  bo = town.person('Бо', 'ru');
  await startMatch(town, 'quay', [ann, bo], 'isles');
});
afterEach(async () => {
  expect(amiss(town)).toEqual([]);
  await town.close();
  rmSync(folder, { recursive: true });
});

const names = (page: SeenMessage): string[] => [...page.content.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name]) => name!);
const menu = (page: SeenMessage, part: string) => page.selects.find(({ customId }) => customId.split(':')[2] === part)!;
const turnPage = (person: Persona, page: SeenMessage, label: string) => person.press(page, label).reply;
const choose = (person: Persona, page: SeenMessage, part: string, value: string) =>
  person.select(page, menu(page, part).customId, [value]).reply;

async function heldBy(person: Persona): Promise<string[]> {
  const match = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  const desk = await town.matches.glance(match.id, person.id);
  if (!desk.ok) throw new Error(desk.refusal.id);
  return (desk.value.position.state as IslesState).seats[desk.value.seat]!.hand;
}

const nameOf = (card: string): string => isles.components[card]!.name.en;

describe('/hand with 42 cards', () => {
  it('shows all of them, at most ten a page, each once, and only to their holder', async () => {
    let page = await ann.slash('quay', '/hand').reply;
    const seen = names(page);
    expect(page.ephemeral).toBe(true);
    expect(page.content).toContain('Your hand: 42 cards');
    for (let at = 0; at < 4; at += 1) {
      page = await turnPage(ann, page, 'More');
      seen.push(...names(page));
    }
    expect(page.content).toContain('7 of 42 shown · page 5 of 5');
    expect(seen.sort()).toEqual((await heldBy(ann)).map(nameOf).sort());
    expect(page.find('More')?.disabled).toBe(true);
    expect(names(await turnPage(ann, page, 'Earlier'))).toHaveLength(8);
    expect(bo.sees('quay').filter(({ content }) => content.includes('Building'))).toEqual([]);
  });

  it('puts them in each order, and keeps it from page to page', async () => {
    const page = await ann.slash('quay', '/hand').reply;
    const held = await heldBy(ann);
    const byPoints = await choose(ann, page, 'order', 'points');
    const points = held.map((card) => cards[card]!.points).sort((a, b) => b - a);
    const told = (one: SeenMessage) =>
      [...one.content.matchAll(/([−-]?\d+) points?\b/g)].map(([, n]) => Number(n!.replace('−', '-')));
    expect(told(byPoints)).toEqual(points.slice(0, 10));
    expect(told(await turnPage(ann, byPoints, 'More'))).toEqual(points.slice(10, 19));
    const byName = names(await choose(ann, page, 'order', 'name'));
    expect(byName).toEqual([...held.map(nameOf)].sort(new Intl.Collator('en', { numeric: true }).compare).slice(0, 10));
    const byPlay = await choose(ann, page, 'order', 'play');
    expect(byPlay.content).not.toContain('not yet');
  });

  it('shows one group, or only what can be played so', async () => {
    const page = await ann.slash('quay', '/hand').reply;
    const held = await heldBy(ann);
    const dear = held.filter((card) => cards[card]!.wood > 2);
    const not = await choose(ann, page, 'filter', 'not');
    expect(not.content).toContain(`of ${dear.length} shown`);
    expect(not.content.match(/✖ not yet: \d wood is missing/g)).toHaveLength(names(not).length);
    const again = await choose(ann, not, 'filter', 'all');
    const [, , house] = menu(again, 'group').options;
    expect(again.content).toMatch(/shown · page 1 of \d/);
    const group = await choose(ann, again, 'group', house!.value);
    const kind = house!.label.match(/^Only: (.+) \(\d+\)$/)![1];
    expect(names(group).every((name) => cards[held.find((card) => nameOf(card) === name)!]!.kind === kind)).toBe(true);
    expect(group.content).toContain(`of ${held.filter((card) => cards[card]!.kind === kind).length} shown`);
  });

  it('speaks the reader’s language, survives a restart, and answers a stale or forged press with what there is', async () => {
    const page = await bo.slash('quay', '/hand').reply;
    expect(page.content).toContain('Ваша рука: 42 карты');
    expect(page.content).toMatch(/⏳ сначала: ваш ход|✖ пока нельзя: не хватает дерева: \d/);
    await town.restart();
    expect((await turnPage(bo, page, 'Следующие')).content).toContain('страница 2 из 5');
    const far = page.buttons.find(({ customId }) => customId?.startsWith('hand:'))!.customId!;
    expect(far.split(':').slice(2)).toEqual(['page', 'group', 'all', 'all', '0']);
  });

  it('looks one card up by its name', async () => {
    const [card] = await heldBy(ann);
    const found = await ann.autocomplete('quay', '/hand', { card: nameOf(card!) }, 'card');
    expect(found.map(({ value }) => value)).toContain(card);
    expect((await ann.slash('quay', '/hand', { card: card! }).reply).content).toContain(`**${nameOf(card!)}**`);
    const others = await bo.autocomplete('quay', '/hand', { card: nameOf(card!) }, 'card');
    expect(others.map(({ value }) => value)).not.toContain(card);
    expect((await bo.slash('quay', '/hand', { card: card! }).reply).content).toBe('Таких карт у вас нет.');
  });

  it('shows a stranger no cards', async () => {
    const eve = town.person('Eve');
    const seen = await eve.slash('quay', '/hand').reply;
    expect(seen.content).not.toContain('Building');
  });
});

describe('the lines below a question', () => {
  it('are read by their seat alone, with what the action would do', async () => {
    await toBills();
    const text = (await ann.press(await lastPost(), 'Play').reply).text;
    expect(text).toContain('Crew: 1 fish; you have 5.');
    expect(text).toContain('Repairs: 0 wood; you have 2.');
    expect(text).toContain('**✓ Settle the bill**: you pay 1 fish and 0 wood, and lose 0 coins');
    const russian = (await bo.press(await lastPost(), 'Play').reply).text;
    expect(russian).toContain('Команда: 1 рыбы; у вас 2.');
    expect(russian).toContain('вы платите рыбу: 1, дерево: 0, и теряете монеты: 0');
    const everybody = ann.sees('quay').filter(({ ephemeral }) => !ephemeral);
    expect(everybody.filter(({ text: said }) => said.includes('you have'))).toEqual([]);
  });
});

/** Both lay aside, catch (Ann fish, Bo wood), end their turns, and have a bill. */
async function toBills(): Promise<void> {
  const match = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
  const people = [...match.seats].sort((a, b) => a.seat - b.seat).map(({ person }) => person.id);
  const fish = (id: string) => (id === ann.id ? 3 : 0);
  const play = async (id: string, action: string, args: Args): Promise<void> => {
    const played = await town.matches.play(match.id, id, undefined, { action, args });
    if (!played.ok) throw new Error(played.refusal.id);
  };
  for (const person of [ann, bo]) {
    await play(person.id, 'lay-aside', { cards: [...(await heldBy(person))].slice(0, 2).sort() });
  }
  for (const { id } of [ann, bo]) await play(id, 'catch', { fish: fish(id) });
  for (const id of people) await play(id, 'end-turn', {});
}

const lastPost = () => town.twin.until(() => ann.sees('quay').findLast((seen) => !seen.ephemeral && seen.find('Play')));
