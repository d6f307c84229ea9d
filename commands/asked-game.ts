import {
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { App } from '../src/discord/client/app.js';
import { guideRow, learnButton } from '../src/discord/guide/buttons.js';
import { described, named } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import type { Words } from '../src/text/words.js';

type Asked = ChatInputCommandInteraction<'cached'> | AutocompleteInteraction<'cached'>;

/** The option `game`, described by that text: one of those that are hosted. */
export function gameOption(games: Record<string, AnyGame>, text: string) {
  return {
    type: ApplicationCommandOptionType.String,
    name: 'game',
    ...described(text),
    choices: Object.keys(games).map((id) => ({ ...named(`game.${id}`), value: id })),
  } satisfies APIApplicationCommandStringOption;
}

/** The game that was named, else that of the channel's match, else the first there is. */
export async function gameMeant(interaction: Asked, { matches }: App): Promise<AnyGame> {
  const asked = matches.games[interaction.options.getString('game') ?? ''];
  if (asked) return asked;
  const match = await matches.inChannel(interaction.channelId);
  const game = matches.games[match?.game ?? ''] ?? Object.values(matches.games)[0];
  if (!game) throw new Error('there is no game to look up');
  return game;
}

/** The buttons that explain and teach a game, by the channel's match where it is of that game. */
export async function guidesOf(interaction: Asked, app: App, game: AnyGame, words: Words) {
  const match = await app.matches.inChannel(interaction.channelId);
  const about = { game: game.id, ...(match?.game === game.id && { match: match.id }) };
  const lesson = learnButton(app, game.id, words.text('learn.open'));
  return guideRow(app.books, about, words, lesson);
}
