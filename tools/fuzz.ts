import { type AnyGame, createRng } from '../src/engine/index.js';
import { verifyMatches } from '../src/match/index.js';
import type { Persona } from '../src/playground/api.js';
import { main, parse, readNumber, seedOf, type Tool } from './cli.js';
import { misbehave } from './fuzz/mischief.js';
import { openHarbour } from './harbour.js';

/** What came of it; everything but the first two should be zero. */
export interface Fuzzed {
  interactions: number;
  answered: number;
  /** Not acknowledged within Discord's three seconds, or never filled in. */
  unanswered: number;
  /** Errors the bot had to apologise for. */
  crashes: number;
  unhandledRejections: number;
  /** Matches whose stored moves do not lead to their stored position, or are not legal. */
  illegalStateChanges: number;
  /** Requests that Discord's schema or rules refuse. */
  schemaFailures: number;
}

const channels = ['quay', 'tavern', 'lighthouse', 'wharf'];
/** How many people act at the same moment. */
const atOnce = 6;
/** After so many rounds everybody's client is reloaded: private messages vanish. */
const reloadEvery = 40;

/** Plays and misbehaves through the real client. The same seed does the same, as far as timing allows. */
export async function fuzz(games: Record<string, AnyGame>, interactions: number, seed: string): Promise<Fuzzed> {
  let unhandledRejections = 0;
  const onRejection = (): void => {
    unhandledRejections += 1;
  };
  process.on('unhandledRejection', onRejection);
  const harbour = await openHarbour(games, channels);
  const { twin } = harbour;
  const people = ['Ann', 'Bo', '**Cy**', 'Вера'].map((name, index) =>
    twin.addUser({ name, locale: index % 2 ? 'ru' : 'en-US' }),
  );
  const rng = createRng({ seed: seedOf(seed, 'fuzz'), block: 0 });
  let answered = 0;
  let unanswered = 0;
  const act = async (person: Persona, channel: string): Promise<void> => {
    const interaction = await misbehave(harbour, person, channel, rng);
    if (!interaction) return;
    const failed = await Promise.race([interaction.acked.then(() => false), interaction.failed.then(() => true)]).catch(
      () => true,
    );
    if (failed) unanswered += 1;
    else answered += 1;
  };
  for (const channel of channels.slice(0, 3)) {
    const [host, guest] = people as [Persona, Persona];
    await host.slash(channel, '/match create', { game: rng.pick(Object.keys(games)) }).reply;
    await guest.slash(channel, '/match join').reply;
    await host.slash(channel, '/match start').reply;
  }
  for (let round = 1; answered + unanswered < interactions; round += 1) {
    const count = Math.min(atOnce, interactions - answered - unanswered);
    await Promise.all(Array.from({ length: count }, () => act(rng.pick(people), rng.pick(channels))));
    if (round % reloadEvery === 0) for (const person of people) person.reload();
  }
  await twin.idle();
  await harbour.bot.poster.settle();
  const verified = await verifyMatches({ database: harbour.database, games });
  const found: Fuzzed = {
    interactions: answered + unanswered,
    answered,
    unanswered,
    crashes: harbour.errors.length,
    unhandledRejections,
    illegalStateChanges: verified.broken.length,
    schemaFailures: twin.refusedBySchema,
  };
  await harbour.close();
  process.off('unhandledRejection', onRejection);
  return found;
}

/** Exit code 1 when anything went wrong. */
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
    out.line(
      values.json
        ? JSON.stringify(found)
        : Object.entries(found)
            .map(([name, n]) => `${name}: ${n}`)
            .join('\n'),
    );
    const { interactions, answered, ...wrong } = found;
    return Object.values(wrong).every((n) => n === 0) && interactions === answered ? 0 : 1;
  },
};

await main(import.meta.url, tool);
