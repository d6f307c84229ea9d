import { type MatchRecord, replay } from '../../../src/engine/index.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { firstSeat, type SeatState, type State } from '../../../src/games/nusfjord/state.js';

/**
 * Replays a match and writes down how it stood at the start of each round's work and at the end, for reading and
 * comparing. Throws where a move is not legal.
 */
export function standings(record: MatchRecord): string {
  const lines: string[] = [];
  let round = 0;
  const result = replay<State>(nusfjord, record, ({ position: { state } }) => {
    const now = state.phase === 'over' ? Number.POSITIVE_INFINITY : state.round;
    if (now <= round) return;
    round = now;
    lines.push(state.phase === 'over' ? 'The end' : `Round ${state.round}, ${record.names[firstSeat(state)]} begins`);
    lines.push(...stand(state, record.names), '');
  });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { winners, notes } = nusfjord.score(result.value.state);
  lines.push(`Winner: ${winners.map((seat) => record.names[seat]).join()}`);
  lines.push(...(notes ?? []).map((note) => `${note.id} ${JSON.stringify(note.args ?? {})}`));
  return `${lines.join('\n')}\n`;
}

function stand(state: State, names: string[]): string[] {
  return nusfjord.score(state).seats.map(({ seat, lines, total }) => {
    const owner = state.seats[seat] as SeatState;
    const points = lines.filter(({ amount }) => amount !== 0).map(({ id, amount }) => `${id} ${amount}`);
    const goods = (stock: Record<string, number>) => Object.values(stock).join('/');
    const built = Object.entries(owner.buildings).map(([cell, id]) => `${cell} ${id}`);
    const elders = owner.elders.map(({ id, fish }) => `${id} ${fish}`);
    const forests = Object.entries(owner.forests).map(([double, count]) => `${double} ${count}`);
    return [
      `  ${names[seat]}: ${total} = ${points.join(' + ') || 'nothing'}`,
      `    supply ${goods(owner.supply)}, reserve ${goods(owner.reserve)}, ships ${owner.ships.join(', ') || 'none'}`,
      `    shares ${owner.shares.join('/')}, unissued ${owner.unissued}, forests ${forests.join(', ') || 'none'}`,
      `    elders ${elders.join(', ') || 'none'}; built ${built.join(', ') || 'nothing'}`,
    ].join('\n');
  });
}
