import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { type Message, message } from '../../engine/index.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { BoardLook, BoardPress } from '../client/board-look.js';
import { manages } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { botMayNotShare } from '../client/permissions.js';
import { localeOf } from '../words/locale.js';
import { queryOf, showBoard } from './look.js';
import { picked, seatNumbers } from './message.js';

type Press = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** A press on a leaderboard, private or standing in a channel. */
export async function pressBoard(interaction: Press, app: App, press: BoardPress): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const look = interaction.isStringSelectMenu() ? lookPicked(app, press, interaction.values[0]) : press.look;
  if (press.do !== 'keep' && press.do !== 'end') return showBoard(interaction, app, look);
  const { channelId, guildId, member } = interaction;
  if (!manages(app, { guildId, channelId }, member)) return say(interaction, app, { id: 'leaderboard.may-not' });
  const told = await (press.do === 'keep' ? keep : end)(interaction, app, look);
  const words = createWords({ locale: localeOf(interaction.locale) });
  await showBoard(interaction, app, look, words.say(told));
}

/** The look that a menu leads to; of another game only with a number of players that it has. */
function lookPicked({ matches }: App, press: BoardPress, value: string | undefined): BoardLook {
  const { game, seats, season, ...look } = press.look;
  const chosen = picked(value);
  const nextGame = press.do === 'game' ? chosen : game;
  const nextSeason = press.do === 'season' ? Number(chosen) || undefined : season;
  const nextSeats = press.do === 'seats' ? Number(chosen) || undefined : seats;
  const has = nextSeats !== undefined && seatNumbers(matches.games, nextGame).includes(nextSeats);
  return {
    ...look,
    ...(nextGame !== undefined && { game: nextGame }),
    ...(has && { seats: nextSeats }),
    ...(nextSeason !== undefined && { season: nextSeason }),
    page: 1,
  };
}

/** Has the board stand in the channel, in a new message where it stands there already; what came of it. */
async function keep(interaction: Answerable, app: App, look: BoardLook): Promise<Message> {
  const { channelId, guildId, user } = interaction;
  const reached = await callDiscord(() => app.client.channels.fetch(channelId));
  const channel = reached.ok ? reached.value : undefined;
  if (!channel?.isTextBased() || channel.isDMBased()) return message('discord.no-channel');
  const lacking = botMayNotShare(channel, true);
  if (lacking) return lacking;
  const query = queryOf(look, guildId);
  const old = await app.community.standing.find(channelId, query);
  const asked = await app.community.standing.stand({ guildId, channelId }, user.id, query);
  if (!asked.ok) return asked.refusal;
  if (old?.messageId) await takeAway(app, channelId, old.messageId);
  return message('leaderboard.kept');
}

/** Ends it, and takes its message away; what came of it. */
async function end({ channelId, guildId, user }: Answerable, app: App, look: BoardLook): Promise<Message> {
  const query = queryOf(look, guildId);
  const old = await app.community.standing.find(channelId, query);
  await app.community.standing.end({ guildId, channelId }, user.id, query);
  const gone = !old?.messageId || (await takeAway(app, channelId, old.messageId));
  return message(gone ? 'leaderboard.ended' : 'leaderboard.ended-only');
}

/** Deletes a message of ours; whether it is gone. */
async function takeAway(app: App, channelId: string, messageId: string): Promise<boolean> {
  const deleted = await callDiscord(async () => {
    const channel = await app.client.channels.fetch(channelId);
    if (channel?.isTextBased()) await channel.messages.delete(messageId);
  });
  return deleted.ok || deleted.failure === 'gone';
}
