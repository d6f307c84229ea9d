import { createHash } from 'node:crypto';
import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { Sought, SoughtAfter } from '../../match/tables/api.js';
import { createWords, type Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { printPress } from '../client/custom-id.js';
import { keepLooking, type Looking } from '../client/keep-looking.js';
import { languageFor } from '../client/language.js';
import { callDiscord, type Failure } from '../client/outgoing.js';
import { maySpeak } from '../client/permissions.js';
import { memberOf } from '../client/presence.js';
import { messageRoom } from '../words/limits.js';
import { wholeLines } from '../words/whole-lines.js';
import { maySit } from './find.js';
import { variantOf } from './message.js';

/** How often it is looked whether a table opened that somebody looks for. */
const everyMs = 30_000;
/** After so many looks, an hour, it is asked anew who sees what. */
const forgetLooks = 120;

/**
 * Tells people of tables that they look for, each once: those who take direct messages there, all they see at once; the others where the
 * first of them is, together.
 * @example const seeker = startSeeker(app)
 */
export function startSeeker(app: App): Looking {
  /** Whom which table is hidden from, so that Discord is not asked again and again. */
  const unseen = new Set<string>();
  let looks = 0;
  let after: SoughtAfter | undefined;
  return keepLooking(app, {
    everyMs,
    async look() {
      const seen: Sought[] = [];
      // So many each time, one after the other: who can never be told keeps nobody from their turn.
      const { tables, next } = await app.matches.sought(after);
      after = next;
      for (const one of tables) {
        const key = `${one.seeker.userId}:${one.match.id}`;
        if (unseen.has(key)) continue;
        const sees = await isSeen(app, one);
        if (sees) seen.push(one);
        else if (sees === false) unseen.add(key);
      }
      await tellAll(app, seen);
      return false;
    },
    onTime() {
      looks = (looks + 1) % forgetLooks;
      if (looks === 0) unseen.clear();
    },
    failed: 'what people look for could not be told',
  });
}

/** undefined: Discord could not be asked. */
async function isSeen(app: App, { seeker, match }: Sought): Promise<boolean | undefined> {
  const guild = app.client.guilds.cache.get(seeker.guildId);
  const member = guild && (await memberOf(guild, seeker.userId));
  if (member === 'left') await app.matches.seekNoMore(seeker);
  if (guild && !member) return undefined;
  return member !== undefined && member !== 'left' && (await maySit(app, member, match));
}

async function tellAll(app: App, seen: Sought[]): Promise<void> {
  const people = new Map<string, Sought[]>();
  for (const one of seen) {
    const key = `${one.seeker.userId}:${one.seeker.guildId}`;
    people.set(key, [...(people.get(key) ?? []), one]);
  }
  const byChannel = new Map<string, Sought[][]>();
  for (const tables of people.values()) {
    const [first] = tables;
    if (!first) continue;
    // Told before it is sent: nobody is called twice.
    const seekers = tables.map(({ seeker }) => seeker);
    await app.matches.soughtTold(seekers, true);
    const failure = first.place === 'dm' ? await tellDirectly(app, tables) : 'closed';
    if (failure === 'down') await app.matches.soughtTold(seekers, false);
    if (failure === 'closed') byChannel.set(first.match.id, [...(byChannel.get(first.match.id) ?? []), tables]);
  }
  for (const people of byChannel.values()) {
    const called = people.map(([first]) => first!);
    const failure = await tellThere(app, called);
    const seekers = people.flat().map(({ seeker }) => seeker);
    if (failure === 'down') await app.matches.soughtTold(seekers, false);
    else if (failure) app.log.warn({ failure, match: called[0]?.match.id }, 'who looks for a table was not told');
  }
}

/** All tables at once, with the ways to them. */
async function tellDirectly(app: App, tables: Sought[]): Promise<Failure | undefined> {
  const [first] = tables as [Sought];
  const words = createWords({ locale: await languageFor(app, first.seeker.userId, first.match) });
  const lines = [
    words.text('looking.opened-all'),
    ...tables.map(({ match }) => lineOf(app, match, words)),
    words.text('looking.how'),
  ];
  const content = wholeLines(lines, messageRoom, (n) => words.text('turns.more', { n }));
  const sent = await callDiscord(async () => {
    const channel = await app.client.users.createDM(first.seeker.userId);
    await channel.send({ content, allowedMentions: { parse: [] }, ...onceOnly(tables) });
  });
  return sent.ok ? undefined : sent.failure;
}

/** One table, where it is, to all who look for it. */
async function tellThere(app: App, called: Sought[]): Promise<Failure | undefined> {
  const [{ match }] = called as [Sought];
  const channel = await channelOf(app, match);
  if (!channel || !maySpeak(channel)) return 'denied';
  const words = createWords({ locale: match.locale });
  const users = called.map(({ seeker }) => seeker.userId);
  const people = users.map((id) => `<@${id}>`).join(' ');
  const look = { game: match.game, page: 1 };
  const button = (press: Parameters<typeof printPress>[0], label: string, style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder().setCustomId(printPress(press)).setLabel(words.text(label)).setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button({ on: 'tables', do: 'join', look, match: match.id }, 'lobby.join', ButtonStyle.Success),
    button({ on: 'tables', do: 'stop', look }, 'looking.stop', ButtonStyle.Secondary),
  );
  const content = [words.text('looking.opened', { people }), lineOf(app, match, words)].join('\n');
  const sent = await callDiscord(() =>
    channel.send({
      content: content.slice(0, messageRoom),
      components: [row],
      allowedMentions: { users },
      ...onceOnly(called),
    }),
  );
  return sent.ok ? undefined : sent.failure;
}

/** Discord drops a repeat within minutes: it may have taken what it did not say that it took. */
function onceOnly(tables: Sought[]): { nonce: string; enforceNonce: true } {
  const all = tables.map(({ seeker, match }) => `${seeker.userId}:${match.id}`).join();
  return { nonce: `s-${createHash('sha256').update(all).digest('hex').slice(0, 22)}`, enforceNonce: true };
}

function lineOf(app: App, match: MatchInfo, words: Words): string {
  const about = { game: words.text(`game.${match.game}`), channel: `<#${match.channelId}>`, n: match.seats.length };
  return `${words.text('looking.table', about)}\n-# ${variantOf(app, match, words)}`;
}
