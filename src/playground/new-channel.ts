import type { Channel } from './model.js';

const threeDaysInMinutes = 4320;

/** A text channel, or a voice channel with its chat. */
export function newChannel(id: string, type: 0 | 2, name: string, guildId: string, position: number): Channel {
  return { id, type, name, guildId, topic: null, overwrites: [], position, pins: [] };
}

/** The channel between the bot, by whose name clients list it, and a person. */
export function newDirectChannel(id: string, name: string, recipientId: string): Channel {
  return { id, type: 1, name, recipientId, topic: null, overwrites: [], position: 0, pins: [] };
}

/** @param now the creation time in ISO 8601 */
export function newThread(
  id: string,
  parent: Channel,
  options: { name: string; ownerId: string; private?: boolean },
  now: string,
): Channel {
  return {
    id,
    type: options.private ? 12 : 11,
    name: options.name,
    guildId: parent.guildId,
    parentId: parent.id,
    topic: null,
    overwrites: [],
    position: 0,
    pins: [],
    thread: {
      ownerId: options.ownerId,
      archived: false,
      locked: false,
      autoArchiveMinutes: threeDaysInMinutes,
      createdAt: now,
      archivedAt: now,
      memberIds: [options.ownerId],
    },
  };
}
