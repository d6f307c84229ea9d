import type { Clock } from '../../match/time/clocks.js';
import type { Words } from '../../text/words.js';

/**
 * A moment as Discord shows it to each reader in their own zone and language. f: day and time; R: how long that is from now; t: the time; d: the day.
 * @example momentOf(1_772_625_600_000, 'R') // '<t:1772625600:R>'
 */
export function momentOf(ms: number, style: 'f' | 'R' | 't' | 'd'): string {
  return `<t:${Math.floor(ms / 1000)}:${style}>`;
}

/**
 * Until when those who are waited for should act, in small print; nothing where they may take their time.
 * @example deadlineLines(clocks, words) // ['-# Time until <t:…:f>, <t:…:R>.']
 */
export function deadlineLines(clocks: Clock[], words: Words): string[] {
  const limited = clocks.flatMap(({ seat, until, late }) => (until === undefined || late ? [] : [{ seat, until }]));
  const [first] = limited;
  if (!first) return [];
  const moments = new Set(limited.map(({ until }) => momentOf(until, 'f')));
  if (moments.size === 1 && limited.length === clocks.length) {
    return [words.text('ping.until', { until: momentOf(first.until, 'f'), left: momentOf(first.until, 'R') })];
  }
  const list = limited.map(({ seat, until }) => ({
    id: 'ping.until-seat',
    args: { seat: { seat }, until: momentOf(until, 'f') },
  }));
  return [words.text('ping.until-each', { each: { list } })];
}
