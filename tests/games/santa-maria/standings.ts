import { type MatchRecord, replay } from '../../../src/engine/index.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';

/**
 * Replays a match and writes down how it stood at the start of each year and at the end, for reading and comparing.
 * Throws where a move is not legal.
 */
export function standings(record: MatchRecord): string {
  const lines: string[] = [];
  let year = 0;
  const result = replay<State>(santaMaria, record, ({ position: { state } }) => {
    const now = state.phase === 'over' ? Number.POSITIVE_INFINITY : state.phase === 'year' ? state.year : 0;
    if (now <= year) return;
    year = now;
    lines.push(state.phase === 'over' ? 'The end' : `Year ${state.year}, ${record.names[state.first]} begins`);
    lines.push(...stand(state, record.names), '');
  });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { winners, notes } = santaMaria.score(result.value.state);
  lines.push(`Winner: ${winners.map((seat) => record.names[seat]).join() || 'nobody'}`);
  lines.push(...(notes ?? []).map((note) => `${note.id} ${JSON.stringify(note.args ?? {})}`));
  return `${lines.join('\n')}\n`;
}

function stand(state: State, names: string[]): string[] {
  return santaMaria.score(state).seats.map(({ seat, lines, total }) => {
    const owner = state.seats[seat] as State['seats'][number];
    const points = lines.filter(({ amount }) => amount !== 0).map(({ id, amount }) => `${id} ${amount}`);
    const goods = Object.entries({ ...owner.resources, coins: owner.coins }).filter(([, amount]) => amount > 0);
    const spaces = Object.keys(owner.cells).length;
    const monks = Object.entries(state.monks).filter(([, seats]) => seats.includes(seat));
    return [
      `  ${names[seat]}: ${total} = ${points.join(' + ') || 'nothing'}`,
      `    ${owner.board}, ${spaces} spaces, religion ${owner.religion}, ${goods.map(([id, n]) => `${n} ${id}`).join(', ')}`,
      `    monks: ${monks.map(([place]) => place).join(', ') || 'none'}`,
    ].join('\n');
  });
}
