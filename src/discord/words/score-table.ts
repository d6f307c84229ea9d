import type { ScoreSheet, Seat, SeatScore } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { cell, columnsOf, fitted } from './code-text.js';

/** So much of a code block a phone shows on one line. */
const mostColumns = 34;
/** Less of a name tells nobody who it is. */
const leastName = 4;
/** So much is left for what is counted where five have three digits each; no short name is longer. */
const leastLabel = 14;
const mostName = 12;

/** How people are called in a message (`words`) and in a code block inside it (`code`). */
export interface Voices {
  words: Words;
  code: Words;
}

/**
 * A score sheet as a table in a code block: lines down, seats across, the best first. Where names do not fit above the
 * columns, letters stand there, and below the table whose they are.
 * @example scoreTable('nusfjord', sheet, { words, code }).join('\n')
 */
export function scoreTable(game: string, sheet: ScoreSheet, { words, code }: Voices): string[] {
  const ranked = byRank(sheet);
  const total = words.text('post.total');
  const amounts = ranked.map((score) => [...score.lines.map(({ amount }) => printed(amount)), printed(score.total)]);
  const digits = amounts.map((column) => Math.max(...column.map(columnsOf)));
  const taken = digits.reduce((sum, one) => sum + one + 1, 0);
  const room = Math.max(leastLabel, mostColumns - taken);
  const labels = labelsIn(room, game, ranked[0]?.lines ?? [], words);
  const longest = Math.max(...[...labels, total].map(columnsOf));
  const first = Math.min(longest, room);
  const named = headings(
    ranked.map(({ seat }) => code.seat(seat)),
    digits,
    mostColumns - first,
  );
  const heads = named ?? ranked.map((_, index) => [...words.text('post.columns')][index] ?? `${index + 1}`);
  const widths = heads.map((head, index) => Math.max(columnsOf(head), digits[index] ?? 0));
  const row = (label: string, cells: string[]): string =>
    [
      cell(fitted(label, first), first, 'left'),
      ...cells.map((text, index) => cell(text, widths[index] ?? 0, 'right')),
    ].join(' ');
  const across = (line: number): string[] => amounts.map((column) => column[line] ?? '');
  const table = [
    row('', heads),
    ...labels.map((label, line) => row(label, across(line))),
    '─'.repeat(widths.reduce((sum, width) => sum + width + 1, first)),
    row(total, across(labels.length)),
  ];
  const key = ranked.map(({ seat }, index) => `**${heads[index]}** ${words.seat(seat)}`).join(' · ');
  return ['```', ...table, '```', ...(named ? [] : [key])];
}

/** What is counted, all by their full names or, where these have no room, by the short ones of those that have one. */
function labelsIn(room: number, game: string, lines: SeatScore['lines'], words: Words): string[] {
  const names = lines.map(({ id }) => words.text(`${game}.score.${id}`));
  if (names.every((name) => columnsOf(name) <= room)) return names;
  const short = (id: string): string | undefined => {
    const key = `${game}.score.${id}.short`;
    return words.has(key) ? words.text(key) : undefined;
  };
  return lines.map(({ id }, line) => short(id) ?? names[line] ?? '');
}

/** The winners first, then the others by their points.
 * @example byRank(sheet)[0]?.seat */
export function byRank({ seats, winners }: ScoreSheet): SeatScore[] {
  const won = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  return [...seats].sort((a, b) => won(b.seat) - won(a.seat) || b.total - a.total);
}

/** Names above columns of so many digits that share this room; undefined: they would be too short, or look alike. */
function headings(names: string[], digits: number[], room: number): string[] | undefined {
  for (let most = mostName; most > 0; most -= 1) {
    const shown = names.map((name) => fitted(name, most));
    const taken = shown.reduce((sum, name, index) => sum + 1 + Math.max(columnsOf(name), digits[index] ?? 0), 0);
    if (taken > room) continue;
    const clipped = shown.some((name, index) => name !== names[index]);
    return new Set(shown).size < shown.length || (clipped && most < leastName) ? undefined : shown;
  }
  return undefined;
}

/** A zero is not worth a look. */
function printed(amount: number): string {
  if (amount === 0) return '·';
  return amount < 0 ? `−${-amount}` : `${amount}`;
}
