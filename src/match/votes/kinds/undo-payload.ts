import { z } from 'zod';
import type { StoredMatch, VoteEnd } from '../../../store/index.js';
import { infoOf } from '../../info.js';
import type { GoingBack } from '../../rollback/ways-back.js';

/** The computer waits as long as one is open, so it is not for days. */
export const undoMs = 24 * 60 * 60 * 1000;

const whole = z.int().min(0);

export const goingBack: z.ZodType<GoingBack> = z.strictObject({
  ...{ seat: whole, base: whole, to: whole, whose: whole, others: whole },
  ...{ revealed: z.boolean(), asked: z.array(whole) },
});

/** Whoever has moved since has not been asked about that move.
 * @example lost: hasMoved */
export function hasMoved({ moves }: StoredMatch, { base }: GoingBack): VoteEnd | undefined {
  return moves === base ? undefined : 'moved';
}

/** The people who hold the seat that asks and those that are asked.
 * @example voters: holdersOf */
export function holdersOf(match: StoredMatch, { seat, asked }: GoingBack): string[] {
  const { seats } = infoOf(match);
  return [seat, ...asked].flatMap((one) => (seats[one]?.by === 'person' ? seats[one].person.id : []));
}
