import { type APIMessage, GatewayIntentBits } from 'discord-api-types/v10';
import { demand, objectBody } from '../call.js';
import { collect, type Finding } from '../checks/findings.js';
import type { MessageBody } from '../messages.js';
import type { Channel } from '../model.js';
import { can, Flag } from '../permissions.js';
import { Refusal } from '../refusal.js';
import { type Answer, type Call, route } from '../router.js';
import { bodyErrors } from '../schema.js';
import { messageIn, permit, readable, sendingIn } from './access.js';

const maxPins = 250;
const defaultPage = 50;
const maxPage = 100;

export const messageRoutes = [
  route('GET', '/channels/:channel/messages', list),
  route('POST', '/channels/:channel/messages', create),
  route('GET', '/channels/:channel/messages/:message', read),
  route('PATCH', '/channels/:channel/messages/:message', edit),
  route('DELETE', '/channels/:channel/messages/:message', remove),
  route('PUT', '/channels/:channel/messages/pins/:message', pin),
  route('DELETE', '/channels/:channel/messages/pins/:message', unpin),
];

function list(call: Call): Answer {
  const { world } = call.core;
  const channel = readable(call);
  if (!can(world.permissions(channel, world.bot.id), Flag.ReadMessageHistory)) return { body: [] };
  demand(call, queryErrors(call.query));
  const { before, after, limit } = call.query;
  const size = Number(limit ?? defaultPage);
  const all = (world.messages.get(channel.id) ?? []).filter((one) => !one.onlyFor).map((one) => one.data);
  const later = after ? all.filter((one) => BigInt(one.id) > BigInt(after)) : all;
  const hits = before ? later.filter((one) => BigInt(one.id) < BigInt(before)) : later;
  const page = after && !before ? hits.slice(0, size) : hits.slice(-size);
  return { body: page.toReversed().map((data) => shown(call, channel, data)) };
}

function queryErrors({ before, after, limit = '1' }: Call['query']): Finding[] {
  return collect((found) => {
    for (const [name, id] of Object.entries({ before, after })) {
      if (id && !/^\d{1,20}$/.test(id)) found([name], 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
    }
    const size = Number(limit);
    if (!Number.isInteger(size) || size < 1 || size > maxPage) {
      found(['limit'], 'NUMBER_TYPE_MAX', `int value should be from 1 to ${maxPage}.`);
    }
  });
}

function read(call: Call): Answer {
  const channel = readable(call);
  return { body: shown(call, channel, messageIn(call, channel).data) };
}

/** Without the intent for message content a bot reads only its own words, direct messages and what mentions it. */
function shown(call: Call, channel: Channel, data: APIMessage): APIMessage {
  const { gateway, world } = call.core;
  const own = data.author.id === world.bot.id || data.mentions.some((user) => user.id === world.bot.id);
  if (own || channel.recipientId || (gateway.intents & GatewayIntentBits.MessageContent) !== 0) return data;
  return { ...data, content: '', embeds: [], attachments: [], components: [] };
}

function create(call: Call): Answer {
  const { core } = call;
  const channel = readable(call);
  const body = objectBody<MessageBody>(call);
  demand(call, bodyErrors('createMessage', body));
  if (channel.recipientId && core.world.users.get(channel.recipientId)!.dmsClosed) throw new Refusal(50007);
  permit(call, channel, sendingIn(channel) | neededFor(call, body));
  const keeps = can(core.world.permissions(channel, core.world.bot.id), Flag.ManageThreads);
  if (channel.thread?.locked && !keeps) throw new Refusal(160005);
  if (body.message_reference) checkReference(call, channel, body.message_reference);
  const { data } = core.messages.post(channel, body, call.files, { authorId: core.world.bot.id }, call);
  return { body: body.nonce == null ? data : { ...data, nonce: body.nonce } };
}

function neededFor(call: Call, body: MessageBody): bigint {
  return (call.files.length ? Flag.AttachFiles : 0n) | (body.embeds?.length ? Flag.EmbedLinks : 0n);
}

function checkReference(call: Call, channel: Channel, reference: NonNullable<MessageBody['message_reference']>): void {
  const { world } = call.core;
  if (!can(world.permissions(channel, world.bot.id), Flag.ReadMessageHistory)) throw new Refusal(160002);
  const known = world.message(reference.message_id);
  if (known || reference.fail_if_not_exists === false) return;
  const path = ['message_reference'];
  demand(call, [{ path, code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
}

function edit(call: Call): Answer {
  const channel = readable(call);
  const body = objectBody<MessageBody>(call);
  demand(call, bodyErrors('editMessage', body));
  const message = messageIn(call, channel);
  if (message.data.author.id !== call.core.world.bot.id) throw new Refusal(50005);
  if (channel.thread?.archived) throw new Refusal(50083);
  permit(call, channel, neededFor(call, body));
  call.core.messages.countLateEdit(message);
  return { body: call.core.messages.edit(message, body, call.files, call).data };
}

function remove(call: Call): Answer {
  const channel = readable(call);
  const message = messageIn(call, channel);
  if (message.data.author.id !== call.core.world.bot.id) permit(call, channel, Flag.ManageMessages);
  if (channel.thread?.archived) throw new Refusal(50083);
  call.core.messages.delete(message);
  return {};
}

function pin(call: Call): Answer {
  const channel = readable(call);
  const message = messageIn(call, channel);
  permit(call, channel, Flag.PinMessages);
  if (!channel.pins.includes(message.data.id)) {
    if (channel.pins.length >= maxPins) throw new Refusal(30003);
    channel.pins.push(message.data.id);
  }
  message.data.pinned = true;
  return {};
}

function unpin(call: Call): Answer {
  const channel = readable(call);
  const message = messageIn(call, channel);
  permit(call, channel, Flag.PinMessages);
  channel.pins = channel.pins.filter((id) => id !== message.data.id);
  message.data.pinned = false;
  return {};
}
