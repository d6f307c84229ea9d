import { z } from 'zod';
import { readObject } from '../games/kit/data-files.js';
import { inProject } from '../project.js';

const count = z.int().min(1);

const shape = z.strictObject({
  /** People in one tournament. */
  entrants: count,
  tablesARound: count,
  rounds: count,
  /** Tournaments of one server that are not over. */
  openInServer: count,
  /** Characters of a name. */
  nameLength: count,
  /** What may lie between two rounds that open by time, in hours. */
  hours: z.array(count).min(1),
  /** After so many days its organiser is reminded that it is open. */
  remindDays: count,
  /** So many days after that it closes by itself. */
  closeDays: count,
  source: z.string(),
});

/** How large tournaments may be. @example if (people > tournamentLimits.entrants) … */
export const tournamentLimits: z.infer<typeof shape> = readObject(inProject('data/tournaments'), 'limits.json', shape);
