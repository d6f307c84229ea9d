import type { Season } from '../../community/index.js';
import { createWords } from '../../text/words.js';
import type { App } from '../client/app.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { plainName } from '../words/names.js';
import { seasonCalled } from '../words/season.js';

/** Who types, where, in which language. */
interface Typing {
  guildId: string;
  locale: string;
}

/** Seasons of the server that begin with or have in their name what is typed, newest first.
 * @example await suggestSeasons(interaction, app, 'win') // [{ name: 'Winter', value: '3' }] */
export async function suggestSeasons({ guildId, locale }: Typing, { community }: App, typed: string) {
  const words = createWords({ locale: localeOf(locale) });
  const sought = typed.trim().toLowerCase();
  return (await community.seasons.list(guildId))
    .map((season) => ({ name: cut(seasonCalled(season, words, plainName), limits.line), value: suggestedAs(season) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
    .slice(0, limits.suggestions);
}

/** The id of the season that is meant, chosen from the suggestions or typed as it is called; 0, which none has: there is no such one.
 * @example await seasonNamed(interaction, app, 'Winter') // 3 */
export async function seasonNamed({ guildId, locale }: Typing, { community }: App, typed: string): Promise<number> {
  const words = createWords({ locale: localeOf(locale) });
  const seasons = await community.seasons.list(guildId);
  const sought = typed.trim().toLowerCase();
  const ways = [suggestedAs, (one: Season) => seasonCalled(one, words, plainName).toLowerCase(), byNumber];
  return ways.flatMap((way) => seasons.find((one) => way(one) === sought) ?? [])[0]?.id ?? 0;
}

/** What a suggestion stands for: no number, which somebody may type who means the third. */
function suggestedAs({ id }: Season): string {
  return `id-${id}`;
}

function byNumber({ number }: Season): string {
  return String(number);
}
