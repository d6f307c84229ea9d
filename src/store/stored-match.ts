import { z } from 'zod';
import { noHurry, type Pace, paceShape } from '../days/pace.js';
import type { Options } from '../engine/game.js';
import type { Seat } from '../engine/message.js';
import type { Db } from './database.js';
import { type Invitation, invitationsOf } from './invitations.js';
import type { MatchRow } from './schema.js';
import { type Tenure, tenuresOf } from './seats.js';
import { options, pauses, readJson, texts, whole } from './shapes.js';
import { type Trust, trustShape } from './trust.js';

/** A match as stored, with everybody who has held a seat. */
export interface StoredMatch
  extends Pick<MatchRow, 'id' | 'game' | 'status' | 'version' | 'locale' | 'seed' | 'rules' | 'moves'> {
  guildId: string;
  channelId: string;
  options: Options;
  host: { id: string; name: string };
  seedHash: string | null;
  changed: string[];
  /** The next commit begins a new turn. */
  turnOver: boolean;
  /** The seat whose resignation ended the match. */
  resignedSeat: Seat | null;
  /** The seat to which all others conceded it. */
  concededTo: Seat | null;
  /** Somebody closed it before its end: it has no result. */
  closed: boolean;
  /** The message that announces it while it gathers. */
  lobby: string | null;
  /** The thread in which people talk about it. */
  talk: string | null;
  /** Where the match stands in a series that began before it; null: it begins one, or stands by itself. */
  series: { first: string; number: number } | null;
  /** The match that is played once more, and its people in the order in which they would sit now. */
  rematch: { of: string; people: string[] } | null;
  /** One person's alone, against the computer; `channelId` is no channel's then. */
  lesson: boolean;
  /** When the last move was committed, or the match started. */
  movedAt: number | null;
  /** When it began; null: it has not. */
  startedAt: number | null;
  /** How fast it is played. */
  pace: Pace;
  /** When it was paused, in Unix milliseconds; without `until` it is so now. */
  pauses: { from: number; until?: number }[];
  /** Whom it takes in while it gathers; undefined: anybody. */
  trust?: Trust | undefined;
  /** Its result is to count for ratings. */
  ranked: boolean;
  tenures: Tenure[];
  /** Who was asked to join, while it gathers. */
  invitations: Invitation[];
  /** Columns that do not hold what they must, such as `matches.options`; the match cannot be played on then. */
  damage: string[];
}

/** A row with what belongs to it. */
export type JoinedRow = MatchRow & { hostName: string | null; movedAt: number | null };

/** Rows of matches, with the name of the host and the time of the last move.
 * @example await matchRows(db).where('matches.id', '=', id).executeTakeFirst() */
export function matchRows(db: Db) {
  return db
    .selectFrom('matches')
    .leftJoin('users', 'users.id', 'matches.hostId')
    .selectAll('matches')
    .select('users.name as hostName')
    .select((eb) =>
      eb
        .selectFrom('moves')
        .select('at')
        .whereRef('moves.matchId', '=', 'matches.id')
        .whereRef('moves.number', '=', 'matches.moves')
        .as('movedAt'),
    );
}

/** What may be written of a match, as `StoredMatch` has it. */
export interface MatchPatch {
  guildId?: string;
  channelId?: string;
  locale?: string;
  status?: MatchRow['status'];
  rules?: string;
  options?: Options;
  hostId?: string;
  seed?: string;
  seedHash?: string;
  moves?: number;
  changed?: string[];
  turnOver?: boolean;
  resignedSeat?: Seat;
  concededTo?: Seat;
  startedAt?: number;
  endedAt?: number;
  closedBy?: string;
  stirredAt?: number;
  talkThread?: string;
  pace?: Pace;
  pauses?: StoredMatch['pauses'];
  trust?: Trust | null;
  ranked?: boolean;
}

/** The columns of a patch.
 * @example columnsOf({ turnOver: true }) // { turnOver: 1 } */
export function columnsOf({ options, changed, turnOver, pace, pauses, trust, ranked, ...plain }: MatchPatch) {
  return {
    ...plain,
    ...(options && { options: JSON.stringify(options) }),
    ...(pace && { pace: JSON.stringify(pace) }),
    ...(pauses && { pauses: JSON.stringify(pauses) }),
    ...(trust !== undefined && { trust: trust && JSON.stringify(trust) }),
    ...(changed && { changed: JSON.stringify(changed) }),
    ...(turnOver !== undefined && { turnOver: turnOver ? 1 : 0 }),
    ...(ranked !== undefined && { ranked: ranked ? 1 : 0 }),
  };
}

const text = z.string().min(1);
const perhapsText = text.nullable();
const seat = whole.nullable();
const status = z.enum(['open', 'playing', 'over', 'aside']);
const locale = z.enum(['en', 'ru']);

/**
 * A match as its row says. What is damaged is named and left blank: one match must not take the others with it.
 * @example const match = await storedMatch(db, row)
 */
export async function storedMatch(db: Db, row: JoinedRow): Promise<StoredMatch> {
  const damage = new Set<string>();
  const read = <T>(column: keyof JoinedRow, shape: z.ZodType<T>, blank: T): T => {
    const found = shape.safeParse(row[column]);
    if (!found.success) damage.add(inDatabase(column === 'hostName' ? 'matches.hostId' : `matches.${column}`));
    return found.success ? found.data : blank;
  };
  const tenures = await tenuresOf(db, row.id);
  const state = read('status', status, 'aside');
  const closed = row.closedBy !== null;
  if (closed && state !== 'over') damage.add(inDatabase('matches.closedBy'));
  // One that was closed may never have begun.
  const begun = row.seed !== null || state === 'playing' || (state === 'over' && !closed);
  // What a match has from its start on.
  const given = begun ? text : perhapsText;
  const seriesId = read('seriesId', perhapsText, null);
  const number = read('seriesNumber', whole, 1);
  const lesson = row.lesson === 1;
  const chosen = readJson(options, row.options);
  if (!chosen) damage.add('matches.options');
  for (const column of seatDamage(tenures, state, begun, lesson)) damage.add(column);
  return {
    id: row.id,
    game: read('game', text, ''),
    status: state,
    version: read('version', whole, 0),
    locale: read('locale', locale, 'en'),
    seed: read('seed', given, null),
    rules: read('rules', given, null),
    moves: read('moves', whole, 0),
    guildId: read('guildId', text, ''),
    channelId: read('channelId', text, ''),
    options: chosen ?? {},
    host: { id: row.hostId, name: read('hostName', text, '?') },
    seedHash: read('seedHash', given, null),
    // Only marks on a picture: the match can go on without.
    changed: readJson(texts, row.changed) ?? [],
    turnOver: row.turnOver === 1,
    resignedSeat: read('resignedSeat', seat, null),
    concededTo: read('concededTo', seat, null),
    closed,
    lobby: read('lobbyMessage', perhapsText, null),
    // Whatever is not there any more is made anew.
    talk: text.safeParse(row.talkThread).data ?? null,
    series: seriesId === null ? null : { first: seriesId, number },
    rematch: row.rematchOf === null ? null : { of: row.rematchOf, people: readJson(texts, row.rematchPeople) ?? [] },
    lesson,
    movedAt: whole.safeParse(row.movedAt ?? row.startedAt).data ?? null,
    startedAt: whole.safeParse(row.startedAt).data ?? null,
    // A match goes on without hurry where its pace cannot be read.
    pace: (row.pace === null ? undefined : readJson(paceShape, row.pace)) ?? noHurry,
    pauses: (row.pauses === null ? undefined : readJson(pauses, row.pauses)) ?? [],
    ranked: row.ranked === 1,
    // Nobody is kept out where it cannot be read.
    trust: row.trust === null ? undefined : readJson(trustShape, row.trust),
    invitations: state === 'open' ? await invitationsOf(db, row.id) : [],
    tenures,
    damage: [...damage],
  };
}

/** A column by the name that whoever repairs the database finds there. */
function inDatabase(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A match that has begun has one holder for each seat from 0 on, and every seat but a lesson's and the computer's own was a person's once. */
function seatDamage(tenures: Tenure[], status: StoredMatch['status'], begun: boolean, lesson: boolean): string[] {
  const damage: string[] = [];
  if (tenures.some(({ person }) => person?.name === '')) damage.push('users.name');
  const held = tenures.filter(({ current }) => current);
  const seats = held.map((tenure) => tenure.seat);
  const deserted = held.length === 0 && (begun || status === 'open');
  if (deserted || (begun && !held.every((_, number) => seats.includes(number)))) damage.push('seats.seat');
  const manned = held.every(
    ({ seat, person, level }) =>
      person ?? level ?? (begun && (lesson || tenures.some((one) => one.seat === seat && one.person))),
  );
  if (!manned) damage.push(inDatabase('seats.userId'));
  return damage;
}
