/** What all answers so far have cost: a test keeps it small at the richest positions. */
export const effort = {
  /** Positions that were copied. */
  worlds: 0,
  /** Supplies that were looked at. */
  supplies: 0,
};
