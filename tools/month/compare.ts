import type { Expected } from './expected.js';
import type { Observed } from './ledger.js';
import type { Player } from './people.js';
import type { Table } from './table.js';
import { isAway, isQuiet } from './wall-clock.js';

/** When, among whom and where something was heard. */
export interface Scene {
  now: number;
  players: Map<string, Player>;
  tables: Map<string, Table>;
  /** After an outage one thing stands for whatever was missed. */
  loose: boolean;
}

/** What was heard in the month, and what was wrong with it. */
interface Heard {
  told: Record<string, number>;
  disturbed: string[];
  missed: string[];
  extra: string[];
}

/** Notes what was heard and what was not, against what should have been. */
export function compare(
  month: Heard,
  expected: Expected[],
  heard: Observed[],
  { now, players, tables, loose }: Scene,
): void {
  const at = new Date(now).toISOString().slice(0, 16);
  const channelOf = new Map([...tables.values()].map(({ channel, id }) => [channel, id]));
  const got = heard.flatMap(({ kind, channel, people }) => {
    month.told[kind] = (month.told[kind] ?? 0) + 1;
    for (const id of people) {
      const player = players.get(id);
      if (player && disturbs(kind, player, now)) month.disturbed.push(`${at} ${kind} ${player.name}`);
    }
    if (kind === 'over') return [];
    const place = channelOf.has(channel) ? channel : 'direct';
    return kind === 'late' || kind === 'stalled' ? [`${kind} ${place}`] : people.map((id) => `${kind} ${place} ${id}`);
  });
  const wanted = expected.flatMap((one) => linesOf(one));
  const plain = (line: string): string => (loose ? line.replace(/^(call|remind|warn|late) /, '* ') : line);
  const left = got.map(plain);
  for (const line of wanted.map(plain)) {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    else month.missed.push(`${at} ${line}`);
  }
  month.extra.push(...left.map((line) => `${at} ${line}`));
}

/** A vote that would be over when they are back is asked on a vacation, too. */
function disturbs(kind: Observed['kind'], player: Player, now: number): boolean {
  return isQuiet(player, now) || (kind !== 'vote' && isAway(player, now));
}

/** Where something should be heard. */
function linesOf({ kind, channel, player }: Expected): string[] {
  if (kind === 'late' || kind === 'stalled') return [`${kind} ${channel}`];
  const direct = (player.habits.place === 'dm' || kind === 'digest') && !player.closed;
  return [`${kind} ${direct ? 'direct' : channel} ${player.id}`];
}
