import { type Check, failure, firstLine, ok, warning } from './finding.js';

const timeoutMs = 5_000;

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
    // Loaded late, with all that it needs.
    const { askDiscord } = await import('./servers.js');
    return await askDiscord(token, { timeoutMs, ...(patient.api && { api: patient.api }) });
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
