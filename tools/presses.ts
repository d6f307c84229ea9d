import { parsePress } from '../src/discord/client/custom-id.js';
import type { AnyGame } from '../src/engine/index.js';
import type { Persona, SeenMessage } from '../src/playground/api.js';
import { main, parse, type Tool } from './cli.js';
import { glassPainter } from './fuzz/glass-painter.js';
import { openLocalBot } from './local-bot.js';
import { type TypicalTurn, typicalTurns } from './presses/turns.js';

export interface Pressed {
  turn: string;
  presses: number;
  least: number;
}

const tooMany = 20;

/** As many as a seed has. */
const seedBytes = 16;
const seedByte = 0xaa;

/** Plays each typical turn of each game through the real client and counts, Play and Confirm included. */
export async function countPresses(games: Record<string, AnyGame>): Promise<Record<string, Pressed[]>> {
  const counted: Record<string, Pressed[]> = {};
  for (const id of Object.keys(games)) {
    counted[id] = [];
    for (const turn of typicalTurns[id] ?? []) {
      counted[id].push({ turn: turn.id, presses: await countTurn(games, id, turn), least: turn.least });
    }
  }
  return counted;
}

/**
 * The seed is always the same; the marks of posts, which are as long and drawn after it, differ, else a post would pass
 * for one that was posted before.
 */
function fixed(): (size: number) => Buffer {
  let long = 0;
  return (size) => {
    if (size < seedBytes) return Buffer.alloc(size, seedByte);
    long += 1;
    return Buffer.alloc(size, seedByte + long - 1);
  };
}

async function countTurn(games: Record<string, AnyGame>, game: string, turn: TypicalTurn): Promise<number> {
  const app = await openLocalBot(games, ['quay'], { randomBytes: fixed(), painter: glassPainter() });
  const { twin } = app;
  const people = ['Ann', 'Bo'].map((name) => twin.addUser({ name })) as [Persona, Persona];
  const [host, guest] = people;
  await host.slash('quay', '/match create', { game }).reply;
  await guest.slash('quay', '/match join').reply;
  await host.slash('quay', '/match start').reply;
  const posts = (): SeenMessage[] => host.sees('quay').filter((seen) => !seen.ephemeral && seen.find('Play'));
  const called = (post: SeenMessage): Persona => people.find(({ id }) => post.content.includes(`<@${id}>`)) ?? host;
  let post = await twin.until(() => posts()[0]);
  for (const text of turn.before ?? []) {
    await called(post).slash('quay', '/move', { text }).reply;
    await app.bot.poster.settle();
    post = posts().at(-1)!;
  }
  const presses = await press(called(post), post, turn);
  await app.close();
  return presses;
}

/** Presses until nothing is left to press. */
async function press(person: Persona, post: SeenMessage, turn: TypicalTurn): Promise<number> {
  let panel = await person.press(post, 'Play').reply;
  for (let presses = 1; presses < tooMany; presses += 1) {
    // A look at the hand or at another picture is no part of a turn.
    const own = [...panel.buttons, ...panel.selects].filter(
      ({ customId = '' }) => parsePress(customId)?.on === 'panel',
    );
    if (own.length === 0) return presses;
    const choice = turn.choose(panel);
    const pressed =
      'button' in choice ? person.press(panel, choice.button) : person.select(panel, choice.menu, [choice.value]);
    panel = await pressed.reply;
  }
  throw new Error(`${turn.id} is not over after ${tooMany} presses:\n${panel.text}`);
}

const tool: Tool = {
  usage: 'npm run -s presses -- [--json]',
  async run(argv, games, out) {
    const { values } = parse({ args: argv, options: { json: { type: 'boolean', default: false } } });
    const counted = await countPresses(games);
    if (values.json) out.line(JSON.stringify(counted));
    else {
      for (const [game, turns] of Object.entries(counted)) {
        for (const { turn, presses, least } of turns)
          out.line(`${game}, ${turn}: ${presses} presses, ${least} at the least`);
      }
    }
    return 0;
  },
};

await main(import.meta.url, tool);
