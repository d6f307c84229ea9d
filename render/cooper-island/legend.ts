import { type LegendEntry, markEntries, seatEntries } from '../legend.js';

export const cooperIslandLegend: readonly LegendEntry[] = [...seatEntries, ...markEntries];
