import { createRequire } from 'node:module';
import type { Work } from './turns.js';

/** What stands beside our own moves in the figures. It is no dependency: it brings a server and a web client along. */
export const peer = { name: 'boardgame.io', version: '0.50.2' };

/** What is used of the peer's client. */
interface PeerClient {
  start(): void;
  stop(): void;
  moves: { step(value: number): void };
}

/**
 * Matches of the peer, in which each move changes three values of a state of that size and no rule is asked: the least
 * that any move takes there. Undefined: the package is not installed, or in another version.
 * @example bareMoves('nusfjord', position.state, 3, 120)?.() // 120
 */
export function bareMoves(name: string, state: unknown, seats: number, moves: number): Work | undefined {
  const require = createRequire(import.meta.url);
  let Client: (settings: object) => PeerClient;
  try {
    if (require(`${peer.name}/package.json`).version !== peer.version) return undefined;
    ({ Client } = require(`${peer.name}/client`));
  } catch {
    return undefined;
  }
  // The peer freezes what it is given.
  const own = structuredClone(state);
  const game = {
    name,
    setup: () => ({ state: own, total: 0, list: [1, 2, 3], nested: { count: 0 } }),
    moves: {
      step({ G }: { G: { total: number; list: number[]; nested: { count: number } } }, value: number) {
        G.total += value;
        G.list[1] = value;
        G.nested.count += 1;
      },
    },
  };
  return () => {
    const client = Client({ game, numPlayers: seats, debug: false });
    client.start();
    for (let move = 0; move < moves; move += 1) client.moves.step(move);
    client.stop();
    return moves;
  };
}
