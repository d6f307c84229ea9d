import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type GuildMember } from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { inSeries } from '../words/where.js';
import { endLobby } from './lobby.js';

type ClosePress = Extract<Press, { on: 'close' }>;

/** Closes a match that gathers; one in progress only after asking once more. The interaction must have been deferred. */
export async function askClose(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  if (match.status !== 'playing') return close(interaction, app, match);
  const refusal = refuseClosing(app, match, interaction.member);
  if (refusal) return say(interaction, app, refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const button = (press: 'yes' | 'no', style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'close', match: match.id, do: press }))
      .setLabel(words.text(`close.${press}`))
      .setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Danger),
    button('no', ButtonStyle.Secondary),
  );
  const game = app.matches.games[match.game];
  const lines = [words.text('close.ask'), ...(game && inSeries(match, game) ? [words.text('close.ask-series')] : [])];
  await show(interaction, app, { content: lines.join(' '), components: [row] });
}

/** The answer to that question. */
export async function pressClose(interaction: ButtonInteraction<'cached'>, app: App, press: ClosePress): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  if (press.do === 'yes') return close(interaction, app, match);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  await show(interaction, app, { content: words.text('close.kept'), components: [] });
}

async function close(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const { id } = interaction.user;
  const closed = await app.matches.close(match.id, id, keeps(app, match, interaction.member));
  if (!closed.ok) return say(interaction, app, closed.refusal, match.id);
  if (closed.value.status === 'open') await endLobby(app, closed.value, 'lobby.closed-by', { person: id });
  const words = wordsFor(app, match, localeOf(interaction.locale));
  await show(interaction, app, { content: words.text('close.done'), components: [] });
}

/** Why somebody may not close a match, before they are asked whether they want to. */
function refuseClosing(app: App, match: MatchInfo, member: GuildMember): Refusal | undefined {
  if (match.host.id === member.id || keeps(app, match, member)) return undefined;
  const seat = match.seats.find(({ person }) => person.id === match.host.id)?.seat ?? 0;
  return message('match.not-keeper', { host: { seat } });
}
