import type { Io, Options } from '../../engine/game.js';
import { message, type Refusal, type Seat } from '../../engine/message.js';
import { createTasks, push } from '../../engine/tasks.js';
import { noGoods } from './board/stock.js';
import { data, homePorts } from './data.js';
import type { CityId, SpaceId } from './ids.js';
import type { SeatState, State, Variants } from './state.js';

const { constants } = data;

/** Why options do not go together (IB-14.29); undefined: they do. @example fits(3, { 'small-world': 'yes' }) */
export function fits(seats: number, options: Options): Refusal | undefined {
  if (options['small-world'] === 'yes' && seats !== 2) return message('islebound.why.two-seats');
  if (options.architect === 'yes' && options['six-buildings'] === 'yes') return message('islebound.why.no-row');
  return undefined;
}

function variantsOf(options: Options): Variants {
  const chosen = (id: string): boolean => options[id] === 'yes';
  return {
    advanced: chosen('advanced'),
    trade: chosen('trade'),
    boarding: chosen('boarding'),
    smallWorld: chosen('small-world'),
    sixBuildings: chosen('six-buildings'),
    architect: chosen('architect'),
    metropolis: chosen('metropolis'),
  };
}

/**
 * The map, the first player and the players' things; what else lies on the table is laid out when the home ports are
 * chosen (IB-2.18).
 * @example setup(3, defaultOptions(islebound), io)
 */
export function setup(seats: number, options: Options, io: Io): State {
  const variants = variantsOf(options);
  const first = io.rng.int(seats);
  const state: State = {
    variants,
    phase: 'ports',
    first,
    active: first,
    round: 0,
    spaces: layMap(io),
    owners: {},
    treasure: 0,
    influence: constants.seats.min === seats ? neutralTrack() : data.influenceTrack.values.map(() => null),
    events: { stacks: [[], []], discards: [] },
    reputation: { stacks: [[], []], discards: [] },
    recruits: { stack: [], display: constants.crewDisplay.map(() => null) },
    tokens: [],
    supply: { pirates: data.fighters.pirates!.count, serpents: data.fighters.serpents!.count },
    decks: { base: [], metropolis: [] },
    discards: { base: [], metropolis: [] },
    rows: { base: [], metropolis: [] },
    seats: Array.from({ length: seats }, startSeat),
    turn: { acted: false, given: [], partners: [], refused: 0 },
    tasks: createTasks(seats),
  };
  push(state.tasks, first, { kind: 'port' });
  io.say({ id: 'islebound.told.first', args: { seat: { seat: first } } });
  return state;
}

/** With two seats cubes of nobody lie on the first spaces (IB-2.15). */
function neutralTrack(): (Seat | null)[] {
  const { values, neutralForTwo } = data.influenceTrack;
  return values.map((_, space) => (space < neutralForTwo ? -1 : null));
}

/** Boards and ports come to random places, never turned (IB-2.5). */
function layMap(io: Io): Record<CityId, SpaceId> {
  const spaces: Record<CityId, SpaceId> = {};
  const places = (kind: 'board' | 'port'): string[] => [
    ...new Set(
      data.map.spaces.filter(({ id, board }) => (id === board) === (kind === 'port')).map(({ board }) => board),
    ),
  ];
  const boards = io.rng.shuffle(Object.values(data.boards));
  for (const [index, place] of places('board').entries()) {
    for (const [slot, city] of Object.entries(boards[index]!.regions)) spaces[city] = `${place}-${slot}`;
  }
  const ports = io.rng.shuffle(homePorts);
  for (const [index, place] of places('port').entries()) spaces[ports[index]!] = place;
  return spaces;
}

function startSeat(): SeatState {
  return {
    stock: { ...noGoods(), coins: constants.coins },
    ichor: false,
    crew: Object.values(data.crew).flatMap(({ id, perSeat = 0 }) =>
      Array.from({ length: perSeat }, () => ({ type: id, place: 'deck' as const })),
    ),
    buildings: [],
    renown: 0,
    tokens: [],
    hand: [],
    passing: [],
  };
}
