import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/discord/client/app.js';
import { panelModel } from '../../src/discord/panel/model.js';
import { markdownName, plainName } from '../../src/discord/words/names.js';
import { apply, createRng, randomMove, refuse, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk, MatchInfo, MatchService } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { type Block, type Inline, parseMarkdown } from '../../src/playground/page/markdown.js';
import { playTurn } from '../../tools/robot.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;

/** Names as people give themselves to see what happens. */
const hostile = [
  '# @everyone **Bo** <@1> ||x||',
  '\u202eevil\u202c [a](https://x.test)',
  'Ｗ'.repeat(32),
  '👨‍👩‍👧‍👦 \\*x\\* `code` {seat} <b>',
];

/** The text of a message as it is read, where nothing in it is mark-up; else what the mark-up is. */
function read(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.type !== 'paragraph') return `<${block.type}>`;
      return block.children.map(inline).join('');
    })
    .join('\n');
}

function inline(node: Inline): string {
  return node.type === 'text' ? node.text : `<${node.type}>`;
}

const seen = (text: string): string => read(parseMarkdown(text)).replaceAll('\u200b', '');

describe('a name in a message', () => {
  it.each([
    ...hostile,
    '- item',
    '1. one',
    '> quote',
    '>>> all',
    '-# small',
    '## big',
    '_a_ __b__',
    '~~gone~~',
    '```x```',
    'a*b',
    '\\',
    'http://x.test',
    '<#1> </a:1> <:e:1> <t:1:R>',
    '@here',
  ])('%j is read as it is written', (name) => {
    const plain = plainName(name);
    for (const [before, after] of [
      ['', ' takes the white 6.'],
      ['Players: ', ', Bo'],
      ['Bo, ', ''],
    ] as const) {
      expect(seen(`${before}${markdownName(name)}${after}`)).toBe(`${before}${plain}${after}`);
    }
    expect(read(parseMarkdown(`**${markdownName(name)}: 12**`))).toBe('<bold>');
  });

  it('is read as it is written, whatever it is', () => {
    const sign = fc.constantFrom(...'\\*_~`|<>[]()#-+.:/@&!{}1 aЯ\u202e\u200b'.split(''));
    const name = fc.oneof(fc.string({ unit: sign, maxLength: 32 }), fc.string({ unit: 'grapheme', maxLength: 32 }));
    fc.assert(
      fc.property(name, (given) => {
        expect(seen(`${markdownName(given)} passes.`)).toBe(`${plainName(given)} passes.`);
      }),
      { numRuns: 500, seed: 4 },
    );
  });
});

it('a name in the label of a choice is plain', () => {
  const game = games['santa-maria']!;
  const seats = hostile.map((name, seat) => ({ seat, person: { id: String(seat), name }, by: 'person' as const }));
  const match = { id: 'm', game: game.id, seats } as unknown as MatchInfo;
  const app = { matches: { games } as unknown as MatchService };
  const words = { ...wordsFor(app, match, 'en'), plain: wordsFor(app, match, 'en', 'plain') };
  const matches = { preview: () => refuse('match.stale') };
  const options = Object.fromEntries(game.options.map((one) => [one.id, one.default]));
  const details: string[] = [];
  for (let round = 10; round < 60; round += 1) {
    const seed = String(round).repeat(16);
    const rng = createRng({ seed, block: 0 });
    const { position } = start(game, 4, options, seed);
    for (let [pending] = game.pending(position.state); pending; [pending] = game.pending(position.state)) {
      const { seat } = pending;
      // Where a monk goes, its price names whom it is paid to.
      if (pending.actions.includes('place-monk')) {
        const desk: Desk = { match, game, seat, position, draft: [], committed: 0, pending, key: 'k', fallen: [] };
        const model = panelModel(desk, words, matches, {});
        details.push(...model.menus.flatMap(({ entries }) => entries.map(({ detail }) => detail)));
      }
      apply(game, position, randomMove(game, position.state, seat, rng)!);
    }
  }
  const paid = details.filter((detail) => detail.includes('(to '));
  expect(paid.some((detail) => hostile.some((name) => detail.includes(plainName(name))))).toBe(true);
  expect(paid.filter((detail) => detail.includes('\\*\\*'))).toEqual([]);
});

let town: Town | undefined;
afterEach(async () => {
  expect(town?.complaints ?? []).toEqual([]);
  expect(town?.twin.refusedBySchema ?? 0).toBe(0);
  await town?.close();
  town = undefined;
});

/** Everything of a message that is read without mark-up. */
function labelsOf(message: SeenMessage): string[] {
  return [
    ...message.buttons.map(({ label = '' }) => label),
    ...message.selects.flatMap(({ options }) => options.flatMap(({ label, description = '' }) => [label, description])),
    ...message.files.map(({ description = '' }) => description),
  ];
}

it('people with hostile names gather, play, are pinged and read the log without harm', async () => {
  const open = await openTown({ randomBytes: fixedBytes('h') });
  town = open;
  const all: SeenMessage[] = [];
  const labels = new Set<string>();
  open.twin.events.on('messageCreated', ({ message }) => void all.push(message));
  for (const event of ['messageCreated', 'messageUpdated'] as const) {
    open.twin.events.on(event, ({ message }) => {
      for (const label of labelsOf(message)) labels.add(label);
    });
  }
  const people = hostile.map((name) => open.person(name));
  const [ann] = people as [Persona];
  const guest = people[1]!;
  let post = await startMatch(open, 'quay', people);
  const lobby = ann.sees('quay').find((message) => message.find('Leave'))!;
  await ann.slash('tavern', '/match create', { game: 'santa-maria' }).reply;
  const second = ann.sees('tavern').find((message) => message.find('Join'))!;
  const told = await guest.press(second, 'Start').followUp();
  expect(seen(told.text)).toBe(`Only the host of this match can do that: ${hostile[0]}.`);
  for (const { text } of [lobby, second]) {
    const host = text.split('\n')[0]!.replace('**Santa Maria**', 'Santa Maria');
    expect(seen(host)).toBe(`Santa Maria is looking for players. Host: ${hostile[0]}`);
  }
  expect(seen(post.content.split('\n')[1]!)).toContain('# @everyone **Bo** <@1> ||x||');
  const rng = createRng({ seed: '0e'.repeat(16), block: 0 });
  for (let turn = 0; turn < 16; turn += 1) {
    const person = people.find(({ id }) => post.content.startsWith(`<@${id}>`));
    if (!person) break;
    await playTurn(person, post, rng);
    post = await open.twin.until(() => boardPosts(ann, 'quay')[turn + 1]);
    const over = post.content.startsWith('Santa Maria is over.');
    expect(post.data.mentions.map(({ id }) => people.some((one) => one.id === id))).toEqual(over ? [] : [true]);
  }
  const log = await ann.press(post, 'Log').reply;
  expect(log.content).toMatch(/^\d+\. .*takes the (white|blue) \d/m);
  // A line that is longer than a message is cut, not left out.
  const { log: entries } = open.matches;
  open.matches.log = async (id, person) => {
    const led = await entries(id, person);
    if (!led.ok) return led;
    const [entry] = led.value;
    return { ok: true, value: [{ ...entry!, events: Array.from({ length: 90 }, () => entry!.events[0]!) }] };
  };
  expect((await ann.press(post, 'Log').reply).content).toMatch(
    /^-# SHA-256 of the seed from which all rolls and draws follow: [0-9a-f]{64}\. The seed is shown at the end\.\n1\. .{1000,}…$/,
  );
  for (const message of all) {
    expect(message.data.mention_everyone).toBe(false);
    expect(message.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(message.text.replaceAll('\u200b', '').length).toBeLessThanOrEqual(4000);
  }
  await open.twin.idle();
  // Labels and alt text are not Markdown: escapes would be read aloud.
  expect([...labels].filter((label) => label.includes('\\') && !label.includes('\\*x\\*'))).toEqual([]);
  expect([...labels].filter((label) => label.includes('\\*x\\*') && label.includes('\\`'))).toEqual([]);
  expect([...labels].filter((label) => invisible.test(label))).toEqual([]);
  expect([...labels].some((label) => label.includes('evil [a](https://x.test)'))).toBe(true);
}, 60_000);
