import { done, type Result, refuse } from '../../engine/index.js';
import { type PersonalData, personalData } from '../../store/index.js';
import { answering } from '../attempt.js';
import type { Context } from '../context.js';
import { breathe } from '../slices.js';

/** A person may ask for all that is stored about them again after so long. */
const everyMs = 10 * 60_000;

/** See `PrivacyService.personalData`. `asked`: when people last did. */
export function readPersonal(
  context: Context,
  personId: string,
  asked: Map<string, number>,
): Promise<Result<PersonalData>> {
  const now = context.now();
  for (const [id, at] of asked) if (now - at >= everyMs) asked.delete(id);
  const before = asked.get(personId);
  if (before !== undefined) {
    return Promise.resolve(refuse('privacy.soon', { minutes: Math.ceil((before + everyMs - now) / 60_000) }));
  }
  asked.set(personId, now);
  return answering(context, async () => done(await personalData(context.database.db, personId, breathe)));
}
