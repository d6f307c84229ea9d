import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MatchPing } from '../../match/time/pings.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { deadlineLines, momentOf } from '../words/deadlines.js';
import { limits } from '../words/limits.js';
import { markdownName } from '../words/names.js';

/** A ping in its match's channel: for whom it is stands first, as a phone's notification shows no more. */
export function pingMessage(ping: MatchPing & { nonce: string }, words: Words) {
  const { match, people, nonce } = ping;
  return {
    content: cut(linesOf(ping, words).join('\n'), limits.content),
    components: match.status === 'playing' || ping.kind === 'invite' ? [buttons(ping, words)] : [],
    allowedMentions: { users: people },
    nonce,
    enforceNonce: true as const,
  };
}

/** The same for one person directly, with the way to the match. */
export function directMessage(ping: MatchPing & { nonce: string }, words: Words) {
  const { nonce } = ping;
  return {
    content: cut(linesOf(ping, words).join('\n'), limits.content),
    components: [linkRow([goTo(ping, words)])],
    nonce,
    enforceNonce: true as const,
  };
}

/** Buttons that lead to channels, as many as a row takes.
 * @example linkRow([{ label: 'Go to the match', url }]) */
export function linkRow(links: { label: string; url: string }[]): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    links
      .slice(0, limits.buttonsInRow)
      .map(({ label, url }) =>
        new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel(cut(label, limits.buttonLabel)).setURL(url),
      ),
  );
}

/** @example linkTo(match) // 'https://discord.com/channels/1/2' */
export function linkTo({ guildId, channelId }: { guildId: string; channelId: string }): string {
  return `https://discord.com/channels/${guildId}/${channelId}`;
}

/** To the match; or to the question that waits for an answer, where that was posted. */
function goTo({ match, vote }: MatchPing, words: Words): { label: string; url: string } {
  const { channelId = match.channelId, messageId } = vote?.place ?? {};
  const url = linkTo({ guildId: match.guildId, channelId });
  return { label: words.text(vote ? 'ping.go-vote' : 'ping.go'), url: messageId ? `${url}/${messageId}` : url };
}

function linesOf(ping: MatchPing, words: Words): string[] {
  const { kind, match, clocks, people, dm, vote } = ping;
  const game = words.text(`game.${match.game}`);
  const called = (dm ? [dm] : people).map((id) => `<@${id}>`).join(' ');
  const since = momentOf(Math.min(...clocks.map((clock) => clock.since)), 'R');
  const seats = { list: clocks.map(({ seat }) => ({ seat })) };
  const how = words.text('ping.mute-how');
  switch (kind) {
    case 'call':
    case 'remind':
    case 'warn':
      return [words.text(`ping.${kind}`, { people: called, game, since }), ...deadlineLines(clocks, words), how];
    case 'over':
    case 'replaced':
      return [words.text(`ping.${kind}`, { people: called, game })];
    case 'next':
      return [words.text('ping.next', { people: called, game, seats }), how];
    case 'vote':
      return [words.text('ping.vote', { people: called, game, about: vote ? words.say(vote.about) : '' }), how];
    case 'invite':
      return [
        words.text('ping.invite', { people: called, game, host: markdownName(match.host.name), ...heldUntil(ping) }),
      ];
    case 'late': {
      const head = called
        ? words.text('ping.late-to', { people: called, game, seats })
        : words.text('ping.late', { game, seats });
      return [head, words.text(match.pace.late === 'others' ? 'ping.late-others' : 'ping.late-notice')];
    }
    case 'stalled':
      return [words.text('ping.stalled', { game, since, seats })];
  }
}

/** Until when the first of their seats is held. */
function heldUntil({ match, people }: MatchPing): { until: string } {
  const held = (match.invited ?? []).filter(({ person }) => people.includes(person.id));
  return { until: momentOf(Math.min(...held.map(({ until }) => until)), 'R') };
}

function inviteButtons({ match, nonce }: MatchPing & { nonce: string }, words: Words) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'invite', match: match.id, do: 'accept', post: nonce }))
      .setLabel(words.text('lobby.join'))
      .setStyle(ButtonStyle.Success),
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'invite', match: match.id, do: 'decline', post: nonce }))
      .setLabel(words.text('invite.decline'))
      .setStyle(ButtonStyle.Secondary),
  );
}

function buttons(ping: MatchPing & { nonce: string }, words: Words): ActionRowBuilder<ButtonBuilder> {
  const { kind, match, clocks, nonce } = ping;
  if (kind === 'invite') return inviteButtons(ping, words);
  // Who has nothing to play looks on.
  const [what, label] = ['replaced', 'next', 'vote'].includes(kind)
    ? (['table', 'vote.press-look'] as const)
    : (['play', 'post.play'] as const);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'post', do: what, match: match.id, post: nonce }))
      .setLabel(words.text(label))
      .setStyle(ButtonStyle.Primary),
  );
  if (kind === 'vote') {
    const { label: text, url } = goTo(ping, words);
    return row.addComponents(new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel(text).setURL(url));
  }
  const [late] = clocks;
  if (kind !== 'late' || match.pace.late !== 'others' || !late) return row;
  return row.addComponents(
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'stand-in', match: match.id, seat: late.seat }))
      .setLabel(words.text('ping.stand-in'))
      .setEmoji({ name: '🤖' })
      .setStyle(ButtonStyle.Secondary),
  );
}
