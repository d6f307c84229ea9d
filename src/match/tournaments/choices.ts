import { isDeepStrictEqual } from 'node:util';
import { lates, limitNamed, noHurry, printLimit } from '../../days/pace.js';
import { type AnyGame, defaultOptions, offeredOptions, type Result, readOptions } from '../../engine/index.js';
import {
  findTemplate,
  type StoredTournament,
  settingsOf,
  type TemplateSettings,
  type TournamentPatch,
} from '../../store/index.js';
import { formats, tournamentLimits } from '../../tournaments/index.js';
import type { Context } from '../context.js';
import type { Organiser } from '../organiser.js';
import { templateOf } from '../tables/template.js';
import { printTrust, trustNamed } from '../tables/trust.js';
import type { LikeChange, TournamentChange, TournamentInfo } from './api.js';
import { type CupAct, no, organising, type TournamentPlan } from './change.js';
import { type Loaded, sizesOf } from './view.js';

/** What the matches of a tournament are like before anything is chosen. @example usualSettings(games.nusfjord!) */
export function usualSettings(game: AnyGame): TemplateSettings {
  const { limit, late } = noHurry as { limit?: undefined; late: string };
  return {
    options: Object.fromEntries(offeredOptions(game).map(({ id, default: usual }) => [id, usual])),
    limit: printLimit(limit),
    late,
    weekends: false,
    trust: printTrust(undefined),
    ranked: true,
  };
}

/** See `TournamentService.changeTournament`. */
export function changeTournamentAs(
  context: Context,
  id: number,
  by: Organiser,
  change: TournamentChange,
): Promise<Result<TournamentInfo>> {
  return organising(context, id, by, async (loaded): Promise<TournamentPlan> => {
    const { cup } = loaded;
    const { opens, hours, template, like, ...others } = change;
    const begun = cup.status !== 'draft' && cup.status !== 'gathering';
    if (begun && (cup.status !== 'playing' || template !== undefined || like || Object.keys(others).length > 0)) {
      return no('tournament.begun');
    }
    if (!isAllowed(change, loaded)) return no('tournament.no-such-choice');
    if (begun) {
      const patch = { ...(opens && { opens }), ...(hours && { hours }), ...dueWith(context, loaded, change) };
      return { patch, acts: changesOf(cup, patch) };
    }
    const settled =
      template !== undefined
        ? await withTemplate(context, loaded, by, template)
        : like
          ? await withLike(context, loaded, like)
          : {};
    if ('refusal' in settled) return settled;
    const patch = { ...others, ...(opens && { opens }), ...(hours && { hours }), ...settled.patch };
    // Nobody else has seen what a draft was before.
    return { patch, ...(cup.status !== 'draft' && { acts: changesOf(cup, patch) }) };
  });
}

/** What of a tournament an organiser can choose. */
const chosen = ['format', 'seats', 'rounds', 'through', 'opens', 'hours', 'seeding', 'settings'] as const;

function changesOf(cup: StoredTournament, patch: TournamentPatch): CupAct[] {
  return chosen.flatMap((what) => {
    const [from, to] = [cup[what], patch[what]];
    if (to === undefined || isDeepStrictEqual(from, to)) return [];
    // What matches are like is more than a line can say.
    return [{ kind: 'cup-changed', about: { what, ...(what !== 'settings' && { from, to }) } }];
  });
}

function isAllowed(change: TournamentChange, { info }: Loaded): boolean {
  const { format, seats, rounds, through, opens, hours, seeding } = change;
  const { rounds: mostRounds, hours: allHours } = tournamentLimits;
  return (
    (format === undefined || formats.includes(format)) &&
    (seats === undefined || info.sizes.includes(seats)) &&
    (rounds === undefined || rounds === null || (Number.isInteger(rounds) && rounds >= 1 && rounds <= mostRounds)) &&
    (through === undefined || (Number.isInteger(through) && through >= 1 && through < info.seats)) &&
    (opens === undefined || ['organiser', 'over', 'time'].includes(opens)) &&
    (hours === undefined || allHours.includes(hours)) &&
    (seeding === undefined || ['rating', 'draw'].includes(seeding))
  );
}

/** Whoever lets rounds open by time from now on gives the one that goes on all of it. */
function dueWith({ now }: Context, { cup }: Loaded, { opens = cup.opens, hours = cup.hours }: TournamentChange) {
  if (opens === cup.opens && hours === cup.hours) return {};
  return { dueAt: opens === 'time' ? now() + hours * 3_600_000 : null };
}

/** A template of the organiser's or the server's, of the tournament's game. */
async function withTemplate(
  context: Context,
  { cup }: Loaded,
  by: Organiser,
  template: number | 'usual',
): Promise<TournamentPlan> {
  const game = context.games[cup.game];
  if (!game) return no('tournament.gone');
  if (template === 'usual') return { patch: { settings: usualSettings(game), ...seatsFor(game, cup.seats, {}) } };
  const stored = await findTemplate(context.database.db, template);
  const may =
    stored && ('userId' in stored.owner ? stored.owner.userId === by.id : stored.owner.guildId === cup.guildId);
  if (!may || stored.game !== cup.game || !stored.settings) return no('template.gone');
  const { opens } = templateOf(stored, game);
  if (!opens || sizesOf(game, opens.options).length === 0) return no('tournament.alone');
  return { patch: { settings: stored.settings, ...seatsFor(game, cup.seats, opens.options) } };
}

/** As many at a table as before, where that still can be. */
function seatsFor(game: AnyGame, seats: number, options: Record<string, string>): { seats: number } {
  const sizes = sizesOf(game, { ...defaultOptions(game), ...options });
  return { seats: sizes.includes(seats) ? seats : Math.max(...sizes) };
}

/** What its matches are like with one thing chosen anew. */
async function withLike(context: Context, { cup, info }: Loaded, like: LikeChange): Promise<TournamentPlan> {
  const game = context.games[cup.game];
  if (!game || !info.matches) return no('tournament.gone');
  const { option, limit, late, weekends, trust, ranked } = like;
  const known =
    (limit === undefined || limitNamed(limit) !== undefined) &&
    (late === undefined || lates.some((one) => one === late)) &&
    (trust === undefined || trustNamed(trust) !== undefined);
  if (!known) return no('tournament.no-such-choice');
  const settings = { ...(cup.settings ?? usualSettings(game)) };
  if (option) {
    const read = readOptions(game, { ...info.matches.options, [option.id]: option.value });
    if (!read.ok) return { refusal: read.refusal };
    if (sizesOf(game, read.value).length === 0) return no('tournament.alone');
    const values = offeredOptions(game).map(({ id, default: usual }) => [id, read.value[id] ?? usual]);
    settings.options = Object.fromEntries(values);
  }
  if (ranked !== undefined) {
    const { ranked: decided } = await settingsOf(context.database.db, cup.guildId);
    if (decided !== 'host') return no(`server.ranked-${decided}`);
  }
  return {
    patch: {
      settings: {
        ...settings,
        ...(limit !== undefined && { limit }),
        ...(late !== undefined && { late }),
        ...(weekends !== undefined && { weekends }),
        ...(trust !== undefined && { trust }),
        ...(ranked !== undefined && { ranked }),
      },
      ...seatsFor(game, cup.seats, settings.options),
    },
  };
}
