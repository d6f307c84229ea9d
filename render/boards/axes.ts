import type { Locale } from '../../src/text/catalogue.js';

/** From the lowest value to the highest. */
export interface Span {
  from: number;
  to: number;
}

const day = 86_400_000;
/** Steps that people count in. */
const roundSteps = [1, 2, 5, 10];
/** So many lines at most lie across a chart, beside the lowest. */
const mostSteps = 5;
/** A curve of hardly any change is not drawn as mountains. */
const leastSpan = 40;
/** From so many days on a date has no day of the month any more, but a year. */
const longSpan = 300 * day;
/** So many dates fit below a chart, of months with their year fewer. */
const mostDates = { short: 4, long: 3 };

/** @example spanOf([3, 1, 2]) // { from: 1, to: 3 } */
export function spanOf(values: number[]): Span {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** Round numbers that hold all values between them, with what lies at the lines of a chart.
 * @example strengthTicks([1003, 1160]).ticks // [1000, 1050, 1100, 1150, 1200] */
export function strengthTicks(values: number[]): Span & { ticks: number[] } {
  const { from, to } = spanOf(values);
  const middle = (from + to) / 2;
  const low = Math.min(from, middle - leastSpan / 2);
  const high = Math.max(to, middle + leastSpan / 2);
  const rough = (high - low) / mostSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * roundSteps.find((one) => one * power >= rough)!;
  const first = Math.floor(low / step) * step;
  const count = Math.ceil(high / step) - first / step;
  const ticks = Array.from({ length: Math.round(count) + 1 }, (_, index) => first + index * step);
  return { from: first, to: ticks.at(-1)!, ticks };
}

/** Dates at even distances, the first and the last day among them, in the reader's language and UTC; one of a single day.
 * @example dateTicks({ from, to }, 'en').map(({ label }) => label) // ['Jan 3', 'Jan 9', 'Jan 15', 'Jan 21'] */
export function dateTicks({ from, to }: Span, locale: Locale): { at: number; label: string }[] {
  const long = to - from >= longSpan;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    ...(long ? { year: 'numeric' } : { day: 'numeric' }),
  });
  const label = (at: number): string => format.format(at);
  const count = Math.min(mostDates[long ? 'long' : 'short'], Math.floor((to - from) / day) + 1);
  if (count < 2) return [{ at: (from + to) / 2, label: label(from) }];
  const ticks = Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
  const labelled = ticks.map((at) => ({ at, label: label(at) }));
  return labelled.filter((tick, index) => tick.label !== labelled[index - 1]?.label);
}
