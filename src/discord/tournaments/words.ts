import type { Pace } from '../../days/pace.js';
import type { MatchService } from '../../match/match-service.js';
import type { RoundInfo, TableInfo, TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import { winPoints } from '../../tournaments/index.js';
import { momentOf } from '../words/deadlines.js';
import { markdownName, plainName } from '../words/names.js';
import { limitWords } from '../words/pace.js';
import { personCalled } from '../words/people.js';
import { trustWords } from '../words/trust.js';

type Named = Pick<TournamentInfo, 'id' | 'name'>;
type Games = Pick<MatchService, 'games'>;

/** What a tournament is called; the name of one whose organiser had their data deleted went with them.
 * @example tournamentName(info, words) // 'Winter cup' */
export function tournamentName({ id, name }: Named, words: Words, safely = markdownName): string {
  if (name === '') return words.text('tournament.nameless', { id: String(id) });
  // In a message what comes after it stays after it, whichever way it is written.
  return safely === markdownName ? `\u2068${safely(name)}\u2069` : safely(name);
}

/** The name with the game. @example tournamentTitle(info, words) // 'Winter cup · Nusfjord' */
export function tournamentTitle(
  info: Named & Pick<TournamentInfo, 'game'>,
  words: Words,
  safely = markdownName,
): string {
  return `${tournamentName(info, words, safely)} · ${words.text(`game.${info.game}`)}`;
}

/** How it is played, in parts of a line. @example systemWords(info, words).join(' · ') */
export function systemWords(info: TournamentInfo, words: Words): string[] {
  const { format, seats, through, opens, hours, plan, chosenRounds, rounds } = info;
  const known = plan?.rounds ?? chosenRounds;
  const count = format === 'elimination' ? undefined : info.status === 'over' ? rounds.length : known;
  return [
    words.text(`tournament.format-${format}`),
    words.text('tournament.seats', { n: seats }),
    ...(count ? [words.text('tournament.rounds', { n: count })] : []),
    ...(format === 'elimination' && seats > 2 ? [words.text('tournament.through', { n: through })] : []),
    words.text(`tournament.opens-${opens}`, { days: hours / 24 }),
    words.text(`tournament.seeding-${info.seeding}`),
  ];
}

/** What its matches are like where that is not as usual, in parts of a line. @example likeWords(app.matches, info, words) */
export function likeWords({ games }: Games, { game: id, matches }: TournamentInfo, words: Words): string[] {
  const game = games[id];
  if (!game || !matches) return [];
  const options = game.options.flatMap(({ id: option, default: usual, carried }) => {
    const value = matches.options[option] ?? usual;
    if (carried || value === usual) return [];
    return `${words.text(`${id}.option.${option}`)}: ${words.text(`${id}.option.${option}.${value}`)}`;
  });
  return [
    ...options,
    ...paceParts(matches.pace, words),
    ...(matches.ranked ? [] : [words.text('tournament.unranked')]),
    ...trustWords(matches, words),
  ];
}

function paceParts({ limit, late, weekends }: Pace, words: Words): string[] {
  if (!limit) return [];
  return [
    limitWords(limit, words),
    words.text('tournament.late', { what: words.text(`pace.late-${late}`) }),
    ...(weekends ? [words.text('pace.weekends-yes')] : []),
  ];
}

/** What it comes to with those who are in it. @example planWords(info, words) // 'With 10 people: tables of 4, 3 and 3.' */
export function planWords({ entrants, plan }: TournamentInfo, words: Words): string {
  if (!plan || entrants.length < 2) return words.text('tournament.plan-none');
  const { sizes, byes } = plan.first;
  return words.text('tournament.plan', { n: entrants.length, sizes: { list: sizes.map(String) }, byes });
}

/** When it closes by itself, where that is near. @example closesLine(info, words)[0] */
export function closesLine({ closesAt }: TournamentInfo, words: Words): string[] {
  return closesAt === undefined ? [] : [words.text('tournament.closes', { when: momentOf(closesAt, 'R') })];
}

/** Somebody in it; of whoever does not want to appear others are told no name.
 * @example entrantName(info, 3, words, interaction.user.id) */
export function entrantName(
  { entrants }: TournamentInfo,
  entrant: number,
  words: Words,
  reader?: string,
  safely = markdownName,
): string {
  const { person, hidden } = entrants[entrant]!;
  return personCalled(hidden && person.id !== reader ? undefined : person.name, words, safely);
}

/** Points as wins: the number that is shown. @example pointsWords(36, 'en') // '1.5' */
export function pointsWords(points: number, { locale }: Pick<Words, 'locale'>): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points / winPoints);
}

/** A table in a line: where it is, who sits there, how it came off. @example tableLine(info, table, words) */
export function tableLine(info: TournamentInfo, table: TableInfo, words: Words, reader?: string): string {
  const order = [...table.entrants.entries()].sort(([a], [b]) => (table.places?.[a] ?? 0) - (table.places?.[b] ?? 0));
  const people = order.map(([at, entrant]) => {
    const name = entrantName(info, entrant, words, reader);
    return table.places ? words.text('tournament.placed', { place: table.places[at]!, name }) : name;
  });
  // Places are numbers already: "1. Anna, 2. Bo".
  const told = table.places ? people.join(', ') : { list: people };
  const args = { number: table.number, people: told, where: table.thread ? `<#${table.thread}>` : '' };
  return words.text(`tournament.table-${table.state}`, args);
}

/** Who has no table in a round; undefined: everybody has one. @example byeLine(info, round, words) */
export function byeLine(info: TournamentInfo, { byes }: RoundInfo, words: Words, reader?: string): string | undefined {
  if (byes.length === 0) return undefined;
  const people = byes.map(({ entrant }) => entrantName(info, entrant, words, reader));
  return words.text('tournament.byes', { n: byes.length, people: { list: people } });
}

/** A name without mark-up, for pictures. @example plainEntrant(info, 3, words) */
export function plainEntrant(info: TournamentInfo, entrant: number, reader?: string): string {
  const { person, hidden } = info.entrants[entrant]!;
  return hidden && person.id !== reader ? '' : plainName(person.name);
}
