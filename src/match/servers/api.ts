import type { Result } from '../../engine/index.js';
import type { ActPage, ActsTurn, ServerSettings } from '../../store/index.js';
import type { Locale, MatchInfo } from '../api.js';
import type { Organiser } from '../organiser.js';
import type { Destination, GonePlaces, Place, ServerChange } from './settings.js';

export type { ActPage, ActsTurn, StoredAct } from '../../store/index.js';

/** What surfaces may ask for about servers: what holds for the matches that begin there. */
export interface ServerService {
  serverSettings(guildId: string): Promise<ServerSettings>;
  /** What somebody who manages a server chooses for its new matches. Refused: server.no-such-setting. */
  changeServer(
    guild: { id: string; locale: Locale },
    by: string,
    change: ServerChange,
  ): Promise<Result<ServerSettings>>;
  /**
   * Takes channels and roles that were deleted off the settings of a server. Where all channels for matches are gone, none is opened until
   * somebody chooses anew: server.nowhere.
   */
  placesGone(guildId: string, gone: GonePlaces): Promise<void>;
  /** What organisers of a server did, newest first, ten at a time. Whether somebody may see it is asked elsewhere. */
  acts(guildId: string, turn?: ActsTurn): Promise<ActPage>;
  /** Forgets what organisers did longer ago; how much it was. */
  forgetActs(afterMs: number): Promise<number>;
  /** The language of what is posted anew in a channel; the place's own language is Discord's for its server. */
  languageIn(place: Place & { locale: Locale }): Promise<Locale>;
  /**
   * Whether a match that gathers is to count for ratings: its host says so where the server leaves it to hosts. Refused:
   * match.not-found, match.not-open, match.not-host, server.ranked-always, server.ranked-never.
   */
  setRanked(id: string, personId: string, ranked: boolean): Promise<Result<MatchInfo>>;
  /**
   * Moves a match to another channel or server; its board is posted there. Within its server anybody with a seat may;
   * out of it the host, or with `leave`: `consent` of the others, or as a `keeper`, who manages the server it is in and
   * needs no seat. Refused: match.not-found, match.not-seated, match.over, match.closed, match.already-here,
   * match.needs-consent, match.channel-taken, server.not-here; from another server also as `mayCome`.
   */
  relocate(id: string, personId: string, to: Destination, leave?: 'keeper' | 'consent'): Promise<Result<MatchInfo>>;
  /**
   * Has somebody with a seat host a match that is not over, with the host's word or that of whoever manages the server; the channel
   * of one that is played is told. Refused: match.not-found, match.not-keeper, match.over, match.closed, host.already, host.no-seat.
   */
  handOverHost(id: string, by: Organiser, to: string): Promise<Result<MatchInfo>>;
}
