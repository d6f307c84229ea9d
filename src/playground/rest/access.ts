import type { Channel, StoredMessage } from '../model.js';
import { can, Flag } from '../permissions.js';
import { Refusal } from '../refusal.js';
import type { Call } from '../router.js';

/** The channel of a route, if the bot can view it: else 10003 or 50001. */
export function viewable(call: Call): Channel {
  const { world } = call.core;
  const channel = world.channels.get(call.params.channel!);
  if (!channel) throw new Refusal(10003);
  if (!world.canView(channel, world.bot.id)) throw new Refusal(50001);
  return channel;
}

/** The channel of a route, if the bot can read it too: for a voice channel's chat that takes Connect, else 50001. */
export function readable(call: Call): Channel {
  const channel = viewable(call);
  const { world } = call.core;
  if (!world.canRead(channel, world.bot.id)) throw new Refusal(50001);
  return channel;
}

/** Refuses with 50013 unless the bot has all these permissions there. */
export function permit(call: Call, channel: Channel, needed: bigint): void {
  const { world } = call.core;
  if (!can(world.permissions(channel, world.bot.id), needed)) throw new Refusal(50013);
}

/** The public message of a route: else 10008. */
export function messageIn(call: Call, channel: Channel): StoredMessage {
  const list = call.core.world.messages.get(channel.id) ?? [];
  const message = list.find((one) => one.data.id === call.params.message && !one.onlyFor);
  if (!message) throw new Refusal(10008);
  return message;
}

/** Threads have their own permission to send. */
export function sendingIn(channel: Channel): bigint {
  return channel.thread ? Flag.SendMessagesInThreads : Flag.SendMessages;
}
