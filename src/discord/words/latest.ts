/**
 * The last of what was told that fits into `most` characters, with an ellipsis where something is left out: it may be
 * many turns, and the log has them all.
 * @example latest(['one', 'two', 'three'], 8) // '…\nthree'
 */
export function latest(told: string[], most: number, joint = ' '): string {
  let from = told.length;
  for (let length = 0; from > 0; from -= 1) {
    length += (told[from - 1]?.length ?? 0) + joint.length;
    if (length > most) break;
  }
  const kept = told.slice(from).join(joint);
  return from > 0 ? `…\n${kept}`.trimEnd() : kept;
}
