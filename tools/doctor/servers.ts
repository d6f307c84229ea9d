import { PermissionsBitField, REST, Routes } from 'discord.js';
import { invitePermissions } from '../../src/discord/client/permissions.js';
import { type Finding, ok, warning } from './finding.js';

/** Discord gives so many servers at a request. */
const serversAtOnce = 200;

/**
 * Who Discord says the bot is, and what it lacks where; two requests.
 * @throws what a request fails with
 * @example await askDiscord(token, { timeoutMs: 5_000 })
 */
export async function askDiscord(
  token: string,
  { api, timeoutMs }: { api?: string; timeoutMs: number },
): Promise<Finding[]> {
  const rest = new REST({
    ...(api && { api }),
    retries: 1,
    timeout: timeoutMs,
    rejectOnRateLimit: () => true,
  }).setToken(token);
  const me = (await rest.get(Routes.user('@me'))) as { username: string };
  const query = new URLSearchParams({ limit: String(serversAtOnce) });
  const servers = (await rest.get(Routes.userGuilds(), { query })) as Server[];
  const findings = [ok('discord', `Discord knows the bot as ${me.username}, in ${servers.length} servers.`)];
  if (servers.length === 0) findings.push(warning('discord', 'The bot is in no server.', 'Invite it: see HOSTING.md.'));
  if (servers.length === serversAtOnce)
    findings.push(ok('discord', `Only the first ${serversAtOnce} servers were looked at.`));
  return [...findings, ...servers.flatMap(lackingIn)];
}

interface Server {
  id: string;
  name: string;
  /** What the bot may do there by its roles, as a number in decimal. */
  permissions: string;
}

function lackingIn({ id, name, permissions }: Server): Finding[] {
  const missing = new PermissionsBitField(BigInt(permissions)).missing(invitePermissions);
  if (missing.length === 0) return [];
  const advice = 'Give them to the bot’s role, or invite it again. Channels may differ: /diagnose says so of one.';
  return [warning('discord', `In ${name} (${id}) the bot lacks: ${missing.join(', ')}.`, advice)];
}
