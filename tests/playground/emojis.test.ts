import { MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageFacts } from '../../src/playground/images.js';
import { answerErrors } from '../../src/playground/schema.js';
import { type Scene, scene } from './bot.js';

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let stage: Scene;
beforeEach(async () => {
  stage = await scene();
});
afterEach(() => stage.end());

const emojis = () => stage.client.application!.emojis;

test('an uploaded emoji is listed, renamed, served as it came, and deleted', async () => {
  const coin = await emojis().create({ attachment: dot, name: 'coin' });
  expect([coin.name, coin.animated, coin.author?.id]).toEqual(['coin', false, stage.twin.botId]);
  await coin.setName('gold_coin');
  emojis().cache.clear();
  expect([...(await emojis().fetch()).values()].map(({ id, name }) => [id, name])).toEqual([[coin.id, 'gold_coin']]);
  expect((await emojis().fetch(coin.id, { force: true })).name).toBe('gold_coin');

  const answer = await fetch(`${stage.twin.url}/emojis/${coin.id}.png`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer()).equals(dot)).toBe(true);

  await coin.delete();
  expect((await emojis().fetch()).size).toBe(0);
  expect((await fetch(`${stage.twin.url}/emojis/${coin.id}.png`)).status).toBe(404);
  await expect(emojis().fetch(coin.id, { force: true })).rejects.toMatchObject({ code: 10014, status: 404 });
});

test('the answers are valid to Discord’s schema', async () => {
  await emojis().create({ attachment: dot, name: 'coin' });
  await emojis().fetch();
  const [created, listed] = stage.twin.requests.slice(-2);
  expect([created!.status, answerErrors('EmojiResponse', created!.response)]).toEqual([201, []]);
  expect([listed!.status, answerErrors('ListApplicationEmojisResponse', listed!.response)]).toEqual([200, []]);
});

test('a bad name, a taken one, a picture too large and one that is none are refused', async () => {
  await emojis().create({ attachment: dot, name: 'coin' });
  const create = (name: string, attachment = dot) =>
    emojis()
      .create({ attachment, name })
      .then(
        () => 'created',
        (error: Error) => error.message.split('\n').slice(1).join(),
      );
  expect(await create('x')).toBe('name[BASE_TYPE_BAD_LENGTH]: Must be between 2 and 32 in length.');
  expect(await create('two words')).toBe('name[STRING_TYPE_REGEX]: String value did not match validation regex.');
  expect(await create('coin')).toBe(
    'name[APPLICATION_EMOJI_NAME_ALREADY_TAKEN]: An emoji with that name already exists',
  );
  expect(await create('large', Buffer.concat([dot, Buffer.alloc(256 * 1024)]))).toBe(
    'image[BINARY_TYPE_MAX_SIZE]: File cannot be larger than 256.0 kb.',
  );
  expect(await create('text', Buffer.from('no picture'))).toBe('image[BASE_TYPE_INVALID]: Invalid image data');
  expect(stage.twin.refusedBySchema).toBe(5);
});

test('a button or option may show only an emoji that exists', async () => {
  const coin = await emojis().create({ attachment: dot, name: 'coin' });
  const row = (id: string) => ({
    type: 1 as const,
    components: [{ type: 2 as const, style: 1 as const, custom_id: 'a', emoji: { id, name: 'coin' } }],
  });
  const menu = (id: string) => ({
    type: 1 as const,
    components: [
      { type: 3 as const, custom_id: 'b', options: [{ label: 'x', value: 'x', emoji: { id, name: 'coin' } }] },
    ],
  });
  stage.onInteraction(async (interaction) => {
    if (!interaction.isRepliable()) return;
    await interaction.reply({ flags: MessageFlags.Ephemeral, components: [row(coin.id), menu(coin.id)] });
    await interaction.followUp({ components: [row('99'), menu('98')] });
  });
  const reply = await stage.ann.slash('harbour', '/ping').reply;
  expect(reply.buttons.map(({ emoji }) => emoji)).toEqual([`<:coin:${coin.id}>`]);
  await stage.twin.until(() => stage.twin.requests.at(-1)!.status === 400);
  expect(stage.twin.requests.at(-1)!.schemaErrors).toEqual([
    'components[0].components[0].emoji.id: Invalid emoji',
    'components[1].components[0].options[0].emoji.id: Invalid emoji',
  ]);
});

test('pictures are known by their bytes', () => {
  expect(imageFacts(dot)).toEqual({ contentType: 'image/png', width: 1, height: 1 });
  expect(imageFacts(Buffer.from('GIF89a'))).toEqual({ contentType: 'image/gif' });
  expect(imageFacts(Buffer.from('RIFF....WEBPVP8 '))).toEqual({ contentType: 'image/webp' });
  expect(imageFacts(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual({ contentType: 'image/jpeg' });
  expect(imageFacts(Buffer.from('no picture'))).toBeUndefined();
});
