import type {
  APIApplicationCommandBasicOption,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import { deferPrivately, say } from '../../src/discord/client/answer.js';
import type { App } from '../../src/discord/client/app.js';
import { placeWords } from '../../src/discord/client/channel.js';
import { learnNames } from '../../src/discord/client/learn-names.js';
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
  run(interaction: Chat, app: App): Promise<void>;
  complete?(interaction: AutocompleteInteraction<'cached'>, app: App): Promise<Suggestion[]>;
}

/**
 * Acknowledges, finds the match that was named, or else the channel's, and goes on with it, its people called as they
 * are now; says so where there is none, as `none` does. `meant`: what else than the channel's is meant where none is named.
 * One that the asker `may` not know of counts as none.
 */
export async function withMatch(
  interaction: Chat,
  app: App,
  then: (match: MatchInfo) => Promise<void>,
  { may = mayLook, meant = inChannel, none = noMatchHere } = {},
): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const id = interaction.options.getString('match')?.trim();
  if (id) {
    const found = await app.matches.find(id);
    if (found && may(app, found, interaction.member)) return then(await named(app, found));
    return say(interaction, app, message('match.not-found', { match: literal(cut(id, 40)) }));
  }
  const match = await meant(interaction, app);
  if (match) return then(await named(app, match));
  await say(interaction, app, await none(interaction, app));
}

/**
 * The match that a command which is being typed is about, as `withMatch` finds it; undefined: there is none.
 * @example const match = await mentioned(interaction, app)
 */
export async function mentioned(
  interaction: AutocompleteInteraction<'cached'>,
  app: App,
): Promise<MatchInfo | undefined> {
  const id = interaction.options.getString('match')?.trim();
  if (!id) return inChannel(interaction, app);
  const found = await app.matches.find(id);
  return found && mayLook(app, found, interaction.member) ? found : undefined;
}

/** In the thread for table talk it is the match that is talked about. */
async function inChannel(
  { channel, channelId }: Chat | AutocompleteInteraction<'cached'>,
  { matches }: App,
): Promise<MatchInfo | undefined> {
  const here = await matches.inChannel(channelId);
  if (here || !channel?.isThread() || !channel.parentId) return here;
  const above = await matches.inChannel(channel.parentId);
  return above?.talk === channelId ? above : undefined;
}

/** The match with the names that its people go by now. */
async function named(app: App, match: MatchInfo): Promise<MatchInfo> {
  await learnNames(app, match);
  return (await app.matches.find(match.id)) ?? match;
}

/** Where a person's matches are, said where there is none. */
export async function noMatchHere(interaction: Chat, app: App): Promise<Message> {
  const elsewhere = await app.matches.matchesOf(interaction.user.id);
  if (elsewhere.length === 0) return message('discord.no-match');
  const words = createWords({ locale: localeOf(interaction.locale) });
  const places = elsewhere.slice(0, mostNamed).map((match) => placeWords(app, match, words));
  return message('discord.match-elsewhere', { channels: { list: await Promise.all(places) } });
}
