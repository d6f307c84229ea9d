import { createRng, type Rng } from '../src/engine/index.js';
import { type Games, main, type Out, parse, readNumber, type Tool } from './cli.js';
import { compare } from './month/compare.js';
import { type Harbour, openHarbour } from './month/harbour.js';
import { type Observed, observe } from './month/ledger.js';
import { type Player, paceOf, peopleOf } from './month/people.js';
import { Plans } from './month/plans.js';
import { waitedFor } from './month/play.js';
import { act, type Living, look, mistimed } from './month/step.js';
import type { Table } from './month/table.js';
import { Motions } from './month/votes.js';
import { WatchKeeper } from './month/watch-keeper.js';

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
  /** Matches that wait for others than the bot says, or give them another time. */
  astray: string[];
  /** Turns that were planned ahead, by what became of them, and plans of which nothing did. */
  plans: Plans['counts'];
  unplayed: string[];
  /** What was proposed, and what was carried out, by its kind. */
  votes: Record<string, number>;
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
    plans: { ready: 0, played: 0, called: 0, void: 0 },
    unplayed: [],
    votes: {},
    errors: [],
  };
  const heard: Observed[] = [];
  harbour.twin.events.on('messageCreated', ({ message }) => {
    const seen = observe(message, harbour.twin.world.channel(message.channelId).recipientId);
    if (seen) heard.push(seen);
  });
  const players = await settle(harbour, options, rng);
  const tables = await begin(harbour, games, channels, players, rng);
  const motions = new Motions(players, createRng({ seed: seedOf(options.seed), block: 1 }));
  const plans = new Plans(players, createRng({ seed: seedOf(options.seed), block: 2 }));
  const keeper = new WatchKeeper(players, motions);
  const scene: Living = { harbour, tables, keeper, motions, plans, players, rng };
  for (const table of tables.values()) keeper.reconcile(table, await waitedFor(harbour.matches, table.id), start);
  const end = start + options.days * dayMs;
  let cut = false;
  let cutAt = start;
  let mended = false;
  for (let [now, step] = [start, 0]; now < end; now += stepMs, step += 1) {
    const out = options.outage !== undefined && Math.floor((now - start) / dayMs) === options.outage;
    const cutting = out && !cut;
    mended = cut && !out;
    if (mended) await harbour.cutOff(false);
    const restarts = !out && step % restartSteps === restartSteps - 1;
    if (restarts) {
      await harbour.restart();
      month.restarts += 1;
    }
    // A bot that comes back tells what is due before anybody can act, and what they do last before it goes is told when it is back.
    if (step > 0 && !restarts && !cut) await act(scene, now);
    if (cutting) {
      cutAt = now;
      await harbour.cutOff(true);
    }
    cut = out;
    // Whoever has just said when they want their digest has the first one tomorrow.
    if (step > 0) keeper.ring(now);
    const asked = await look(scene, now, cut);
    if (cut || mended) keeper.holdUp(cutAt, now);
    for (const table of tables.values()) month.astray.push(...(await mistimed(scene, table, now)));
    if (!cut) {
      const expected = [...keeper.expect(tables, now), ...asked];
      compare(month, expected, heard.splice(0), { now, players, tables, loose: mended });
    }
    await harbour.pass(stepMs);
    // Nobody's time runs while they cannot be reached, and no vote's.
    if (cut) motions.hold(stepMs);
    else keeper.pass(now, stepMs);
  }
  await conclude(month, harbour, tables);
  Object.assign(month, { plans: plans.counts, unplayed: plans.wrong, votes: motions.counts });
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
    await harbour.matches.meet({ id, name: one.name });
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

function listed(counts: object): string {
  return Object.entries(counts)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', ');
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
    const { missed, extra, disturbed, astray, unplayed } = month;
    if (values.json) out.line(JSON.stringify(month));
    else {
      const { told, ...figures } = month;
      out.line(
        `${figures.matches} matches of ${figures.players} people over ${days} days: ${figures.moves} moves, ${figures.over} ended, ${figures.restarts} restarts, ${figures.errors.length} errors.`,
      );
      out.line(`Told: ${listed(told)}.`);
      out.line(`Votes: ${listed(figures.votes)}. Plans: ${listed(figures.plans)}.`);
      const wrong = { missed, extra, disturbed, astray, unplayed, errors: figures.errors };
      for (const [what, lines] of Object.entries(wrong)) {
        out.line(`${what}: ${lines.length}`);
        for (const line of lines.slice(0, shownLines)) out.line(`  ${line}`);
      }
    }
    return missed.length + extra.length + disturbed.length + astray.length + unplayed.length > 0 ? 1 : 0;
  },
};

await main(import.meta.url, monthTool);
