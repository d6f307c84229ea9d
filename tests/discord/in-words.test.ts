import { afterEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { playButton } from '../../tools/robot.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

const menuOf = (message: SeenMessage) => message.selects.find(({ customId }) => customId.startsWith('look:'))!;
const whole = ({ content, files }: SeenMessage): string =>
  files[0] ? new TextDecoder('utf-8', { fatal: true }).decode(files[0].data) : content;
/** The same line of the area of the reader, by its beginning. */
const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

async function scene(locale: string): Promise<{ post: SeenMessage; mover: Persona; other: Persona }> {
  town = await openTown({ locale, randomBytes: fixedBytes('in words') });
  const people = ['Ann', 'Bo'].map((name) => town.person(name, locale));
  const post = await startMatch(town, 'quay', people, 'nusfjord');
  const [mover, other] = post.content.startsWith(`<@${people[0]!.id}>`) ? people : [people[1], people[0]];
  return { post, mover: mover!, other: other! };
}

it.each([
  ['en-US', 'In words', '+1 Gold', 'Supply: ', 'With the steps of your turn so far, which nobody else sees yet:'],
  ['ru', 'Словами', '+1 золото', 'Личный запас: ', 'С шагами вашего хода, которых другие ещё не видят:'],
])('a panel leads to the table in words as the turn stands, in %s', async (locale, label, action, supply, told) => {
  const { post, mover, other } = await scene(locale);
  const panel = await mover.press(post, playButton(post)).reply;
  const line = menuOf(panel).options.find((option) => option.label === label)!;
  const inWords = async (person: Persona, message: SeenMessage) =>
    whole(await person.select(message, menuOf(message).customId, [line.value]).reply);
  const before = await inWords(mover, panel);
  expect(before).not.toContain(told);
  const committed = lineOf(before, supply);
  const gold = panel.buttons.find((button) => button.label === action)!;
  const after = await mover.press(panel, gold.customId!).reply;
  const drafted = await inWords(mover, after);
  expect(drafted.split('\n')[0]).toBe(told);
  expect(lineOf(drafted, supply)).not.toBe(committed);
  // Nobody else hears of it, nor does the mover elsewhere than on the panel.
  for (const [person, message] of [
    [other, post],
    [mover, post],
  ] as const) {
    const heard = await inWords(person, message);
    expect(heard).not.toContain(told);
    expect(heard.split('\n')).toContain(committed);
  }
});

it('turns from a picture to the words and back, in place', async () => {
  const { mover } = await scene('en-US');
  const picture = await mover.slash('quay', '/match show').reply;
  const words = await mover.select(picture, menuOf(picture).customId, ['text']).reply;
  expect(words.id).toBe(picture.id);
  expect(words.files.map(({ name }) => name.split('.').at(-1))).toEqual(['txt']);
  expect(
    menuOf(words)
      .options.filter(({ default: shown }) => shown)
      .map(({ label }) => label),
  ).toEqual(['In words']);
  const back = await mover.select(words, menuOf(words).customId, ['table']).reply;
  expect([back.id, back.files.map(({ name }) => name)]).toEqual([picture.id, ['board.png']]);
});
