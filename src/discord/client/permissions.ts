import { type GuildMember, type GuildTextBasedChannel, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { Message } from '../../engine/index.js';
import { message } from '../../engine/index.js';

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

/** What it takes to make a thread in a channel, and to write in it. */
const talkNeeds = {
  'view-channel': PermissionFlagsBits.ViewChannel,
  'create-threads': PermissionFlagsBits.CreatePublicThreads,
  'write-in-threads': PermissionFlagsBits.SendMessagesInThreads,
} as const;

/** The permissions to ask for when the bot is invited: those above, for channels and threads. */
export const invitePermissions = new PermissionsBitField([...Object.values(channelNeeds), ...Object.values(talkNeeds)]);

/**
 * Why a match cannot live in the channel: the permissions the bot lacks there; undefined: it can.
 * @example missingPermissions(interaction.channel) // { id: 'discord.permissions', … }
 */
export function missingPermissions(channel: GuildTextBasedChannel): Message | undefined {
  return told('discord.permissions', channel, missingIn(channel));
}

/**
 * Why posts of a match that is being played fall short in its channel: none can be sent, or none with its picture;
 * undefined: all is well.
 * @example shortcomings(channel) // { id: 'discord.no-pictures', … }
 */
export function shortcomings(channel: GuildTextBasedChannel): Message | undefined {
  const missing = missingIn(channel);
  if (missing.some((name) => !beside.has(name))) return told('discord.no-posts', channel, missing);
  return told(
    'discord.no-pictures',
    channel,
    missing.filter((name) => name === 'attach-files'),
  );
}

/**
 * Why the bot can make no thread for table talk in a channel; undefined: it can. A match goes on without.
 * @example talkShortcoming(channel) // { id: 'talk.permissions', … }
 */
export function talkShortcoming(channel: GuildTextBasedChannel): Message | undefined {
  return told('talk.permissions', channel, lackedOf(talkNeeds, heldIn(channel)));
}

/** May somebody write in the threads of a channel? @example mayTalk(channel, interaction.member) */
export function mayTalk(channel: GuildTextBasedChannel, member: GuildMember): boolean {
  const needed = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessagesInThreads];
  return member.guild.id === channel.guildId && channel.permissionsFor(member).has(needed);
}

/** May the bot write here at all?
 * @example if (!maySpeak(channel)) return { failure: 'denied' } */
export function maySpeak(channel: GuildTextBasedChannel): boolean {
  return missingIn(channel).every((name) => beside.has(name));
}

/** May it attach a picture to what it writes here? */
export function mayAttach(channel: GuildTextBasedChannel): boolean {
  return !missingIn(channel).includes('attach-files');
}

/** May it look for what it wrote here before? */
export function mayLookBack(channel: GuildTextBasedChannel): boolean {
  return !missingIn(channel).includes('read-history');
}

/**
 * That somebody may not write in the channel, or not attach a file where there is one, and so cannot have it written for
 * them; undefined: they may. `held`: what they may do there.
 * @example presserMayNotShare(channel, interaction.memberPermissions, true)
 */
export function presserMayNotShare(
  channel: GuildTextBasedChannel,
  held: Readonly<PermissionsBitField>,
  files: boolean,
): Message | undefined {
  if (channel.isThread() && channel.locked && !held.has(PermissionFlagsBits.ManageThreads)) {
    return message('share.closed');
  }
  return told('share.presser-may-not', channel, lackedToShare(channel, held, files));
}

/** The same of the bot itself.
 * @example botMayNotShare(channel, true) */
export function botMayNotShare(channel: GuildTextBasedChannel, files: boolean): Message | undefined {
  return told('share.bot-may-not', channel, lackedToShare(channel, heldIn(channel), files));
}

function lackedToShare(
  channel: GuildTextBasedChannel,
  held: Readonly<PermissionsBitField> | null,
  files: boolean,
): string[] {
  const spared = files ? ['read-history'] : [...beside];
  return lackedBy(channel, held).filter((name) => !spared.includes(name));
}

/** Without these a post can still be sent, in words. */
const beside: ReadonlySet<string> = new Set(['attach-files', 'read-history']);

function missingIn(channel: GuildTextBasedChannel): string[] {
  return lackedBy(channel, heldIn(channel));
}

/** What the bot may do in a channel. */
function heldIn(channel: GuildTextBasedChannel): Readonly<PermissionsBitField> | null {
  const me = channel.guild.members.me;
  return me && channel.permissionsFor(me);
}

function lackedBy(channel: GuildTextBasedChannel, held: Readonly<PermissionsBitField> | null): string[] {
  const needs = channel.isThread() ? threadNeeds : channel.isVoiceBased() ? voiceNeeds : channelNeeds;
  return lackedOf(needs, held);
}

function lackedOf(needs: Record<string, bigint>, held: Readonly<PermissionsBitField> | null): string[] {
  return Object.entries(needs).flatMap(([name, bit]) => (held?.has(bit) ? [] : [name]));
}

function told(id: string, channel: GuildTextBasedChannel, missing: string[]): Message | undefined {
  if (missing.length === 0) return undefined;
  const list = missing.map((name) => ({ id: `discord.permission.${name}` }));
  return message(id, { missing: { list }, channel: `<#${channel.id}>` });
}
