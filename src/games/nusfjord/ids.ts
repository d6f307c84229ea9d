/** A building space of a harbour board: a column letter and a row from the top, such as `b1` or `d3`. */
export type CellId = string;

/** Two neighbouring spaces that a forest covers: `cd1`, `ab2`, `cd2`, `ab3`, `cd3`. */
export type DoubleId = string;
