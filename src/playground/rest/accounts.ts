import { demand, objectBody } from '../call.js';
import type { Guild } from '../model.js';
import { channelPayload, guildPayload, memberPayload, rolePayload, userPayload } from '../payloads.js';
import { permissionsIn } from '../permissions.js';
import { Refusal } from '../refusal.js';
import { type Answer, type Call, route } from '../router.js';
import { bodyErrors } from '../schema.js';

const identifiesPerDay = 1000;

export const accountRoutes = [
  route('GET', '/gateway', (call) => ({ body: { url: call.core.urls.gateway } }), true),
  route('GET', '/gateway/bot', gatewayBot),
  route('GET', '/users/@me', (call) => ({ body: ownUser(call) })),
  route('GET', '/users/@me/guilds', ownGuilds),
  route('GET', '/users/:user', user),
  route('POST', '/users/@me/channels', openDirectChannel),
  route('GET', '/applications/@me', application),
  route('GET', '/oauth2/applications/@me', application),
  route('GET', '/guilds/:guild', (call) => ({ body: guildPayload(call.core.world, guild(call)) })),
  route('GET', '/guilds/:guild/channels', guildChannels),
  route('GET', '/guilds/:guild/roles', guildRoles),
  route('GET', '/guilds/:guild/members/:user', member),
];

function gatewayBot(call: Call): Answer {
  const limit = { total: identifiesPerDay, remaining: identifiesPerDay, reset_after: 0, max_concurrency: 1 };
  return { body: { url: call.core.urls.gateway, shards: 1, session_start_limit: limit } };
}

function ownUser(call: Call) {
  return { ...userPayload(call.core.world.bot), mfa_enabled: true, locale: 'en-US', verified: true, email: null };
}

/** By roles alone, as Discord has it: channels may differ. */
function ownGuilds(call: Call): Answer {
  const { world, clock } = call.core;
  const own = [...world.guilds.values()].filter(({ members }) => members.has(world.bot.id));
  return {
    body: own.map((one) => ({
      id: one.id,
      name: one.name,
      icon: null,
      banner: null,
      owner: one.ownerId === world.bot.id,
      permissions: String(permissionsIn(one, undefined, world.bot.id, clock.now())),
      features: [],
    })),
  };
}

function user(call: Call): Answer {
  const known = call.core.world.users.get(call.params.user!);
  if (!known) throw new Refusal(10013);
  return { body: userPayload(known) };
}

function openDirectChannel(call: Call): Answer {
  const body = objectBody<{ recipient_id?: string }>(call);
  demand(call, bodyErrors('createDirectChannel', body));
  const { world } = call.core;
  const recipient = world.users.get(body.recipient_id ?? '');
  if (!recipient) {
    demand(call, [{ path: ['recipient_id'], code: 'INVALID_RECIPIENT', message: 'Unknown recipient' }]);
  }
  if (recipient!.bot) throw new Refusal(50007);
  return { body: channelPayload(world, world.directChannel(recipient!.id)) };
}

function application(call: Call): Answer {
  const { world, applicationId } = call.core;
  return {
    body: {
      id: applicationId,
      name: world.bot.globalName,
      icon: null,
      description: '',
      type: null,
      flags: 0,
      flags_new: '0',
      bot: userPayload(world.bot),
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: '0'.repeat(64),
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      owner: userPayload(world.bot),
      approximate_guild_count: world.guilds.size,
      approximate_user_install_count: 0,
      approximate_user_authorization_count: 0,
      explicit_content_filter: 0,
      team: null,
      eligible_oauth2_scopes: [],
    },
  };
}

function guild(call: Call): Guild {
  const { world } = call.core;
  const known = world.guilds.get(call.params.guild!);
  if (!known) throw new Refusal(10004);
  if (!known.members.has(world.bot.id)) throw new Refusal(50001);
  return known;
}

function guildChannels(call: Call): Answer {
  const { world } = call.core;
  const { id } = guild(call);
  const own = [...world.channels.values()].filter((one) => one.guildId === id && !one.thread);
  return { body: own.map((one) => channelPayload(world, one)) };
}

function guildRoles(call: Call): Answer {
  const own = guild(call);
  return { body: own.roles.map((role) => rolePayload(own, role)) };
}

function member(call: Call): Answer {
  const { world } = call.core;
  const own = guild(call);
  const id = call.params.user === '@me' ? world.bot.id : call.params.user!;
  if (!own.members.has(id)) throw new Refusal(10007);
  return { body: memberPayload(world, own.id, id) };
}
