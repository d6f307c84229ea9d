import type { Pace } from '../../days/pace.js';
import type { Options, Result } from '../../engine/index.js';
import type { StoredTournament, Trust } from '../../store/index.js';
import type { Plan, Standing } from '../../tournaments/index.js';
import type { Locale, Person } from '../api.js';
import type { Organiser } from '../organiser.js';
import type { NewPlace } from '../requests.js';
import type { Lost } from '../tables/template.js';

/** Somebody in a tournament. */
export interface EntrantInfo {
  person: Person;
  /** They do not want to appear where people are compared: others are told no name. */
  hidden: boolean;
  /** They have dropped out. */
  gone: boolean;
}

/** waiting: its match is not set up yet. void: it ended without a result. */
export type TableState = 'waiting' | 'playing' | 'over' | 'void';

/** A table of a round; entrants are places in the list of entrants. */
export interface TableInfo {
  round: number;
  /** From 1. */
  number: number;
  entrants: number[];
  state: TableState;
  /** Of a table that is over: the place of each of its entrants. */
  places?: number[];
  /** The match, or the one of its series that was begun last. */
  match?: string;
  /** Where it is played; it may have been moved since. */
  thread?: string;
  /** Its thread may have been made. */
  tried: boolean;
}

export interface RoundInfo {
  /** From 1. */
  number: number;
  tables: TableInfo[];
  byes: { entrant: number; why: 'free' | 'walkover' }[];
}

/** A tournament as it stands. */
export interface TournamentInfo
  extends Pick<
    StoredTournament,
    'id' | 'guildId' | 'channelId' | 'name' | 'game' | 'format' | 'seats' | 'through' | 'opens' | 'hours' | 'seeding'
  > {
  status: StoredTournament['status'];
  locale: Locale;
  organiser: Person;
  /** Unix milliseconds. */
  createdAt: number;
  revision: number;
  /** What its matches are like; undefined: the game is no more. */
  matches?: { options: Options; pace: Pace; ranked: boolean; trust?: Trust };
  /** What its matches were to be like and cannot be. */
  lost: Lost[];
  /** How many may sit at a table of this game with these options. */
  sizes: number[];
  /** How many rounds were chosen; null: as many as are usual. */
  chosenRounds: number | null;
  /** What it comes to with those who are in it; undefined: they are too few. */
  plan?: Plan;
  /** So many may be in it. */
  most: number;
  /** By the seeding; before the start in the order of joining. */
  entrants: EntrantInfo[];
  rounds: RoundInfo[];
  /** From the start on; `entrant` is a place in the list of entrants. */
  standings: Standing[];
  /** When the next round opens, in Unix milliseconds, where that is known. */
  dueAt?: number;
  /** When it closes by itself if it is not begun; undefined: that is not near. */
  closesAt?: number;
  /** Its announcement, and the post that tells its end. */
  message: { id?: string; tried: boolean; shown?: string };
  final: { id?: string; tried: boolean };
}

/** What an organiser chooses of the matches, and whom the tournament takes in; by the names that has in menus. */
export interface LikeChange {
  option?: { id: string; value: string };
  limit?: string;
  late?: string;
  weekends?: boolean;
  trust?: string;
  ranked?: boolean;
}

/** What an organiser chooses. */
export interface TournamentChange {
  /** A template's number; usual: the options as usual and no hurry. */
  template?: number | 'usual';
  like?: LikeChange;
  format?: TournamentInfo['format'];
  seats?: number;
  rounds?: number | null;
  through?: number;
  opens?: TournamentInfo['opens'];
  hours?: number;
  seeding?: TournamentInfo['seeding'];
}

/**
 * Tournaments of several tables. What an organiser does may be done by whoever manages the channel or its server; refused to others:
 * tournament.not-yours. All are refused also: tournament.gone.
 */
export interface TournamentService {
  /**
   * A tournament that nobody else sees yet; another one that the person has not announced in the server goes. Refused:
   * tournament.no-name, tournament.long-name, match.no-such-game, tournament.alone, tournament.not-yours, server.*.
   */
  createTournament(request: NewPlace & { game: string; name: string }): Promise<Result<TournamentInfo>>;
  /** Refused: tournament.begun, but for when rounds open; tournament.no-such-choice, template.gone, engine.*, server.ranked-*. */
  changeTournament(id: number, by: Organiser, change: TournamentChange): Promise<Result<TournamentInfo>>;
  /** Lets people join from now on. Refused: tournament.begun, tournament.too-many. */
  announceTournament(id: number, by: Organiser): Promise<Result<TournamentInfo>>;
  /** Refused: tournament.not-open, tournament.already-in, tournament.full, trust.tournament.*, tournament.too-many-matches. */
  joinTournament(id: number, person: Person): Promise<Result<TournamentInfo>>;
  /** Before the start somebody leaves; later they drop out, for good. Refused: tournament.you-not-in, tournament.ended. */
  leaveTournament(id: number, personId: string): Promise<Result<TournamentInfo>>;
  /** The same of somebody else. Refused: tournament.not-in, tournament.ended. */
  dropFromTournament(id: number, by: Organiser, personId: string): Promise<Result<TournamentInfo>>;
  /** Opens the first round. Refused: tournament.begun, tournament.too-few, tournament.too-many-tables. */
  startTournament(id: number, by: Organiser): Promise<Result<TournamentInfo>>;
  /** Opens the next one; ends the tournament where there is none. Refused: tournament.not-playing, tournament.round-goes-on. */
  openRound(id: number, by: Organiser): Promise<Result<TournamentInfo>>;
  /** The next round opens, or a tournament that is open closes, so many hours later. Refused: tournament.no-date. */
  extendRound(id: number, by: Organiser, hours: number): Promise<Result<TournamentInfo>>;
  /** Ends it without a winner; matches go on by themselves. Refused: tournament.ended. */
  cancelTournament(id: number, by: Organiser): Promise<Result<TournamentInfo | undefined>>;
  tournament(id: number): Promise<TournamentInfo | undefined>;
  /** Those of a server that were announced, without what has become of them; those that go on first. */
  tournamentsIn(guildId: string): Promise<Pick<TournamentInfo, 'id' | 'name' | 'game' | 'status'>[]>;
  /** Those at which there is something to do. */
  pendingTournaments(): Promise<number[]>;
  /** How its organiser is to be reminded now that it is open; undefined: not now. tried: they may have been. */
  openReminder(id: number): Promise<{ dm: boolean; tried: boolean; since: number } | undefined>;
  /** They were: from now on it is open for some days more. Refused: tournament.begun. */
  openReminded(id: number): Promise<Result<TournamentInfo>>;
  /** Opens a round that is due, ends what is over or was open for too long; resolves with how it stands then. */
  advanceTournament(id: number): Promise<TournamentInfo | undefined>;
  /** A table's thread may be made from now on, or this is it; null: it is no more. */
  noteTable(id: number, table: TableInfo, note: { tried?: true; thread?: string | null }): Promise<void>;
  /** Begins the match of a table in a channel, once. Refused: match.channel-taken, tournament.not-playing. */
  openTable(id: number, table: TableInfo, channelId: string): Promise<Result<undefined>>;
  /** What was posted, or may have been. */
  noteTournament(
    id: number,
    note: {
      messageId?: string | null;
      shown?: string;
      tried?: true;
      finalTried?: true;
      finalMessage?: string;
      remindTried?: true;
    },
  ): Promise<void>;
  /** Nothing is to be done until it changes again. */
  settleTournament(id: number, revision: number): Promise<void>;
  /** Is told when there may be something to do. */
  onTournament(listener: () => void): void;
}
