import type { Refusal, Result } from '../../engine/index.js';
import type { OpenTable, Seeker, SoughtAfter, Trust } from '../../store/index.js';
import type { MatchInfo, Person } from '../api.js';
import type { NewPlace } from '../requests.js';
import type { Opened, Template, TemplateUser, Whose } from './template.js';

export type { SoughtAfter };

/** Who was invited, and why others were not. */
export interface Invited {
  match: MatchInfo;
  asked: Person[];
  not: Refusal[];
}

/** What somebody looks for: tables of a game in a server, for so many players or (null) any number, told at most once in so many hours. */
export type Wish = Omit<Seeker, 'since' | 'toldAt'>;

/** A table that somebody who looks for it may be told of now, and where they are told. */
export interface Sought {
  seeker: Seeker;
  match: MatchInfo;
  place: 'channel' | 'dm';
}

/** Where somebody finds others to play with. */
export interface TableService {
  /**
   * Tables of a server with a seat for somebody: matches that gather and are not full, and seats that are offered to anybody. Those
   * opened last come first. Whether somebody may see them is asked elsewhere.
   */
  openTables(guildId: string, readerId: string, game?: string): Promise<OpenTable[]>;
  /**
   * The host asks people to join, each once, who are pinged once; a seat is held for each until they answer, two days at most. Whether they can see the
   * match is asked elsewhere. Refused: match.not-found, match.not-open, match.not-host; one by one: invite.in-already, invite.asked-already,
   * invite.unwilling, invite.no-room.
   */
  invite(id: string, hostId: string, people: Person[]): Promise<Result<Invited>>;
  /** The host takes an invitation back, and may give it again; who was told of it is not told again. Refused: match.not-found, match.not-open, match.not-host, invite.no-more. */
  recall(id: string, hostId: string, personId: string): Promise<Result<MatchInfo>>;
  /** Somebody who is invited will not come. Refused: match.not-found, match.not-open, invite.none. */
  decline(id: string, personId: string): Promise<Result<MatchInfo>>;
  /** The host says whom the match takes in; null: anybody. Who has a seat keeps it. Refused: match.not-found, match.not-open, match.not-host. */
  setTrust(id: string, hostId: string, trust: Trust | null): Promise<Result<MatchInfo>>;
  /** Has somebody told of tables that open from now on, instead of what they looked for of that game. Refused: match.no-such-game, engine.seats. */
  seek(wish: Wish): Promise<Result<Wish[]>>;
  /** They look for that game no more. */
  seekNoMore(wish: Pick<Wish, 'userId' | 'guildId' | 'game'>): Promise<Result<Wish[]>>;
  /** What somebody looks for in a server. */
  wishes(personId: string, guildId: string): Promise<Wish[]>;
  /**
   * Tables that people who are awake may be told of now: opened since they were last told, with a seat for them. Whether they can see
   * them is asked elsewhere. Some hundred are looked at; `next` is where to go on with the others another time.
   */
  sought(after?: SoughtAfter): Promise<{ tables: Sought[]; next?: SoughtAfter }>;
  /** They are told now; or (false) were not, after all. */
  soughtTold(seekers: Seeker[], told: boolean): Promise<void>;
  /**
   * Keeps what a match is or was opened with under a name, as somebody's own or as the server's. there: they have one of that name,
   * which stays as it is. Refused: match.not-found, template.not-yours, template.no-name, template.long-name, template.too-many.
   */
  saveTemplate(
    id: string,
    by: TemplateUser,
    whose: Whose,
    name: string,
  ): Promise<Result<{ template: Template; there: boolean }>>;
  /** Keeps it instead of what a template was. Refused: match.not-found, template.gone, template.not-yours. */
  replaceTemplate(template: number, by: TemplateUser, id: string): Promise<Result<Template>>;
  /** Refused: template.gone, template.not-yours, template.no-name, template.long-name, template.name-taken. */
  renameTemplate(template: number, by: TemplateUser, name: string): Promise<Result<Template>>;
  /** Resolves with what it was. Refused: template.gone, template.not-yours. */
  deleteTemplate(template: number, by: TemplateUser): Promise<Result<Template>>;
  /** Somebody's own ones, then those of the server they are in, each by name. */
  templates(by: Pick<TemplateUser, 'userId' | 'guildId'>): Promise<Template[]>;
  /**
   * As `create`, with what it was saved with, as far as there is that still; `ranked` instead of what was saved. Refused also:
   * template.gone, template.game-gone.
   */
  openTemplate(template: number, place: NewPlace, ranked?: boolean): Promise<Result<Opened>>;
  /** Ends the invitations whose time is up; resolves with the matches whose seats are free again. */
  endInvitations(): Promise<MatchInfo[]>;
}
