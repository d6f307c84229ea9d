import { demand, objectBody } from '../call.js';
import type { Channel } from '../model.js';
import { channelPayload } from '../payloads.js';
import { Flag } from '../permissions.js';
import { Refusal } from '../refusal.js';
import { type Answer, type Call, route } from '../router.js';
import { bodyErrors } from '../schema.js';
import { messageIn, permit, viewable } from './access.js';

interface ThreadBody {
  name?: string | null;
  type?: number | null;
  topic?: string | null;
  archived?: boolean | null;
  locked?: boolean | null;
  auto_archive_duration?: number | null;
}

export const threadRoutes = [
  route('GET', '/channels/:channel', (call) => ({ body: channelPayload(call.core.world, viewable(call)) })),
  route('PATCH', '/channels/:channel', change),
  route('DELETE', '/channels/:channel', remove),
  route('POST', '/channels/:channel/threads', start),
  route('POST', '/channels/:channel/messages/:message/threads', startFromMessage),
  route('GET', '/channels/:channel/thread-members/:user', member),
  route('PUT', '/channels/:channel/thread-members/:user', addMember),
];

function start(call: Call): Answer {
  const channel = viewable(call);
  const body = objectBody<ThreadBody>(call);
  demand(call, bodyErrors('startThread', body));
  const open = body.type === 11;
  permit(call, channel, open ? Flag.CreatePublicThreads : Flag.CreatePrivateThreads);
  return create(call, channel, body, { private: !open });
}

function startFromMessage(call: Call): Answer {
  const channel = viewable(call);
  const body = objectBody<ThreadBody>(call);
  demand(call, bodyErrors('startThreadFromMessage', body));
  permit(call, channel, Flag.CreatePublicThreads | Flag.ReadMessageHistory);
  const message = messageIn(call, channel);
  if (call.core.world.channels.has(message.data.id)) throw new Refusal(160004);
  message.data.flags = (message.data.flags ?? 0) | 32;
  return create(call, channel, body, { id: message.data.id });
}

function create(call: Call, parent: Channel, body: ThreadBody, more: { id?: string; private?: boolean }): Answer {
  if (parent.type !== 0) throw new Refusal(50024);
  const { world } = call.core;
  const thread = world.addThread(parent.id, { name: body.name!, ownerId: world.bot.id, ...more });
  if (body.auto_archive_duration) thread.thread!.autoArchiveMinutes = body.auto_archive_duration;
  return { status: 201, body: channelPayload(world, thread) };
}

function change(call: Call): Answer {
  const channel = viewable(call);
  const body = objectBody<ThreadBody>(call);
  demand(call, bodyErrors(channel.thread ? 'editThread' : 'editChannel', body));
  const own = channel.thread?.ownerId === call.core.world.bot.id && body.locked == null;
  if (!channel.thread) permit(call, channel, Flag.ManageChannels);
  else if (!own) permit(call, channel, Flag.ManageThreads);
  const onlyOpens = body.archived === false;
  if (channel.thread?.archived && !onlyOpens) throw new Refusal(50083);
  const changed = call.core.world.changeChannel(channel.id, {
    name: body.name ?? undefined,
    topic: body.topic,
    archived: body.archived ?? undefined,
    locked: body.locked ?? undefined,
    autoArchiveMinutes: body.auto_archive_duration ?? undefined,
  });
  return { body: channelPayload(call.core.world, changed) };
}

function remove(call: Call): Answer {
  const channel = viewable(call);
  permit(call, channel, channel.thread ? Flag.ManageThreads : Flag.ManageChannels);
  const body = channelPayload(call.core.world, channel);
  call.core.world.deleteChannel(channel.id);
  return { body };
}

function member(call: Call): Answer {
  const { id, thread } = viewable(call);
  if (!thread) throw new Refusal(50024);
  const { user } = call.params;
  if (!user || !thread.memberIds.includes(user)) throw new Refusal(10007);
  return { body: { id, user_id: user, join_timestamp: thread.createdAt, flags: 0 } };
}

function addMember(call: Call): Answer {
  const channel = viewable(call);
  if (!channel.thread) throw new Refusal(50024);
  if (channel.thread.archived) throw new Refusal(50083);
  if (!call.core.world.users.has(call.params.user!)) throw new Refusal(10013);
  channel.thread.memberIds = [...new Set([...channel.thread.memberIds, call.params.user!])];
  return {};
}
