import { type Late, lates, limitNamed, noHurry, type Pace, printLimit } from '../../days/pace.js';
import { type AnyGame, defaultOptions, type Options, offeredOptions } from '../../engine/index.js';
import type { StoredMatch, StoredTemplate, TemplateSettings, Trust } from '../../store/index.js';
import type { MatchInfo } from '../api.js';
import { printTrust, trustNamed } from './trust.js';

/** Whose a template is, for whoever sees it. */
export type Whose = 'own' | 'server';

/** Who asks for a template, in which server, and whether they manage that. */
export interface TemplateUser {
  userId: string;
  guildId: string;
  manages: boolean;
}

/**
 * What a template was saved with and is no more; `usual`: the value that an option has instead, where there is the option. ranked: the
 * server does not leave that to hosts, and has it otherwise. all: it cannot be read.
 */
export type Lost =
  | { what: 'option'; option: string; value: string; usual?: string }
  | { what: 'limit' | 'late' | 'trust' | 'ranked' | 'all' };

/** What a lobby can be opened with once more. */
export interface Template {
  id: number;
  name: string;
  whose: Whose;
  game: string;
  /** undefined: the game is no more. */
  opens?: { options: Options; pace: Pace; trust?: Trust; ranked: boolean };
  lost: Lost[];
}

/** A match opened with a template. */
export interface Opened {
  match: MatchInfo;
  template: Template;
}

/** What is kept of a match; days off were those of its time. @example savedOf(game, match) */
export function savedOf(game: AnyGame, { options, pace, trust, ranked }: StoredMatch): TemplateSettings {
  const chosen = offeredOptions(game).map(({ id, default: usual }) => [id, options[id] ?? usual]);
  return {
    options: Object.fromEntries(chosen),
    limit: printLimit(pace.limit),
    late: pace.late,
    weekends: pace.weekends ?? false,
    trust: printTrust(trust),
    ranked,
  };
}

/** A template as this build opens it. @example templateOf(stored, games[stored.game]) */
export function templateOf(stored: StoredTemplate, game: AnyGame | undefined): Template {
  const { id, name, owner, settings } = stored;
  const about = { id, name, game: stored.game, whose: 'userId' in owner ? ('own' as const) : ('server' as const) };
  if (!game) return { ...about, lost: [] };
  if (!settings) {
    return { ...about, opens: { options: defaultOptions(game), pace: noHurry, ranked: true }, lost: [{ what: 'all' }] };
  }
  const lost: Lost[] = [];
  const options = optionsOf(game, settings.options, lost);
  const limit = limitNamed(settings.limit);
  const late = lates.find((one) => one === settings.late);
  const trust = trustNamed(settings.trust);
  if (!limit) lost.push({ what: 'limit' });
  if (!late) lost.push({ what: 'late' });
  if (trust === undefined) lost.push({ what: 'trust' });
  const pace = paceOf(limit, late, settings.weekends);
  return { ...about, opens: { options, pace, ...(trust && { trust }), ranked: settings.ranked }, lost };
}

function optionsOf(game: AnyGame, chosen: Record<string, string>, lost: Lost[]): Options {
  const options = defaultOptions(game);
  const offered = new Map(offeredOptions(game).map((spec) => [spec.id, spec]));
  for (const [option, value] of Object.entries(chosen)) {
    const spec = offered.get(option);
    if (spec?.values.includes(value)) options[option] = value;
    else lost.push({ what: 'option', option, value, ...(spec && { usual: spec.default }) });
  }
  return options;
}

function paceOf(limit: ReturnType<typeof limitNamed>, late: Late | undefined, weekends: boolean): Pace {
  return {
    ...noHurry,
    late: late ?? noHurry.late,
    ...(limit && limit !== 'none' && { limit }),
    ...(weekends && { weekends: true }),
  };
}

/** What no two names of one owner may have in common: how they read, without regard to case. @example keyOf(' Ёлка') // 'елка' */
export function keyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}
