import { ButtonStyle } from 'discord.js';
import type { MatchService } from '../../match/match-service.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import { cut } from '../words/cut.js';
import { momentOf } from '../words/deadlines.js';
import { messageRoom } from '../words/limits.js';
import { markdownName } from '../words/names.js';
import { wholeLines } from '../words/whole-lines.js';
import { buttonRow, tournamentButton } from './buttons.js';
import {
  byeLine,
  closesLine,
  entrantName,
  likeWords,
  planWords,
  pointsWords,
  systemWords,
  tableLine,
  tournamentName,
  tournamentTitle,
} from './words.js';

/** So many of those who lead stand in the announcement. */
const leading = 3;

/** The public message of a tournament: what it is, who is in it, and where its round is played. */
export function announcement(matches: Pick<MatchService, 'games'>, info: TournamentInfo, words: Words) {
  const { id, status, organiser } = info;
  const by = markdownName(organiser.name) || words.text('person.nameless');
  const head = [
    `### ${tournamentTitle(info, words)}`,
    words.text(`tournament.status-${status}`, { organiser: by }),
    `-# ${cut([...systemWords(info, words), ...likeWords(matches, info, words)].join(' · '), 600)}`,
  ];
  const lines = status === 'gathering' ? gathering(info, words) : begun(info, words);
  const room = messageRoom - head.join('\n').length - 1;
  const content = [...head, wholeLines(lines, room, (n) => words.text('turns.more', { n }))].join('\n');
  const button = (act: Parameters<typeof tournamentButton>[1], style = ButtonStyle.Secondary) =>
    tournamentButton(id, act, words, { style });
  const looks = info.rounds.length > 0 ? [button('standings'), button('tables')] : [];
  const open = status === 'gathering' || status === 'playing';
  const own = status === 'gathering' ? [button('join', ButtonStyle.Primary), button('leave')] : [];
  const out = status === 'playing' ? [tournamentButton(id, 'leave', words, { label: 'tournament.button-out' })] : [];
  const row = [...own, ...looks, ...out, button('rules'), ...(open ? [button('manage')] : [])];
  return { content, components: [buttonRow(row)], allowedMentions: { parse: [] as const } };
}

function gathering(info: TournamentInfo, words: Words): string[] {
  const people = info.entrants.map((_one, entrant) => entrantName(info, entrant, words));
  const count = { n: people.length, most: info.most };
  const closing = closesLine(info, words);
  if (people.length === 0) return [words.text('tournament.entrants-none', count), ...closing];
  const list = cut(people.join(', '), 1000);
  return [words.text('tournament.entrants', { ...count, people: list }), planWords(info, words), ...closing];
}

function begun(info: TournamentInfo, words: Words): string[] {
  const round = info.rounds.at(-1);
  if (!round) return [];
  const { status, dueAt, plan, standings } = info;
  const when = dueAt === undefined ? [] : [words.text('tournament.due', { when: momentOf(dueAt, 'R') })];
  const bye = byeLine(info, round, words);
  const top = standings.slice(0, leading).map(({ rank, entrant, points }) => {
    const name = entrantName(info, entrant, words);
    return words.text('tournament.leader', { rank, name, points: pointsWords(points, words) });
  });
  const first = info.format === 'elimination' ? [] : [words.text('tournament.leaders', { people: top.join(' · ') })];
  if (status === 'over') return [wonLine(info, words), ...first];
  return [
    words.text('tournament.round', { round: round.number, rounds: plan?.rounds ?? round.number }),
    ...(status === 'playing' ? when : []),
    ...(standings.some(({ played }) => played > 0) ? first : []),
    ...round.tables.map((table) => tableLine(info, table, words)),
    ...(bye === undefined ? [] : [bye]),
  ];
}

/** Who has won a tournament that is over. @example wonLine(info, words) */
export function wonLine(info: TournamentInfo, words: Words): string {
  const [first] = info.standings;
  const name = tournamentName(info, words);
  if (!first) return words.text('tournament.over-nobody', { name });
  return words.text('tournament.over', { name, winner: entrantName(info, first.entrant, words) });
}
