import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';
import { createTypist } from './typist.js';

let town: Town;
let post: SeenMessage;
let mover: Persona;
let other: Persona;

afterEach(() => closeQuietly(town));

/** Bo has the first turn. White dice 1, 2, 3, 3, 6, 6, blue 5; 2 wood and 3 coins. */
async function begin(locales: [string, string] = ['en-US', 'en-US']): Promise<void> {
  town = await openTown({ randomBytes: fixedBytes('a') });
  other = town.person('Ann', locales[0]);
  mover = town.person('Bo', locales[1]);
  post = await startMatch(town, 'quay', [other, mover]);
  expect(post.content.startsWith(`<@${mover.id}>`)).toBe(true);
}

const type = (name: string, options: Record<string, string> = {}): Promise<SeenMessage> =>
  mover.slash('quay', `/santamaria ${name}`, options).reply;
const names = async (name: string, options: Record<string, string>, focused: string, person = mover) =>
  (await person.autocomplete('quay', `/santamaria ${name}`, options, focused)).map((choice) => choice.name);

describe('a typed move', () => {
  it('with every option is a step of the draft at once', async () => {
    await begin();
    const panel = await type('use-die', { die: 'white-6', value: '6' });
    expect(panel.ephemeral).toBe(true);
    expect(panel.text).toContain('So far this turn:');
    expect(panel.text).toContain('Bo takes the white 6 and activates column 6;');
    expect(panel.buttons.map(({ label }) => label)).toEqual(['✓ End turn', 'Undo: Use a die']);
  });

  it('may be typed in the words that are shown, whatever their case', async () => {
    await begin();
    expect((await type('use-die', { die: 'White 6', value: 'AS 6' })).text).toContain('Bo takes the white 6');
  });

  it('in Russian words is understood, too', async () => {
    await begin(['en-US', 'ru']);
    const [shown] = await names('use-die', { die: 'бел' }, 'die');
    expect(shown).toMatch(/^бел/);
    expect((await type('use-die', { die: shown!, value: 'как 1' })).text).not.toContain('Ничего не изменилось');
  });

  it('with an option missing opens the panel on the missing question', async () => {
    await begin();
    const panel = await type('use-die', { die: 'blue-5' });
    expect(panel.text).toContain('### Use a die');
    expect(panel.text).toContain('As which value do you use it?');
    expect((await mover.press(panel, 'as 5 (free)').reply).text).toContain('Bo takes the blue 5 and activates row 5.');
  });

  it('with no option at all opens the action', async () => {
    await begin();
    expect((await type('expand')).text).toMatch(/Not possible|A tile costs at least|Which tile do you take\?/);
    expect((await type('use-die')).text).toContain('Which die do you take?');
  });

  it('leaves out what has one answer only', async () => {
    await begin();
    expect((await type('sell', { amount: '2' })).text).toContain('Bo sells 2 wood for 2 coins.');
  });

  it('given out of order or for a later question is asked from the first open one', async () => {
    await begin();
    const panel = await type('use-die', { value: '6' });
    expect(panel.text).toContain('Which die do you take?');
  });

  it('can be taken back by command until the turn is ended by command', async () => {
    await begin();
    await type('use-die', { die: 'white-6', value: '6' });
    expect((await mover.slash('quay', '/match undo').reply).text).not.toContain('So far this turn');
    await type('use-die', { die: 'white-6', value: '5' });
    expect((await type('end-turn')).text).toContain('Ann to move. You will be pinged when it is your turn.');
    const next = await town.twin.until(() => boardPosts(mover, 'quay')[1]);
    expect(next.content).toContain('Bo takes the white 6, pays 1 coin to use it as 5 and activates column 5;');
    expect((await mover.slash('quay', '/match undo').reply).text).toContain('**Your last turn** can be taken back');
  });

  it('that was legal when it was suggested is checked again when it is sent', async () => {
    await begin();
    const [choice] = await mover.autocomplete('quay', '/santamaria use-die', { die: 'white 6' }, 'die');
    expect(choice?.value).toBe('white-6');
    await type('use-die', { die: 'white-1', value: '1' });
    const { text } = await type('use-die', { die: String(choice!.value), value: '6' });
    expect(text).toMatch(/^-# Use a die is not possible now\. .*\n-# Nothing was changed\.\n/);
  });

  it('with a value that is wrong or missing says which there are', async () => {
    await begin();
    const dice = 'Possible for “die”: `white-1`, `white-2`, `white-3`, `white-6`, and `blue-5`.';
    const { text } = await type('use-die', { die: 'purple' });
    expect(text).toMatch(new RegExp(`^-# “purple” is not possible for “die” now\\. ${dice}\n-# Nothing was changed`));
    const move = async (line: string) => (await mover.slash('quay', '/move', { text: line }).reply).text;
    expect(await move('use-die')).toContain(`^\n\`\`\`Use a die lacks “die”. ${dice}\n`);
    expect(await move('sell resource=wood amount=9')).toContain(
      '“9” is not possible for “amount” now. Possible for “amount”: 1 to 2.\n',
    );
  });
});

describe('autocomplete', () => {
  it('suggests what is legal with its price and effect, what begins as typed first', async () => {
    await begin();
    expect(await names('use-die', {}, 'die')).toEqual([
      'white 1 (column 1: 1 wood and religion)',
      'white 2 (column 2: 1 grain or 1 sugar → 3 coins)',
      'white 3 (column 3: 1 grain and a conquistador)',
      'white 6 (column 6: 1 gem, 1 coin, and 1 sugar)',
      'blue 5 (row 5: 1 grain or 1 sugar → 3 coins and 1 sugar)',
    ]);
    expect(await names('use-die', { die: 'e 6' }, 'die')).toEqual(['white 6 (column 6: 1 gem, 1 coin, and 1 sugar)']);
    expect(await names('use-die', { die: 'BLUE' }, 'die')).toEqual([
      'blue 5 (row 5: 1 grain or 1 sugar → 3 coins and 1 sugar)',
    ]);
    expect(await names('use-die', { die: '-' }, 'die')).toHaveLength(5);
    expect(await names('use-die', { die: 'green' }, 'die')).toEqual([]);
    expect(await names('use-die', { die: 'white-6', value: '' }, 'value')).toEqual([
      'as 6 (free) (column 6: 1 gem, 1 coin, and 1 sugar)',
      'as 5 (1 coin) (column 5: 2 coins)',
      'as 4 (2 coins) (column 4: a shipment)',
      'as 3 (3 coins) (column 3: 1 grain and a conquistador)',
    ]);
    expect(await names('use-die', { die: 'white-6', value: 'coin' }, 'value')).toHaveLength(4);
    expect(await names('sell', { resource: 'wood', amount: '' }, 'amount')).toEqual([
      '1 wood (for 1 coin)',
      '2 wood (for 2 coins)',
    ]);
  });

  it('understands an earlier option that was typed in words', async () => {
    await begin();
    expect(await names('use-die', { die: 'White 6', value: 'as 5' }, 'value')).toEqual([
      'as 5 (1 coin) (column 5: 2 coins)',
    ]);
  });

  it('suggests nothing for a question that is not asked, and says why to somebody who is not to move', async () => {
    await begin();
    expect(await names('use-die', { value: '' }, 'value')).toEqual([]);
    expect(await names('use-die', { die: 'nonsense ☃', value: '' }, 'value')).toEqual([]);
    const reason = `It is not your turn: the match waits for ${mover.name}.`;
    expect(await names('use-die', {}, 'die', other)).toEqual([reason]);
    expect(await names('answer', { choice: '' }, 'choice', other)).toEqual([reason]);
    const typed = await other.slash('quay', '/santamaria answer', { choice: '-' }).reply;
    expect(typed.text).toContain(reason);
    expect(await names('use-die', {}, 'die', town.person('Eva'))).toEqual([]);
    expect(await mover.autocomplete('tavern', '/santamaria use-die', {}, 'die')).toEqual([]);
  });

  it('of answers offers the moves that answer, and only those of a half-made move', async () => {
    await begin();
    expect((await names('answer', { choice: '' }, 'choice')).length).toBe(25);
    expect(await names('answer', { choice: 'pass' }, 'choice')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Pass: /)]),
    );
    await type('use-die', { die: 'white-6' });
    expect(await names('answer', { choice: '' }, 'choice')).toEqual([
      'as 6 (free) (column 6: 1 gem, 1 coin, and 1 sugar)',
      'as 5 (1 coin) (column 5: 2 coins)',
      'as 4 (2 coins) (column 4: a shipment)',
      'as 3 (3 coins) (column 3: 1 grain and a conquistador)',
    ]);
    const [first] = await mover.autocomplete('quay', '/santamaria answer', { choice: 'as 5' }, 'choice');
    expect(first?.value).toBe('use-die die=white-6 value=5');
    expect((await type('answer', { choice: String(first!.value) })).text).toContain('pays 1 coin to use it as 5');
  });

  it('speaks the language of its reader', async () => {
    await begin(['en-US', 'ru']);
    for (const name of await names('use-die', { die: 'white-6', value: '' }, 'value'))
      expect(name).toMatch(/[а-яё]{3}/);
  });
});

it('a whole match can be typed, nothing but commands filled in from suggestions', async () => {
  await begin(['ru', 'en-US']);
  const typist = createTypist(createRng({ seed: '0c'.repeat(16), block: 0 }));
  const people = [other, mover];
  for (let turn = 0; ; turn += 1) {
    const person = people.find(({ id }) => post.content.startsWith(`<@${id}>`));
    if (!person) break;
    await typist.turn(person, 'quay');
    post = await town.twin.until(() => boardPosts(mover, 'quay')[turn + 1]);
  }
  expect(post.content).toMatch(/^Santa Maria is over\. (Ann|Bo) wins by \d+!/);
  expect(typist.bad).toEqual([]);
  expect([...typist.typed.keys()].sort()).toEqual(['activate', 'answer', 'end-turn', 'expand', 'pass', 'use-die']);
  const presses = town.twin.requests.filter(({ route }) => route === '/interactions/:interaction/:token/callback');
  // Only two presses were answered: Join and Start.
  expect(presses.filter(({ body }) => (body as { type: number }).type === 6)).toHaveLength(2);
}, 120_000);
