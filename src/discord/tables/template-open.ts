import type { AutocompleteInteraction } from 'discord.js';
import type { Refusal } from '../../engine/index.js';
import { keyOf, type Template } from '../../match/tables/template.js';
import { createWords } from '../../text/words.js';
import { type Answerable, say } from '../client/answer.js';
import type { App } from '../client/app.js';
import { announce, placeOf } from '../lobby/open.js';
import { createLookUp } from '../typing/look-up.js';
import type { Suggestion } from '../typing/suggest.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { literal, markdownName } from '../words/names.js';
import { lostWords } from './template-messages.js';

/** So many names are said where one is meant. */
const mostNamed = 5;

/** What is sent for a template that was chosen while its name was typed. */
const chosen = /^:(\d{1,12}):$/;

/** What was said beside a template: whom to invite, and whether the match is to count, instead of what was saved. */
interface Beside {
  invited?: string[];
  ranked?: boolean | undefined;
}

/**
 * Opens a match with a template where it is asked for; it is the asker’s, who invites these people, and is told what is not as it was saved.
 */
export async function openWithTemplate(
  interaction: Answerable,
  app: App,
  template: number,
  { invited, ranked }: Beside = {},
): Promise<void> {
  const place = placeOf(app, interaction);
  if (!place.ok) return say(interaction, app, place.refusal);
  const opened = await app.matches.openTemplate(template, place.value, ranked);
  if (!opened.ok) return refuse(interaction, app, opened.refusal);
  const words = createWords({ locale: localeOf(interaction.locale) });
  await announce(interaction, app, opened.value.match, invited, lostWords(opened.value.template, words));
}

/** The same by a name, as it was typed or chosen; `game`: it must be of that one. */
export async function openNamed(
  interaction: Answerable,
  app: App,
  typed: string,
  game: string | undefined,
  beside: Beside,
): Promise<void> {
  const all = await app.matches.templates({ userId: interaction.user.id, guildId: interaction.guildId });
  const fitting = all.filter((one) => game === undefined || one.game === game);
  const found = named(fitting, typed);
  const names = (these: Template[]) => ({ list: these.slice(0, mostNamed).map(({ name }) => markdownName(name)) });
  if (found.length === 1 && found[0]) return openWithTemplate(interaction, app, found[0].id, beside);
  if (found.length > 1) return say(interaction, app, { id: 'template.several', args: { names: names(found) } });
  if (named(all, typed).length > 0) return say(interaction, app, { id: 'template.other-game' });
  if (chosen.test(typed)) return say(interaction, app, { id: 'template.gone' });
  if (all.length === 0) return say(interaction, app, { id: 'template.none-yet' });
  const name = markdownName(cut(typed, limits.line));
  await say(interaction, app, { id: 'template.no-such', args: { name, names: names(all) } });
}

/** Templates whose name is being typed, the reader's own ones first. */
export async function suggestTemplates(
  { user, guildId, locale, options }: AutocompleteInteraction<'cached'>,
  app: App,
): Promise<Suggestion[]> {
  const words = createWords({ locale: localeOf(locale) });
  const game = options.getString('game');
  const all = await app.matches.templates({ userId: user.id, guildId });
  const found = like(
    all.filter((one) => one.opens && (game === null || one.game === game)),
    String(options.getFocused()),
  );
  return [...found.filter(({ whose }) => whose === 'own'), ...found.filter(({ whose }) => whose === 'server')]
    .slice(0, limits.suggestions)
    .map(({ id, name, game: of, whose }) => {
      const about = words.text(`game.${of}`);
      const more = whose === 'own' ? about : words.text('template.of-server', { game: about });
      return { name: cut(`${name} · ${more}`, limits.line), value: `:${id}:` };
    });
}

/** Those that a name means: the one chosen; the one of just that name, the reader's own before the server's; else all that are like it. */
function named(all: Template[], typed: string): Template[] {
  const id = chosen.exec(typed)?.[1];
  if (id !== undefined) return all.filter((one) => one.id === Number(id));
  const same = all.find(({ name }) => keyOf(name) === keyOf(typed));
  return same ? [same] : like(all, typed);
}

function like(all: Template[], typed: string): Template[] {
  const entries = all.map((one) => ({
    value: String(one.id),
    title: one.name,
    aliases: [],
    text: '',
    first: one.whose === 'own',
    one,
  }));
  return createLookUp(entries)(typed).map(({ one }) => one);
}

/** Says why not, with names as they are written. @example await refuse(interaction, app, renamed.refusal) */
export function refuse(interaction: Answerable, app: App, refusal: Refusal): Promise<void> {
  if (!refusal.id.startsWith('template.')) return say(interaction, app, refusal);
  const entries = Object.entries(refusal.args ?? {});
  const args = entries.map(([key, value]) => [key, typeof value === 'string' ? literal(value) : value] as const);
  return say(interaction, app, { id: refusal.id, args: Object.fromEntries(args) });
}
