import { type CupRow, type CupView, cupKind, ofNoGame } from '../../../render/community.js';
import type { PictureRequest } from '../../../render/request.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import type { Standing } from '../../tournaments/index.js';
import type { App } from '../client/app.js';
import { drawRequest, pictured } from '../posts/pictures.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { buttonRow, tournamentButton } from './buttons.js';
import { entrantName, plainEntrant, pointsWords, tournamentName, tournamentTitle } from './words.js';

/** So many rows are on a page. */
const perPage = 10;

/** Which page is looked at, and how. */
export interface StandingsLook {
  page: number | 'own';
  as: 'picture' | 'text';
}

/** @example parseStandings('3.text') // { page: 3, as: 'text' } */
export function parseStandings(value: string): StandingsLook {
  const [page = '', as = ''] = value.split('.');
  return { page: page === 'own' ? 'own' : Math.max(1, Number(page) || 1), as: as === 'text' ? 'text' : 'picture' };
}

interface Page {
  page: number;
  pages: number;
  rows: Standing[];
  /** The reader's, where it is on another page. */
  own: Standing[];
}

function pageOf({ standings, entrants }: TournamentInfo, look: StandingsLook, reader?: string): Page {
  const pages = Math.max(1, Math.ceil(standings.length / perPage));
  const own = standings.findIndex(({ entrant }) => entrants[entrant]!.person.id === reader);
  const asked = look.page === 'own' ? Math.floor(Math.max(0, own) / perPage) + 1 : look.page;
  const page = Math.min(asked, pages);
  const rows = standings.slice((page - 1) * perPage, page * perPage);
  const elsewhere = own >= 0 && !rows.includes(standings[own]!) ? [standings[own]!] : [];
  return { page, pages, rows, own: elsewhere };
}

/** A page of how all stand, for one reader, with what turns it. */
export async function standingsMessage(
  app: App,
  info: TournamentInfo,
  look: StandingsLook,
  words: Words,
  reader: { id: string },
) {
  const at = pageOf(info, look, reader.id);
  const heading = `### ${words.text('tournament.standings', { name: tournamentName(info, words) })}`;
  const body = await standingsBody(app, info, look, heading, words, reader);
  const { page, pages } = at;
  const turn = (to: number | 'own', label: string, off: boolean) =>
    tournamentButton(info.id, 'standings', words, { value: `${to}.${look.as}`, label }).setDisabled(off);
  const other = look.as === 'picture' ? 'text' : 'picture';
  const isIn = info.entrants.some(({ person }) => person.id === reader.id);
  const buttons = [
    ...(pages > 1
      ? [
          turn(Math.max(1, page - 1), 'leaderboard.back', page <= 1),
          turn(page + 1, 'leaderboard.on', page >= pages),
          ...(isIn ? [turn('own', 'leaderboard.own', false)] : []),
        ]
      : []),
    tournamentButton(info.id, 'standings', words, { value: `${page}.${other}`, label: `leaderboard.as-${other}` }),
    tournamentButton(info.id, 'tables', words),
  ];
  return { ...body, attachments: [], components: [buttonRow(buttons)] };
}

/** How all stand below a heading: as a picture, or in words; these stand there too where no picture can be had. */
export async function standingsBody(
  app: App,
  info: TournamentInfo,
  look: StandingsLook,
  heading: string,
  words: Words,
  reader?: { id: string },
) {
  const { rows, own } = pageOf(info, look, reader?.id);
  const line = (one: Standing): string => standingLine(info, one, words, reader?.id);
  const lines = [...rows.map(line), ...(own.length > 0 ? ['…', ...own.map(line)] : [])];
  const told = [heading, ...lines].join('\n');
  if (look.as === 'text') return { content: told, files: [] };
  const request = standingsRequest(info, look, words, reader);
  const said = [
    `${tournamentTitle(info, words, plainName)}.`,
    ...rows.map((one) => saidLine(info, one, words, reader?.id)),
  ];
  const drawn = await drawRequest(app, request, cut(said.join(' '), limits.alt), reader ? { person: reader.id } : {});
  return pictured(drawn.file ? heading : told, drawn, words);
}

/** All that the picture is drawn from. @example standingsRequest(info, { page: 1, as: 'picture' }, words).view.rows */
export function standingsRequest(
  info: TournamentInfo,
  look: StandingsLook,
  words: Words,
  reader?: { id: string },
): PictureRequest<CupView> {
  const { page, pages, rows, own } = pageOf(info, look, reader?.id);
  const rowOf = (one: Standing): CupRow => ({
    rank: one.rank,
    name: plainEntrant(info, one.entrant, reader?.id),
    mark: one.entrant,
    points: shownPoints(info, one, words),
    notes: notesOf(info, one, words, true).join(' · '),
    ...((one.gone || one.out !== undefined) && { out: true as const }),
    ...(info.entrants[one.entrant]!.person.id === reader?.id && { own: true as const }),
  });
  const { plan, status, rounds } = info;
  const round = { round: rounds.length, rounds: status === 'over' ? rounds.length : (plan?.rounds ?? rounds.length) };
  const view: CupView = {
    title: tournamentName(info, words, plainName),
    count: pages > 1 ? words.text('leaderboard.page', { page, pages }) : '',
    scope: [
      words.text(`game.${info.game}`),
      words.text(`tournament.format-${info.format}`),
      words.text('tournament.round-of', round),
    ].join(' · '),
    nameless: words.text('person.nameless'),
    rows: rows.map(rowOf),
    below: own.map(rowOf),
    empty: rows.length === 0 ? words.text('tournament.not-playing') : '',
    key: words.text(`tournament.key-${info.format}`),
  };
  return { game: ofNoGame, kind: cupKind, view, locale: words.locale, names: [] };
}

/** What stands beside the points: whether somebody is out, tables played, what breaks ties; `short`: as much as a picture has room for. */
function notesOf({ format }: TournamentInfo, one: Standing, words: Words, short = false): string[] {
  const { played, met, share, byes, gone, out } = one;
  // A total of averages in twelfths; a total of parts in millionths.
  const [opponents, percent] = [met / 12, Math.round(share / 10_000 / Math.max(1, played))];
  const ties = format === 'elimination' || (short && gone) ? [] : ['share'];
  const swiss = format === 'swiss' && ties.length > 0;
  return [
    ...(gone && !(short && out !== undefined) ? [words.text('tournament.gone-out')] : []),
    ...(out === undefined ? [] : [words.text('tournament.out', { round: out })]),
    words.text('tournament.played', { n: played }),
    ...(byes > 0 && !short ? [words.text('tournament.had-byes', { n: byes })] : []),
    ...(swiss ? [words.text('tournament.met', { points: pointsWords(opponents, words) })] : []),
    ...ties.map((id) => (short ? `${percent}%` : words.text(`tournament.${id}`, { percent }))),
  ];
}

/** Of an elimination nothing: it is not by points that somebody stands where they do. */
function shownPoints({ format }: TournamentInfo, { points }: Standing, words: Words): string {
  return format === 'elimination' ? '' : pointsWords(points, words);
}

function standingLine(info: TournamentInfo, one: Standing, words: Words, reader?: string): string {
  const name = entrantName(info, one.entrant, words, reader);
  const notes = notesOf(info, one, words).join(' · ');
  const told = words.text('tournament.line', {
    rank: one.rank,
    name,
    points: shownPoints(info, one, words) || 'none',
    notes,
  });
  return info.entrants[one.entrant]!.person.id === reader ? words.text('leaderboard.own-line', { line: told }) : told;
}

function saidLine(info: TournamentInfo, one: Standing, words: Words, reader?: string): string {
  const name = entrantName(info, one.entrant, words, reader, plainName);
  const notes = notesOf(info, one, words).join(', ');
  return words.text('tournament.said', {
    rank: one.rank,
    name,
    points: shownPoints(info, one, words) || 'none',
    notes,
  });
}
