import type { ChatInputCommandInteraction } from 'discord.js';
import type { Words } from '../../text/words.js';
import type { App } from './app.js';
import { missingPermissions, talkShortcoming } from './permissions.js';

/** What stands in the way of a match here, and what does not, line by line. */
export async function diagnosis(
  interaction: ChatInputCommandInteraction<'cached'>,
  app: App,
  words: Words,
  invite: string,
): Promise<string> {
  const { channel } = interaction;
  const lacking = channel ? missingPermissions(channel) : { id: 'discord.no-channel' };
  const talkless = channel && 'threads' in channel ? talkShortcoming(channel) : undefined;
  const match = await app.matches.inChannel(interaction.channelId);
  const lines = [
    lacking ? `❌ ${words.say(lacking)}` : `✅ ${words.text('diagnose.permissions')}`,
    ...(talkless && !lacking ? [`❌ ${words.say(talkless)}`] : []),
    words.text(match ? `diagnose.match-${match.closed ? 'closed' : match.status}` : 'diagnose.no-match', {
      match: match?.id ?? '',
    }),
    words.text('diagnose.gateway', { ms: Math.max(0, Math.round(app.client.ws.ping)) }),
    app.painter.pids.length === 0 ? `❌ ${words.text('diagnose.no-painter')}` : `✅ ${words.text('diagnose.painter')}`,
    words.text('diagnose.invite', { invite }),
  ];
  return lines.join('\n');
}
