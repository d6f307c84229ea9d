import { peer } from './bench/bare-move.js';
import { measureDisk } from './bench/disk.js';
import { measureEngine } from './bench/engine.js';
import { measureLatency } from './bench/latency.js';
import { measureBatch, measurePictures, type PictureFigures } from './bench/pictures.js';
import { main, parse, type Tool } from './cli.js';

/** Measures speed and size; figures of one run are comparable with each other, not with those of another machine. */
export const bench: Tool = {
  usage: 'npm run -s bench -- [--json]',
  async run(argv, games, out) {
    const { values } = parse({ args: argv, options: { json: { type: 'boolean', default: false } } });
    // Told part by part, so that one that fails late costs none of those before it.
    const say = (line: string): void => {
      if (!values.json) out.line(line);
    };
    const engine = measureEngine(games);
    for (const [id, { movesPerSecond, checkedMicros, bare }] of Object.entries(engine)) {
      say(`${id}: ${movesPerSecond} random moves a second; a checked move on a copy takes ${checkedMicros} µs`);
      if (bare) say(`${id}: a bare move of ${peer.name} takes ${bare.micros} µs, ${bare.times} times as long`);
    }
    if (Object.values(engine).some(({ bare }) => !bare)) {
      say(`beside ${peer.name} after: npm install --no-save ${peer.name}@${peer.version}`);
    }
    const pictures = await measurePictures(games);
    for (const one of pictures) say(pictureLine(one));
    const batch = await measureBatch(games);
    say(
      `one child draws ${batch.postsPerSecond} posts a second (${batch.posts} in a row), with ${batch.rssMb.after} MB at most (${batch.rssMb.before} MB before)`,
    );
    const bytesPerMove = await measureDisk(games);
    say(`${bytesPerMove} bytes on disk per move`);
    const latency = await measureLatency(games);
    for (const load of latency) {
      say(
        `${load.matches} matches: acknowledged in ${load.ackP50} ms (p95 ${load.ackP95}; a bare bot ${load.bareAckP50}), posted in ${load.postP50} ms (p95 ${load.postP95}); the event loop was up to ${load.loopP99} ms late (p99)`,
      );
    }
    if (values.json) out.line(JSON.stringify({ engine, pictures, batch, latency, bytesPerMove }));
    return 0;
  },
};

function pictureLine(one: PictureFigures): string {
  const { game, kind, pictures, draw, encode, plain, bytes, plainBytes, timesEncode, timesPlain } = one;
  return (
    `${game} ${kind}: drawn in ${draw} ms of processor time, encoded in ${encode} ms to ${kilobytes(bytes)} kB, together ` +
    `${timesEncode} times the encoding; beside the plain PNG of node-canvas (${plain} ms, ${kilobytes(plainBytes)} kB) drawing and ` +
    `that PNG are ${timesPlain} times it; ${pictures} pictures`
  );
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}

await main(import.meta.url, bench);
