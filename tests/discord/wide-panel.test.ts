import { afterEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { walk } from '../../src/playground/checks/components.js';
import { closeQuietly } from './close-quietly.js';
import { bazaar } from './games/bazaar.js';
import { giveTexts } from './games/texts.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

giveTexts({ 'bazaar.accept.pledge': ['Pledge {list}', 'В залог: {list}'] });
for (let n = 0; n < 100; n += 1) giveTexts({ [`bazaar.action.stall-${n}`]: [`Stall ${n}`, `Прилавок ${n}`] });
for (const name of ['goods', 'pledge', 'wave', 'end']) giveTexts({ [`bazaar.action.${name}`]: [name, name] });

let town: Town;
afterEach(() => closeQuietly(town, amiss(town)));

/** The panel of a market with so many stalls, and who plays it. */
async function market(stalls: number, closed = false, locale = 'en-US'): Promise<{ ann: Persona; panel: SeenMessage }> {
  town = await openTown({ games: { bazaar: bazaar(stalls, closed) }, locale });
  const ann = town.person('Ann', locale);
  const post = await startMatch(town, 'quay', [ann], 'bazaar');
  return { ann, panel: await ann.press(post, post.buttons[0]!.customId!).reply };
}

const button = ({ buttons }: SeenMessage, end: string): string =>
  buttons.find(({ customId = '' }) => customId.endsWith(end))!.customId!;
const menu = ({ selects }: SeenMessage, end: string) => selects.find(({ customId }) => customId.endsWith(end));
const actions = ({ buttons }: SeenMessage): string[] =>
  buttons.filter(({ customId }) => customId?.includes(':act:')).map(({ label }) => label!);
const count = (message: SeenMessage): number => [...walk(message.data.components as never[])].length;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const stalls = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, n) => `Stall ${n + from}`);

it('has buttons for twenty actions, and beyond them a menu for the rest', async () => {
  const { panel } = await market(18);
  expect([actions(panel).length, menu(panel, ':rest')]).toEqual([20, undefined]);
  await town.close();
  const { ann, panel: more } = await market(19);
  expect(actions(more)).toEqual(['goods', 'pledge', ...stalls(0, 13)]);
  const rest = menu(more, ':act:rest')!;
  expect([rest.placeholder, rest.options.map(({ label }) => label)]).toEqual(['More actions…', stalls(13, 19)]);
  const now = await ann.select(more, rest.customId, ['stall-18']).reply;
  expect(now.text).toContain('**So far this turn:** Done.');
});

it('pages a hundred actions, and plays one of the last page', async () => {
  const { ann, panel } = await market(100);
  // Steps of a draft put the most on a panel that can stand there.
  let now = await ann.press(panel, button(panel, ':act:stall-0')).reply;
  now = await ann.press(now, button(now, ':act:stall-1')).reply;
  expect(now.buttons.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Start the turn over', 'More', '✓ end']),
  );
  expect([count(now), menu(now, ':act:rest')!.options.map(({ label }) => label)]).toEqual([36, stalls(13, 35)]);
  for (const _ of [1, 2, 3]) now = await ann.press(now, 'More').reply;
  expect([menu(now, ':act:rest')!.options.map(({ label }) => label), now.find('More')]).toEqual([
    stalls(79, 100),
    undefined,
  ]);
  expect(now.text).toContain('Page 4 of 4');
  now = await ann.select(now, menu(now, ':act:rest')!.customId, ['stall-99']).reply;
  expect(now.text).toContain('Done. Done. Done.');
});

it('leaves out what is not possible before it needs a menu, and says why', async () => {
  const { panel } = await market(30, true);
  expect(actions(panel)).toEqual(['goods', 'pledge', ...Array.from({ length: 15 }, (_, n) => `Stall ${2 * n}`)]);
  expect(menu(panel, ':rest')).toBeUndefined();
  expect(panel.text).toMatch(/Not possible now: Stall 1, Stall 3, .*, Stall 29\. It is closed\./);
});

it('names as many of those with one reason as anybody reads, and keeps room for the draft', async () => {
  const { ann, panel } = await market(100, true);
  const now = await ann.press(panel, button(panel, ':act:stall-0')).reply;
  expect(now.text).toMatch(/Not possible now: Stall 1, Stall 3, .*, Stall 59, 20 more\. It is closed\./);
  expect(now.text).toContain('**So far this turn:** Done.');
  expect(now.text).not.toContain('…');
});

it('offers the rest in Russian', async () => {
  const { panel } = await market(40, false, 'ru');
  expect(menu(panel, ':act:rest')!.placeholder).toBe('Ещё действия…');
});

it('keeps the page of a long menu while values are picked, and forgets it at the next question', async () => {
  const { ann, panel } = await market(2);
  let now = await ann.press(panel, button(panel, ':act:goods')).reply;
  for (const _ of [1, 2]) now = await ann.press(now, 'More').reply;
  const labels = () => now.selects[0]!.options.map(({ label }) => label);
  expect([now.text.includes('Page 3 of 3'), labels()[0], labels().length]).toEqual([true, 'g40', 20]);
  now = await ann.select(now, now.selects[0]!.customId, ['g55']).reply;
  expect([now.text.includes('Page 3 of 3'), labels()[0], labels().length]).toEqual([true, 'g40', 19]);
  // No value stands alone on a page: what is left is shared out anew.
  for (let n = 0; n < 8; n += 1) now = await ann.select(now, now.selects[0]!.customId, [labels().at(-1)!]).reply;
  const third = upTo(51)
    .slice(34)
    .map((at) => `g${at}`);
  expect([now.text.includes('Page 3 of 3'), labels()]).toEqual([true, third]);
  now = await ann.press(now, button(now, `:why:goods:2`)).reply;
  expect([now.text.includes('There is none.'), labels()]).toEqual([true, third]);
  now = await ann.select(now, now.selects[0]!.customId, ['g50']).reply;
  expect([now.text.includes('Page 2 of 2'), labels()[0], labels().length]).toEqual([true, 'g25', 25]);
  now = await ann.press(now, 'That is all').reply;
  expect([now.text.includes('Page 1 of 3'), labels()[0]]).toEqual([true, 'w0']);
});

it.each([
  ['en-US', 'Pledge p1, p2'],
  ['ru', 'В залог: p1, p2'],
])('accepts a suggestion in the words of its parameter: %s', async (locale, words) => {
  const { ann, panel } = await market(2, false, locale);
  const now = await ann.press(panel, button(panel, ':act:pledge')).reply;
  expect(now.buttons[0]!.label).toBe(words);
});
