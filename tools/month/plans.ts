import { isRollback, type Rng, randomMove } from '../../src/engine/index.js';
import type { MatchService } from '../../src/match/index.js';
import type { Player } from './people.js';
import { waitedFor } from './play.js';
import type { Table } from './table.js';
import { isHere } from './wall-clock.js';

/** A turn that somebody has planned, and when. */
interface Planned {
  table: Table;
  seat: number;
  player: Player;
  entries: number;
}

/** Of a thousand people who are not waited for so many plan ahead each half an hour. */
const planners = 25;
/** More steps than a turn is planned in. */
const endless = 60;

/** Plans turns in people's place, and watches what becomes of each. */
export class Plans {
  #ready: Planned[] = [];
  /** How many were made, were played, came to nothing with their owner being called, or with the match going back. */
  readonly counts = { ready: 0, played: 0, called: 0, void: 0 };
  /** Plans that outlived their moment, or went without anybody's hearing of it. */
  readonly wrong: string[] = [];

  constructor(
    readonly players: Map<string, Player>,
    readonly rng: Rng,
  ) {}

  /** Somebody of the table who is not waited for may plan their next turn, at random. */
  async act(matches: MatchService, table: Table, now: number): Promise<void> {
    const { rng } = this;
    const match = await matches.find(table.id);
    if (match?.status !== 'playing') return;
    const waited = await waitedFor(matches, table.id);
    for (const { seat, by, person } of match.seats) {
      const player = this.players.get(person.id);
      if (by !== 'person' || !player || waited.some((one) => one.seat === seat) || rng.int(1000) >= planners) continue;
      if (!isHere(player, now)) continue;
      if (this.#ready.some((one) => one.table === table && one.player === player)) continue;
      if (!(await this.#plan(matches, table.id, player.id))) continue;
      this.#ready.push({ table, seat, player, entries: match.moves });
      this.counts.ready += 1;
    }
  }

  /** Whether it is ready to be played: some turns cannot be planned to their end. */
  async #plan(matches: MatchService, id: string, personId: string): Promise<boolean> {
    for (let step = 0; step < endless; step += 1) {
      const desk = await matches.plan(id, personId);
      if (!desk.ok) return false;
      const { game, position, seat } = desk.value;
      const move = randomMove(game, position.state, seat, this.rng);
      if (!move || !(await matches.planMove(id, personId, move)).ok) return false;
      const planned = await matches.planned(id, personId);
      if (planned.ok && planned.value === 'ready') return true;
    }
    return false;
  }

  /** What has become of the plans of a table: each is played when its moment comes, or its owner is waited for. */
  async audit(matches: MatchService, table: Table): Promise<void> {
    const open = this.#ready.filter((one) => one.table === table);
    if (open.length === 0) return;
    const match = await matches.find(table.id);
    const waited = await waitedFor(matches, table.id);
    const log = await matches.log(table.id, undefined);
    const entries = log.ok ? log.value : [];
    for (const plan of open) {
      const { seat, player } = plan;
      const planned = await matches.planned(table.id, player.id);
      const ready = planned.ok && planned.value === 'ready';
      // A question out of turn leaves it as it is.
      const calls = waited.some((one) => one.seat === seat && one.personId === player.id && !one.summons);
      if (ready && !calls) continue;
      this.#ready = this.#ready.filter((one) => one !== plan);
      const holds = match?.seats[seat]?.by === 'person' && match.seats[seat].person.id === player.id;
      const since = entries.filter(({ number }) => number > plan.entries);
      if (ready) this.wrong.push(`${table.game} ${table.id}: seat ${seat} is waited for, and its plan lies there`);
      else if (since.some(({ move }) => move.seat === seat && !isRollback(move))) this.counts.played += 1;
      else if (calls) this.counts.called += 1;
      else if (since.some(({ move }) => isRollback(move))) this.counts.void += 1;
      else if (match?.status === 'playing' && holds)
        this.wrong.push(`${table.game} ${table.id}: the plan of seat ${seat} is gone`);
    }
  }
}
