import { type LegendEntry, markEntries, seatEntries } from '../legend.js';

export const annoLegend: readonly LegendEntry[] = [...seatEntries, ...markEntries];
