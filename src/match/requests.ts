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
  locale: Locale;
}

/** What a match needs to come into being. */
export interface NewMatch extends NewPlace {
  game: string;
  options?: Options;
  /** Default: no hurry. */
  pace?: Pace;
  /** Whom it takes in. Default: anybody. */
  trust?: Trust;
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
