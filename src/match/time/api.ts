import type { Days } from '../../days/calendar.js';
import type { Habits } from '../../days/habits.js';
import type { Result, Seat } from '../../engine/index.js';
import type { Outage } from '../../store/index.js';
import type { Locale, MatchInfo } from '../api.js';
import type { Organiser } from '../organiser.js';
import type { Clock } from './clocks.js';
import type { Manner } from './manners.js';
import type { PaceChange } from './pace.js';
import type { Ping } from './pings.js';
import type { Calling } from './settings.js';

/** What surfaces may ask for about time: how fast matches are played, how people are called, and what is due to be told. */
export interface TimeService {
  /**
   * How fast a match is played. Before the start the host chooses it; weekends off also whoever organises it, later.
   * Refused: match.not-found, match.not-host, match.not-keeper, match.not-open, match.over, match.closed.
   */
  setPace(id: string, by: Organiser, change: PaceChange): Promise<Result<MatchInfo>>;
  /** Days on which no time runs, or such days no more. Refused as `setPace`, and time.no-such-days, time.too-many-days. */
  setDaysOff(id: string, by: Organiser, days: Days, off: boolean): Promise<Result<MatchInfo>>;
  /**
   * More time for a seat that is waited for, in milliseconds; the channel is told. Refused: match.not-keeper,
   * match.not-started, time.no-limit, time.too-much, time.not-waiting.
   */
  extend(id: string, by: Organiser, seat: Seat, ms: number): Promise<Result<MatchInfo>>;
  /**
   * Stops all clocks and reminders of a match, or lets them go on. Refused: match.not-started, match.not-seated,
   * time.is-paused, time.not-paused.
   */
  setPaused(id: string, personId: string, paused: boolean): Promise<Result<MatchInfo>>;
  /**
   * Lets the computer play a turn whose time is up. Refused: match.not-seated, time.not-for-others where the match does
   * not leave that to the players, time.own-turn, time.no-computer, time.not-waiting, time.not-late, time.standing-in.
   */
  standIn(id: string, by: Organiser, seat: Seat): Promise<Result<MatchInfo>>;
  /** How long each person is waited for in a match that is played, in seat order. */
  clocks(id: string): Promise<Clock[]>;
  /** When nobody could be reached since people are waited for, so that no time ran; in order. None where no time runs out. */
  outages(id: string): Promise<Outage[]>;
  /** Which people may be pinged in a match's channel now. */
  manners(id: string, people: string[]): Promise<Map<string, Manner>>;
  /** The language that a person has chosen; undefined: whatever their Discord is set to. */
  reads(personId: string): Promise<Locale | undefined>;
  /** How a person wants to be called, in all matches. */
  calling(personId: string): Promise<Calling>;
  /** Refused: time.no-such-habits. */
  setHabits(personId: string, habits: Habits): Promise<Result<Calling>>;
  /**
   * Plans a vacation. Refused: time.no-such-days-away, time.days-past, time.too-long-away, time.too-many-vacations,
   * time.vacations-meet.
   */
  goAway(personId: string, days: Days): Promise<Result<Calling>>;
  /** Ends a vacation, or calls it off. Refused: time.no-such-vacation. */
  comeBack(personId: string, vacation: number): Promise<Result<Calling>>;
  /** No pings of this match for a person, or pings again. Refused: match.not-found. */
  mute(id: string, personId: string, muted: boolean): Promise<Result<boolean>>;
  isMuted(id: string, personId: string): Promise<boolean>;
  /** How many days of vacation a year count in a server. Refused: time.no-such-allowance. */
  allowVacation(guild: { id: string; locale: Locale }, by: string, days: number): Promise<Result<number>>;
  vacationDays(guildId: string): Promise<number>;
  /**
   * To be called every few minutes while people can be reached: in between nobody's time runs, where that is more than
   * ten minutes. What is due is only to be asked for after it.
   */
  beat(): Promise<void>;
  /**
   * What is to be told beside the posts now, as the matches stand: whatever was missed while nobody asked is told once.
   * Each is marked as being sent; one that was cut off comes again with the same nonce, if it is still true.
   */
  takePings(): Promise<Ping[]>;
  pingSent(nonce: string): Promise<void>;
  /** As `batchFailed`; what is given up is not told. */
  pingFailed(nonce: string, how: 'later' | 'unsent' | 'give-up'): Promise<void>;
  /** Its person takes no direct messages: they are told in each match's channel instead. */
  digestRefused(nonce: string): Promise<void>;
}
