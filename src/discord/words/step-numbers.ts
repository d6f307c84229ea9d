/**
 * Numbers of steps as a list; three or more in a row as a range.
 * @example stepNumbers([1, 3, 4, 5], 'en') // '1 and 3–5'
 */
export function stepNumbers(numbers: number[], locale: string): string {
  const runs: number[][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === n - 1) last.push(n);
    else runs.push([n]);
  }
  const words = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)));
  return new Intl.ListFormat(locale).format(words);
}
