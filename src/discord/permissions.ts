import { type GuildTextBasedChannel, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { Message } from '../engine/index.js';
import { message } from '../engine/index.js';

/** What a match needs in its channel, by the text that names it. */
const channelNeeds = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'send-messages': PermissionFlagsBits.SendMessages,
  'attach-files': PermissionFlagsBits.AttachFiles,
  'read-history': PermissionFlagsBits.ReadMessageHistory,
} as const;

/** In a thread another permission decides who may write. */
const threadNeeds = { ...channelNeeds, 'send-messages': PermissionFlagsBits.SendMessagesInThreads } as const;

/** The chat of a voice channel is closed to those who may not connect to it. */
const voiceNeeds = { ...channelNeeds, connect: PermissionFlagsBits.Connect } as const;

/** The permissions to ask for when the bot is invited: those above, for channels and threads. */
export const invitePermissions = new PermissionsBitField([
  ...Object.values(channelNeeds),
  PermissionFlagsBits.SendMessagesInThreads,
]);

/**
 * Why a match cannot live in the channel: the permissions the bot lacks there; undefined: it can.
 * @example missingPermissions(interaction.channel) // { id: 'discord.permissions', … }
 */
export function missingPermissions(channel: GuildTextBasedChannel): Message | undefined {
  const me = channel.guild.members.me;
  const held = me && channel.permissionsFor(me);
  const needs = channel.isThread() ? threadNeeds : channel.isVoiceBased() ? voiceNeeds : channelNeeds;
  const missing = Object.entries(needs).filter(([, bit]) => !held?.has(bit));
  if (missing.length === 0) return undefined;
  const list = missing.map(([name]) => ({ id: `discord.permission.${name}` }));
  return message('discord.permissions', { missing: { list }, channel: `<#${channel.id}>` });
}
