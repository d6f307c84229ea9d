import type { TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import { messageRoom } from '../words/limits.js';
import { wholeLines } from '../words/whole-lines.js';
import { buttonRow, tournamentButton } from './buttons.js';
import { byeLine, tableLine, tournamentName } from './words.js';

/** The tables of a round, from 1, with those before and after it. @example roundMessage(info, 2, words, interaction.user.id) */
export function roundMessage(info: TournamentInfo, asked: number, words: Words, reader: string) {
  const { id, rounds } = info;
  const number = Math.min(Math.max(1, asked || rounds.length), rounds.length);
  const round = rounds[number - 1];
  if (!round) return { content: words.text('tournament.not-playing'), components: [] };
  const bye = byeLine(info, round, words, reader);
  const title = { name: tournamentName(info, words), round: number, rounds: info.plan?.rounds ?? rounds.length };
  const lines = [
    `### ${words.text('tournament.tables', title)}`,
    ...round.tables.map((table) => tableLine(info, table, words, reader)),
    ...(bye === undefined ? [] : [bye]),
  ];
  const turn = (to: number, label: string, off: boolean) =>
    tournamentButton(id, 'tables', words, { value: String(to), label }).setDisabled(off);
  const turns =
    rounds.length > 1
      ? [
          turn(Math.max(1, number - 1), 'tournament.round-before', number <= 1),
          turn(number + 1, 'tournament.round-after', number >= rounds.length),
        ]
      : [];
  return {
    content: wholeLines(lines, messageRoom, (n) => words.text('turns.more', { n })),
    components: [buttonRow([...turns, tournamentButton(id, 'standings', words)])],
  };
}

/** By which rules somebody comes to stand where they do. @example rulesText(info, words) */
export function rulesText(info: TournamentInfo, words: Words): string {
  const { format, seats, through } = info;
  const pairs = seats === 2 ? 'pairs' : 'groups';
  return [
    `### ${words.text(`tournament.format-${format}`)}`,
    words.text(`tournament.rules-${format}`, { pairs, n: through }),
    words.text('tournament.rules-points', { pairs }),
    words.text(`tournament.rules-ties-${format === 'elimination' ? 'out' : format}`),
    words.text(`tournament.rules-byes-${format}`, { pairs }),
    words.text('tournament.rules-ends'),
    words.text('tournament.rules-drop'),
  ].join('\n');
}
