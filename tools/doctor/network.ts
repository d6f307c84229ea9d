import { type Check, type Finding, failure, firstLine, ok, type Patient, warning } from './finding.js';

const timeoutMs = 5_000;
/** Discord gives so many servers at a request. */
const serversAtOnce = 200;

/** Does the running bot say that it is well? */
export const health: Check = async ({ env }) => {
  const port = env.HEALTH_PORT?.trim();
  if (!port || !/^\d+$/.test(port)) return [];
  const where = `127.0.0.1:${port}/health`;
  try {
    const answer = await fetch(`http://${where}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return [ok('health', `${where} says that the bot is well.`)];
    return [
      warning(
        'health',
        `${where} answers with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
        'See the log of the bot.',
      ),
    ];
  } catch {
    return [warning('health', `${where} does not answer.`, 'Is the bot running?')];
  }
};

/** Does Discord know the token, and may the bot do what it needs in its servers? Two requests. */
export const discord: Check = async (patient) => {
  const token = patient.env.DISCORD_TOKEN?.trim();
  if (!patient.discord) return [];
  if (!token) return [warning('discord', 'Discord was not asked.', 'Set DISCORD_TOKEN first.')];
  try {
    return await asked(patient, token);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) {
      return [
        failure(
          'discord',
          'Discord does not know this token.',
          'Make a new one in the developer portal (Bot, Reset Token).',
        ),
      ];
    }
    // What a library says of a request may hold it whole.
    const reason = firstLine(error).replaceAll(token, '…');
    return [failure('discord', `Discord could not be asked: ${reason}`, 'Is this machine connected to the internet?')];
  }
};

async function asked({ api }: Patient, token: string): Promise<Finding[]> {
  const { REST, Routes } = await import('discord.js');
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
  const lacking = await Promise.all(servers.map(lackingIn));
  return [...findings, ...lacking.flat()];
}

interface Server {
  id: string;
  name: string;
  /** What the bot may do there by its roles, as a number in decimal. */
  permissions: string;
}

async function lackingIn({ id, name, permissions }: Server): Promise<Finding[]> {
  const { PermissionsBitField } = await import('discord.js');
  const { invitePermissions } = await import('../../src/discord/client/permissions.js');
  const missing = new PermissionsBitField(BigInt(permissions)).missing(invitePermissions);
  if (missing.length === 0) return [];
  const advice = 'Give them to the bot’s role, or invite it again. Channels may differ: /diagnose says so of one.';
  return [warning('discord', `In ${name} (${id}) the bot lacks: ${missing.join(', ')}.`, advice)];
}
