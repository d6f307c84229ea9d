/**
 * Makes the names of places on a game's pictures: the kind of place, then what tells it from others of its kind. `P`
 * lists the kinds, each with what names one.
 * @example const anchor = anchorMaker<{ cell: [seat: Seat, cell: CellId] }>(); anchor('cell', 0, 'r2c3') // 'cell:0:r2c3'
 */
export function anchorMaker<P extends Record<keyof P, (string | number)[]>>(): <K extends keyof P & string>(
  kind: K,
  ...which: P[K]
) => string {
  return (kind, ...which) => [kind, ...which].join(':');
}
