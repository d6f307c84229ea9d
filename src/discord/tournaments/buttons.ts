import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import type { TournamentAct } from '../client/tournament-press.js';

/** A button of a tournament, named by what it does. @example tournamentButton(12, 'join', words) */
export function tournamentButton(
  cup: number,
  act: TournamentAct,
  words: Words,
  { value = '', label = `tournament.button-${act}`, style = ButtonStyle.Secondary } = {},
): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'tournament', cup, do: act, value }))
    .setLabel(words.text(label))
    .setStyle(style);
}

/** @example buttonRow([tournamentButton(12, 'join', words)]) */
export function buttonRow(buttons: ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
}
