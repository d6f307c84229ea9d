import { type AnyGame, apply, awaited, check, type Move, type Position, type Seat } from '../engine/index.js';
import { dealt } from './deal.js';
import { leadOf } from './lead.js';
import { createLuck, type Luck } from './luck.js';
import { onlyMove } from './only-move.js';
import { Plan } from './plan.js';
import type { Turn } from './turns-tried.js';

/** In what comes after, each turn is the best of so many. */
const triesAfter = 16;
/** What the plan says of a turn counts as much as so many looks behind it. */
const trust = 2;
/** After so many rounds, and again each time it has doubled, the worse half is looked at no more. */
const firstCut = 2;
/** It is looked no further than so many seats' turns for each seat, nor are turns longer than this. */
const longest = { turns: 2, steps: 40 };

/** Milliseconds on a clock that only goes forward, and when to stop. */
interface Clock {
  now(): number;
  until: number;
}

/** A turn that is looked at, and what its seat led by in the end, added up. */
interface Prospect {
  moves: Move[];
  sum: number;
}

/**
 * Tells which of some turns is best by playing on behind each, as all would play at a glance, until their seat has had
 * another turn. All meet the same luck. It knows no rule of any game.
 * @example new LookAhead(game, 0, luck).best(position, plan.turns(8), { now: () => performance.now(), until })
 */
export class LookAhead {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #luck: Luck;

  constructor(game: AnyGame, seat: Seat, luck: Luck) {
    this.#game = game;
    this.#seat = seat;
    this.#luck = luck;
  }

  /**
   * The best of the turns, which are given best first; the position stays as it is. With little time fewer of them are
   * looked at; undefined: there is too little for two.
   */
  best(position: Position, turns: Turn[], { now, until }: Clock): Move[] | undefined {
    const late = (): boolean => now() >= until;
    const began = now();
    let seed = this.#luck.int(2 ** 31);
    const lead = ({ moves }: Prospect): number => this.#leadAfter(position, moves, createLuck(seed), late);
    const all = turns.map(({ moves, gain }) => ({ moves, sum: trust * gain }));
    const known = all[0] && lead(all[0]);
    const room = Math.floor((until - now()) / ((now() - began) * firstCut));
    let prospects = all.slice(0, room);
    if (prospects.length < 2) return undefined;
    let cut = firstCut;
    for (let rounds = 1; ; rounds += 1) {
      const leads = prospects.map((prospect, index) => (rounds === 1 && index === 0 ? known! : lead(prospect)));
      if (late()) return leading(prospects)[0]!.moves;
      for (const [index, prospect] of prospects.entries()) prospect.sum += leads[index]!;
      if (rounds === cut) {
        prospects = leading(prospects).slice(0, Math.max(2, Math.ceil(prospects.length / 2)));
        cut *= 2;
      }
      seed = this.#luck.int(2 ** 31);
    }
  }

  #leadAfter(position: Position, moves: Move[], luck: Luck, late: () => boolean): number {
    const game = this.#game;
    const world = dealt(game, position, this.#seat, luck);
    for (const move of moves) {
      // With hidden things dealt otherwise it may be impossible.
      if (check(game, world.state, move) || apply(game, world, move).seals.length > 0) break;
    }
    let others = false;
    for (let turns = longest.turns * world.seats; turns > 0; turns -= 1) {
      const [first] = awaited(game.pending(world.state));
      if (!first || late()) break;
      if (first.seat !== this.#seat) others = true;
      this.#glance(world, first.seat, luck, late);
      if (first.seat === this.#seat && others) break;
    }
    return leadOf(game, world, this.#seat);
  }

  /** A turn as played at a glance, thought out anew after each step by chance. */
  #glance(world: Position, seat: Seat, luck: Luck, late: () => boolean): void {
    const game = this.#game;
    for (let steps = 0; steps < longest.steps && !late(); ) {
      if (!awaited(game.pending(world.state)).some((decision) => decision.seat === seat)) return;
      const only = onlyMove(game, world.state, seat);
      const moves = only ? [only] : this.#bestOf(world, seat, luck, late);
      if (moves.length === 0) return;
      for (const move of moves) {
        // With hidden things dealt otherwise it may be impossible.
        steps += 1;
        if (check(game, world.state, move) || apply(game, world, move).seals.length > 0) break;
      }
    }
  }

  #bestOf(world: Position, seat: Seat, luck: Luck, late: () => boolean): Move[] {
    const plan = new Plan(this.#game, seat, luck, triesAfter);
    for (let tried = 0; tried < triesAfter && !plan.done && !late(); tried += 1) plan.try(world);
    const [best] = plan.turns(1);
    if (best) return best.moves;
    const move = plan.take(world);
    return move ? [move] : [];
  }
}

function leading(prospects: Prospect[]): Prospect[] {
  return [...prospects].sort((a, b) => b.sum - a.sum);
}
