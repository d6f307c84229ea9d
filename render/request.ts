import type { Seat } from '../src/engine/message.js';
import type { Locale } from '../src/text/catalogue.js';

/** A choice that is being made, to be shown on the picture. */
export interface Focus {
  action: string;
  /** What has been chosen already. */
  args: Record<string, string | number | string[]>;
  /** What is being asked now; undefined: nothing, the move is complete. */
  param?: string;
  /**
   * The values on offer with the numbers they have in the menu, their places and what else they touch. Number 0 is no
   * value but a place that is pointed at.
   */
  targets: { n: number; anchor?: string; touches?: string[]; value: string }[];
}

/** Everything a picture depends on. Plain data: it travels to another process. `V` is the view of the game. */
export interface PictureRequest<V = unknown> {
  /** Its id; of none: `ofNoGame`. */
  game: string;
  /** `table`: all of it; `area`: one seat's own area in detail; a game has more, of parts of the table (see `PictureBook`). */
  kind: string;
  /** What the reader may know, as the game's `view` returns it. */
  view: V;
  /** Whose area; the table does not need it. */
  seat?: Seat;
  locale: Locale;
  /** Of every seat, raw as people wrote them. */
  names: string[];
  /** Seats that the computer plays. */
  computers?: Seat[];
  /** Anchors of the places that the last turn changed. */
  changed?: string[];
  focus?: Focus;
  /** Once the match is over: the points of every seat, and who won. */
  result?: FinalScores;
  /** It is no picture of its own but one of a film: asked for is a piece of a GIF file. */
  film?: FilmRequest;
}

/** How a picture stands in a film. */
export interface FilmRequest {
  /** Pixels; pictures are shrunk to it. */
  width: number;
  /** For how many milliseconds it is shown. */
  delay: number;
  /** The picture before it, of which it shows what differs; undefined: it is the first. */
  before?: PictureRequest;
}

/** How a match ended. */
export interface FinalScores {
  /** By seat. */
  totals: number[];
  winners: Seat[];
}
