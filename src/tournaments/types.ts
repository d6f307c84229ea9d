/** swiss: those with as many points meet; round-robin: all meet as evenly as can be; elimination: the best of a table go on. */
export type Format = 'swiss' | 'round-robin' | 'elimination';

export const formats: readonly Format[] = ['swiss', 'round-robin', 'elimination'];

/** By what a tournament is played. */
export interface Rules {
  format: Format;
  /** How many sit at a table, where the numbers allow it. */
  seats: number;
  /** How many may sit at a table: `seats`, and fewer where the game allows that. From 2. */
  sizes: number[];
  /** How many rounds there are; an elimination lasts until one table is left. */
  rounds: number;
  /** Of an elimination: how many of a table go on. */
  through: number;
  /** What is drawn follows from it: 32 hex digits. */
  seed: string;
}

/** How somebody came off at a table, in the order of the table's entrants. */
export interface Outcome {
  /** From 1; equal ones are ties. */
  place: number;
  /** Points of the game. */
  points: number;
}

/** An entrant is a number: their place in the seeding, from 0. */
export type Entrant = number;

export interface Table {
  entrants: Entrant[];
  /** undefined: it goes on. void: it ended without a result, which is a tie of all. */
  outcomes?: Outcome[] | 'void';
}

/** A round without a table: free, since the numbers leave somebody over; walkover, since whom they were to meet is gone. */
export interface Bye {
  entrant: Entrant;
  why: 'free' | 'walkover';
}

export interface Round {
  tables: Table[];
  byes: Bye[];
}

/** How a tournament stands. */
export interface Field {
  rules: Rules;
  /** How many there are. */
  entrants: number;
  /** Those who have dropped out. */
  gone: ReadonlySet<Entrant>;
  rounds: Round[];
}

/** Who is to sit together. */
export interface Pairing {
  tables: Entrant[][];
  byes: Bye[];
}

/** Is awaited between the steps of long work, to let others in. */
export type Pause = () => Promise<void>;
