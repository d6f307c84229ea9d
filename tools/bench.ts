import { peer } from './bench/bare-move.js';
import { measureDisk } from './bench/disk.js';
import { measureEngine } from './bench/engine.js';
import { measureLatency } from './bench/latency.js';
import { measureMemory, measurePictures } from './bench/pictures.js';
import { main, parse, type Tool } from './cli.js';

/** Measures speed and size; figures of one run are comparable with each other, not with those of another machine. */
export const bench: Tool = {
  usage: 'npm run -s bench -- [--json]',
  async run(argv, games, out) {
    const { values } = parse({ args: argv, options: { json: { type: 'boolean', default: false } } });
    const engine = measureEngine(games);
    const pictures = await measurePictures(games);
    const rssMb = await measureMemory(games);
    const bytesPerMove = await measureDisk(games);
    const latency = await measureLatency(games);
    if (values.json) {
      out.line(JSON.stringify({ engine, pictures, latency, bytesPerMove, rssMb }));
      return 0;
    }
    for (const [id, { movesPerSecond, checkedMicros, bare }] of Object.entries(engine)) {
      out.line(`${id}: ${movesPerSecond} random moves a second; a checked move on a copy takes ${checkedMicros} µs`);
      if (bare) out.line(`${id}: a bare move of ${peer.name} takes ${bare.micros} µs, ${bare.times} times as long`);
    }
    if (Object.values(engine).some(({ bare }) => !bare)) {
      out.line(`beside ${peer.name} after: npm install --no-save ${peer.name}@${peer.version}`);
    }
    for (const [id, { p50, p95, encodeP50 }] of Object.entries(pictures)) {
      out.line(`${id}: a picture takes ${p50} ms (p95 ${p95}), encoding alone ${encodeP50} ms`);
    }
    for (const load of latency) {
      out.line(
        `${load.matches} matches: acknowledged in ${load.ackP50} ms (p95 ${load.ackP95}; a bare bot ${load.bareAckP50}), posted in ${load.postP50} ms (p95 ${load.postP95}); the event loop was up to ${load.loopP99} ms late (p99)`,
      );
    }
    out.line(`${bytesPerMove} bytes on disk per move`);
    out.line(`memory ${rssMb.before} MB, after 500 pictures ${rssMb.after} MB`);
    return 0;
  },
};

await main(import.meta.url, bench);
