import type { Refusal, Result } from '../../engine/index.js';
import type { OpenTable, Trust } from '../../store/index.js';
import type { MatchInfo, Person } from '../api.js';

/** Who was invited, and why others were not. */
export interface Invited {
  match: MatchInfo;
  asked: Person[];
  not: Refusal[];
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
  /** Somebody who is invited will not come. Refused: match.not-found, match.not-open, invite.none. */
  decline(id: string, personId: string): Promise<Result<MatchInfo>>;
  /** The host says whom the match takes in; null: anybody. Who has a seat keeps it. Refused: match.not-found, match.not-open, match.not-host. */
  setTrust(id: string, hostId: string, trust: Trust | null): Promise<Result<MatchInfo>>;
  /** Ends the invitations whose time is up; resolves with the matches whose seats are free again. */
  endInvitations(): Promise<MatchInfo[]>;
}
