/** A space of a colony: `r1c1` is the top left corner, `r6c6` the bottom right one. */
export type CellId = string;
