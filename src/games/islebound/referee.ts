import { citiesOf } from './board/cities.js';
import { cubesLeft } from './board/influence.js';
import { data, goods, homePorts } from './data.js';
import { excess } from './effects/hold.js';
import { type State, topTask } from './state.js';

const { constants, fighters } = data;

/** Broken invariants of a state, in English for developers; empty: all is well (the game's `referee`).
 * @example referee(state) // [] */
export function referee(state: State): string[] {
  return [
    ...map(state),
    ...fighterCards(state),
    ...crew(state),
    ...(state.phase === 'ports' ? [] : cards(state)),
    ...seats(state),
    ...(state.treasure < 0 ? [`${state.treasure} coins on the treasure map`] : []),
    ...(state.round > constants.safetyRounds + 1 ? [`round ${state.round}`] : []),
  ];
}

function differ(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  return [...found].sort().join() === [...wanted].sort().join() ? [] : [`${what}: found ${found}, wanted ${wanted}`];
}

function map(state: State): string[] {
  const spaces = data.map.spaces.map(({ id }) => id);
  const strangers = Object.keys(state.owners).filter((city) => !state.spaces[city]);
  return [...differ('spaces', Object.values(state.spaces), spaces), ...strangers.map((city) => `no city ${city}`)];
}

function fighterCards(state: State): string[] {
  const total = (kind: 'pirates' | 'serpents'): number =>
    state.seats.reduce((sum, { stock }) => sum + stock[kind], state.supply[kind]);
  const ichor = state.seats.filter((owner) => owner.ichor).length;
  return [
    ...(['pirates', 'serpents'] as const)
      .filter((kind) => total(kind) !== fighters[kind]!.count || state.supply[kind] < 0)
      .map((kind) => `${total(kind)} ${kind}`),
    ...(ichor > 1 ? [`${ichor} ichor serpents`] : []),
  ];
}

function crew(state: State): string[] {
  const laidOut = state.phase !== 'ports';
  const wanted = Object.values(data.crew).flatMap(({ id, perSeat = 0, recruits = 0 }) =>
    Array<string>(perSeat * state.seats.length + (laidOut ? recruits : 0)).fill(id),
  );
  const { stack, display } = state.recruits;
  const shown = display.filter((type) => type !== null);
  return differ(
    'crew',
    [...stack, ...shown, ...state.seats.flatMap((owner) => owner.crew.map(({ type }) => type))],
    wanted,
  );
}

/** Every card of the match lies in one place. */
function cards(state: State): string[] {
  const { decks, discards, rows, variants } = state;
  const built = state.seats.flatMap(({ buildings, hand, passing }) => [...buildings, ...hand, ...passing]);
  const both = ['base', 'metropolis'] as const;
  const open = both.flatMap((back) => [...decks[back], ...discards[back], ...rows[back].filter((id) => id !== null)]);
  const backs = variants.metropolis ? both : (['base'] as const);
  return [
    ...differ(
      'buildings',
      [...built, ...open],
      backs.flatMap((back) => Object.keys(data.buildings[back])),
    ),
    ...differ('events', [...state.events.stacks.flat(), ...state.events.discards], Object.keys(data.events)),
    ...differ(
      'reputation',
      [...state.reputation.stacks.flat(), ...state.reputation.discards],
      Object.keys(data.reputation),
    ),
    ...differ('tokens', [...state.tokens, ...state.seats.flatMap(({ tokens }) => tokens)], Object.keys(data.tokens)),
  ];
}

function seats(state: State): string[] {
  const choosing = topTask(state)?.kind === 'overflow';
  return state.seats.flatMap((owner, seat) => {
    const { stock, renown, ship } = owner;
    const metropolis = owner.buildings.filter((id) => data.buildings.metropolis[id]).length;
    return [
      ...goods.filter((good) => stock[good] < 0).map((good) => `seat ${seat}: ${stock[good]} ${good}`),
      ...(excess(owner) > 0 && !(choosing && seat === state.active) ? [`seat ${seat}: a hold too full`] : []),
      ...(cubesLeft(state, seat) < 0 ? [`seat ${seat}: ${cubesLeft(state, seat)} cubes left`] : []),
      ...(state.tokens.length > 0 && renown >= constants.renownPerToken ? [`seat ${seat}: marker at ${renown}`] : []),
      ...(metropolis * 2 > owner.buildings.length ? [`seat ${seat}: ${metropolis} metropolis buildings`] : []),
      ...(state.phase === 'play' && !ship ? [`seat ${seat}: no ship`] : []),
      ...(ship && !state.spaces[ship] ? [`seat ${seat}: its ship is at ${ship}`] : []),
      ...(state.phase === 'ports' && citiesOf(state, seat).some((city) => !homePorts.includes(city))
        ? [`seat ${seat}: a home that is no port`]
        : []),
    ];
  });
}
