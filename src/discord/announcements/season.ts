import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Words } from '../../text/words.js';
import { drawBoard } from '../boards/picture.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { pictured } from '../posts/pictures.js';
import { boardButton } from '../seasons/message.js';
import { overHeading, seasonText } from '../seasons/words.js';

/**
 * What tells a channel how a season ended: in words, and its leaderboard as a picture where one can be had; undefined: there is no such
 * season, or it is not over.
 */
export async function seasonBody(app: App, guildId: string, id: number, words: Words, files: boolean) {
  const summary = await app.community.seasons.summary(guildId, id, Object.keys(app.matches.games));
  if (summary?.season.closedAt === undefined || !summary) return undefined;
  const told = (withBoard: boolean) => seasonText(summary, overHeading(summary.season, words), words, withBoard);
  const look = new ButtonBuilder()
    .setCustomId(printPress({ on: 'season', do: 'show', season: id }))
    .setLabel(words.text('season.look-over'))
    .setStyle(ButtonStyle.Secondary);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(look, boardButton(summary.season, words));
  const empty = summary.board.lines.length === 0;
  const drawn = files && !empty ? await drawBoard(app, summary.board, words) : undefined;
  // Whoever stands in the picture is not said twice.
  const shown = drawn && pictured(told(!drawn.file), drawn, words);
  return { ...(shown ?? { content: told(true), files: [] }), components: [row] };
}
