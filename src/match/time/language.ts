import { chosenLanguages } from '../../store/index.js';
import type { Locale } from '../api.js';
import type { Context } from '../context.js';

/** See `MatchService.reads`. Looked up once, since whoever presses cannot wait for what else is done on the database. */
export async function reads(context: Context, personId: string): Promise<Locale | undefined> {
  return (await chosen(context)).get(personId);
}

/** To be called when it is stored what somebody reads; undefined: whatever their Discord is set to. */
export async function nowReads(context: Context, personId: string, locale: Locale | undefined): Promise<void> {
  const languages = await chosen(context);
  if (locale) languages.set(personId, locale);
  else languages.delete(personId);
}

function chosen(context: Context): Promise<Map<string, Locale>> {
  context.languages ??= chosenLanguages(context.database.db).catch((error: unknown) => {
    context.log.warn({ err: error }, 'it could not be read which languages people have chosen');
    delete context.languages;
    return new Map<string, Locale>();
  });
  return context.languages;
}
