import { expect, test } from 'vitest';
import { type Callback, checkCallback, type InteractionKind } from '../../src/playground/checks/callback.js';
import { checkCommands, commandSize, type LooseCommand } from '../../src/playground/checks/commands.js';
import type { Loose } from '../../src/playground/checks/components.js';
import { errorTree, type Finding, line } from '../../src/playground/checks/findings.js';
import { checkMessage, isEmpty, type MessageToBe } from '../../src/playground/checks/message.js';

const v2 = 32768;
const codes = (findings: Finding[]) => findings.map((one) => `${line(one).split(':')[0]} ${one.code}`);
const message = (body: MessageToBe, files: string[] = [], mayBeEphemeral = false) =>
  codes(checkMessage(body, { files, mayBeEphemeral }));
const text = (content: string): Loose => ({ type: 10, content });
const button = (customId: string, more: object = {}): Loose => ({
  type: 2,
  style: 1,
  label: 'x',
  custom_id: customId,
  ...more,
});
const row = (...components: Loose[]): Loose => ({ type: 1, components });
const menu = (more: object = {}): Loose => ({
  type: 3,
  custom_id: 'm',
  options: [{ label: 'A', value: 'a' }],
  ...more,
});

test('a plain message and a panel are fine', () => {
  expect(message({ content: 'x'.repeat(2000), components: [row(button('a'), button('b')), row(menu())] })).toEqual([]);
  expect(message({ flags: v2, components: [{ type: 17, components: [text('x'), row(button('a'))] }] })).toEqual([]);
});

test('content is counted by character up to 2000', () => {
  expect(message({ content: '𝔱'.repeat(2000) })).toEqual([]);
  expect(message({ content: 'x'.repeat(2001) })).toEqual(['content BASE_TYPE_MAX_LENGTH']);
});

test('embeds hold 6000 characters together', () => {
  const embeds = [{ description: 'x'.repeat(4000) }, { title: 'x'.repeat(250), description: 'x'.repeat(1750) }];
  expect(message({ embeds })).toEqual([]);
  expect(message({ embeds: [...embeds, { footer: { text: 'x' } }] })).toEqual(['embeds MAX_EMBED_SIZE_EXCEEDED']);
});

test('the flag for Components V2 excludes the classic fields, and they its components', () => {
  const legacy = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  const body = { flags: v2, content: 'x', embeds: [{ title: 'x' }], components: [text('y')] };
  expect(message(body)).toEqual([`content ${legacy}`, `embeds ${legacy}`]);
  expect(message({ components: [text('y')] })).toEqual(['components[0].type UNION_TYPE_CHOICES']);
});

test('five rows without the flag, forty components with it, nested ones counted', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => row(button(`b${at}`)));
  expect(message({ components: rows(5) })).toEqual([]);
  expect(message({ components: rows(6) })).toEqual(['components BASE_TYPE_BAD_LENGTH']);
  expect(message({ flags: v2, components: rows(20) })).toEqual([]);
  const over = { type: 17, components: rows(20) };
  expect(message({ flags: v2, components: [over] })).toEqual(['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED']);
});

test('text displays hold 4000 characters and a number of bytes together', () => {
  const two = (each: string) => ({ flags: v2, components: [text(each), text(each)] });
  expect(message(two('ж'.repeat(2000)))).toEqual([]);
  expect(message(two('x'.repeat(2001)))).toEqual(['components COMPONENT_MAX_TOTAL_TEXT_EXCEEDED']);
  expect(message(two('字'.repeat(2000)))).toEqual(['components COMPONENT_MAX_TOTAL_BYTES_EXCEEDED']);
});

test('custom ids and ids are unique in a message', () => {
  const components = [row(button('a', { id: 5 })), row(button('a', { id: 5 }))];
  expect(message({ components })).toEqual([
    'components[1].components[0].custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    'components[1].components[0].id COMPONENT_ID_DUPLICATED',
  ]);
});

test('a menu takes a row of its own', () => {
  const components = [row(menu(), button('a'))];
  expect(message({ components })).toEqual(['components[0].components[1] COMPONENT_LAYOUT_WIDTH_EXCEEDED']);
});

test('a button needs what its style asks for', () => {
  const one = (more: object) => message({ components: [row(button('a', more))] });
  expect(one({ style: 5, url: 'https://x.test' })).toEqual([
    'components[0].components[0].custom_id BUTTON_COMPONENT_INVALID_FOR_STYLE',
  ]);
  expect(one({ style: 5, custom_id: undefined })).toEqual(['components[0].components[0].url BASE_TYPE_REQUIRED']);
  expect(one({ url: 'https://x.test' })).toEqual([
    'components[0].components[0].url BUTTON_COMPONENT_INVALID_FOR_STYLE',
  ]);
  expect(one({ custom_id: undefined })).toEqual([
    'components[0].components[0].custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ]);
  expect(one({ label: undefined })).toEqual(['components[0].components[0] BUTTON_COMPONENT_LABEL_REQUIRED']);
});

test('a menu’s numbers and values fit its options', () => {
  const one = (more: object) => message({ components: [row(menu(more))] });
  const at = 'components[0].components[0]';
  expect(one({ max_values: 2 })).toEqual([`${at}.max_values BASE_TYPE_BAD_INTEGER`]);
  expect(one({ min_values: 2 })).toEqual([`${at}.min_values BASE_TYPE_BAD_INTEGER`]);
  const twice = [
    { label: 'A', value: 'a', default: true },
    { label: 'B', value: 'a', default: true },
  ];
  expect(one({ options: twice })).toEqual([
    `${at}.options[1].value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`,
    `${at}.options SELECT_TOO_MANY_DEFAULTS`,
  ]);
});

test('an attachment that is shown must be there', () => {
  const lost = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
  const gallery = { type: 12, items: [{ media: { url: 'attachment://board.png' } }] };
  expect(message({ flags: v2, components: [gallery] }, ['board.png'])).toEqual([]);
  expect(message({ flags: v2, components: [gallery] }, ['other.png'])).toEqual([
    `components[0].items[0].media.url ${lost}`,
  ]);
  expect(message({ embeds: [{ image: { url: 'attachment://a.png' } }] })).toEqual([`embeds[0].image.url ${lost}`]);
  expect(message({ embeds: [{ image: { url: 'attachment://a.txt' } }] }, ['a.txt'])).toEqual([
    'embeds[0].image.url EMBED_IMAGE_TYPE',
  ]);
  const file = { type: 13, file: { url: 'https://x.test/a' } };
  expect(message({ flags: v2, components: [file] })).toEqual(['components[0].file.url FILE_COMPONENT_URL']);
});

test('more than 64 media make Discord fail', () => {
  const gallery = (count: number) => ({
    type: 12,
    items: Array.from({ length: count }, () => ({ media: { url: 'https://x.test/a.png' } })),
  });
  expect(message({ flags: v2, components: [gallery(64)] })).toEqual([]);
  expect(message({ flags: v2, components: [gallery(65)] })).toEqual(['components MEDIA_MAX_EXCEEDED']);
});

test('flags a place does not know, and mentions that contradict each other', () => {
  expect(message({ content: 'x', flags: 64 })).toEqual(['flags MESSAGE_FLAGS_INVALID']);
  expect(message({ content: 'x', flags: 64 }, [], true)).toEqual([]);
  expect(message({ content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } })).toEqual([
    'allowed_mentions.users MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ]);
});

test('a message is empty when nothing would show', () => {
  expect([isEmpty({ content: ' ', embeds: [] }, 0), isEmpty({}, 1), isEmpty({ content: 'x' }, 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an answer must fit what it answers', () => {
  const check = (type: number, kind: InteractionKind, fromMessage = false) =>
    codes(checkCallback({ type }, kind, fromMessage));
  const wrong = ['type INTERACTION_CALLBACK_TYPE_INVALID'];
  expect([check(4, 'autocomplete'), check(8, 'command'), check(6, 'command'), check(9, 'modal')]).toEqual([
    wrong,
    wrong,
    wrong,
    wrong,
  ]);
  expect([check(6, 'modal'), check(6, 'modal', true), check(7, 'component'), check(9, 'command')]).toEqual([
    wrong,
    [],
    [],
    [],
  ]);
});

test('a deferred reply takes only the ephemeral flag', () => {
  const defer = (data: object) => codes(checkCallback({ type: 5, data }, 'command', false));
  expect(defer({ flags: 64 })).toEqual([]);
  expect(defer({ flags: v2 })).toEqual(['data.flags MESSAGE_FLAGS_INVALID']);
  expect(defer({ content: 'x' })).toEqual(['data.content FIELD_IGNORED']);
});

test('choices have a name and short values', () => {
  const choices = [
    { name: ' ', value: 'a' },
    { name: 'b', value: 'x'.repeat(101) },
  ];
  expect(codes(checkCallback({ type: 8, data: { choices } }, 'autocomplete', false))).toEqual([
    'data.choices[0].name BASE_TYPE_REQUIRED',
    'data.choices[1].value BASE_TYPE_BAD_LENGTH',
  ]);
});

test('a modal has one to five parts, nothing disabled, and values within bounds', () => {
  const modal = (...components: Loose[]) =>
    codes(checkCallback({ type: 9, data: { components } } as Callback, 'command', false));
  const label = (component: Loose): Loose => ({ type: 18, label: 'L', component });
  const input = (customId: string, more: object = {}): Loose =>
    label({ type: 4, custom_id: customId, style: 1, ...more });
  expect(modal(...'abcde'.split('').map((id) => input(id)))).toEqual([]);
  expect(modal(...'abcdef'.split('').map((id) => input(id)))).toEqual(['data.components BASE_TYPE_BAD_LENGTH']);
  expect(modal(input('a', { value: 'xy', max_length: 1 }))).toEqual([
    'data.components[0].component.value BASE_TYPE_BAD_LENGTH',
  ]);
  expect(modal(input('a', { min_length: 3, max_length: 1 }))).toEqual([
    'data.components[0].component.min_length BASE_TYPE_BAD_INTEGER',
  ]);
  expect(modal(label(menu({ disabled: true })))).toEqual(['data.components[0].component.disabled COMPONENT_DISABLED']);
  expect(modal(input('a'), input('a'))).toEqual([
    'data.components[1].component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ]);
});

const command = (more: Partial<LooseCommand> = {}): LooseCommand => ({ name: 'match', description: 'd', ...more });
const option = (name: string, more: Partial<LooseCommand> = {}): LooseCommand => ({
  type: 3,
  name,
  description: 'd',
  ...more,
});
const commands = (...list: LooseCommand[]) => codes(checkCommands(list));

test('names are lower case in every language and unique in their list', () => {
  expect(commands(command({ name_localizations: { ru: 'матч' } }))).toEqual([]);
  expect(commands(command({ name: 'Match' }))).toEqual(['[0].name APPLICATION_COMMAND_INVALID_NAME']);
  expect(commands(command({ name_localizations: { ru: 'Матч' } }))).toEqual([
    '[0].name_localizations.ru APPLICATION_COMMAND_INVALID_NAME',
  ]);
  expect(commands(command(), command())).toEqual(['[1].name APPLICATION_COMMANDS_DUPLICATE_NAME']);
  const clash = [option('a', { name_localizations: { ru: 'б' } }), option('б')];
  expect(commands(command({ options: clash }))).toEqual(['[0].options[1].name APPLICATION_COMMANDS_DUPLICATE_NAME']);
});

test('languages are those Discord knows', () => {
  expect(commands(command({ description_localizations: { en: 'x' } }))).toEqual([
    '[0].description_localizations.en ENUM_TYPE_COERCE',
  ]);
});

test('required options come first', () => {
  const options = [option('a', { required: true }), option('b'), option('c', { required: true })];
  expect(commands(command({ options }))).toEqual(['[0].options[2] APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID']);
});

test('subcommands do not mix with options nor nest deeper than a group', () => {
  const sub = (name: string, options?: LooseCommand[]) => option(name, { type: 1, options });
  const group = (name: string, options: LooseCommand[]) => option(name, { type: 2, options });
  const invalid = 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID';
  expect(commands(command({ options: [sub('a'), group('g', [sub('b', [option('c')])])] }))).toEqual([]);
  expect(commands(command({ options: [sub('a'), option('b')] }))).toEqual([`[0].options ${invalid}`]);
  expect(commands(command({ options: [group('g', [group('h', [sub('a')])])] }))[0]).toBe(
    `[0].options[0].options[0].type ${invalid}`,
  );
});

test('a hundred commands of a scope, 8000 characters each', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => command({ name: `c${at}` }));
  expect(commands(...many(100))).toEqual([]);
  expect(commands(...many(101))).toEqual(['(body) APPLICATION_COMMAND_TOO_MANY']);
  const choice = { name: 'n'.repeat(60), name_localizations: { ru: 'ж'.repeat(100) }, value: 'v'.repeat(90) };
  const wide = Array.from({ length: 2 }, (_, at) =>
    option(`o${at}`, {
      choices: Array.from({ length: 21 }, (_, n) => ({ ...choice, value: `${n}`.padStart(90, 'v') })),
    }),
  );
  expect(commandSize(command({ options: wide }))).toBe(6 + 2 * (3 + 21 * 190));
  expect(commands(command({ options: wide }))).toEqual([]);
  const wider = [...wide, option('x', { description: 'y'.repeat(15) })];
  expect(commands(command({ options: wider }))).toEqual(['[0] APPLICATION_COMMAND_TOO_LARGE']);
});

test('choices exclude autocomplete and each other, bounds are in order', () => {
  const choices = [{ name: 'a', value: 'a' }];
  const at = '[0].options[0]';
  expect(commands(command({ options: [option('a', { choices, autocomplete: true })] }))).toEqual([
    `${at}.autocomplete APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES`,
  ]);
  expect(commands(command({ options: [option('a', { choices: [...choices, ...choices] })] }))).toEqual([
    `${at}.choices[1].value APPLICATION_COMMAND_CHOICES_DUPLICATE`,
  ]);
  expect(commands(command({ options: [option('a', { min_value: 3, max_value: 2 })] }))).toEqual([
    `${at}.min_value BASE_TYPE_BAD_INTEGER`,
  ]);
});

test('findings become Discord’s tree', () => {
  const found = [{ path: ['components', 0, 'custom_id'], code: 'X', message: 'No.' }];
  expect(errorTree(found)).toEqual({ components: { 0: { custom_id: { _errors: [{ code: 'X', message: 'No.' }] } } } });
});
