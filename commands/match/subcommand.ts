import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import { deferPrivately, say } from '../../src/discord/client/answer.js';
import type { Harbour } from '../../src/discord/client/harbour.js';
import { learnNames } from '../../src/discord/client/learn-names.js';
import { placeWords } from '../../src/discord/client/place.js';
import { mayLook } from '../../src/discord/typing/match-option.js';
import type { Suggestion } from '../../src/discord/typing/suggest.js';
import { cut } from '../../src/discord/words/cut.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { literal } from '../../src/discord/words/names.js';
import { type AnyGame, type Message, message } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';

/** So many of a person's matches are named where there is none. */
const mostNamed = 5;

export type Chat = ChatInputCommandInteraction<'cached'>;

/** One subcommand: its options, what it does, and how it completes what is being typed. */
export interface Subcommand {
  options?(games: Record<string, AnyGame>): APIApplicationCommandBasicOption[];
  run(interaction: Chat, harbour: Harbour): Promise<void>;
  complete?(interaction: AutocompleteInteraction<'cached'>, harbour: Harbour): Promise<Suggestion[]>;
}

/**
 * Acknowledges, finds the match that was named, or else the channel's, and goes on with it, its people called as they
 * are now; says so where there is none.
 * One that the asker `may` not know of counts as none.
 */
export async function withMatch(
  interaction: Chat,
  harbour: Harbour,
  then: (match: MatchInfo) => Promise<void>,
  may = mayLook,
): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const id = interaction.options.getString('match')?.trim();
  if (id) {
    const found = await harbour.matches.find(id);
    if (found && may(harbour, found, interaction.member)) return then(await named(harbour, found));
    return say(interaction, harbour, message('match.not-found', { match: literal(cut(id, 40)) }));
  }
  const match = await harbour.matches.inChannel(interaction.channelId);
  if (match) return then(await named(harbour, match));
  await say(interaction, harbour, await noMatchHere(interaction, harbour));
}

/** The match with the names that its people go by now. */
async function named(harbour: Harbour, match: MatchInfo): Promise<MatchInfo> {
  await learnNames(harbour, match);
  return (await harbour.matches.find(match.id)) ?? match;
}

/** Where a person's matches are, said where there is none. */
export async function noMatchHere(interaction: Chat, harbour: Harbour): Promise<Message> {
  const elsewhere = await harbour.matches.matchesOf(interaction.user.id);
  if (elsewhere.length === 0) return message('discord.no-match');
  const words = createWords({ locale: localeOf(interaction.locale) });
  const places = elsewhere.slice(0, mostNamed).map((match) => placeWords(harbour, match, words));
  return message('discord.match-elsewhere', { channels: { list: await Promise.all(places) } });
}
