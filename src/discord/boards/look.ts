import type { Board, BoardQuery } from '../../community/index.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { BoardLook } from '../client/board-look.js';
import { manages } from '../client/keeper.js';
import { pictured } from '../posts/pictures.js';
import { localeOf } from '../words/locale.js';
import { boardRows, type Standing } from './message.js';
import { drawBoard, emptyBoard } from './picture.js';
import { boardLines, boardScope } from './words.js';

/** Whose matches a look is about, in the server it is looked at from. @example queryOf(look, interaction.guildId) */
export function queryOf({ where, game, seats, season }: BoardLook, guildId: string): BoardQuery {
  return {
    ...(where === 'here' && { guild: guildId }),
    ...(game !== undefined && { game }),
    ...(seats !== undefined && { seats }),
    ...(where === 'here' && season !== undefined && { season: String(season) }),
  };
}

/**
 * A page of a leaderboard for the reader alone, with what leads to others; `notice` stands above it. The interaction must have been
 * deferred.
 * @example await showBoard(interaction, app, { where: 'here', page: 1, as: 'picture' })
 */
export async function showBoard(interaction: Answerable, app: App, look: BoardLook, notice?: string): Promise<void> {
  const { games } = app.matches;
  if (look.game !== undefined && !games[look.game]) return say(interaction, app, { id: 'discord.unknown-press' });
  const { guildId, user } = interaction;
  const words = createWords({ locale: localeOf(interaction.locale) });
  const board = await app.community.board(queryOf(look, guildId), look.page, user.id);
  if (look.season !== undefined && !board.season) return say(interaction, app, { id: 'season.gone' });
  const heading = [...(notice ? [notice] : []), boardHeading(board, words), ...ownLines(board, words)].join('\n');
  const standing = await standingHere(interaction, app, board.query);
  const seasons = look.where === 'here' ? await app.community.seasons.list(guildId) : [];
  await show(interaction, app, {
    ...(await bodyOf(app, board, look.as, heading, words, user)),
    attachments: [],
    components: boardRows(games, board, look, words, { standing, seasons }),
  });
}

/** What a board is of, as the first line of a message. @example boardHeading(board, words) */
export function boardHeading(board: Board, words: Words): string {
  return `### ${words.text('leaderboard.heading', { scope: boardScope(board, words).join(' · ') })}`;
}

/**
 * A board below its heading: as a picture, or in words; these stand there too where no picture can be had.
 * @example await bodyOf(app, board, 'picture', heading, words)
 */
export async function bodyOf(
  app: App,
  board: Board,
  as: BoardLook['as'],
  heading: string,
  words: Words,
  reader?: { id: string },
) {
  const lines = board.lines.length === 0 ? [emptyBoard(words)] : boardLines(board, words, reader?.id);
  const told = [heading, ...lines].join('\n');
  if (as === 'text') return { content: told, files: [] };
  const drawn = await drawBoard(app, board, words, reader);
  return pictured(drawn.file ? heading : told, drawn, words);
}

/** Why the reader is not on it, where they are not. */
function ownLines({ people, reader }: Board, words: Words): string[] {
  if (reader === 'hidden') return [`-# ${words.text('leaderboard.hidden')}`];
  return reader === 'unlisted' && people > 0 ? [`-# ${words.text('leaderboard.unlisted')}`] : [];
}

async function standingHere(
  { channelId, guildId, member }: Answerable,
  app: App,
  query: BoardQuery,
): Promise<Standing> {
  if (!manages(app, { guildId, channelId }, member)) return undefined;
  return (await app.community.standing.find(channelId, query)) ? 'end' : 'keep';
}
