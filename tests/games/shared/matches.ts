import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type AnyGame,
  type MatchRecord,
  readRecord,
  replay,
  type Seat,
  writeRecord,
} from '../../../src/engine/index.js';

/** How a game writes down where a match stands. */
export interface Chronicle<S> {
  /** What the match is counted in, such as `Round`. */
  period: string;
  /** Its number now; 0 as long as there is nothing to tell. */
  number(state: S): number;
  /** The seat that began it. */
  first(state: S): Seat;
  /** The lines on what a seat has, beside its points. */
  stand(state: S, seat: Seat): string[];
}

/**
 * Tests that the recorded matches of `tests/games/<game>/matches` are these, and that each plays to the standings
 * beside it and is written again as it was read.
 * @example replayMatches(nusfjord, ['five-mixed'], { period: 'Round', number: ({ round }) => round, … })
 */
export function replayMatches<S>(game: AnyGame, names: string[], chronicle: Chronicle<S>): void {
  const folder = join(import.meta.dirname, '..', game.id, 'matches');
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  it('are there', () => {
    const found = readdirSync(folder).filter((file) => file.endsWith('.match'));
    expect(found).toEqual(names.map((name) => `${name}.match`));
  });

  it.each(names)('%s plays to the standings written down', (name) => {
    const result = readRecord({ [game.id]: game }, read(`${name}.match`));
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { record } = result.value;
    expect(writeRecord(game, record)).toBe(read(`${name}.match`));
    expect(standings(game, record, chronicle)).toBe(read(`${name}.txt`));
  });
}

/** How the match stood at the start of each period and at the end, for reading and comparing. */
function standings<S>(game: AnyGame, record: MatchRecord, chronicle: Chronicle<S>): string {
  const lines: string[] = [];
  let last = 0;
  const result = replay<S>(game, record, ({ position: { state } }) => {
    const over = game.pending(state).length === 0;
    const now = over ? Number.POSITIVE_INFINITY : chronicle.number(state);
    if (now <= last) return;
    last = now;
    lines.push(over ? 'The end' : `${chronicle.period} ${now}, ${record.names[chronicle.first(state)]} begins`);
    for (const { seat, lines: points, total } of game.score(state).seats) {
      const told = points.filter(({ amount }) => amount !== 0).map(({ id, amount }) => `${id} ${amount}`);
      lines.push(`  ${record.names[seat]}: ${total} = ${told.join(' + ') || 'nothing'}`);
      lines.push(...chronicle.stand(state, seat).map((line) => `    ${line}`));
    }
    lines.push('');
  });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { winners, notes } = game.score(result.value.state);
  lines.push(`Winner: ${winners.map((seat) => record.names[seat]).join() || 'nobody'}`);
  lines.push(...(notes ?? []).map((note) => `${note.id} ${JSON.stringify(note.args ?? {})}`));
  return `${lines.join('\n')}\n`;
}
