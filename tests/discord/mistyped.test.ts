import { afterEach, describe, expect, it } from 'vitest';
import { commandName } from '../../commands/game.js';
import { createRng, type Rng } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, pinged, startMatch, type Town } from './town.js';

let town: Town;
let people: Persona[];
let mover: Persona;

afterEach(() => closeQuietly(town));

async function begin(game: string, locale = 'en-US'): Promise<void> {
  town = await openTown({ randomBytes: fixedBytes('a') });
  people = [town.person('Ann', locale), town.person('Bo', locale)];
  const post = await startMatch(town, 'quay', people, game);
  mover = people.find(({ name }) => pinged(post, people).includes(name))!;
}

const type = (command: string, options: Record<string, string>): Promise<SeenMessage> =>
  mover.slash('quay', command, options).reply;

const commands = Object.entries(games).flatMap(([id, game]) =>
  Object.entries(game.actions)
    .filter(([, { answer, params }]) => !answer && params.length > 0)
    .map(([action, { params }]) => ({ id, action, names: params.map(({ name }) => name) })),
);

describe('a typed mistake is named, and nothing is lost', () => {
  it.each([
    ['santa-maria', '/santamaria buy', { resource: 'gem', amount: '1' }, 'This resource cannot be bought.'],
    ['santa-maria', '/santamaria buy', { resource: 'wod', amount: '1' }, '“wod”'],
    ['santa-maria', '/santamaria expand', { tile: 'zzz', cell: 'zzz' }, '“zzz”'],
    ['santa-maria', '/santamaria expand', { tile: 'triple-03', cell: 'r2c1', rotation: '0' }, 'grain'],
    ['santa-maria', '/santamaria use-die', { die: 'zzz', value: 'a b?' }, '“zzz”'],
    [
      'nusfjord',
      '/nusfjord build',
      { building: 'zzz', cell: 'b2', reserve: 'x' },
      'There is no building you can pay for.',
    ],
    ['islebound', '/islebound port', { city: 'zzz' }, '“zzz”'],
    ['anno-1800', '/anno expand', { token: 'zzz' }, '“zzz”'],
    ['anno-1800', '/anno play', { card: 'aei-05' }, 'None of your cards can be paid in this turn.'],
    ['cooper-island', '/cooper islet', { islet: 'zzz' }, '“zzz”'],
    ['cooper-island', '/cooper place', { tile: 'zzz', first: 'b1' }, '“zzz”'],
    ['cooper-island', '/cooper trade', { kind: 'market-cloth' }, 'You need goods worth 2 for this.'],
    [
      'islebound',
      '/islebound sail',
      { to: 'zzz', crew: 'a b?' },
      'Sail is not possible now. The question is: “Choose your home port.”',
    ],
  ])('%s: %s %j', async (game, command, options, said) => {
    await begin(game);
    const { text } = await type(command, options);
    expect(text).toContain('Nothing was changed.');
    expect(text).toContain(said);
  });

  const signs = ['zzz', '-', '0', 'a b?', ',', 'r1c1', '*', '9'.repeat(60), 'wood*3', 'white-9', '=', '#'];
  const noise = (rng: Rng): string => rng.pick(signs);
  it.each(Object.keys(games))('%s: noise in any option, typed and suggested for', async (id) => {
    await begin(id);
    const rng = createRng({ seed: seedOf(31), block: 0 });
    let asked = 0;
    for (const { action, names } of commands.filter((one) => one.id === id)) {
      for (let round = 0; round < 4; round += 1) {
        const given = Object.fromEntries(names.filter(() => rng.int(3) > 0).map((name) => [name, noise(rng)]));
        const name = `/${commandName(games[id]!)} ${action}`;
        for (const focused of names) {
          const offered = await mover.autocomplete('quay', name, { ...given, [focused]: '' }, focused);
          asked += 1;
          for (const { name: shown, value } of offered) {
            expect([shown, String(value)]).toEqual([shown.trim(), String(value).trim()]);
          }
        }
        if (Object.keys(given).length === 0) continue;
        expect((await type(name, given)).text).not.toContain('went wrong on my side');
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe('an action that there is not', () => {
  it.each([
    ['santa-maria', 'Possible now: `use-die` (Use a die), `activate` (Activate with coins), ', ', `pass` (Pass)'],
    ['nusfjord', 'Possible now: `gold` (+1 Gold), ', ', and `pass` (Pass).'],
    ['islebound', 'Possible now: `port` (Choose a home port).'],
    ['anno-1800', 'Possible now: `expand` (Expand), ', '`festival` (Festival)'],
    ['cooper-island', 'Possible now: `islet` (Lay an islet), ', '`finish` (Finish)'],
  ])('%s: those that there are now are named', async (game, ...said) => {
    await begin(game);
    const { text } = await type('/move', { text: 'hello' });
    expect(text).toContain('```\nhello\n^\n```There is no action “hello”. ');
    for (const part of said) expect(text).toContain(part);
    const answered = await type(`/${commandName(games[game]!)} answer`, { choice: 'hello' });
    expect(answered.text).toContain(
      '“hello” does not answer what is asked now. Choose one of the suggestions, or begin',
    );
    for (const part of said) expect(answered.text).toContain(part.replace('Possible now: ', ''));
  });

  it('is named in Russian', async () => {
    await begin('santa-maria', 'ru');
    expect((await type('/move', { text: 'привет' })).text).toContain(
      'Нет действия «привет». Сейчас можно: `use-die` («',
    );
  });
});

/** Where all play at once: what somebody types who is done with it. */
const leaves: Record<string, string> = { 'cooper-island': 'finish' };

describe('who is not to move', () => {
  it.each(Object.keys(games))('%s: hears whose turn it is, whatever is typed', async (game) => {
    await begin(game);
    const other = people.find(({ name }) => name !== mover.name)!;
    if (leaves[game]) await other.slash('quay', '/move', { text: leaves[game] }).reply;
    const waits = `It is not your turn: the match waits for ${mover.name}.`;
    for (const text of ['hello', 'hello; hello', '7 hello', '=', Object.keys(games[game]!.actions)[0]!]) {
      expect((await other.slash('quay', '/move', { text }).reply).text).toContain(waits);
    }
    const name = `/${commandName(games[game]!)}`;
    expect((await other.slash('quay', `${name} answer`, { choice: 'hello' }).reply).text).toContain(waits);
    const { action, names } = commands.find(({ id }) => id === game)!;
    expect((await other.slash('quay', `${name} ${action}`, { [names[0]!]: 'a b?' }).reply).text).toContain(waits);
  });

  it('hears it from the line on that ended their turn', async () => {
    await begin('santa-maria');
    const { text } = await type('/move', { text: 'pass space=retire-coins; end-turn; hello' });
    expect(text).toMatch(/2 moves were played before this line\.\n```\nhello\n\^\n```It is not your turn:/);
  });
});

describe('several lines', () => {
  it('are told truly: those before a slip stand, those after it were not played', async () => {
    await begin('santa-maria');
    const panel = await type('/move', { text: 'sell resource=wood amount=1; expand tile=zzz cell=zzz; end-turn' });
    expect(panel.text).toContain('1 move was played before this line.');
    expect(panel.text).toContain('expand tile=zzz cell=zzz');
    expect(panel.text).toContain('So far this turn:');
    const none = await type('/move', { text: 'buy resource=gem amount=1; sell resource=wood amount=1' });
    expect(none.text).toContain('Nothing was played.');
  });
});
