import { cubesOf, nextKind } from './board/cubes.js';
import { freePlaces, identical, industryOn, standing, typeOf } from './board/fields.js';
import { buildingOf, constructionTokens, data, kinds, populationOf, tokenKinds, tokenOf } from './data.js';
import { isPaid } from './effects/bill.js';
import type { Moment, SeatState, State } from './state.js';

const { constants } = data;

/** Broken invariants of a state, in English for developers; empty: all is well (the game's `referee`).
 * @example referee(state) // [] */
export function referee(state: State): string[] {
  return [
    ...moment(state),
    ...state.saved.flatMap((before, at) => moment(before).map((wrong) => `saved ${at}: ${wrong}`)),
    ...(state.saved.length > 2 ? [`${state.saved.length} moments are saved`] : []),
    ...(state.saved.length > 0 && !state.turn.bill && !state.turn.job ? ['something is saved for nothing'] : []),
    ...(isPaid(state) && state.turn.bill!.purpose.for !== 'build' ? ['a bill is paid and open'] : []),
  ];
}

function moment(state: Moment): string[] {
  return [
    ...cards(state),
    ...cubes(state),
    ...tokens(state),
    ...state.seats.flatMap((owner, seat) => seatProblems(owner).map((wrong) => `seat ${seat}: ${wrong}`)),
    ...turn(state),
    ...(state.round > constants.limits.rounds + 1 ? [`round ${state.round}`] : []),
  ];
}

function differ(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  return [...found].sort().join() === [...wanted].sort().join() ? [] : [`${what}: found ${found}, wanted ${wanted}`];
}

/** Every card and island lies in one place. */
function cards(state: Moment): string[] {
  const { seats, decks, phase } = state;
  const population = [
    ...Object.values(decks).flat(),
    ...seats.flatMap(({ hand, played }) => [...hand, ...played.map(({ id }) => id)]),
  ];
  const dealt = phase === 'objectives' ? [] : Object.keys(data.cards);
  const wrongDeck = Object.entries(decks).flatMap(([deck, list]) =>
    list.filter((card) => data.cards[card]?.deck !== deck).map((card) => `${card} lies in ${deck}`),
  );
  return [
    ...differ('cards', population, dealt),
    ...wrongDeck,
    ...differ(
      'expeditions',
      [...state.expeditions, ...seats.flatMap((one) => one.expeditions)],
      Object.keys(data.expeditions),
    ),
    ...differ('Old World', [...state.oldWorld, ...seats.flatMap((one) => one.oldWorld)], Object.keys(data.oldWorld)),
    ...differ('New World', [...state.newWorld, ...seats.flatMap((one) => one.newWorld)], Object.keys(data.newWorld)),
    ...(phase === 'objectives' || new Set(state.objectives).size === constants.objectives
      ? []
      : [`objectives ${state.objectives}`]),
  ];
}

/** Every cube is with a seat, in the supply, or set aside for an open bill or an upgrade that is paid. */
function cubes({ seats, supply, turn: { bill, improving } }: Moment): string[] {
  return kinds.flatMap((kind) => {
    const purpose = bill?.purpose;
    const aside =
      (purpose?.for === 'hire' && purpose.cube === kind) ||
      (purpose?.for === 'upgrade' && nextKind(purpose.from) === kind) ||
      (improving !== undefined && nextKind(improving) === kind);
    const all = seats.reduce((sum, owner) => sum + cubesOf(owner, kind), supply[kind] + (aside ? 1 : 0));
    return all === populationOf(kind).supply && supply[kind] >= 0
      ? []
      : [`${all} cubes, ${supply[kind]} in the supply: ${kind}`];
  });
}

/** Every construction token is in stock, on a field, or set aside for a bill or placing. */
function tokens({ seats, stock, turn: { bill, placing } }: Moment): string[] {
  return Object.values(constructionTokens).flatMap(({ id, copies }) => {
    const built = seats.reduce((sum, { fields }) => sum + fields.filter(({ token }) => token === id).length, 0);
    const aside = (bill?.purpose.for === 'build' && bill.purpose.token === id) || placing === id ? 1 : 0;
    const all = (stock[id] ?? 0) + built + aside;
    return all === copies ? [] : [`${all} tokens: ${id}`];
  });
}

function seatProblems(owner: SeatState): string[] {
  const { fields, tokens: naval, gold, played } = owner;
  const strengths = { trade: 0, exploration: 0 };
  for (const field of fields) {
    const id = standing(field);
    const building = id === undefined ? undefined : buildingOf(id);
    if (building?.type === 'ship') strengths[building.token] += building.strength;
  }
  return [
    ...kinds.flatMap((kind) =>
      owner.ready[kind] < 0 || owner.spent[kind] < 0 ? [`fewer than no cubes: ${kind}`] : [],
    ),
    ...tokenKinds.flatMap((kind) => {
      const { ready, spent } = naval[kind];
      return ready < 0 || spent < 0 || ready + spent !== strengths[kind]
        ? [`${ready} + ${spent} tokens for ships of ${strengths[kind]}: ${kind}`]
        : [];
    }),
    ...(gold < 0 ? [`${gold} gold`] : []),
    ...played.flatMap(({ id, open, tokens: on }) => (on < 0 || (open && on > 0) ? [`${on} tokens on ${id}`] : [])),
    ...fields.flatMap((field) => {
      const { id, token, cubes: working } = field;
      const misplaced = token !== undefined && !tokenOf(token).on.includes(typeOf(id));
      const crowded = working.length > 0 && freePlaces(field) < 0;
      return [...(misplaced ? [`${token} on ${id}`] : []), ...(crowded ? [`${working.length} cubes on ${id}`] : [])];
    }),
    ...twins(owner),
  ];
}

/** Two identical industries are owned only where an Old World island brought one of them (AN-11.7, AN-11.8). */
function twins({ fields }: SeatState): string[] {
  return fields.flatMap((field, at) => {
    const own = industryOn(field);
    if (!own || field.token === undefined) return [];
    const others = fields.filter((other, index) => {
      const industry = index === at ? undefined : industryOn(other);
      return industry && identical(industry, own) && (other.token !== undefined || !other.id.startsWith('o'));
    });
    return others.map(() => `${field.token} twice`);
  });
}

function turn({ turn: { actions, pool, bill }, seats, active }: Moment): string[] {
  const purpose = bill?.purpose;
  const gone = purpose?.for === 'play' && !seats[active]!.hand.includes(purpose.card);
  return [
    ...(actions < 0 ? [`${actions} actions left`] : []),
    ...Object.entries(pool).flatMap(([id, count]) => (count <= 0 ? [`${count} ${id} in the pool`] : [])),
    ...(gone ? ['the card that is played is not in the hand'] : []),
  ];
}
