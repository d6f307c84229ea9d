import type { Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Modal } from '../../src/playground/api.js';
import { fillModal } from '../../src/playground/modal-form.js';
import { type Scene, scene } from './bot.js';

const label = (component: object) => ({ type: 18, label: 'L', component });
const options = [
  { label: 'Ore', value: 'o' },
  { label: 'Wood', value: 'w', default: true },
  { label: 'Grain', value: 'g' },
];
const modal = {
  interactionId: '1',
  userId: '2',
  channelId: '3',
  title: 'T',
  customId: 'form',
  data: {
    title: 'T',
    custom_id: 'form',
    components: [
      { type: 10, content: 'Read this' },
      label({ type: 4, custom_id: 'words', style: 1, required: false, min_length: 2, value: 'ahoy' }),
      label({ type: 3, custom_id: 'menu', options, max_values: 2 }),
      label({ type: 21, custom_id: 'radio', options }),
      label({ type: 22, custom_id: 'boxes', options, required: false }),
      label({ type: 23, custom_id: 'sure' }),
      label({ type: 5, custom_id: 'who', required: false }),
    ],
  },
} as unknown as Modal;
const controls = (values: Record<string, string | string[] | boolean>) =>
  fillModal(modal, values)
    .components.slice(1)
    .map((one) => {
      const { type: _type, id: _id, ...rest } = (one as { component: Record<string, unknown> }).component;
      return rest;
    });

test('a modal left alone is sent with what was preset', () => {
  expect(controls({})).toEqual([
    { custom_id: 'words', value: 'ahoy' },
    { custom_id: 'menu', values: ['w'] },
    { custom_id: 'radio', value: 'w' },
    { custom_id: 'boxes', values: ['w'] },
    { custom_id: 'sure', value: false },
    { custom_id: 'who', values: [] },
  ]);
});

test('values are given as values or labels, people as ids', () => {
  const values = { words: '', menu: ['Ore', 'g'], radio: 'Grain', boxes: [], sure: true, who: ['7'] };
  expect(controls(values)).toEqual([
    { custom_id: 'words', value: '' },
    { custom_id: 'menu', values: ['o', 'g'] },
    { custom_id: 'radio', value: 'g' },
    { custom_id: 'boxes', values: [] },
    { custom_id: 'sure', value: true },
    { custom_id: 'who', values: ['7'] },
  ]);
  expect(fillModal(modal, values).mentioned).toEqual([{ kind: 'user', id: '7' }]);
});

test('what a client would not send is refused', () => {
  expect(() => controls({ words: 'x' })).toThrow('words: between 2 and 4000 characters');
  expect(() => controls({ menu: [] })).toThrow('menu: between 1 and 2 must be chosen');
  expect(() => controls({ menu: ['o', 'w', 'g'] })).toThrow('menu: between 1 and 2 must be chosen');
  expect(() => controls({ radio: 'Gold' })).toThrow('radio has no option Gold');
  expect(() => controls({ nothing: 'x' })).toThrow('the modal has no input nothing');
});

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(() => stage.end());

test('the library reads every kind of input from a submit', async () => {
  stage.onInteraction(async (interaction: Interaction) => {
    const components = modal.data.components.slice(2);
    if (interaction.isChatInputCommand()) await interaction.showModal({ ...modal.data, components } as never);
    if (!interaction.isModalSubmit()) return;
    const { fields } = interaction;
    const people = fields.getSelectedUsers('who')?.map((user) => user.globalName) ?? [];
    const answer = [
      ...fields.getStringSelectValues('menu'),
      fields.getRadioGroup('radio'),
      ...fields.getCheckboxGroup('boxes'),
      fields.getCheckbox('sure'),
      ...people,
    ];
    await interaction.reply(answer.join(' '));
  });
  const opened = await stage.ann.slash('harbour', '/ping').modal;
  const reply = await stage.ann.submit(opened, { radio: 'Ore', boxes: ['g'], sure: true, who: [stage.bob.id] }).reply;
  expect(reply.content).toBe('w o g true Bob');
});

test('a menu of people sends them resolved; somebody unknown cannot be picked', async () => {
  stage.onInteraction(async (interaction: Interaction) => {
    const menu = { type: 5, custom_id: 'who', placeholder: 'Who' };
    const components = [{ type: 1, components: [menu] }];
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'pick', components });
    if (interaction.isUserSelectMenu()) await interaction.update(`${interaction.users.first()?.globalName} is it`);
  });
  const reply = await stage.ann.slash('harbour', '/ping').reply;
  expect(() => stage.ann.select(reply, 'Who', ['1'])).toThrow('no user 1 here');
  expect((await stage.ann.select(reply, 'Who', [stage.bob.id]).reply).content).toBe('Bob is it');
});

test('commands are offered to those who may use them', async () => {
  const { twin, ann, guildId, harbourId } = stage;
  await stage.client.application!.commands.set(
    [{ name: 'admin', description: 'x', defaultMemberPermissions: '32' }],
    guildId,
  );
  expect(() => ann.slash('harbour', '/admin')).toThrow('no command /admin');
  const role = twin.world.addRole(guildId, 'chief', 32n);
  twin.world.giveRole(guildId, ann.id, role.id);
  expect(ann.slash('harbour', '/admin').state).toBe('waiting');
  twin.world.setOverwrite(harbourId, { id: guildId, type: 0, allow: 0n, deny: 1n << 10n });
  expect(() => ann.slash('harbour', '/ping')).toThrow('cannot be seen');
  expect(ann.sees('harbour')).toEqual([]);
});
