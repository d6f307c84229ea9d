import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import { deferPrivately, say } from '../../src/discord/answer.js';
import type { Harbour } from '../../src/discord/harbour.js';
import type { AnyGame } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';

export type Chat = ChatInputCommandInteraction<'cached'>;

/** One subcommand: its options, what it does, and how it completes what is being typed. */
export interface Subcommand {
  options?(games: Record<string, AnyGame>): APIApplicationCommandBasicOption[];
  run(interaction: Chat, harbour: Harbour): Promise<void>;
  complete?(interaction: AutocompleteInteraction<'cached'>, harbour: Harbour): Promise<void>;
}

/** Acknowledges, finds the channel's match and goes on with it; says so where there is none. */
export async function withMatch(
  interaction: Chat,
  harbour: Harbour,
  then: (match: MatchInfo) => Promise<void>,
): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await harbour.matches.inChannel(interaction.channelId);
  if (match) return then(match);
  const elsewhere = await harbour.matches.matchesOf(interaction.user.id);
  const channels = { list: elsewhere.slice(0, 5).map(({ channelId }) => `<#${channelId}>`) };
  await say(
    interaction,
    harbour,
    elsewhere.length > 0 ? { id: 'discord.match-elsewhere', args: { channels } } : { id: 'discord.no-match' },
  );
}
