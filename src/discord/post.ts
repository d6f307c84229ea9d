import { ActionRowBuilder, type AttachmentBuilder, ButtonBuilder, ButtonStyle } from 'discord.js';
import type { ScoreSheet } from '../engine/index.js';
import type { Batch, MatchInfo, Table } from '../match/api.js';
import type { Words } from '../text/words.js';
import { printPress } from './custom-id.js';
import { cut } from './cut.js';

/** The public post of a turn, in plain content: its first line is what a phone's notification shows. */
export interface Post {
  content: string;
  components: ActionRowBuilder<ButtonBuilder>[];
  files: AttachmentBuilder[];
  allowedMentions: { users: string[] };
  nonce: string;
  enforceNonce: true;
}

/**
 * What a channel is told: whose turn it is, what happened, and at the end the scores with every line.
 * @example postOf(batch, table, words, sheet)
 */
export function postOf(batch: Batch, table: Table, words: Words, sheet: ScoreSheet | undefined): Omit<Post, 'files'> {
  const { match } = batch;
  const pings = sheet
    ? match.seats.filter(({ by }) => by === 'person').map(({ person }) => person.id)
    : waitingFor(table);
  const head = sheet ? overLine(batch, words, sheet) : turnLine(batch, table, words, pings);
  const told = batch.events.map(({ event }) => words.say(event)).join(' ');
  const lines = [
    head,
    ...(batch.kind === 'start' ? startLines(batch, words) : []),
    told,
    ...(sheet ? scoreLines(batch, words, sheet) : []),
  ];
  const tail = sheet ? `\n${endLines(match, words, pings).join('\n')}` : '';
  return {
    content: cut(lines.filter(Boolean).join('\n'), 1990 - tail.length) + tail,
    components: [postButtons(match, batch.nonce, words, sheet !== undefined)],
    allowedMentions: { users: pings },
    nonce: batch.nonce,
    enforceNonce: true,
  };
}

/** The people the match waits for. */
export function waitingFor(table: Table): string[] {
  return table.game
    .pending(table.position.state)
    .filter((pending) => pending.holds)
    .flatMap(({ seat }) => table.match.seats[seat]?.person.id ?? []);
}

/** Below the scores: the seed, and everybody's name once, so that nobody misses the end. */
function endLines(match: MatchInfo, words: Words, pings: string[]): string[] {
  const people = `-# ${pings.map((id) => `<@${id}>`).join(' ')}`;
  if (!match.seed) return [people];
  return [words.text('post.seed', { seed: match.seed, hash: match.seedHash ?? '' }), people];
}

function turnLine(batch: Batch, table: Table, words: Words, pings: string[]): string {
  const game = words.text(`game.${batch.match.game}`);
  const headline = table.game.headline?.(table.position.state);
  const where = headline ? `${game}, ${words.say(headline)}` : game;
  return words.text('post.turn', { people: pings.map((id) => `<@${id}>`).join(' '), n: pings.length, where });
}

function startLines(batch: Batch, words: Words): string[] {
  const seats = { list: batch.match.seats.map(({ seat }) => ({ seat })) };
  return [words.text('post.order', { seats }), words.text('post.hash', { hash: batch.match.seedHash ?? '' })];
}

function overLine(batch: Batch, words: Words, sheet: ScoreSheet): string {
  const game = words.text(`game.${batch.match.game}`);
  const winners = { list: sheet.winners.map((seat) => ({ seat })) };
  return words.text('post.over', { game, winners, n: sheet.winners.length });
}

/** Every seat with its total and every scoring line, best first. */
export function scoreLines(batch: Pick<Batch, 'match'>, words: Words, sheet: ScoreSheet): string[] {
  const game = batch.match.game;
  const ranked = [...sheet.seats].sort((a, b) => b.total - a.total);
  const rows = ranked.map(({ seat, lines, total }) => {
    const parts = lines.map(({ id, amount }) => `${words.text(`${game}.score.${id}`)} ${amount}`).join(' · ');
    return `**${words.seat(seat)}: ${total}**\n-# ${parts}`;
  });
  return [...rows, ...(sheet.notes ?? []).map((note) => words.say(note))];
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
