import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import { deferPrivately, say } from '../../src/discord/answer.js';
import type { Harbour } from '../../src/discord/harbour.js';
import type { Suggestion } from '../../src/discord/suggest.js';
import { type AnyGame, type Message, message } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';

/** So many of a person's matches are named where there is none. */
const mostNamed = 5;

export type Chat = ChatInputCommandInteraction<'cached'>;

/** One subcommand: its options, what it does, and how it completes what is being typed. */
export interface Subcommand {
  options?(games: Record<string, AnyGame>): APIApplicationCommandBasicOption[];
  run(interaction: Chat, harbour: Harbour): Promise<void>;
  complete?(interaction: AutocompleteInteraction<'cached'>, harbour: Harbour): Promise<Suggestion[]>;
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
  await say(interaction, harbour, await noMatchHere(interaction, harbour));
}

/** Where a person's matches are, said where there is none. */
export async function noMatchHere(interaction: Chat, harbour: Harbour): Promise<Message> {
  const elsewhere = await harbour.matches.matchesOf(interaction.user.id);
  if (elsewhere.length === 0) return message('discord.no-match');
  const channels = { list: elsewhere.slice(0, mostNamed).map(({ channelId }) => `<#${channelId}>`) };
  return message('discord.match-elsewhere', { channels });
}
