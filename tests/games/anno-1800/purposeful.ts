import type { Refusal } from '../../../src/engine/index.js';
import { cubesOf, nextKind, placesOf, usedCubes } from '../../../src/games/anno-1800/board/cubes.js';
import { fieldOf, makersOf, shipyardsOf, standing, typeOf } from '../../../src/games/anno-1800/board/fields.js';
import { fieldsFor, placeToken } from '../../../src/games/anno-1800/board/placing.js';
import { tokensOf } from '../../../src/games/anno-1800/board/tokens.js';
import {
  cardOf,
  data,
  type Kind,
  kinds,
  type Needs,
  populationOf,
  sortOf,
  type Token,
  tokenOf,
} from '../../../src/games/anno-1800/data.js';
import { discardOf } from '../../../src/games/anno-1800/effects/activation.js';
import { judgeTokens } from '../../../src/games/anno-1800/effects/choosable.js';
import { extraFor } from '../../../src/games/anno-1800/effects/extra.js';
import { planFor } from '../../../src/games/anno-1800/effects/plan.js';
import { offersOf } from '../../../src/games/anno-1800/effects/sources.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import { copyState, type SeatState, type State } from '../../../src/games/anno-1800/state.js';

/** Work ahead of a card beyond which it is rather swapped. */
const tooFar = 7;
/** What it costs is not there, which can be helped. */
const dear = ['nobody-makes', 'no-cube', 'out-of-reach'].map((why) => `anno-1800.why.${why}`);
const never = Number.POSITIVE_INFINITY;

/**
 * What a player does who wants nothing but an empty hand: plays the card that takes least, builds what it lacks, else
 * celebrates or swaps. In notation without the seat.
 * @example purposefulMove(state) // 'expand token=brewery'
 */
export function purposefulMove(state: State): string {
  const { turn, active: seat } = state;
  const owner = state.seats[seat]!;
  const asked = anno1800.pending(state)[0]!.actions;
  if (asked.includes('improve')) return `improve where=${firstOf(state, 'improve')}`;
  if (turn.placing !== undefined) return `place field=${bestField(state, turn.placing)}`;
  if (turn.bill) return planFor(state, seat, turn.bill.needs) ? 'accept' : 'give-up';
  if (asked.includes('finish')) return 'finish';
  for (const { id, open } of owner.played) {
    if (!open) continue;
    const [effect] = cardOf(id).effects;
    if (effect!.effect === 'gold' || effect!.effect === 'tokens') return `activate card=${id}`;
    if (effect!.effect === 'upgrades') {
      const { from } = effect!;
      if (turn.actions > 0 && cubesOf(owner, from) > (from === 'farmer' ? 2 : 1)) return `activate card=${id}`;
    }
    if (effect!.effect === 'action' && turn.actions === 0) return `activate card=${id}`;
    if (discardOf(id) && turn.played.includes(id) && owner.hand.length > 0)
      return `activate card=${id} ${putAway(state, 2)}`;
  }
  for (const from of Object.keys(turn.credits) as Kind[]) {
    const few = cubesOf(owner, from) <= 2 || state.supply[nextKind(from)!] === 0;
    if (few) continue;
    const which = Object.keys(turn.credits).length > 1 ? `cube=${from} ` : '';
    return `credit ${which}where=${placesOf(owner, from)[0]}`;
  }
  if (turn.actions === 0) return 'end-turn';
  return action(state, new Outlook(state));
}

function action(state: State, outlook: Outlook): string {
  const { hand } = state.seats[state.active]!;
  const byWork = [...hand].sort((a, b) => outlook.card(a) - outlook.card(b));
  for (const card of byWork) {
    if (planFor(state, state.active, cardOf(card).cost)) return `play card=${card}`;
  }
  for (const card of byWork) {
    if (outlook.card(card) > tooFar) break;
    const step = outlook.towards(cardOf(card).cost, []);
    if (step !== undefined && step !== 'pay') return step;
  }
  const far = hand.filter((card) => outlook.card(card) > tooFar && state.decks[cardOf(card).deck].length > 0);
  return far.length > 0 ? `swap ${putAway(state, Math.min(far.length, 3))}` : 'festival';
}

/** The cards that take most, to be put under their decks. */
function putAway(state: State, most: number): string {
  const outlook = new Outlook(state);
  const { hand } = state.seats[state.active]!;
  const cards = [...hand].sort((a, b) => outlook.card(b) - outlook.card(a)).slice(0, most);
  return `cards=${cards.join()} backs=${cards.map((card) => cardOf(card).deck).join()}`;
}

function firstOf(state: State, action: string): string {
  const { values } = anno1800.actions[action]!.params[0]!.next(state, state.active, {}, []);
  return (values as string[])[0]!;
}

/** Where what is built leaves least work. */
function bestField(state: State, token: string): string {
  const owner = state.seats[state.active]!;
  const work = (field: string): number => {
    const then = copyState(state);
    placeToken(then, then.seats[then.active]!, field, token);
    const outlook = new Outlook(then);
    const each = then.seats[then.active]!.hand.map((card) => Math.min(outlook.card(card), 20));
    const covers = standing(fieldOf(owner, field)) === undefined ? 0 : 1;
    return each.reduce((sum, one) => sum + one, covers);
  };
  const fields = fieldsFor(owner, token);
  const works = fields.map(work);
  return fields[works.indexOf(Math.min(...works))]!;
}

/** How far things are for the seat to move: so many actions, roughly. */
class Outlook {
  readonly #known = new Map<string, number>();
  readonly #owner: SeatState;
  readonly #judge: (token: string) => Refusal | undefined;

  constructor(readonly state: State) {
    this.#owner = state.seats[state.active]!;
    this.#judge = judgeTokens(state, state.active);
  }

  card(id: string): number {
    return this.needs(cardOf(id).cost, []);
  }

  needs(needs: Needs, above: string[]): number {
    return Object.entries(needs).reduce((sum, [need, count]) => sum + this.need(need, count, above), 0);
  }

  need(need: string, count: number, above: string[]): number {
    const sort = sortOf(need);
    if (sort === 'gold') return 0;
    if (sort === 'cube') return cubesOf(this.#owner, need as Kind) >= count ? 0 : 3;
    if (sort === 'token') return Math.max(0, count - this.#fleet(need as Token)) * 0.8;
    if (this.#makes(need)) return 0;
    if (above.includes(need)) return never;
    const known = this.#known.get(need);
    if (known !== undefined) return known;
    const [, work] = this.#industry(need, above);
    this.#known.set(need, work);
    return work;
  }

  /** The next step on the way to paying; pay: it can be paid now; undefined: there is no way. */
  towards(needs: Needs, above: string[]): string | undefined {
    const { state } = this;
    const seat = state.active;
    if (planFor(state, seat, needs)) return 'pay';
    for (const [need, count] of Object.entries(needs)) {
      if (this.need(need, count, above) === 0) continue;
      const sort = sortOf(need);
      if (sort === 'cube') return this.#upgrade(need as Kind, [...above, need]);
      const [token] = sort === 'token' ? [this.#ship(need as Token, count)] : this.#industry(need, above);
      if (token === undefined || above.includes(need)) return undefined;
      const { cost } = tokenOf(token);
      const step = this.towards(cost, [...above, need]);
      return step === 'pay' ? `expand token=${token}` : step;
    }
    const extra = extraFor(state, seat, needs);
    if (extra && extra.cards.length + extra.objectives.length === 0) {
      const ended = usedCubes(this.#owner).find(({ kind }) => extra.ends[kind as Kind]);
      if (ended) return `shift-end cubes=${ended.place}.${ended.kind}`;
    }
    if (usedCubes(this.#owner).length + this.#owner.tokens.exploration.spent > 0) return 'festival';
    // All is ready and does not do: there are too few hands.
    return above.includes('artisan') ? undefined : this.#upgrade('artisan', [...above, 'artisan']);
  }

  /** The cheapest industry that makes a resource, with the work that it takes. */
  #industry(resource: string, above: string[]): [token: string | undefined, work: number] {
    let best: [string | undefined, number] = [undefined, never];
    for (const { id, resource: made, worker, cost } of Object.values(data.industries)) {
      if (made !== resource || this.#blocked(id)) continue;
      const staff = cubesOf(this.#owner, worker) > 0 ? 0 : 3 * (kinds.indexOf(worker) - 1);
      const work = 1 + staff + this.needs(cost, [...above, resource]);
      if (work < best[1]) best = [id, work];
    }
    return best;
  }

  /** Can a token not be had, even when all that it costs is there? */
  #blocked(token: string): boolean {
    const why = this.#judge(token)?.id;
    return why !== undefined && !dear.includes(why);
  }

  /** A ship that brings tokens, or first the shipyard without which all fields of the sea would hold too few. */
  #ship(token: Token, count: number): string | undefined {
    const yard = Math.max(0, ...shipyardsOf(this.#owner));
    const sea = this.#owner.fields.filter(({ id }) => typeOf(id) === 'sea').length;
    if (sea * yard < count) return Object.values(data.shipyards).find(({ strength }) => strength > yard)?.id;
    const ships = Object.values(data.ships).filter((ship) => ship.token === token && !this.#blocked(ship.id));
    return ships.sort((a, b) => b.strength - a.strength)[0]?.id;
  }

  #upgrade(kind: Kind, above: string[]): string | undefined {
    const from = kinds.find((one) => nextKind(one) === kind);
    if (!from || this.state.supply[kind] === 0) return undefined;
    // The last of a kind stays: industries need it.
    if (cubesOf(this.#owner, from) < 2) return above.includes(from) ? undefined : this.#upgrade(from, [...above, from]);
    const step = this.towards(populationOf(from).upgrade!.cost, above);
    return step === 'pay' ? `upgrade cube=${from}` : step;
  }

  #makes(resource: string): boolean {
    const { state } = this;
    const own = makersOf(this.#owner, resource).some(({ token, printed }) => {
      const { worker } = (data.industries[token ?? printed!] ?? data.startIndustries[printed!])!;
      return cubesOf(this.#owner, worker) > 0;
    });
    const [offer] = state.turn.bought.includes(resource) ? [] : offersOf(state, state.active, resource);
    return own || (offer !== undefined && offer.price <= this.#fleet('trade'));
  }

  /** All tokens of a kind, ready, spent and on cards. */
  #fleet(token: Token): number {
    return tokensOf(this.#owner, token) + this.#owner.tokens[token].spent;
  }
}
