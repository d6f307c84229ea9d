import type { InteractionFacts } from './interaction.js';
import type { Channel } from './model.js';
import type { Parts } from './parts.js';
import { channelPayload, memberPayload, userPayload } from './payloads.js';
import { Flag } from './permissions.js';

const types = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
const attachmentLimit = 10 * 1024 * 1024;
/** Usable in answers to an interaction whatever the channel says. */
const alwaysInReplies = Flag.AttachFiles | Flag.EmbedLinks;

/** INTERACTION_CREATE's data as Discord sends it to the bot. */
export function interactionPayload(
  core: Pick<Parts, 'world' | 'applicationId'>,
  facts: InteractionFacts,
  data: object,
) {
  const { world } = core;
  const channel = world.channel({ id: facts.channelId });
  const user = world.users.get(facts.userId)!;
  return {
    id: facts.id,
    application_id: core.applicationId,
    type: types[facts.kind],
    token: facts.token,
    version: 1,
    ...place(core, channel, facts.userId),
    locale: user.locale,
    entitlements: [],
    authorizing_integration_owners: channel.guildId ? { 0: channel.guildId } : { 1: facts.userId },
    attachment_size_limit: attachmentLimit,
    ...(facts.source ? { message: facts.source.data } : {}),
    data,
  };
}

function place({ world }: Pick<Parts, 'world'>, channel: Channel, userId: string) {
  const shown = { ...channelPayload(world, channel), permissions: String(world.permissions(channel, userId)) };
  const common = { channel_id: channel.id, channel: shown };
  if (!channel.guildId) {
    return {
      ...common,
      user: userPayload(world.users.get(userId)!),
      context: 1,
      app_permissions: String(world.permissions(channel, world.bot.id)),
    };
  }
  const guild = world.guild(channel.guildId);
  return {
    ...common,
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.preferredLocale, features: [] },
    guild_locale: guild.preferredLocale,
    member: { ...memberPayload(world, guild.id, userId), permissions: shown.permissions },
    context: 0,
    app_permissions: String(world.permissions(channel, world.bot.id) | alwaysInReplies),
  };
}
