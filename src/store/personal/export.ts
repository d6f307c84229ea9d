import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database.js';
import { readJson } from '../shapes.js';
import { type Inventory, inventory } from './inventory.js';

/** What a row says, by human-readable keys. */
export type Exported = Record<string, unknown>;

/** All that is stored about somebody. */
export type PersonalData = Record<string, Exported[]>;

/** What the tables are called where their rows are somebody's. */
const sections: Record<string, string> = {
  users: 'person',
  matches: 'matchesHosted',
  seats: 'seatsHeld',
  looks: 'caughtUpTo',
  votes: 'proposals',
  orders: 'ordersToTheBot',
  seekers: 'gamesLookedFor',
  plans: 'plannedTurns',
  habits: 'howYouAreCalled',
  mutes: 'mutedMatches',
  pings: 'callsToCome',
  result_seats: 'results',
  rating_changes: 'ratingHistory',
  hidden_people: 'leftOutOfBoards',
  played: 'matchesPlayed',
  achieved: 'achievements',
  tournaments: 'tournamentsOrganised',
  tournament_entrants: 'tournamentsEntered',
  acts: 'whatYouDidAsOrganiser',
};

/**
 * All that is stored about a person, and nothing that others hold: of a match their own moves, drafts and plans, never a position.
 * Empty sections are left out.
 * @param pause is awaited between steps: a long history lets others in
 * @example await personalData(db, '42', breathe)
 */
export async function personalData(db: Db, personId: string, pause: () => Promise<void>): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [table, about] of Object.entries(inventory)) {
    if (about.whose === undefined) continue;
    data[sections[table] ?? readable(table)] = await rowsOf(db, table, about, personId, pause);
  }
  data.moves = await movesOf(db, personId, pause);
  data.drafts = await draftsOf(db, personId);
  data.answersToProposals = await answersOf(db, personId);
  data.whatOrganisersDidAboutYou = await actsAbout(db, personId);
  await pause();
  data.mentionedIn = await mentionsOf(db, personId, pause);
  return Object.fromEntries(Object.entries(data).filter(([, rows]) => rows.length > 0));
}

async function rowsOf(
  db: Db,
  table: string,
  about: Inventory,
  personId: string,
  pause: () => Promise<void>,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select * from ${sql.table(table)} where ${sql.ref(about.whose!)} = ${personId}
  `.execute(db);
  const written: Exported[] = [];
  for (const row of rows) {
    written.push(writtenOut(row, about));
    await pause();
  }
  return written;
}

async function movesOf(db: Db, personId: string, pause: () => Promise<void>): Promise<Exported[]> {
  const { rows: seats } = await sql<{ id: number }>`select id from seats where user_id = ${personId}`.execute(db);
  const all: Exported[] = [];
  for (const { id } of seats) {
    const { rows } = await sql<Exported>`
      select moves.match_id, moves.number, moves.seat, moves.action, moves.args, moves.played_by, moves.at
      from seats join moves on moves.match_id = seats.match_id and moves.seat = seats.seat
      where seats.id = ${id} and moves.played_by != 'engine' and moves.number > seats.from_move
        and (seats.until_move is null or moves.number <= seats.until_move)
      order by moves.number
    `.execute(db);
    all.push(...rows.map((row) => writtenOut(row, inventory.moves!)));
    await pause();
  }
  return all;
}

async function draftsOf(db: Db, personId: string): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select drafts.* from seats join drafts on drafts.match_id = seats.match_id and drafts.seat = seats.seat
    where seats.user_id = ${personId} and seats.until_move is null
  `.execute(db);
  return rows.map((row) => writtenOut(row, inventory.drafts!));
}

/** Damage is no reason to tell nothing. */
const ballots: z.ZodType<{ person: unknown; agrees?: unknown; at?: unknown }[]> = z.array(
  z.object({ person: z.unknown() }),
);

/** What they themselves have said, of all who were asked. */
async function answersOf(db: Db, personId: string): Promise<Exported[]> {
  const rows = await db
    .selectFrom('votes')
    .select(['matchId', 'id as vote', 'kind', 'ballots'])
    .where(named('ballots', personId))
    .execute();
  return rows.flatMap(({ ballots: said, ...row }) =>
    (readJson(ballots, said) ?? [])
      .filter(({ person }) => person === personId)
      .map(({ agrees, at = null }) => ({
        ...writtenOut({ ...row, at }, { text: {}, times: ['at'] }),
        agrees: agrees === undefined ? 'nothing said' : agrees === true,
      })),
  );
}

/** What organisers did that concerned them; who did it is theirs. */
async function actsAbout(db: Db, personId: string): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select guild_id, at, kind, match_id, channel_id, tournament_id from acts where person_id = ${personId} order by id
  `.execute(db);
  return rows.map((row) => writtenOut(row, inventory.acts!));
}

/** Rows that are not theirs and name them. */
async function mentionsOf(db: Db, personId: string, pause: () => Promise<void>): Promise<Exported[]> {
  const found: Exported[] = [];
  for (const [table, { whose, text }] of Object.entries(inventory)) {
    for (const [column, holds] of Object.entries(text)) {
      // What was done about them is told in full elsewhere.
      if (
        column === whose ||
        (table === 'acts' && column === 'person_id') ||
        (holds !== 'person' && holds !== 'people')
      )
        continue;
      const [key, about] = 'match_id' in text ? ['match_id', 'match'] : ['id', table === 'matches' ? 'match' : 'id'];
      const { rows } = await sql<{ found: string }>`
        select distinct ${sql.ref(key)} as "found" from ${sql.table(table)}
        where ${holds === 'person' ? sql`${sql.ref(column)} = ${personId}` : named(column, personId)}
      `.execute(db);
      found.push(...rows.map((row) => ({ where: `${readable(table)}.${readable(column)}`, [about]: row.found })));
      await pause();
    }
  }
  return found;
}

/** Of a query: that an id stands in a column, in quotes.
 * @example sql`… where ${named('ballots', '42')}` */
export function named(column: string, personId: string) {
  return sql<boolean>`replace(${sql.ref(column)}, ${JSON.stringify(personId)}, '') <> ${sql.ref(column)}`;
}

function writtenOut(row: Exported, { text, times = [], inner = [] }: Inventory): Exported {
  const written: Exported = {};
  for (const [column, value] of Object.entries(row)) {
    if (value === null || inner.includes(camelless(column))) continue;
    const key = camelless(column);
    const isTime = times.includes(key) && typeof value === 'number' && Math.abs(value) <= 8.64e15;
    written[readable(column)] = isTime ? new Date(value).toISOString() : key in text ? unpacked(value) : value;
  }
  return written;
}

/** JSON as what it says. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A column's name as the database has it, whether or not it was made readable on the way. */
function camelless(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function readable(name: string): string {
  return name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
