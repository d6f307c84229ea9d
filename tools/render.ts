import { writeFileSync } from 'node:fs';
import { kinds } from '../render/describe.js';
import { altText, drawPicture } from '../render/index.js';
import { createRng, playout, start, type Told, type Viewer } from '../src/engine/index.js';
import { main, parse, readChoice, readNumber, readTable, seedOf, type Tool, tableOptions, UsageError } from './cli.js';

/** Of different lengths and scripts, as people's names are. */
const names = ['Anna', 'Bo', 'Вера', 'Käthe-Margarete', '林'];

/** Draws the picture of a random match after some moves, as one viewer sees it. */
export const render: Tool = {
  usage:
    'npm run -s render -- --game G --out F.png [--seats N] [--seed S] [--moves M] [--viewer public|0..4] [--locale en|ru]\n' +
    '  [--kind K (the first is the table; a wrong one names them all)] [--seat N (whose area)] [--options k=v,k=v] [--json]',
  run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: {
        ...tableOptions,
        moves: { type: 'string' },
        viewer: { type: 'string' },
        locale: { type: 'string' },
        kind: { type: 'string' },
        seat: { type: 'string' },
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const { game, seats, options } = readTable(games, values);
    const limit = readNumber('moves', values.moves, { min: 0, max: 100_000, fallback: 0 });
    const locale = readChoice('locale', values.locale, ['en', 'ru']);
    const kind = readChoice('kind', values.kind, kinds(game.id));
    const viewer = readViewer(values.viewer, seats);
    const own = viewer === 'public' ? 0 : viewer;
    const seat = readNumber('seat', values.seat, { min: 0, max: seats - 1, fallback: own });
    if (values.out === undefined) throw new UsageError('--out is missing: where shall the picture go?');

    const first = start(game, seats, options, seedOf(values.seed));
    const { position } = first;
    let told: Told[] = first.told;
    const rng = createRng({ seed: seedOf(values.seed, 'players'), block: 0 });
    const { moves } = playout(game, position, rng, limit, {
      after(step) {
        told = step.told;
      },
    });
    const heard = told.filter(({ only }) => only === undefined || only === viewer);
    const request = {
      game: game.id,
      kind,
      view: game.view(position.state, viewer),
      seat,
      locale,
      names: names.slice(0, seats),
      changed: heard.flatMap(({ event }) => event.anchors ?? []),
    };
    const began = performance.now();
    const picture = drawPicture(request);
    const ms = Math.round(performance.now() - began);
    write(values.out, picture);
    const result = { out: values.out, bytes: picture.length, ms, moves: moves.length, alt: altText(request) };
    if (values.json) out.line(JSON.stringify(result));
    else out.line(`${result.out}: ${result.bytes} bytes in ${ms} ms, after ${result.moves} moves\n${result.alt}`);
    return 0;
  },
};

function readViewer(given: string | undefined, seats: number): Viewer {
  if (given === undefined || given === 'public') return 'public';
  const seat = Number(given);
  if (/^\d$/.test(given) && seat < seats) return seat;
  throw new UsageError(`--viewer takes public or a seat from 0 to ${seats - 1}, not “${given}”.`);
}

function write(file: string, picture: Buffer): void {
  try {
    writeFileSync(file, picture);
  } catch {
    throw new UsageError(`“${file}” cannot be written.`);
  }
}

await main(import.meta.url, render);
