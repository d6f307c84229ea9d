import { createRng, type Rng } from '../src/engine/index.js';
import { type Games, main, type Out, parse, readNumber, type Tool } from './cli.js';
import { type Harbour, openHarbour } from './month/harbour.js';
import { type Observed, observe } from './month/ledger.js';
import { type Player, paceOf, peopleOf } from './month/people.js';
import { playTurn, waitedFor } from './month/play.js';
import { isAway, isQuiet } from './month/wall-clock.js';
import { type Expected, type Table, WatchKeeper } from './month/watch-keeper.js';

/** What came of a month. */
export interface Month {
  days: number;
  players: number;
  matches: number;
  moves: number;
  restarts: number;
  /** Pings by what they told. */
  told: Record<string, number>;
  /** What should have been heard and was not, was heard twice, or should not have been heard. */
  missed: string[];
  extra: string[];
  /** Pings of people in their quiet hours or on vacation. */
  disturbed: string[];
  over: number;
  /** Matches that wait for others than the bot says. */
  astray: string[];
  /** What the bot logged as errors while Discord could be reached. */
  errors: string[];
}

export interface MonthOptions {
  seed: string;
  days: number;
  players: number;
  matches: number;
  /** The day, from 0, on which Discord cannot be reached; undefined: none. */
  outage?: number;
}

const stepMs = 30 * 60_000;
const dayMs = 24 * 3_600_000;
/** Clocks go on in America on the 8th and in Europe on the 29th of that month. */
const start = Date.parse('2026-03-02T12:00Z');
const restartSteps = 9;
const shownLines = 20;

/**
 * Lives through a month of matches by a moved clock, with a bot at a twin of Discord, and watches beside it what everybody
 * should hear.
 * @example await live(games, { seed: '1', days: 30, players: 50, matches: 100, outage: 12 })
 */
export async function live(games: Games, options: MonthOptions): Promise<Month> {
  const rng = createRng({ seed: seedOf(options.seed), block: 0 });
  const channels = Array.from({ length: options.matches }, (_, index) => `quay-${index + 1}`);
  const harbour = await openHarbour(games, channels, start, seedOf(options.seed));
  const month: Month = {
    days: options.days,
    players: options.players,
    matches: options.matches,
    moves: 0,
    restarts: 0,
    told: {},
    missed: [],
    extra: [],
    disturbed: [],
    over: 0,
    astray: [],
    errors: [],
  };
  const heard: Observed[] = [];
  harbour.twin.events.on('messageCreated', ({ message }) => {
    const seen = observe(message, harbour.twin.world.channel(message.channelId).recipientId);
    if (seen) heard.push(seen);
  });
  const players = await settle(harbour, options, rng);
  const tables = await begin(harbour, games, channels, players, rng);
  const keeper = new WatchKeeper(players);
  for (const table of tables.values()) keeper.reconcile(table, await waitedFor(harbour.matches, table.id), start);
  const end = start + options.days * dayMs;
  let cut = false;
  let mended = false;
  for (let [now, step] = [start, 0]; now < end; now += stepMs, step += 1) {
    const out = options.outage !== undefined && Math.floor((now - start) / dayMs) === options.outage;
    mended = cut && !out;
    if (out !== cut) harbour.cutOff(out);
    cut = out;
    const restarts = !cut && step % restartSteps === restartSteps - 1;
    if (restarts) {
      await harbour.restart();
      month.restarts += 1;
    }
    // A bot that comes back tells what is due before anybody can act.
    if (step > 0 && !restarts && !mended) await act(harbour, tables, keeper, players, now, rng);
    // Whoever has just said when they want their digest has the first one tomorrow.
    if (step > 0) keeper.ring(now);
    await look(harbour, tables, keeper, now);
    if (!cut) compare(month, keeper.expect(tables, now), heard.splice(0), { now, players, tables, loose: mended });
    harbour.clock.advance(stepMs);
    keeper.pass(now, stepMs);
  }
  await conclude(month, harbour, tables);
  month.errors = harbour.errors;
  await harbour.close();
  return month;
}

/** People come to the harbour, and say how they want to be called. */
async function settle(harbour: Harbour, options: MonthOptions, rng: Rng): Promise<Map<string, Player>> {
  const players = new Map<string, Player>();
  for (const one of peopleOf(options.players, start, options.days, rng)) {
    const { id } = harbour.twin.addUser({ name: one.name, dmsClosed: one.closed });
    players.set(id, { ...one, id });
    await must(harbour.matches.setHabits(id, one.habits));
    if (one.vacation) await must(harbour.matches.goAway(id, one.vacation));
  }
  return players;
}

/** All matches begin, of all games in turn, each at its own pace. */
async function begin(
  { matches, twin, guildId }: Harbour,
  games: Games,
  channels: string[],
  players: Map<string, Player>,
  rng: Rng,
): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  const ids = Object.keys(games);
  for (const [index, name] of channels.entries()) {
    const game = ids[index % ids.length] ?? '';
    const channel = twin.world.channel(name).id;
    const people = rng.shuffle([...players.values()]).slice(0, 2 + rng.int(2));
    const [host, ...guests] = people;
    if (!host) throw new Error('nobody plays');
    const pace = paceOf(rng);
    const place = { guildId, channelId: channel, locale: 'en' as const };
    const { id } = await must(matches.create({ ...place, game, person: host, pace }));
    for (const guest of guests) await must(matches.join(id, guest));
    await must(matches.start(id, host.id));
    tables.set(id, { id, channel, game, pace, over: false });
  }
  return tables;
}

/** Whoever is awake and in the mood takes a turn; one a match, as the posts follow each. */
async function act(
  { matches }: Harbour,
  tables: Map<string, Table>,
  keeper: WatchKeeper,
  players: Map<string, Player>,
  now: number,
  rng: Rng,
): Promise<void> {
  for (const table of tables.values()) {
    if (table.over) continue;
    const waited = await waitedFor(matches, table.id);
    const ready = waited
      .flatMap(({ personId }) => players.get(personId) ?? [])
      .filter((player) => {
        const here = !isQuiet(player, now) && !isAway(player, now) && now < (player.gone ?? Number.POSITIVE_INFINITY);
        return here && rng.int(1000) < player.zeal * 1000;
      });
    const [player] = ready;
    if (!player) continue;
    await playTurn(matches, table.id, player.id, rng, async (ended) => {
      keeper.reconcile(table, await waitedFor(matches, table.id), now, ended ? [player.id] : []);
    });
  }
}

/** The bot posts and tells all it has to, and the computer plays where it must. */
async function look(harbour: Harbour, tables: Map<string, Table>, keeper: WatchKeeper, now: number): Promise<void> {
  const lost = keeper.lost().map(({ match }) => match);
  await harbour.bot.poster.settle();
  await harbour.bot.pinger.look();
  await harbour.matches.rested();
  await harbour.bot.poster.settle();
  for (const table of tables.values()) {
    if (table.over) continue;
    const ended = lost.includes(table.id) ? keeper.lost().filter(({ match }) => match === table.id) : [];
    keeper.reconcile(
      table,
      await waitedFor(harbour.matches, table.id),
      now,
      ended.map(({ player }) => player.id),
    );
    table.over = (await harbour.matches.find(table.id))?.status === 'over';
  }
  // What was called by the computer's turns, and is not told by a post.
  await harbour.bot.pinger.look();
}

interface Scene {
  now: number;
  players: Map<string, Player>;
  tables: Map<string, Table>;
  /** After an outage one thing stands for whatever was missed. */
  loose: boolean;
}

function compare(month: Month, expected: Expected[], heard: Observed[], { now, players, tables, loose }: Scene): void {
  const at = new Date(now).toISOString().slice(0, 16);
  const channelOf = new Map([...tables.values()].map(({ channel, id }) => [channel, id]));
  const got = heard.flatMap(({ kind, channel, people }) => {
    month.told[kind] = (month.told[kind] ?? 0) + 1;
    for (const id of people) {
      const player = players.get(id);
      if (player && (isQuiet(player, now) || isAway(player, now))) month.disturbed.push(`${at} ${kind} ${player.name}`);
    }
    if (kind === 'over') return [];
    const place = channelOf.has(channel) ? channel : 'direct';
    return kind === 'late' || kind === 'stalled' ? [`${kind} ${place}`] : people.map((id) => `${kind} ${place} ${id}`);
  });
  const wanted = expected.flatMap((one) => linesOf(one));
  const plain = (line: string): string => (loose ? line.replace(/^(call|remind|warn|late) /, '* ') : line);
  const left = got.map(plain);
  for (const line of wanted.map(plain)) {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    else month.missed.push(`${at} ${line}`);
  }
  month.extra.push(...left.map((line) => `${at} ${line}`));
}

/** Where something should be heard. */
function linesOf({ kind, channel, player }: Expected): string[] {
  if (kind === 'late' || kind === 'stalled') return [`${kind} ${channel}`];
  const direct = (player.habits.place === 'dm' || kind === 'digest') && !player.closed;
  return [`${kind} ${direct ? 'direct' : channel} ${player.id}`];
}

async function conclude(month: Month, { matches }: Harbour, tables: Map<string, Table>): Promise<void> {
  for (const { id, game } of tables.values()) {
    const match = await matches.find(id);
    month.moves += match?.moves ?? 0;
    if (match?.status === 'over') month.over += 1;
    const waited = (await waitedFor(matches, id)).map(({ seat }) => seat).sort();
    const said = (await matches.clocks(id)).map(({ seat }) => seat).sort();
    if (waited.join() !== said.join()) month.astray.push(`${game} ${id}: waits for ${waited}, says ${said}`);
  }
}

async function must<T>(work: Promise<{ ok: true; value: T } | { ok: false; refusal: { id: string } }>): Promise<T> {
  const result = await work;
  if (!result.ok) throw new Error(result.refusal.id);
  return result.value;
}

function seedOf(seed: string): string {
  return Buffer.from(seed.padEnd(16, '.')).toString('hex').slice(0, 32);
}

export const monthTool: Tool = {
  usage: 'month [--seed S] [--days N] [--players N] [--matches N] [--json]',
  async run(argv: string[], games: Games, out: Out): Promise<number> {
    const { values } = parse({
      args: argv,
      options: {
        seed: { type: 'string' },
        days: { type: 'string' },
        players: { type: 'string' },
        matches: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const days = readNumber('days', values.days, { min: 2, max: 60, fallback: 30 });
    const month = await live(games, {
      seed: values.seed ?? '1',
      days,
      players: readNumber('players', values.players, { min: 3, max: 500, fallback: 50 }),
      matches: readNumber('matches', values.matches, { min: 1, max: 500, fallback: 100 }),
      outage: Math.floor(days / 2),
    });
    const { missed, extra, disturbed, astray } = month;
    if (values.json) out.line(JSON.stringify(month));
    else {
      const { told, ...figures } = month;
      out.line(
        `${figures.matches} matches of ${figures.players} people over ${days} days: ${figures.moves} moves, ${figures.over} ended, ${figures.restarts} restarts, ${figures.errors.length} errors.`,
      );
      out.line(
        `Told: ${Object.entries(told)
          .map(([kind, n]) => `${kind} ${n}`)
          .join(', ')}.`,
      );
      for (const [what, lines] of Object.entries({ missed, extra, disturbed, astray, errors: figures.errors })) {
        out.line(`${what}: ${lines.length}`);
        for (const line of lines.slice(0, shownLines)) out.line(`  ${line}`);
      }
    }
    return missed.length + extra.length + disturbed.length + astray.length > 0 ? 1 : 0;
  },
};

await main(import.meta.url, monthTool);
