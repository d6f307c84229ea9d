import { type News, newsLines } from '../src/discord/words/news.js';
import { type AnyGame, type Move, readRecord, replay, type ScoreSheet, type Step } from '../src/engine/index.js';
import { createWords, type Words } from '../src/text/words.js';
import { english, main, parse, readChoice, readText, type Tool, UsageError } from './cli.js';

/**
 * A score sheet as plain text: a column a seat, a row a line.
 * @example sheetText(sheet, ['Ann', 'Bo'], words, 'santa-maria')
 */
export function sheetText(sheet: ScoreSheet, names: string[], words: Words, game: string): string {
  const ids = [...new Set(sheet.seats.flatMap(({ lines }) => lines.map((line) => line.id)))];
  const label = (id: string): string => (words.has(`${game}.score.${id}`) ? words.text(`${game}.score.${id}`) : id);
  const rows = [
    ['', ...sheet.seats.map(({ seat }) => names[seat] ?? words.seat(seat))],
    ...ids.map((id) => [
      label(id),
      ...sheet.seats.map(({ lines }) => String(lines.find((line) => line.id === id)?.amount ?? '')),
    ]),
    [words.text('tools.total'), ...sheet.seats.map(({ total }) => String(total))],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  const line = (row: string[]): string =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - [...cell].length);
        return column === 0 ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** Plays a written match again and prints its score sheet. Exit code 1 when a move of it is not legal. */
export const replayTool: Tool = {
  usage:
    'npm run -s replay -- FILE.match [--locale en|ru] [--json] [--told]\n--told prints all that everybody is told before the scores, a line a turn, as posts do.',
  run(argv, games, out) {
    const { values, positionals } = parse({
      args: argv,
      allowPositionals: true,
      options: {
        locale: { type: 'string' },
        json: { type: 'boolean', default: false },
        told: { type: 'boolean', default: false },
      },
    });
    const locale = readChoice('locale', values.locale, ['en', 'ru']);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('One file with a match is needed.');
    const read = readRecord(games, readText(file));
    if (!read.ok) {
      out.note(`${file}: ${english(undefined, read.refusal)}`);
      return 1;
    }
    const { game, record } = read.value;
    if (record.rules !== game.rules) out.note(`Played with rules ${record.rules}; this build has ${game.rules}.`);
    const { names } = record;
    const words = createWords({ locale, components: game.components, seatName: (seat) => names[seat] ?? `${seat}` });
    const news: News[] = [];
    const again = replay(game, record, values.told ? noting(game, news) : undefined);
    if (!again.ok) {
      out.note(`${file}: ${english(game, again.refusal)}`);
      return 1;
    }
    const { state } = again.value;
    const finished = game.pending(state).length === 0;
    const sheet = game.score(state);
    if (values.json) {
      const head = { game: game.id, rules: record.rules, names, moves: record.moves.length, finished };
      out.line(JSON.stringify({ ...head, ...sheet }));
      return 0;
    }
    for (const line of newsLines(news, words)) out.line(line);
    out.line(sheetText(sheet, names, words, game.id));
    const winners = { list: sheet.winners.map((seat) => ({ seat })) };
    if (!finished) out.line(words.text('tools.unfinished', { moves: record.moves.length }));
    else if (sheet.winners.length === 0) out.line(words.text('tools.nobody-won'));
    else out.line(words.text('tools.winners', { winners, n: sheet.winners.length }));
    for (const note of sheet.notes ?? []) out.line(words.say(note));
    return 0;
  },
};

/** Notes what each step tells everybody, and where turns part. */
function noting(game: AnyGame, news: News[]): (step: Step, move?: Move) => void {
  let ends: Move[] = [];
  let fresh = false;
  return ({ told, position }, move) => {
    for (const { event, only } of told) {
      if (only !== undefined) continue;
      news.push({ ...(move && { seat: move.seat }), event, ...(fresh && { fresh: true as const }) });
      fresh = false;
    }
    fresh ||= ends.some(({ seat, action }) => seat === move?.seat && action === move.action);
    ends = game.pending(position.state).flatMap(({ seat, end }) => (end ? [{ seat, action: end, args: {} }] : []));
  };
}

await main(import.meta.url, replayTool);
