import { Locale as DiscordLocale, type Interaction } from 'discord.js';
import type { Locale, MatchInfo } from '../../match/api.js';
import { localeOf } from '../words/locale.js';
import type { App } from './app.js';

const tags: Record<Locale, DiscordLocale> = { en: DiscordLocale.EnglishUS, ru: DiscordLocale.Russian };

/** What the Discord of whoever acts is set to, where they read something else here. */
const apps = new WeakMap<object, DiscordLocale>();

/**
 * From here on an interaction is in the language that whoever acts has chosen, whatever their Discord is set to.
 * @example await readAsChosen(interaction, app)
 */
export async function readAsChosen(interaction: Interaction, app: App): Promise<void> {
  const chosen = await app.matches.reads(interaction.user.id);
  if (!apps.has(interaction)) apps.set(interaction, interaction.locale);
  interaction.locale = chosen ? tags[chosen] : (apps.get(interaction) ?? interaction.locale);
}

/** The language of the Discord of whoever acts, chosen or not. */
export function appLanguage(interaction: Pick<Interaction, 'locale'>): Locale {
  return localeOf(apps.get(interaction) ?? interaction.locale);
}

/**
 * The language in which somebody is written to directly about a match or a tournament: the chosen one, else that of the match.
 * @example await languageFor(app, userId, match)
 */
export async function languageFor(app: App, personId: string, about: Pick<MatchInfo, 'locale'>): Promise<Locale> {
  return (await app.matches.reads(personId)) ?? about.locale;
}
