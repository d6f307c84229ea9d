import type { Seat, Viewer } from '../../engine/message.js';

/** A building space of a harbour board: a column letter and a row from the top, such as `b1` or `d3`. */
export type CellId = string;
/** Two neighbouring spaces that a forest covers: `cd1`, `ab2`, `cd2`, `ab3`, `cd3`. */
export type DoubleId = string;
/** Wood, fish and gold by id; goods of which there are none are 0. */
export type Stock = { wood: number; fish: number; gold: number };

/** A worker on a space. Solo, a seat has several sets of workers, told apart by colour. */
export interface WorkerView {
  seat: Seat;
  /** Counted from 0; always 0 with several players. */
  set: number;
}

/** A space of the action board (anchor `space:<id>`). */
export interface SpaceView {
  id: string;
  /** Component id of the action; its name and text are in the components. */
  action: string;
  column: 'left' | 'middle' | 'right';
  capacity: number;
  workers: WorkerView[];
}

/** A space of the copy board (anchor `space:<id>`). */
export interface CopySpaceView {
  id: string;
  columns: ('left' | 'middle' | 'right')[];
  capacity: number;
  workers: WorkerView[];
}

/** A space of the board of elders (anchor `elder:<id of the top one>`). */
export interface ElderSpaceView {
  /** The one that can be invited; undefined: the space is empty. */
  top?: string;
  /** Face up below it. */
  under: string[];
  /** Face-down elders at the bottom. */
  faceDown: number;
}

/** An elder in a council (anchor `council:<seat>:<id>`). */
export interface CouncilView {
  id: string;
  /** 0 to 2. */
  fish: number;
  worker?: WorkerView;
}

export interface SeatView {
  seat: Seat;
  /** Personal supply (anchors `goods:<seat>:wood`, `…:fish`, `…:gold`). */
  supply: Stock;
  /** Null: no limit. */
  woodLimit: number | null;
  /** The corner of the harbour board (anchor `reserve:<seat>`). */
  reserve: Stock;
  /** Null: no limit. */
  reserveFishLimit: number | null;
  /** Workers of the current set that have not been placed this round. */
  workersLeft: number;
  /** Turns of this round still to come, the current one among them. */
  turnsLeft: number;
  /** Ship types from the left of the catch track (anchors `fleet:<seat>:<type>`). */
  ships: string[];
  /** Units of the catch track that ships cover, of `trackUnits`. */
  units: number;
  trackUnits: number;
  /** Bonuses of buildings included. */
  catchSize: number;
  trackCatch: number;
  /** Building by space (anchors `cell:<seat>:<cell>`). */
  buildings: Record<CellId, string>;
  /** Forests by double space; only those that have one (anchors `double:<seat>:<double>`). */
  forests: Record<DoubleId, number>;
  /** Buildings whose effect can be used once and has been. */
  used: string[];
  elders: CouncilView[];
  /** Places in the council. */
  councilPlaces: number;
  /** Own shares not issued yet, and issued shares held by colour, indexed by seat (anchor `shares:<seat>`). */
  unissued: number;
  shares: number[];
  /** How many C cards are in the hand (anchor `hand:<seat>`). */
  handSize: number;
  /** Which they are: only for their holder (anchors `card:<id>`). */
  hand?: string[];
}

/** What a viewer may know of a match of Nusfjord (NF-12). */
export interface NusfjordView {
  viewer: Viewer;
  /** 1 to `rounds`. */
  round: number;
  rounds: number;
  /** `final`: the last window for effects, before scoring. */
  phase: 'fishing' | 'work' | 'final' | 'over';
  /** First player of this round. */
  firstSeat: Seat;
  /** First player of every round, from round 1. */
  firstSeats: Seat[];
  /** Who must decide now. */
  active: Seat[];
  spaces: SpaceView[];
  /** Empty where no copy board is used. */
  copySpaces: CopySpaceView[];
  /** Issued shares not bought yet by colour, indexed by seat (anchor `new-shares`). */
  newShares: number[];
  /** What is taken off the price of all new shares this round. */
  shareReduction: number;
  /** The banquet table (anchors `plate:<n>`, n from 1). */
  plates: { cost: number; filled: boolean }[];
  /** Ship supply (anchors `ship:<type>`). */
  ships: { id: string; left: number }[];
  /** Ships set aside for a card, by type. */
  shipsAside: Record<string, number>;
  elderSpaces: ElderSpaceView[];
  /** Buildings on offer (anchors `card:<id>`); null is an empty slot. C: face up from round 6. */
  offers: { A: (string | null)[]; B: (string | null)[]; C: string[] };
  /** Cards in the draw piles. */
  piles: { A: number; B: number; C: number };
  seats: SeatView[];
  variants: {
    /** The deck, or in a mixed set-up the deck of all later cards. */
    deck: string;
    mixed: boolean;
    solo: 'standard' | 'advanced' | null;
    series: 'single' | 'double-match' | 'campaign';
    /** Which game of the series, from 1. */
    game: number;
  };
}
