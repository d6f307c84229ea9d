import type { Seat, Viewer } from '../../engine/message.js';

/** A space of a colony: `r1c1` is the top left corner, `r6c6` the bottom right one. */
export type CellId = string;

/** What lies on a space of a colony that is not empty. */
export interface CellView {
  terrain: 'mountain' | 'farm' | 'forest' | 'city' | 'town-hall' | 'road';
  /** The building's id; roads have none. */
  building?: string;
  /** On roads: 0 to 2. */
  colonists?: number;
  /** The tile it belongs to; undefined: printed on the board. */
  tile?: string;
  die?: { color: 'white' | 'blue'; value: number };
  /** Coins of an activation that lie on the building. */
  coins?: number;
}

export interface SeatView {
  seat: Seat;
  /** Undefined while boards are being chosen. */
  board?: string;
  /** Only spaces that are not empty. */
  cells: Record<CellId, CellView>;
  /** wood, grain, sugar, gem, gold and coins. */
  goods: Record<string, number>;
  /** Happiness so far; undefined: hidden from this viewer (SM-22.3). */
  happiness?: number;
  /** Personal blue dice not yet used this year, lowest first. */
  blueDice: number[];
  /** Blue dice still to be unlocked. */
  blueReserve: number;
  whiteUsed: number;
  blueUsed: number;
  /** What the next activation with coins costs. */
  coinPrice: number;
  passed: boolean;
  religion: number;
  conquest: number;
  monksLeft: number;
  /** Abilities owned, by a monk or from the advanced set-up. */
  scholars: string[];
  bishops: string[];
  /** How many shipment tiles lie at each dock of the harbour. */
  harbor: Record<string, number>;
  /** Which tiles they are: only for their owner, and for all when the match is over. */
  harborTiles?: Record<string, string[]>;
}

/** What a viewer may know of a match of Santa Maria (SM-22). */
export interface SantaMariaView {
  viewer: Viewer;
  /** 1 to 3. */
  year: number;
  years: number;
  phase: 'setup' | 'year' | 'over';
  firstSeat: Seat;
  /** Who must decide now. */
  active: Seat[];
  /** Dice of the common supply, lowest first; blue ones only in the common-blue-dice variant. */
  whiteDice: number[];
  blueDice: number[];
  display: { double: string[]; triple: string[] };
  stacks: { double: number; triple: number; shipments: number };
  docks: { id: string; tile?: string }[];
  scholars: string[];
  bishops: string[];
  missions: string[];
  /** Seats with a monk on each place, by the place's component id. */
  monks: Record<string, Seat[]>;
  /** Seats on each conquest space other than 0, lowest of the stack first. */
  conquestStacks: Record<number, Seat[]>;
  /** Who stands on each retire space, from the top. */
  retire: { id: string; seat?: Seat }[];
  roadTiles: number;
  /** Advanced set-up only: the sets still to be taken. */
  townHallSets: { tile: string; scholar: string }[];
  /** Basic set-up with chosen boards only: the boards still to be taken. */
  boardsLeft: string[];
  seats: SeatView[];
  variants: { advanced: boolean; commonBlueDice: boolean; solo: boolean; openScores: boolean };
}
