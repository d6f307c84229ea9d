import type { Level } from '../computer/levels.js';
import type { Pace } from '../days/pace.js';
import type { Options } from '../engine/index.js';
import type { Trust } from '../store/index.js';
import type { Locale, MatchInfo, Person } from './api.js';

/** Where a match comes into being, through whom, and in which language. */
export interface NewPlace {
  guildId: string;
  channelId: string;
  person: Person;
  /** The server's language, as Discord has it. */
  locale: Locale;
  /** Of a thread: the channel it belongs to. */
  parentId?: string;
  /** The person's roles there. Default: none. */
  roles?: string[];
  /** The person manages the server or the channel. */
  manages?: boolean;
}

/** What a match needs to come into being. */
export interface NewMatch extends NewPlace {
  game: string;
  options?: Options;
  /** Default: the server's. */
  pace?: Pace;
  /** Whom it takes in. Default: anybody. */
  trust?: Trust;
  /** Whether it is to count for ratings, where the server leaves that to hosts. Default: it is. */
  ranked?: boolean;
  /** Of the people an empty id stands for the computer, whose levels are given in the same order. */
  rematch?: { of: string; people: string[]; computers?: Level[] };
}

/** Who wants to learn which game; in which server they asked for it, and in which language. */
export interface LessonRequest {
  game: string;
  guildId: string;
  person: Person;
  locale: Locale;
  anew?: boolean;
}

/** What the wish for a rematch led to. */
export interface Rematch {
  match: MatchInfo;
  /** It gathers from now on; else it did already, and the person has joined. */
  opened: boolean;
}

/** `moves`: as of which move; left out: as of now. */
export interface NewComment {
  text: string;
  moves?: number;
}
