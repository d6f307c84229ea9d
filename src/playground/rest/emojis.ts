import { demand, objectBody } from '../call.js';
import { collect, type Finding } from '../checks/findings.js';
import { imageFacts } from '../images.js';
import type { Emoji } from '../model.js';
import { emojiPayload } from '../payloads.js';
import { Refusal } from '../refusal.js';
import { type Answer, type Call, route } from '../router.js';

const maxEmojis = 2000;
const maxBytes = 256 * 1024;
/** The type it names is not looked at: discord.js says JPEG of every picture. */
const dataUri = /^data:image\/\w+;base64,([A-Za-z0-9+/]+=*)$/;

export const emojiRoutes = [
  route('GET', '/applications/:application/emojis', list),
  route('POST', '/applications/:application/emojis', create),
  route('GET', '/applications/:application/emojis/:emoji', (call) => answer(call, known(call))),
  route('PATCH', '/applications/:application/emojis/:emoji', rename),
  route('DELETE', '/applications/:application/emojis/:emoji', remove),
];

interface EmojiBody {
  name?: unknown;
  image?: unknown;
}

function list(call: Call): Answer {
  const { world } = call.core;
  return { body: { items: world.emojis.all().map((one) => emojiPayload(one, world.bot)) } };
}

function create(call: Call): Answer {
  const { world } = call.core;
  const body = objectBody<EmojiBody>(call);
  const uri = typeof body.image === 'string' ? dataUri.exec(body.image) : null;
  const data = Buffer.from(uri?.[1] ?? '', 'base64');
  const image = imageFacts(data);
  demand(call, [
    ...unknownFields(body, ['name', 'image']),
    ...checkName(call, body.name),
    ...collect((found) => {
      if (!image) found(['image'], 'BASE_TYPE_INVALID', 'Invalid image data');
      if (data.length > maxBytes) found(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
    }),
  ]);
  if (world.emojis.size >= maxEmojis) throw new Refusal(30008);
  const emoji = { id: world.id(), name: body.name as string, contentType: image!.contentType, data };
  world.emojis.add(emoji);
  return { ...answer(call, emoji), status: 201 };
}

function rename(call: Call): Answer {
  const emoji = known(call);
  const body = objectBody<EmojiBody>(call);
  demand(call, [...unknownFields(body, ['name']), ...checkName(call, body.name, emoji)]);
  emoji.name = body.name as string;
  return answer(call, emoji);
}

function remove(call: Call): Answer {
  call.core.world.emojis.delete(known(call).id);
  return {};
}

function known(call: Call): Emoji {
  const emoji = call.core.world.emojis.get(call.params.emoji!);
  if (!emoji) throw new Refusal(10014);
  return emoji;
}

function answer(call: Call, emoji: Emoji): Answer {
  return { body: emojiPayload(emoji, call.core.world.bot) };
}

/** @param own the emoji that is renamed, which may keep its name */
function checkName(call: Call, name: unknown, own?: Emoji): Finding[] {
  return collect((found) => {
    const text = typeof name === 'string' ? name : '';
    if (text.length < 2 || text.length > 32) {
      found(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 2 and 32 in length.');
    } else if (!/^\w+$/.test(text)) {
      found(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
    }
    const holder = call.core.world.emojis.named(text);
    if (holder && holder !== own) {
      found(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with that name already exists');
    }
  });
}

/** Discord's description names these bodies in its routes only, so they are not among its schemas. */
function unknownFields(body: object, allowed: string[]): Finding[] {
  return collect((found) => {
    for (const key of Object.keys(body)) {
      if (!allowed.includes(key)) found([key], 'FIELD_UNKNOWN', 'Discord has no such field.');
    }
  });
}
