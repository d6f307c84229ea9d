import { Banks } from './banks.js';
import { type Expected, expectedOf, passTime, type Watched, watch } from './expected.js';
import type { Player } from './people.js';
import type { Table } from './table.js';
import { isAway, isQuiet, wallTime } from './wall-clock.js';

/** Votes that wait for the word of somebody. */
export interface Asking {
  /** The tables of those that do. */
  awaiting(player: Player): Table[];
  /** Their digest has told them. */
  asked(player: Player): void;
}

/** Keeps, beside the bot, who is waited for since when, and what they should have heard. */
export class WatchKeeper {
  readonly #watched = new Map<string, Watched>();
  readonly #digests = new Set<Player>();
  readonly banks = new Banks();

  constructor(
    readonly players: Map<string, Player>,
    readonly votes: Asking,
  ) {}

  /** Who is waited for now; `ended`: those of them whose turn was over and is theirs again. */
  reconcile(table: Table, waited: { seat: number; personId: string }[], now: number, ended: string[] = []): void {
    for (const [key, watched] of this.#watched) {
      const { match, seat, player } = watched;
      if (match !== table.id) continue;
      const still = waited.some((one) => one.seat === seat && one.personId === player.id);
      if (still && !ended.includes(player.id)) continue;
      this.#watched.delete(key);
      this.banks.spend(watched);
    }
    for (const { seat, personId } of waited) {
      const key = `${table.id}:${seat}`;
      const player = this.players.get(personId);
      if (!player || this.#watched.has(key)) continue;
      const time = this.banks.timeFor(table, seat, player);
      this.#watched.set(key, watch(table.id, seat, player, table.pace, now, time));
    }
  }

  pass(from: number, ms: number): void {
    for (const watched of this.#watched.values()) passTime(watched, from, ms);
  }

  /** While Discord is down, since that moment, nobody can be told of a turn that begins: their time does so when they can. */
  holdUp(since: number, now: number): void {
    for (const watched of this.#watched.values()) {
      if (watched.called === undefined && watched.since >= since) Object.assign(watched, { since: now, used: 0 });
    }
  }

  /** Whose digest is due by the clock on their wall, where anybody waits for them. */
  ring(now: number): void {
    // Whoever has played everything by the time they would be told is told nothing.
    for (const player of this.#digests) {
      const awake = !isQuiet(player, now) && !isAway(player, now);
      if (awake && !this.#hasAny(player)) this.#digests.delete(player);
    }
    for (const player of this.players.values()) {
      const { digest, zone } = player.habits;
      if (digest !== undefined && wallTime(zone, now).minute === digest && this.#hasAny(player)) {
        this.#digests.add(player);
      }
    }
  }

  /** What should be heard now. */
  expect(tables: Map<string, Table>, now: number): Expected[] {
    const told: Expected[] = [];
    const channelOf = ({ match }: Watched): string => tables.get(match)?.channel ?? '';
    for (const player of this.#digests) {
      if (isQuiet(player, now) || isAway(player, now)) continue;
      this.#digests.delete(player);
      const waits = this.#of(player);
      for (const wait of waits) wait.called ??= now;
      const votes = this.votes.awaiting(player);
      this.votes.asked(player);
      // Who takes no direct messages is told in each match's channel.
      if (player.closed) {
        told.push(...waits.map((wait) => ({ kind: 'remind' as const, channel: channelOf(wait), player })));
        told.push(...votes.map(({ channel }) => ({ kind: 'vote' as const, channel, player })));
      } else if (waits.length + votes.length > 0) told.push({ kind: 'digest', channel: '', player });
    }
    for (const watched of this.#watched.values()) {
      const kind = expectedOf(watched, now);
      if (kind) told.push({ kind, channel: channelOf(watched), player: watched.player });
    }
    return told;
  }

  /** Whose turns are lost to the computer by now. */
  lost(): Watched[] {
    return [...this.#watched.values()].filter(
      ({ pace, used, time }) => pace.late === 'computer' && time !== undefined && used >= time,
    );
  }

  /** How much time each has who is waited for at a table. */
  timesAt(table: Table): Watched[] {
    return [...this.#watched.values()].filter(({ match }) => match === table.id);
  }

  #hasAny(player: Player): boolean {
    return this.#of(player).length + this.votes.awaiting(player).length > 0;
  }

  #of(player: Player): Watched[] {
    return [...this.#watched.values()].filter((one) => one.player === player);
  }
}
