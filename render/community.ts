/** What stands for the game in the request of a picture that is of no game. */
export const ofNoGame = 'community';

/** A page of a leaderboard. */
export const boardKind = 'board';

/** How strong somebody was after each of their matches. */
export const curveKind = 'curve';

/** How all stand in a tournament. */
export const cupKind = 'cup';

/** A person's row of a leaderboard, in words where words stand. */
export interface BoardRow {
  rank: number;
  /** As people wrote it; empty: nobody knows it. */
  name: string;
  /** Which of the marks of seats is theirs, from 0; any number will do. */
  mark: number;
  strength: number;
  /** How far the number is to be believed; empty: it is settled. */
  certainty: string;
  /** By how many ranks they have risen; `new`: they were not there before. */
  moved: number | 'new';
  /** The reader's own. */
  own?: true;
}

/** What the picture of a page of a leaderboard is drawn from. */
export interface BoardView {
  title: string;
  /** How many people are on it, and which page it is, such as "24 people · 2 of 3". */
  count: string;
  /** Whose matches it is made of. */
  scope: string;
  /** Stands for a name that nobody knows or that no letters are there for. */
  nameless: string;
  rows: BoardRow[];
  /** The reader's row on another page, with those beside it. */
  below: BoardRow[];
  /** Stands in place of rows; empty: there are some. */
  empty: string;
  /** What the signs of movement say. */
  key: { moved: string; new: string };
}

/** An entrant's row of a tournament, in words where words stand. */
export interface CupRow {
  rank: number;
  /** As they wrote it; empty: nobody knows it, or others are not told. */
  name: string;
  /** Which of the marks of seats is theirs, from 0; any number will do. */
  mark: number;
  points: string;
  /** How many tables they had, and what breaks ties. */
  notes: string;
  /** They have dropped out, or were put out. */
  out?: true;
  /** The reader's own. */
  own?: true;
}

/** What the picture of a page of how all stand in a tournament is drawn from. */
export interface CupView {
  title: string;
  /** Which page it is. */
  count: string;
  /** The game, the format and the round. */
  scope: string;
  /** Stands for a name that nobody knows or that no letters are there for. */
  nameless: string;
  rows: CupRow[];
  /** The reader's row from another page. */
  below: CupRow[];
  /** Stands in place of rows; empty: there are some. */
  empty: string;
  /** What the numbers say. */
  key: string;
}

/** What the picture of a curve is drawn from, in words where words stand. */
export interface CurveView {
  /** As they wrote it; empty: nobody knows it. */
  name: string;
  /** Stands for a name that nobody knows or that no letters are there for. */
  nameless: string;
  /** How strong they are now. */
  now: string;
  /** Of which game it is. */
  scope: string;
  /** Of how many matches. */
  count: string;
  /** In order, at least one; `at` in Unix milliseconds. */
  points: { at: number; strength: number }[];
}
