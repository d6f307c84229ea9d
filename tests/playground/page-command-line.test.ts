import { type APIApplicationCommand, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import {
  type CommandOption,
  fixedSuggestions,
  flattenCommands,
  matchCommands,
  type Names,
  parseCommandLine,
  readValue,
} from '../../src/playground/page/command-line.js';

const commands = [
  {
    id: '1',
    type: 1,
    name: 'match',
    description: 'Matches',
    options: [
      {
        type: Type.Subcommand,
        name: 'create',
        name_localizations: { ru: 'создать' },
        description: 'Start a table',
        description_localizations: { ru: 'Открыть стол' },
        options: [
          { type: Type.String, name: 'game', description: 'Which game', required: true, autocomplete: true },
          { type: Type.Integer, name: 'seats', description: 'How many', min_value: 1, max_value: 4 },
          { type: Type.String, name: 'note', description: 'A remark', max_length: 20 },
        ],
      },
      { type: Type.Subcommand, name: 'join', description: 'Take a seat' },
      {
        type: Type.SubcommandGroup,
        name: 'clock',
        description: 'Deadlines',
        options: [{ type: Type.Subcommand, name: 'set', description: 'Set the deadline' }],
      },
    ],
  },
  { id: '2', type: 1, name: 'rules', description: 'Look up a rule' },
  { id: '3', type: 3, name: 'A menu on messages', description: '' },
] as unknown as APIApplicationCommand[];

const entries = flattenCommands(commands, 'en-US');
const names: Names = {
  users: [
    { id: '10', name: 'Anna' },
    { id: '11', name: 'Вера' },
  ],
  channels: [{ id: '20', name: 'harbour' }],
  roles: [{ id: '30', name: '@everyone' }],
};

function option(over: Partial<CommandOption>): CommandOption {
  const common = { name: 'x', label: 'x', description: '', required: false, autocomplete: false, choices: [] };
  return { ...common, type: Type.String, ...over };
}

describe('flattenCommands', () => {
  it('lists subcommands and those in groups, but no menus', () => {
    expect(entries.map(({ id, path }) => [id, path])).toEqual([
      ['1', 'match create'],
      ['1', 'match join'],
      ['1', 'match clock set'],
      ['2', 'rules'],
    ]);
  });

  it('speaks the person’s language and keeps the registered path', () => {
    const create = flattenCommands(commands, 'ru')[0]!;
    expect([create.path, create.label, create.description]).toEqual(['match create', 'match создать', 'Открыть стол']);
  });
});

describe('matchCommands', () => {
  const paths = (typed: string) => matchCommands(entries, typed).map(({ path }) => path);

  it('lists all after a lone slash', () => {
    expect(paths('/')).toHaveLength(4);
  });

  it('takes beginnings of words, and puts what begins so first', () => {
    expect(paths('/ma cr')).toEqual(['match create']);
    expect(paths('/match set')).toEqual(['match clock set']);
    expect(paths('/join')).toEqual(['match join']);
    expect(paths('/r')[0]).toBe('rules');
  });

  it('finds words of the description', () => {
    expect(paths('/deadline')).toEqual(['match clock set']);
    expect(paths('/nothing')).toEqual([]);
  });
});

describe('parseCommandLine', () => {
  it('reads values with spaces and colons', () => {
    const line = parseCommandLine('/match create game:Santa Maria: solo seats:3', entries)!;
    expect(line.entry.path).toBe('match create');
    expect([...line.values]).toEqual([
      ['game', 'Santa Maria: solo'],
      ['seats', '3'],
    ]);
    expect(line.rest).toBe('');
  });

  it('takes only the first naming of an option, and names only of this command', () => {
    const line = parseCommandLine('/match create note:a note:b die:4', entries)!;
    expect([...line.values]).toEqual([['note', 'a note:b die:4']]);
  });

  it('keeps what belongs to no option', () => {
    expect(parseCommandLine('/match create quick game:x', entries)?.rest).toBe('quick');
  });

  it('understands the localized name', () => {
    const russian = flattenCommands(commands, 'ru');
    expect(parseCommandLine('/match создать seats:2', russian)?.entry.path).toBe('match create');
  });

  it.each(['match create', '/match', '/matchcreate', '/match creates', ''])('knows no command in "%s"', (line) => {
    expect(parseCommandLine(line, entries)).toBeUndefined();
  });
});

describe('readValue', () => {
  it('reads numbers within their bounds', () => {
    const seats = option({ type: Type.Integer, min: 1, max: 4 });
    expect(readValue(seats, ' 3 ', names)).toEqual({ ok: true, value: 3 });
    for (const wrong of ['0', '5', '2.5', 'three', '']) expect(readValue(seats, wrong, names).ok).toBe(false);
    expect(readValue(option({ type: Type.Number }), '2,5', names)).toEqual({ ok: true, value: 2.5 });
  });

  it('reads choices by name or value', () => {
    const deck = option({ choices: [{ name: 'Herring', value: 'herring' }] });
    expect(readValue(deck, 'herring', names)).toEqual({ ok: true, value: 'herring' });
    expect(readValue(deck, 'Cod', names).ok).toBe(false);
  });

  it('reads yes and no, people, channels and roles', () => {
    expect(readValue(option({ type: Type.Boolean }), 'True', names)).toEqual({ ok: true, value: true });
    expect(readValue(option({ type: Type.User }), '@вера', names)).toEqual({ ok: true, value: '11' });
    expect(readValue(option({ type: Type.Channel }), '#harbour', names)).toEqual({ ok: true, value: '20' });
    expect(readValue(option({ type: Type.Role }), '@everyone', names)).toEqual({ ok: true, value: '30' });
    expect(readValue(option({ type: Type.User }), 'nobody', names).ok).toBe(false);
  });

  it('measures texts', () => {
    const note = option({ minLength: 2, maxLength: 4 });
    expect(['a', 'ab', 'abcd', 'abcde'].map((value) => readValue(note, value, names).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('fixedSuggestions', () => {
  it('filters people by what is typed', () => {
    expect(fixedSuggestions(option({ type: Type.User }), names, '@ан')).toEqual([]);
    expect(fixedSuggestions(option({ type: Type.User }), names, '@an')).toEqual([{ name: '@Anna', value: '10' }]);
  });

  it('offers 25 values at most', () => {
    const users = Array.from({ length: 40 }, (_, index) => ({ id: String(index), name: `p${index}` }));
    expect(fixedSuggestions(option({ type: Type.User }), { ...names, users }, '')).toHaveLength(25);
  });
});
