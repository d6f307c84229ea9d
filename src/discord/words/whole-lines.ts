/**
 * As many of the lines, whole and from the first on, as fit into `most` characters; `rest` says how many are left out.
 * @example wholeLines(['one', 'two', 'three'], 9, (n) => `and ${n}`) // 'one\nand 2'
 */
export function wholeLines(lines: string[], most: number, rest: (n: number) => string): string {
  const all = lines.join('\n');
  if (all.length <= most) return all;
  for (let kept = lines.length - 1; kept > 0; kept -= 1) {
    const text = [...lines.slice(0, kept), rest(lines.length - kept)].join('\n');
    if (text.length <= most) return text;
  }
  return rest(lines.length);
}
