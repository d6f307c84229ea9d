import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type AttachmentBuilder, ButtonStyle } from 'discord.js';
import { awaited, type Seat } from '../../engine/index.js';
import type { Batch, MatchInfo, PublicMatch, Scores } from '../../match/api.js';
import { mayTakeAway } from '../../match/seats/may-take-away.js';
import type { Clock } from '../../match/time/clocks.js';
import type { Manner } from '../../match/time/manners.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { peopleOf } from '../client/presence.js';
import { atLevel } from '../words/computers.js';
import { cut } from '../words/cut.js';
import { deadlineLines } from '../words/deadlines.js';
import { latest } from '../words/latest.js';
import { messageRoom } from '../words/limits.js';
import { newsLines } from '../words/news.js';
import { closedLine, endLines, overLine, resultLines } from '../words/result.js';
import { whereOf } from '../words/where.js';

/** The public post of a turn, in plain content: its first line is what a phone's notification shows. */
export interface Post {
  content: string;
  components: ActionRowBuilder<ButtonBuilder>[];
  files: AttachmentBuilder[];
  allowedMentions: { users: string[] };
  nonce: string;
  enforceNonce: true;
}

/** How a match ended. */
export interface Ending {
  scores: Scores;
  /** The post's words with names for a code block. */
  code: Words;
  /** Whom the next game of its series waits for. */
  nextUp: string[];
}

/** Whom a post may ping, and how long those who are waited for have. */
export interface Reach {
  clocks: Clock[];
  /** By person; who is not here may be pinged. */
  manners: Map<string, Manner>;
}

/**
 * What a channel is told: whose turn it is, what happened, and at the end the scores with every line, of the whole
 * series where it ends. `ending` is there once the match is over. In a series everybody is called once between two
 * games: by the first post of the next one those whom it waits for, by the last of this one all others.
 * `first`: somebody is called for the first time, so help for newcomers stands there, too.
 * A closed match that cannot be shown any more has no table.
 * Whoever does not want to be pinged now is named without a ping.
 * @example postOf(batch, table, words, { ending: { scores, code, nextUp: [] } })
 */
export function postOf(
  batch: Batch,
  table: PublicMatch | undefined,
  words: Words,
  { ending, first = false, reach }: { ending?: Ending; first?: boolean; reach?: Reach } = {},
): Omit<Post, 'files'> {
  const { match } = batch;
  const ended = match.closed ?? ending !== undefined;
  const called = table && !ended ? calledSeats(batch, table) : [];
  const pings = ended
    ? peopleOf(match).filter((id) => !ending?.nextUp.includes(id))
    : table
      ? called.flatMap(holderOf(table))
      : [];
  const headline = ending
    ? overLine(ending.scores, words)
    : match.closed || !table
      ? closedLine(match, words)
      : turnLine(table, words, called);
  const seating = batch.kind === 'start' ? seatingLine(batch, words, table) : '';
  const scores = ending ? resultLines(ending.scores, { words, code: ending.code }).join('\n') : '';
  const below = ended
    ? endLines(match, words, pings, ending?.scores.series)
    : seating || first
      ? startLines(match, words)
      : [];
  const tail = below.map((line) => `\n${line}`).join('');
  const told = newsLines(batch.events, words);
  const clocks = (reach?.clocks ?? []).filter(({ seat }) => called.includes(seat));
  const head = [headline, ...deadlineLines(clocks, words)].join('\n');
  const news = latest(told, messageRoom - head.length - seating.length - scores.length - tail.length - 3, '\n');
  return {
    content: cut([head, seating, news, scores].filter(Boolean).join('\n'), messageRoom - tail.length) + tail,
    components: [
      ending
        ? endButtons(ending.scores, batch.nonce, words)
        : postButtons(match, batch.nonce, words, ended).addComponents(ended ? [] : ownButton(batch, words)),
    ],
    // All are called by the last post of a match, and it is not this one.
    allowedMentions: { users: ended && batch.followed ? [] : pings.filter((id) => mayPing(id, reach)) },
    nonce: batch.nonce,
    enforceNonce: true,
  };
}

function mayPing(id: string, reach?: Reach): boolean {
  return (reach?.manners.get(id) ?? 'now') === 'now';
}

/** The people the match waits for. */
export function waitingFor(table: PublicMatch): string[] {
  return waitedSeats(table).flatMap(holderOf(table));
}

function waitedSeats({ game, position }: PublicMatch): Seat[] {
  return game
    .pending(position.state)
    .filter(({ holds }) => holds)
    .map(({ seat }) => seat);
}

/** Whom the post calls: who acted meanwhile is not called any more, and who still thinks was called before. */
export function calledSeats({ calls, calledNext = [] }: Batch, table: PublicMatch): Seat[] {
  if (calledNext === 'all') return [];
  // The computer needs no ping, nor does whoever held its seat before.
  const people = waitedSeats(table).filter((seat) => table.match.seats[seat]?.by !== 'engine');
  return people.filter((seat) => (calls?.includes(seat) ?? true) && !calledNext.includes(seat));
}

/** Nobody, of a seat that the computer plays. */
function holderOf({ match }: PublicMatch): (seat: Seat) => string | never[] {
  return (seat) => {
    const { by, person } = match.seats[seat] ?? {};
    return by === 'person' && person ? person.id : [];
  };
}

/** Small print of a start: help for newcomers. */
function startLines(match: MatchInfo, words: Words): string[] {
  return match.series ? [] : [words.text('post.new')];
}

/** Who is called stands first, and for what: a phone's notification shows no more. */
function turnLine(table: PublicMatch, words: Words, called: Seat[]): string {
  const where = whereOf(table, words);
  const rest = waitedSeats(table).filter((seat) => !called.includes(seat));
  const others = { seats: { list: rest.map((seat) => ({ seat })) } };
  if (called.length === 0) return words.text('post.waits', { ...others, where });
  const also = rest.length > 0 ? [words.text('post.also', others)] : [];
  return [...calls(table, words, called), where, ...also].join(' · ');
}

/** Whoever is asked the same is called together. */
function calls(table: PublicMatch, words: Words, called: Seat[]): string[] {
  const { game, position } = table;
  const groups = new Map<string, Seat[]>();
  for (const { seat, summons } of game.pending(position.state)) {
    if (!called.includes(seat)) continue;
    const asked = summons ? words.say(summons) : '';
    groups.set(asked, [...(groups.get(asked) ?? []), seat]);
  }
  return [...groups].map(([asked, seats]) => {
    const people = seats
      .flatMap(holderOf(table))
      .map((id) => `<@${id}>`)
      .join(' ');
    return asked ? words.text('post.asked', { people, asked }) : words.text('post.called', { people });
  });
}

/** Who sits where; alone, what there is to play for. */
function seatingLine({ match, events }: Batch, words: Words, table?: PublicMatch): string {
  const { seats, series } = match;
  const alone = table?.game.alone?.(table.position.state);
  if (alone) return words.say(alone.goal);
  const first = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === (firstToAct(events) ?? firstToMove(table))),
  );
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  const order = words.text('post.order', { seats: { list: inOrder.map((seat) => atLevel(seat, words)) } });
  // In a later game of a series seat 0 need not begin.
  return series ? words.text('post.same-seats', { n: seats.length }) : order;
}

/** The seat of the computer that has moved before anybody was called; undefined: none. */
function firstToAct(events: Batch['events']): Seat | undefined {
  return events.find(({ seat }) => seat !== undefined)?.seat;
}

/** The seat that the match waits for, of several the first in turn order; undefined: none. */
function firstToMove(table?: PublicMatch): Seat | undefined {
  return table && awaited(table.game.pending(table.position.state))[0]?.seat;
}

/** What can be pressed below the scores of a match; what they show instead of the table is one press away. */
function endButtons({ match, series }: Scores, post: string, words: Words): ActionRowBuilder<ButtonBuilder> {
  const again = new ButtonBuilder()
    .setCustomId(printPress({ on: 'rematch', match: match.id }))
    .setLabel(words.text('post.rematch'))
    .setStyle(ButtonStyle.Primary);
  const table = new ButtonBuilder()
    .setCustomId(printPress({ on: 'post', do: 'table', match: match.id, post }))
    .setLabel(words.text('post.table'))
    .setStyle(ButtonStyle.Secondary);
  const row = new ActionRowBuilder<ButtonBuilder>();
  const { components } = postButtons(match, post, words, true);
  return row.addComponents(...(series?.next ? [] : [again]), table, ...components);
}

/** Leads to the thread in which people talk about a match. */
export function talkButton(match: MatchInfo, words: Words): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'talk', match: match.id }))
    .setLabel(words.text('talk.button'))
    .setStyle(ButtonStyle.Secondary);
}

/** The one button there is room for that belongs to what the post tells. */
function ownButton(batch: Batch, words: Words): ButtonBuilder[] {
  return [...backButton(batch, words), ...redoButton(batch, words)].slice(0, 1);
}

/** What was undone can be done again, until somebody moves. */
function redoButton({ match, events }: Batch, words: Words): ButtonBuilder[] {
  const last = events.findLast(({ event }) => event.id.startsWith('rollback.'))?.event.id;
  if (!last?.startsWith('rollback.done')) return [];
  const customId = printPress({ on: 'propose', match: match.id, kind: 'redo', value: 'offer:0' });
  const button = new ButtonBuilder().setCustomId(customId).setLabel(words.text('rollback.press-redo'));
  return [button.setStyle(ButtonStyle.Secondary)];
}

/** Whoever has just resigned may come back, as long as the computer plays on for them. */
function backButton({ match, events }: Batch, words: Words): ButtonBuilder[] {
  const resigned = events.some(({ seat, event }) => {
    return event.id === 'match.resigned-on' && seat !== undefined && mayTakeAway(match, seat);
  });
  if (!resigned) return [];
  const customId = printPress({ on: 'seat', match: match.id, do: 'back' });
  return [new ButtonBuilder().setCustomId(customId).setLabel(words.text('seat.back')).setStyle(ButtonStyle.Secondary)];
}

/** What can be pressed below the table; `post` tells whose post it is. */
export function postButtons(
  match: MatchInfo,
  post: string,
  words: Words,
  over: boolean,
): ActionRowBuilder<ButtonBuilder> {
  const kinds = over ? (['log'] as const) : (['play', 'area', 'since', 'log'] as const);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    kinds.map((kind) =>
      new ButtonBuilder()
        .setCustomId(printPress({ on: 'post', do: kind, match: match.id, post }))
        .setLabel(words.text(`post.${kind}`))
        .setStyle(kind === 'play' ? ButtonStyle.Primary : ButtonStyle.Secondary),
    ),
  );
}
