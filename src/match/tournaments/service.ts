import {
  noteTable as noteTableRow,
  noteTournament,
  orStoreError,
  pendingTournaments,
  settleTournament,
  tournamentsOf,
} from '../../store/index.js';
import type { Context } from '../context.js';
import type { TournamentService } from './api.js';
import { changeTournamentAs } from './choices.js';
import { openReminded, openReminder } from './open.js';
import { advanceTournament, extendRound, openRound, startTournament } from './rounds.js';
import { openTable } from './set-up.js';
import {
  announceTournament,
  cancelTournament,
  createTournament,
  dropFromTournament,
  joinTournament,
  leaveTournament,
} from './sign-up.js';
import { loadTournament } from './view.js';

/** So many that are over are listed. */
const mostOver = 15;
const mostOpen = 25;

/** What a match service does with tournaments. @example await tournamentService(context).tournament(12) */
export function tournamentService(context: Context): TournamentService {
  const { database } = context;
  const { db } = database;
  const listeners: (() => void)[] = [];
  context.tournamentChanged = () => {
    for (const listener of listeners) listener();
  };
  return {
    createTournament: (request) => createTournament(context, request),
    changeTournament: (id, by, change) => changeTournamentAs(context, id, by, change),
    announceTournament: (id, by) => announceTournament(context, id, by),
    joinTournament: (id, person) => joinTournament(context, id, person),
    leaveTournament: (id, personId) => leaveTournament(context, id, personId),
    dropFromTournament: (id, by, personId) => dropFromTournament(context, id, by, personId),
    startTournament: (id, by) => startTournament(context, id, by),
    openRound: (id, by) => openRound(context, id, by),
    extendRound: (id, by, hours) => extendRound(context, id, by, hours),
    cancelTournament: (id, by) => cancelTournament(context, id, by),
    tournament: (id) => orStoreError(async () => (await loadTournament(context, db, id))?.info),
    tournamentsIn: (guildId) =>
      orStoreError(async () => {
        const open = await tournamentsOf(db, guildId, ['gathering', 'playing'], mostOpen);
        const over = await tournamentsOf(db, guildId, ['over', 'cancelled', 'expired'], mostOver);
        return [...open, ...over].map(({ id, name, game, status }) => ({ id, name, game, status }));
      }),
    pendingTournaments: () => orStoreError(() => pendingTournaments(db, context.now())),
    openReminder: (id) => orStoreError(() => openReminder(context, id)),
    openReminded: (id) => openReminded(context, id),
    advanceTournament: (id) => orStoreError(() => advanceTournament(context, id)),
    noteTable: (id, table, { tried, thread: threadId }) =>
      orStoreError(() =>
        database.transaction((tx) =>
          noteTableRow(tx, id, table, { ...(tried && { tried }), ...(threadId !== undefined && { threadId }) }),
        ),
      ),
    openTable: (id, table, channelId) => openTable(context, id, table, channelId),
    noteTournament: (id, note) => orStoreError(() => database.transaction((tx) => noteTournament(tx, id, note))),
    settleTournament: (id, revision) =>
      orStoreError(() => database.transaction((tx) => settleTournament(tx, id, revision))),
    onTournament: (listener) => void listeners.push(listener),
  };
}
