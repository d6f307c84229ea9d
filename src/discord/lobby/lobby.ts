import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle, type GuildTextBasedChannel } from 'discord.js';
import { applyingOptions } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { createWords } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { atLevel, knownAs } from '../words/computers.js';
import { cut } from '../words/cut.js';
import { momentOf } from '../words/deadlines.js';
import { limits } from '../words/limits.js';
import { markdownName } from '../words/names.js';
import { paceWords } from '../words/pace.js';
import { trustWords } from '../words/trust.js';

/** Values by which an option is left off. */
const off = new Set(['no', 'false']);

type LobbyDoes = Extract<Press, { on: 'lobby' }>['do'];

/** The public message of a match that gathers its players: who of a rematch is still to join, and `notes` below. */
export function lobbyMessage(app: Pick<App, 'matches'>, match: MatchInfo, notes: string[] = []) {
  const words = wordsFor(app, match, match.locale);
  const game = app.matches.games[match.game];
  if (!game) throw new Error(`no game ${match.game}`);
  const open = match.status === 'open';
  const people = match.seats.map((seat) => atLevel(seat, words)).join(', ');
  const applying = applyingOptions(game, match.seats.length, match.options);
  const options = applying.flatMap(({ id, default: usual }) => {
    const value = match.options[id] ?? '';
    // What is left off is nothing to tell of.
    if (value === usual && off.has(value)) return [];
    return `${words.text(`${game.id}.option.${id}`)}: ${words.text(`${game.id}.option.${id}.${value}`)}`;
  });
  if (match.pace.limit) options.push(paceWords(match.pace, words));
  options.push(...trustWords(match, words));
  if (match.unranked) options.push(words.text('lobby.unranked'));
  const host = markdownName(knownAs(match.host, match.locale));
  const above = [
    words.text('lobby.title', { game: words.text(`game.${game.id}`), host }),
    words.text('lobby.players', { n: match.seats.length, max: game.seats.max, people }),
  ];
  const awaited = (match.rematch?.people ?? []).filter((id) => !match.seats.some(({ person }) => person.id === id));
  const asked = { people: { list: awaited.map((id) => `<@${id}>`) } };
  const invited = open ? (match.invited ?? []) : [];
  const asking = invited.map(({ person, until }) => `${markdownName(person.name)} (${momentOf(until, 'R')})`);
  const kept = asking.length > 0 ? [words.text('invite.held', { people: asking.join(', ') })] : [];
  const again = open && awaited.length > 0 ? [words.text('lobby.rematch', asked)] : [];
  const enough = match.seats.length >= Math.max(2, game.seats.min);
  const full = match.seats.length >= game.seats.max;
  const next = full ? 'full' : enough ? 'start' : match.seats.length >= game.seats.min ? 'solo' : 'join';
  // Those who are asked to join are told so already.
  const told = !open || again.length > 0;
  const step = told ? [] : [words.text(`lobby.next-${next}`, { host })];
  const below = [
    ...kept,
    ...step,
    ...again,
    ...notes.map((note) => `⚠ ${note}`),
    ...(open ? [] : [words.text('lobby.closed')]),
  ];
  // What is said below the options is heard, however many there are.
  const room = limits.content - [...above, ...below].join('\n').length - 1;
  const between = options.length > 0 && room > 0 ? [cut(`-# ${options.join(' · ')}`, room)] : [];
  const lines = [...above, ...between, ...below];
  // Where a game can be played alone, a host who waits for others should still not start by mistake.
  const primary: LobbyDoes = enough ? 'start' : 'join';
  const button = (press: LobbyDoes): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'lobby', do: press, match: match.id }))
      .setLabel(words.text(`lobby.${press}`))
      .setStyle(press === primary ? ButtonStyle.Primary : ButtonStyle.Secondary)
      .setDisabled(!open);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('join'),
    button('leave'),
    button('options'),
    button('computer').setEmoji({ name: '🤖' }),
    button('time').setEmoji({ name: '⏱' }),
  );
  const invite = (part: 'open' | 'decline'): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'invite', match: match.id, do: part, post: '' }))
      .setLabel(words.text(`invite.${part}`))
      .setStyle(ButtonStyle.Secondary)
      .setDisabled(!open);
  const asks = [invite('open'), ...(invited.length > 0 ? [invite('decline')] : [])];
  const start = new ActionRowBuilder<ButtonBuilder>().addComponents(...asks, button('start'));
  return {
    content: cut(lines.join('\n'), limits.content),
    components: [row, start],
    allowedMentions: { parse: [] as const },
  };
}

/** What stands on the buttons of an announcement, for whoever is told of them in another language.
 * @example lobbyLabels(match).join // 'Join' */
export function lobbyLabels({ locale }: MatchInfo): { join: string; start: string } {
  const words = createWords({ locale });
  return { join: words.text('lobby.join'), start: words.text('lobby.start') };
}

/**
 * Makes the announcement of a match say what is true now; while it gathers it is announced anew where the old message is
 * gone. The first one of a match calls those who are `asked` to join. Resolves with whether it can be read.
 * @example await showLobby(app, joined.value)
 */
export async function showLobby(
  app: App,
  match: MatchInfo,
  notes: string[] = [],
  asked: string[] = [],
): Promise<boolean> {
  const channel = await channelOf(app, match);
  if (!channel) return false;
  const body = lobbyMessage(app, match, notes);
  if (match.lobby && (await edit(channel, match.lobby, body))) return true;
  if (match.status !== 'open') return false;
  const calling = asked.length > 0 ? { ...body, allowedMentions: { users: asked } } : body;
  const sent = await callDiscord(() => channel.send(calling));
  if (sent.ok) await app.matches.noteLobby(match.id, sent.value.id);
  else app.log.warn({ failure: sent.failure, match: match.id }, 'the lobby could not be posted');
  return sent.ok;
}

/**
 * Says in the channel that a match gathers no more: in its announcement, or where that is gone in a message of its own.
 * @example await endLobby(app, match, 'lobby.expired', { days: 7 })
 */
export async function endLobby(
  app: App,
  match: MatchInfo,
  text: string,
  args: Record<string, string | number> = {},
): Promise<void> {
  const channel = await channelOf(app, match);
  if (!channel) return;
  const content = createWords({ locale: match.locale }).text(text, args);
  const body = { content, components: [], allowedMentions: { parse: [] as const } };
  if (match.lobby && (await edit(channel, match.lobby, body))) return;
  const sent = await callDiscord(() => channel.send(body));
  if (!sent.ok) app.log.warn({ failure: sent.failure, match: match.id }, 'the end of a lobby was not told');
}

async function edit(channel: GuildTextBasedChannel, id: string, body: ReturnType<typeof lobbyMessage> | object) {
  return (await callDiscord(() => channel.messages.edit(id, body))).ok;
}
