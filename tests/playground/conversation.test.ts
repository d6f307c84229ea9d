import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClientRefusal, InteractionFailed } from '../../src/playground/api.js';
import { answerErrors } from '../../src/playground/schema.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(async () => {
  await stage.end();
  expect(stage.errors).toEqual([]);
  expect(stage.twin.requests.flatMap((one) => one.schemaErrors)).toEqual([]);
});

const create = () => stage.ann.slash('harbour', '/match create', { game: 'nusfjord', seats: 2 });

test('the bot logs in, finds its guild and registers its commands', () => {
  expect(stage.client.guilds.cache.map((guild) => [guild.name, guild.preferredLocale])).toEqual([['Port', 'ru']]);
  expect(stage.twin.commands('harbour').map((command) => command.name)).toEqual(['ping', 'match']);
  expect(stage.twin.gateway.connected).toBe(true);
});

test('an ephemeral reply is seen by its reader alone', async () => {
  const interaction = stage.ann.slash('harbour', '/ping');
  const reply = await interaction.reply;
  expect((await interaction.acked).kind).toBe('message');
  expect([reply.content, reply.ephemeral, reply.onlyFor]).toEqual(['pong', true, stage.ann.id]);
  expect(stage.ann.sees('harbour').map((one) => one.content)).toEqual(['pong']);
  expect(stage.bob.sees('harbour')).toEqual([]);
  stage.ann.reload();
  expect(stage.ann.sees('harbour')).toEqual([]);
});

test('a deferred reply is thinking until it is edited, and carries its file', async () => {
  const interaction = create();
  expect((await interaction.acked).kind).toBe('deferred-message');
  const reply = await interaction.reply;
  expect(reply.content).toBe('nusfjord against nobody');
  const [file] = reply.files;
  expect([file!.name, file!.description, file!.contentType]).toEqual(['board.png', 'The board', 'image/png']);
  const answer = await fetch(file!.url);
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'a board']);
});

test('a user option arrives resolved, and a localised name is understood', async () => {
  const reply = await stage.bob.slash('harbour', '/match создать', { game: 'islebound', rival: { id: stage.ann.id } })
    .reply;
  expect(reply.content).toBe(`islebound against ${stage.twin.world.users.get(stage.ann.id)!.username}`);
});

test('autocomplete offers what fits the text so far', async () => {
  const choices = await stage.ann.autocomplete('harbour', '/match create', { game: 'n' }, 'game');
  expect(choices).toEqual([{ name: 'nusfjord', value: 'nusfjord' }]);
});

test('a pressed button is answered by a private follow-up', async () => {
  const reply = await create().reply;
  const interaction = stage.bob.press(reply, 'Join');
  const followUp = await interaction.followUp();
  expect((await interaction.acked).kind).toBe('deferred-update');
  expect(followUp.onlyFor).toBe(stage.bob.id);
  expect((await interaction.reply).id).toBe(followUp.id);
});

test('a menu updates the message in place', async () => {
  const reply = await create().reply;
  const updated = await stage.ann.select(reply, 'Colour', ['Blue']).reply;
  expect([updated.id, updated.content]).toEqual([reply.id, 'colour b']);
});

test('a modal opens, is filled in and answered', async () => {
  const reply = await create().reply;
  const modal = await stage.ann.press(reply, 'talk').modal;
  expect([modal.title, modal.messageId]).toEqual(['Speak', reply.id]);
  expect((await stage.ann.submit(modal, { words: 'ahoy' }).reply).content).toBe('ahoy');
  expect(() => stage.ann.submit(modal, { words: 'ahoy' })).toThrow('sent already');
});

test('the answer to a command tells which was used; the answer to a press does not', async () => {
  const reply = await create().reply;
  expect(reply.data.interaction).toMatchObject({ type: 2, name: 'match create', user: { id: stage.ann.id } });
  expect(reply.data.interaction_metadata).toMatchObject({ type: 2, user: { id: stage.ann.id } });
  expect(answerErrors('MessageResponse', JSON.parse(JSON.stringify(reply.data)))).toEqual([]);
  const followUp = await stage.bob.press(reply, 'Join').followUp();
  expect(followUp.data.interaction).toBeUndefined();
  expect(followUp.data.interaction_metadata).toMatchObject({ type: 3, user: { id: stage.bob.id } });
});

test('a reply that was asked for as a modal rejects', async () => {
  await expect(stage.ann.slash('harbour', '/ping').modal).rejects.toThrow(InteractionFailed);
});

test('a client does not let people do what Discord does not', async () => {
  const reply = await create().reply;
  const { ann, bob } = stage;
  const create4 = (options: Record<string, string | number>) => () => ann.slash('harbour', '/match create', options);
  expect(() => ann.press(reply, 'Off')).toThrow('Off is disabled');
  expect(() => ann.press(reply, 'Nothing')).toThrow('no button Nothing');
  expect(() => ann.select(reply, 'colour', ['green'])).toThrow('no option green');
  expect(() => ann.select(reply, 'colour', ['r', 'b'])).toThrow('takes 1 to 1 values');
  expect(create4({})).toThrow('option game is required');
  expect(create4({ game: 'x', seats: 5 })).toThrow('at most 4');
  expect(create4({ game: 'x', seats: 1.5 })).toThrow('whole number');
  expect(create4({ game: 'x', pace: 'never' })).toThrow('not among the choices');
  expect(create4({ game: 'x', speed: 'slow' })).toThrow('no option speed');
  expect(create4({ game: 3 })).toThrow('a text is needed');
  expect(() => ann.slash('harbour', '/match')).toThrow('needs one of: create');
  expect(() => ann.slash('harbour', '/matsch')).toThrow(ClientRefusal);
  const secret = await ann.slash('harbour', '/ping').reply;
  expect(() => bob.press(secret, 'x')).toThrow('no such message');
  const modal = await ann.press(reply, 'talk').modal;
  expect(() => bob.submit(modal, {})).toThrow('somebody else');
  expect(() => ann.submit(modal, { words: 'longer than ten' })).toThrow('between 1 and 10');
});

test('an interaction carries what Discord sends along', async () => {
  const frames: { t: string; d: Record<string, unknown> }[] = [];
  stage.client.on('raw', (frame) => frames.push(frame));
  const reply = await stage.bob.slash('harbour', '/match create', { game: 'x', seats: 3 }).reply;
  await stage.bob.press(reply, 'Join').followUp();
  const [command, press] = frames.filter((one) => one.t === 'INTERACTION_CREATE').map((one) => one.d);
  expect(command).toMatchObject({
    type: 2,
    guild_id: stage.guildId,
    channel_id: stage.harbourId,
    locale: 'ru',
    guild_locale: 'ru',
    context: 0,
    entitlements: [],
    attachment_size_limit: 10_485_760,
    authorizing_integration_owners: { 0: stage.guildId },
    member: { user: { id: stage.bob.id, global_name: 'Bob' } },
    data: {
      name: 'match',
      options: [
        {
          type: 1,
          name: 'create',
          options: [
            { type: 3, name: 'game', value: 'x' },
            { type: 4, name: 'seats', value: 3 },
          ],
        },
      ],
    },
  });
  expect(press).toMatchObject({
    type: 3,
    message: { id: reply.id },
    data: { component_type: 2, custom_id: 'join', id: 2 },
  });
});

test('the page is told of everything that happens', async () => {
  const heard: string[] = [];
  const { events } = stage.twin;
  events.on('messageCreated', ({ message }) => heard.push(`created ${message.content}`));
  events.on('messageUpdated', ({ message }) => heard.push(`updated ${message.content}`));
  events.on('messageDeleted', () => heard.push('deleted'));
  events.on('ephemeral', ({ userId }) => heard.push(`for ${userId === stage.ann.id ? 'Ann' : 'Bob'}`));
  events.on('modalOpened', ({ modal }) => heard.push(`modal ${modal.title}`));
  events.on('requestLogged', ({ request }) => heard.push(`${request.status}`));
  const reply = await create().reply;
  await stage.ann.press(reply, 'Talk').modal;
  await stage.ann.slash('harbour', '/ping').reply;
  stage.ann.reload();
  expect(heard).toEqual([
    'created ',
    '204',
    'updated nusfjord against nobody',
    '200',
    'modal Speak',
    '204',
    'created pong',
    'for Ann',
    '204',
    'deleted',
  ]);
});

test('every message the twin answers is a valid message to Discord’s own schema', async () => {
  const reply = await create().reply;
  await stage.ann.press(reply, 'Join').followUp();
  await stage.ann.select(reply, 'Colour', ['Blue']).reply;
  await stage.twin.idle();
  const shown = stage.ann
    .sees('harbour')
    .map((one) => answerErrors('MessageResponse', JSON.parse(JSON.stringify(one.data))));
  expect(shown).toEqual([[], []]);
});
