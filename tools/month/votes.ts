import type { Rng } from '../../src/engine/index.js';
import type { MatchInfo, MatchService } from '../../src/match/index.js';
import type { Expected } from './expected.js';
import type { Player } from './people.js';
import type { Table } from './table.js';
import { isAway, isHere, isQuiet } from './wall-clock.js';

/** What can be proposed in the month. */
type Kind = 'undo' | 'end' | 'concede' | 'replace' | 'give';

/** A vote as whoever watches it sees it. */
interface Open {
  id: string;
  table: Table;
  kind: Kind;
  /** Of an undo: with more entries the match is another. */
  entries: number;
  /** Who holds the seats; with others the vote has lost its sense. */
  holders: string;
  until: number;
  /** Those who have said nothing yet, and whether they were asked. */
  asked: Map<Player, boolean>;
  /** Which changes hands. */
  seat?: number;
}

/** Somebody's seat that was given away, since their time was up. */
interface Given {
  table: Table;
  player: Player;
}

type Seated = MatchInfo['seats'][number];
type Proposal = Parameters<MatchService['propose']>[2];

/** What became of a step of the people's. */
export interface Moved {
  table: Table;
  /** The match stands elsewhere than before, so that all who are waited for have begun anew. */
  back: boolean;
  /** The seat that has changed hands. */
  seat?: number;
}

const hourMs = 3_600_000;
const stepMs = 30 * 60_000;
const lasts: Record<Kind, number> = {
  undo: 24 * hourMs,
  end: 72 * hourMs,
  concede: 72 * hourMs,
  replace: 72 * hourMs,
  give: 72 * hourMs,
};
/** What is agreed to so often of a hundred times: matches are to go on for the most part. */
const agrees: Record<Kind, number> = { undo: 75, end: 30, concede: 30, replace: 75, give: 90 };
/** Of a thousand tables so many see a proposal each half an hour. */
const proposals = 12;

const awake = (player: Player, at: number): boolean => !isQuiet(player, at) && !isAway(player, at);

/** Proposes and answers in people's place, and keeps beside the bot who should be asked by a ping, when. */
export class Motions {
  #open: Open[] = [];
  #given: Given[] = [];
  /** How many were proposed and carried, by their kind. */
  readonly counts: Record<string, number> = {};

  constructor(
    readonly players: Map<string, Player>,
    readonly rng: Rng,
  ) {}

  /** The people of a table do what they like about votes; resolves with what that changed, and whether they did anything. */
  async act(matches: MatchService, table: Table, now: number): Promise<{ moved: Moved[]; any: boolean }> {
    const moved: Moved[] = [];
    let any = false;
    for (const vote of this.#open.filter((one) => one.table === table)) {
      for (const player of vote.asked.keys()) {
        if (!isHere(player, now) || this.rng.int(1000) >= player.zeal * 1000) continue;
        if (!(await this.#alive(matches, vote, now))) break;
        const yes = this.rng.int(100) < agrees[vote.kind];
        const holders = await this.#holders(matches, table);
        const said = await matches.vote(table.id, vote.id, player.id, yes);
        if (!said.ok) {
          // A match whose time stands still gives nobody's seat away.
          if (said.refusal.id.startsWith('vote.')) break;
          throw new Error(`${vote.kind} in ${table.id}: ${said.refusal.id}`);
        }
        any = true;
        vote.asked.delete(player);
        if (said.value.state === 'open') continue;
        this.#open = this.#open.filter((one) => one !== vote);
        if (said.value.state !== 'carried') break;
        this.#count(`${vote.kind} carried`);
        moved.push({ table, back: vote.kind === 'undo', ...(vote.seat !== undefined && { seat: vote.seat }) });
        if (vote.kind === 'give') this.#gave(table, holders, await this.#holders(matches, table));
        break;
      }
    }
    if (any || this.rng.int(1000) >= proposals) return { moved, any };
    const proposed = await this.#propose(matches, table, now);
    return { moved: proposed ?? [], any: proposed !== undefined };
  }

  async #propose(matches: MatchService, table: Table, now: number): Promise<Moved[] | undefined> {
    const match = await matches.find(table.id);
    const { rng } = this;
    const seats = (match?.seats ?? []).filter(({ by }) => by === 'person');
    const here = seats.filter(({ person }) => {
      const player = this.players.get(person.id);
      return player && isHere(player, now);
    });
    const late = seats.find((one) => one.late);
    if (!match || here.length === 0) return undefined;
    const by = rng.pick(here);
    const kind = late ? 'give' : rng.pick<Kind>(['undo', 'undo', 'undo', 'end', 'concede', 'replace']);
    const outside = [...this.players.values()].filter(({ id }) => !seats.some(({ person }) => person.id === id));
    const other = seats.find((one) => one.seat !== by.seat);
    const [to] = rng.shuffle(outside);
    const proposer = { id: by.person.id, keeps: kind === 'give' };
    const leaves = late ?? by;
    const proposal = await this.#proposal(matches, table, kind, by, other, leaves, to);
    if (!proposal) return undefined;
    const entries = match.moves;
    const holders = await this.#holders(matches, table);
    const made = await matches.propose(table.id, proposer, proposal);
    if (!made.ok) return undefined;
    this.#count(kind);
    if (made.value.state !== 'open') return [{ table, back: kind === 'undo' }];
    const asked = made.value.ballots.filter(({ person }) => person !== by.person.id);
    this.#open.push({
      ...{ id: made.value.id, table, kind, entries, holders: holders.join(), until: now + lasts[kind] },
      ...((kind === 'replace' || kind === 'give') && { seat: leaves.seat }),
      asked: new Map(asked.flatMap(({ person }) => this.players.get(person) ?? []).map((one) => [one, false])),
    });
    return [];
  }

  async #proposal(
    matches: MatchService,
    { id }: Table,
    kind: Kind,
    by: Seated,
    other: Seated | undefined,
    leaves: Seated,
    to: Player | undefined,
  ): Promise<Proposal | undefined> {
    if (kind === 'end') return { kind, payload: {} };
    if (kind === 'concede') return other && { kind, payload: { seat: other.seat } };
    if (kind === 'undo') {
      const ways = await matches.waysBack(id, by.person.id);
      return ways.ok && ways.value.undo ? { kind, payload: ways.value.undo } : undefined;
    }
    const seat = { seat: leaves.seat, from: leaves.person.id, kept: kind === 'give' };
    return to && { kind: 'replace', payload: { ...seat, to: to.id } };
  }

  /** Whose seat was given away is told, as long as they have none there again. */
  #gave(table: Table, before: string[], after: string[]): void {
    for (const id of before) {
      const player = after.includes(id) ? undefined : this.players.get(id);
      if (player) this.#given.push({ table, player });
    }
  }

  /** Forgets votes that have lost their sense by now. */
  async sift(matches: MatchService, now: number): Promise<void> {
    const alive: Open[] = [];
    for (const vote of this.#open) if (await this.#alive(matches, vote, now)) alive.push(vote);
    this.#open = alive;
    const still: Given[] = [];
    for (const one of this.#given) {
      const holders = await this.#holders(matches, one.table);
      if (!one.table.over && !holders.includes(one.player.id)) still.push(one);
    }
    this.#given = still;
  }

  /** Nobody could be reached for so long. */
  hold(ms: number): void {
    for (const vote of this.#open) vote.until += ms;
  }

  /** Does it wait for the answer whether a turn is undone? */
  holdsUp(table: Table): boolean {
    return this.#open.some((vote) => vote.table === table && vote.kind === 'undo');
  }

  async #alive(matches: MatchService, { table, kind, entries, holders, until }: Open, now: number): Promise<boolean> {
    const match = await matches.find(table.id);
    if (match?.status !== 'playing' || now >= until) return false;
    if (kind === 'undo' && match.moves !== entries) return false;
    if (kind === 'give' && !match.seats.some(({ late }) => late)) return false;
    return (await this.#holders(matches, table)).join() === holders;
  }

  async #holders(matches: MatchService, { id }: Table): Promise<string[]> {
    const match = await matches.find(id);
    return (match?.seats ?? []).map(({ by, person }) => (by === 'person' ? person.id : ''));
  }

  /** The votes whose question waits for this person's digest. */
  awaiting(player: Player): Table[] {
    return this.#open.flatMap(({ table, asked }) => (asked.has(player) ? [table] : []));
  }

  /** Their digest has asked them. */
  asked(player: Player): void {
    for (const { asked } of this.#open) if (asked.has(player)) asked.set(player, true);
  }

  /** Who should be told now, and is told with that. */
  expect(now: number): Expected[] {
    const told: Expected[] = [];
    for (const { table, asked, until } of this.#open) {
      for (const [player, known] of asked) {
        if (known || player.habits.digest !== undefined || !mayAsk(player, now, until)) continue;
        asked.set(player, true);
        told.push({ kind: 'vote', channel: table.channel, player });
      }
    }
    const later: Given[] = [];
    for (const one of this.#given) {
      if (!awake(one.player, now)) later.push(one);
      else told.push({ kind: 'replaced', channel: one.table.channel, player: one.player });
    }
    this.#given = later;
    return told;
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

/** Step by step, as people expect it: when they are up, and on a vacation that lasts longer than the question when they would be. */
function mayAsk(player: Player, now: number, until: number): boolean {
  if (awake(player, now)) return true;
  for (let at = now; at < until; at += stepMs) if (awake(player, at)) return false;
  return !isQuiet(player, now);
}
