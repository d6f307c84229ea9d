import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type GuildMember } from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type Press, printPress } from '../client/custom-id.js';
import { type Harbour, wordsFor } from '../client/harbour.js';
import { keeps } from '../client/keeper.js';
import { attempt } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { inSeries } from '../words/where.js';
import { endLobby } from './lobby.js';

type ClosePress = Extract<Press, { on: 'close' }>;

/** Closes a match that gathers; one in progress only after asking once more. The interaction must have been deferred. */
export async function askClose(interaction: Answerable, harbour: Harbour, match: MatchInfo): Promise<void> {
  if (match.status !== 'playing') return close(interaction, harbour, match);
  const refusal = refuseClosing(harbour, match, interaction.member);
  if (refusal) return say(interaction, harbour, refusal, match.id);
  const words = wordsFor(harbour, match, localeOf(interaction.locale));
  const button = (press: 'yes' | 'no', style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'close', match: match.id, do: press }))
      .setLabel(words.text(`close.${press}`))
      .setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Danger),
    button('no', ButtonStyle.Secondary),
  );
  const game = harbour.matches.games[match.game];
  const lines = [words.text('close.ask'), ...(game && inSeries(match, game) ? [words.text('close.ask-series')] : [])];
  await show(interaction, harbour, { content: lines.join(' '), components: [row] });
}

/** The answer to that question. */
export async function pressClose(
  interaction: ButtonInteraction<'cached'>,
  harbour: Harbour,
  press: ClosePress,
): Promise<void> {
  if (!(await attempt(() => interaction.deferUpdate())).ok) return;
  const match = await harbour.matches.find(press.match);
  if (!match) return say(interaction, harbour, message('match.not-found', { match: press.match }));
  if (press.do === 'yes') return close(interaction, harbour, match);
  const words = wordsFor(harbour, match, localeOf(interaction.locale));
  await show(interaction, harbour, { content: words.text('close.kept'), components: [] });
}

async function close(interaction: Answerable, harbour: Harbour, match: MatchInfo): Promise<void> {
  const { id } = interaction.user;
  const closed = await harbour.matches.close(match.id, id, keeps(harbour, match, interaction.member));
  if (!closed.ok) return say(interaction, harbour, closed.refusal, match.id);
  if (closed.value.status === 'open') await endLobby(harbour, closed.value, 'lobby.closed-by', { person: id });
  const words = wordsFor(harbour, match, localeOf(interaction.locale));
  await show(interaction, harbour, { content: words.text('close.done'), components: [] });
}

/** Why somebody may not close a match, before they are asked whether they want to. */
function refuseClosing(harbour: Harbour, match: MatchInfo, member: GuildMember): Refusal | undefined {
  if (match.host.id === member.id || keeps(harbour, match, member)) return undefined;
  const seat = match.seats.find(({ person }) => person.id === match.host.id)?.seat ?? 0;
  return message('match.not-keeper', { host: { seat } });
}
