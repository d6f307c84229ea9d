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
import type { MatchInfo } from '../src/match/api.js';
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

/** The game that was named; undefined: none was. */
export function gameNamed({ options }: Asked, { matches }: App): AnyGame | undefined {
  return matches.games[options.getString('game') ?? ''];
}

/**
 * What somebody who names no match or game speaks of: the channel's match where they sit at it, else the lesson they
 * have open, else the channel's match whoever plays it.
 * @example const match = await matchMeant(interaction, app)
 */
export async function matchMeant({ channelId, user }: Asked, { matches }: App): Promise<MatchInfo | undefined> {
  const here = await matches.inChannel(channelId);
  const seated = here && here.status !== 'over' && here.seats.some(({ person }) => person.id === user.id);
  return seated ? here : ((await matches.lessonOf(user.id)) ?? here);
}

/**
 * The match whose cards somebody asks for: the channel's where one is going on, else that of the lesson they have open.
 * @example const match = await handMeant(interaction, app)
 */
export async function handMeant({ channelId, user }: Asked, { matches }: App): Promise<MatchInfo | undefined> {
  const here = await matches.inChannel(channelId);
  return here && here.status !== 'over' ? here : ((await matches.lessonOf(user.id)) ?? here);
}

/** The game that was named, else that of what is meant here, else the first there is. */
export async function gameMeant(interaction: Asked, app: App): Promise<AnyGame> {
  const asked = gameNamed(interaction, app);
  if (asked) return asked;
  const { games } = app.matches;
  const match = await matchMeant(interaction, app);
  const game = games[match?.game ?? ''] ?? Object.values(games)[0];
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
