import { type AnyGame, createRng, type Rng } from '../src/engine/index.js';
import { verifyMatches } from '../src/match/index.js';
import { ClientRefusal, type SeenMessage } from '../src/playground/api.js';
import { main, parse, readNumber, seedOf, type Tool } from './cli.js';
import { compareDeals } from './fuzz/compare.js';
import { type GlassPainter, glassPainter, tellsTooMuch } from './fuzz/glass-painter.js';
import { Mischief } from './fuzz/mischief.js';
import { PlayedTable } from './fuzz/table.js';
import { type Deed, Tally, type Wrong } from './fuzz/tally.js';
import { type TwoDeals, twoDeals } from './fuzz/two-deals.js';
import { openLocalBot } from './local-bot.js';

/** What was done, and what came of it. */
export interface Fuzzed {
  interactions: number;
  answered: number;
  /** Moves that people made and that were committed. */
  moves: number;
  matches: number;
  done: Record<Deed, number>;
  /** All of these should be zero. */
  wrong: Record<
    | Wrong
    /** Errors the bot had to apologise for. */
    | 'crashes'
    | 'unhandledRejections'
    /** Matches whose stored moves do not lead to their stored position, or are not legal. */
    | 'illegalStateChanges'
    /** Requests that Discord's schema or rules refuse. */
    | 'schemaFailures',
    number
  >;
  /** The first of each kind of wrong, in words. */
  notes: string[];
}

const channels = ['quay', 'tavern', 'lighthouse', 'wharf'];
/** After so many rounds everybody's client is reloaded: private messages vanish. */
const reloadEvery = 40;
/** After so many rounds one match is looked at in two deals. */
const compareEvery = 3;
/** Fewer moves than one in so many interactions, and the fuzz has tried too little to say anything. */
const movesOneIn = 10;
/** After so much gone wrong nothing more is learned. */
const enoughWrong = 25;

/** Plays and misbehaves through the real client. The same seed does the same, as far as timing allows. */
export async function fuzz(shipped: Record<string, AnyGame>, interactions: number, seed: string): Promise<Fuzzed> {
  let unhandledRejections = 0;
  const onRejection = (): void => {
    unhandledRejections += 1;
  };
  process.on('unhandledRejection', onRejection);
  const tally = new Tally();
  const rng = createRng({ seed: seedOf(seed, 'fuzz'), block: 0 });
  const deals = twoDeals(shipped, createRng({ seed: seedOf(seed, 'deals'), block: 0 }));
  const painter = glassPainter();
  const app = await openLocalBot(deals.games, channels, { painter });
  const { twin } = app;
  const people = ['Ann', 'Bo', '**Cy**', 'Вера', 'Daí'].map((name, index) =>
    twin.addUser({ name, locale: index % 2 ? 'ru' : 'en-US' }),
  );
  const stranger = twin.addUser({ name: 'Zoe' });
  const posts: SeenMessage[] = [];
  twin.events.on('messageCreated', ({ message }) => void (message.ephemeral || posts.push(message)));
  const ids = Object.keys(shipped);
  const tables = channels.map((channel, at) => {
    const plan = (match: number) => {
      const game = ids[(at + match) % ids.length]!;
      const { min, max } = shipped[game]!.seats;
      const most = Math.min(max, people.length);
      const fewest = Math.max(2, min);
      return { game, seats: fewest + ((at + match) % (most - fewest + 1)) };
    };
    const own = createRng({ seed: seedOf(seed, channel), block: 0 });
    return new PlayedTable(app, channel, own.shuffle(people), own, tally, plan);
  });
  const mischief = new Mischief(app, [...people, stranger], channels, rng, tally);
  const wrongs = (): number => Object.values(tally.wrong).reduce((sum, n) => sum + n, 0);
  for (let round = 1; tally.interactions < interactions && wrongs() < enoughWrong; round += 1) {
    const honest = tables.map((table) => asTheClientLets(table.turn()));
    await Promise.all([...honest, mischief.round()]);
    if (round % reloadEvery === 0) for (const person of people) person.reload();
    if (round % compareEvery !== 0) continue;
    await app.bot.poster.settle();
    comparePosts(posts.splice(0), painter, deals, rng, tally);
    const readers = [stranger, rng.pick(people)];
    await compareDeals(tables[(round / compareEvery) % tables.length]!, readers, deals, rng, tally);
  }
  await twin.idle();
  await app.bot.poster.settle();
  const { database } = app;
  const verified = await verifyMatches({ database, games: shipped });
  const count = database.db.selectFrom('moves').select((eb) => eb.fn.countAll<number>().as('n'));
  const { n: moves } = await count.where('playedBy', '=', 'person').executeTakeFirstOrThrow();
  const started = database.db.selectFrom('matches').select((eb) => eb.fn.countAll<number>().as('n'));
  const { n: matches } = await started.where('status', '!=', 'open').executeTakeFirstOrThrow();
  const found: Fuzzed = {
    interactions: tally.interactions,
    answered: tally.answered,
    moves,
    matches,
    done: tally.done,
    wrong: {
      ...tally.wrong,
      crashes: app.errors.length,
      unhandledRejections,
      illegalStateChanges: verified.broken.length,
      schemaFailures: twin.refusedBySchema,
    },
    notes: [...tally.notes, ...app.errors.slice(0, 1)],
  };
  await app.close();
  process.off('unhandledRejection', onRejection);
  return found;
}

/** What the client refuses, since somebody in the same person's name was quicker, is not done. */
async function asTheClientLets(turn: Promise<void>): Promise<void> {
  try {
    await turn;
  } catch (error) {
    if (!(error instanceof ClientRefusal)) throw error;
  }
}

function comparePosts(posts: SeenMessage[], painter: GlassPainter, deals: TwoDeals, rng: Rng, tally: Tally): void {
  for (const post of posts) {
    const request = painter.requestOf(post);
    if (!request) continue;
    tally.done.publicPostsCompared += 1;
    if (tellsTooMuch(request, deals, rng)) tally.note('leakingPosts', `${request.game}: ${post.text}`);
  }
}

/** What is wrong with it, one line each; empty: nothing. */
export function failures({ interactions, answered, moves, wrong }: Fuzzed): string[] {
  const counts = Object.entries(wrong).flatMap(([name, n]) => (n > 0 ? [`${name}: ${n}`] : []));
  const unanswered = answered < interactions ? [`not answered: ${interactions - answered}`] : [];
  const little = moves < interactions / movesOneIn ? [`played too little: ${moves} moves`] : [];
  return [...counts, ...unanswered, ...little];
}

/** Exit code 1 when anything went wrong, or too little was played to tell. */
const tool: Tool = {
  usage: 'npm run -s fuzz -- [--interactions N] [--seed S] [--json]',
  async run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: {
        interactions: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    const count = readNumber('interactions', values.interactions, { min: 1, max: 1_000_000, fallback: 1_000 });
    const found = await fuzz(games, count, values.seed);
    const failed = failures(found);
    if (values.json) out.line(JSON.stringify(found));
    else {
      const { done, wrong, notes, ...sums } = found;
      for (const [name, n] of Object.entries({ ...sums, ...done, ...wrong })) out.line(`${name}: ${n}`);
      for (const line of [...failed, ...notes]) out.line(`! ${line}`);
    }
    return failed.length === 0 ? 0 : 1;
  },
};

await main(import.meta.url, tool);
