import { afterEach, describe, expect, it } from 'vitest';
import { gameCommand } from '../../commands/game.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { checkCommands } from '../../src/playground/checks/commands.js';
import { walk } from '../../src/playground/checks/components.js';
import { bodyErrors } from '../../src/playground/schema.js';
import { closeQuietly } from './close-quietly.js';
import { fair, fairTexts } from './games/fair.js';
import { giveTexts } from './games/texts.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

giveTexts(fairTexts(100, 60));

let town: Town;
let ann: Persona;
let panel: SeenMessage;

async function visit(rides: number, tricks: number, { thirsty = false, locale = 'en-US' } = {}): Promise<void> {
  town = await openTown({ games: { fair: fair(rides, tricks, thirsty) }, locale });
  ann = town.person('Ann', locale);
  const post = await startMatch(town, 'quay', [ann], 'fair');
  panel = await ann.press(post, post.buttons[0]!.customId!).reply;
}
afterEach(() => closeQuietly(town, amiss(town)));

const menu = (end: string) => panel.selects.find(({ customId }) => customId.endsWith(end))!;
const lines = (end: string): string[] => menu(end).options.map(({ label }) => label);
const press = async (label: string): Promise<void> => {
  panel = await ann.press(panel, label).reply;
};
const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `${name} ${n + from}`);

describe('free actions', () => {
  it('stand in one menu as long as they fit', async () => {
    await visit(2, 25);
    expect(lines(':move:free')).toEqual(numbered('Trick', 0, 25));
    expect(panel.text).not.toContain('Free actions');
  });

  it('are paged beyond, and one of the last page is played', async () => {
    await visit(2, 60);
    expect(panel.text).toContain('Free actions: page 1 of 3');
    expect([lines(':act:free'), panel.find('Earlier free actions')]).toEqual([numbered('Trick', 0, 20), undefined]);
    expect(menu(':act:free').options[7]!.description).toBe('Trick 7, all of it');
    for (const _ of [1, 2]) await press('More free actions');
    expect([lines(':act:free'), panel.find('More free actions')]).toEqual([numbered('Trick', 40, 60), undefined]);
    await press('Earlier free actions');
    expect([panel.text.includes('page 2 of 3'), lines(':act:free')]).toEqual([true, numbered('Trick', 20, 40)]);
    panel = await ann.select(panel, menu(':act:free').customId, ['trick-39']).reply;
    expect(panel.text).toContain('**So far this turn:** trick-39');
  });

  it('are paged in Russian', async () => {
    await visit(2, 26, { locale: 'ru' });
    await press('Следующие свободные действия');
    expect([panel.text.includes('Свободные действия: страница 2 из 2'), lines(':act:free')]).toEqual([
      true,
      numbered('Фокус', 13, 26),
    ]);
    await press('Предыдущие свободные действия');
    expect(lines(':act:free')).toHaveLength(13);
  });

  it('turn beside the other actions, of which each keeps its page, with room for all of it', async () => {
    await visit(100, 60);
    for (const trick of ['trick-0', 'trick-1'])
      panel = await ann.select(panel, menu(':act:free').customId, [trick]).reply;
    await press('More');
    await press('More free actions');
    expect([lines(':act:rest'), lines(':act:free')]).toEqual([numbered('Ride', 37, 58), numbered('Trick', 20, 40)]);
    // Nothing more can stand on a panel, of which Discord takes 40.
    expect([...walk(panel.data.components as never[])].length).toBe(39);
    await press('Earlier');
    expect([lines(':act:rest'), lines(':act:free')]).toEqual([numbered('Ride', 16, 37), numbered('Trick', 20, 40)]);
  });

  it('turn beside a long question, of which each keeps its page', async () => {
    await visit(0, 60, { thirsty: true });
    await press('More');
    await press('More free actions');
    const cups = panel.selects[0]!;
    expect([cups.options[0]!.label, lines(':act:free')]).toEqual(['cup-20', numbered('Trick', 20, 40)]);
    await press('More');
    expect([panel.selects[0]!.options[0]!.label, lines(':act:free')[0]]).toEqual(['cup-40', 'Trick 20']);
    panel = await ann.select(panel, panel.selects[0]!.customId, ['cup-40']).reply;
    expect(panel.text).toContain('drink cup-40');
  });
});

const subcommands = (rides: number, tricks: number): string[] =>
  gameCommand(fair(rides, tricks)).data.options!.map(({ name }) => name);

describe('the command of a game', () => {
  it('has a subcommand for each of 24 actions a turn begins with, and of more for the first 23', () => {
    const rides = Array.from({ length: 24 }, (_, n) => `ride-${n}`);
    expect(subcommands(23, 0)).toEqual([...rides.slice(0, 23), 'go-home', 'answer']);
    expect(subcommands(24, 0)).toEqual([...rides.slice(0, 23), 'other', 'answer']);
    const { data } = gameCommand(fair(60, 60));
    expect(data.options!.map(({ name }) => name)).toEqual([...rides.slice(0, 23), 'other', 'answer']);
    expect(checkCommands([data] as never)).toEqual([]);
    expect(bodyErrors('createCommand', data)).toEqual([]);
  });

  it('suggests and plays the others', async () => {
    await visit(60, 60);
    expect(town.twin.commands('quay').find(({ name }) => name === 'fair')!.options).toHaveLength(25);
    const suggested = async (move: string) =>
      (await ann.autocomplete('quay', '/fair other', { move }, 'move')).map(({ name, value }) => [name, value]);
    expect((await suggested('')).slice(0, 2)).toEqual([
      ['Ride 24', 'ride-24'],
      ['Ride 25', 'ride-25'],
    ]);
    expect(await suggested('ride 22')).toEqual([]);
    expect(await suggested('trick 59')).toEqual([['Trick 59', 'trick-59']]);
    expect(await suggested('ride 59: horse-31')).toEqual([
      ['Ride 59: horse-31', 'ride-59 horse=horse-31'],
      ...Array.from({ length: 10 }, (_, n) => [`Ride 59: horse-31${n}`, `ride-59 horse=horse-31${n}`]),
    ]);
    const type = async (move: string): Promise<string> => (await ann.slash('quay', '/fair other', { move }).reply).text;
    expect(await type('ride-59 horse=horse-31')).toContain('ride-59 horse-31');
    expect(await type('Trick 59')).toContain('trick-59');
    expect(await type('Ride 58')).toContain('ride-58');
    expect(await type('ride-59')).toContain('Page 1 of 16');
    expect(await suggested('trick 58')).toEqual([['Trick 58', 'trick-58']]);
    expect(await type('Ride 22')).toContain('“Ride 22” does not answer what is asked now.');
    expect((await ann.slash('quay', '/fair ride-1', {}).reply).text).toContain('ride-1');
  });
});
