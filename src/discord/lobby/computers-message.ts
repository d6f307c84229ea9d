import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { budgets, type Level, levels } from '../../computer/levels.js';
import type { MatchInfo } from '../../match/api.js';
import { isOwn } from '../../match/own-seats.js';
import { type App, wordsFor } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { atLevel } from '../words/computers.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

const changes = ['add', 'remove'] as const;

/** A line of the menu: what it does with a computer of which level. */
export interface ComputersChoice {
  change: (typeof changes)[number];
  level: Level;
}

/**
 * The computers of a match that gathers, for its host: which there are, and a menu that adds one of a level, as long as
 * there is a free seat, or takes one out.
 * @example await show(interaction, app, computersMessage(app, match, interaction.locale))
 */
export function computersMessage(app: Pick<App, 'matches'>, match: MatchInfo, locale: string) {
  const words = wordsFor(app, match, localeOf(locale));
  const own = match.seats.filter(isOwn);
  const full = match.seats.length >= (app.matches.games[match.game]?.seats.max ?? 0);
  const some = { n: own.length, names: { list: own.map((seat) => atLevel(seat, words)) } };
  const lines = [
    words.text(own.length > 0 ? 'lobby.computers' : 'lobby.computers-none', some),
    ...(full ? [words.text('lobby.computers-full')] : []),
  ];
  const menu = new StringSelectMenuBuilder()
    // A menu of another name forgets what was chosen in it.
    .setCustomId(printPress({ on: 'computers', match: match.id, version: match.version }))
    .setPlaceholder(words.text('lobby.computers-menu'));
  const label = ({ change, level }: ComputersChoice): string =>
    cut(words.text(`lobby.computers-${change}`, { level: { id: `common.level.${level}` } }), limits.line);
  for (const level of full ? [] : levels) {
    const about = words.text(`lobby.computers-about-${level}`, { seconds: budgets[level].ms / 1000 });
    menu.addOptions({
      label: label({ change: 'add', level }),
      description: cut(about, limits.line),
      value: printChoice({ change: 'add', level }),
    });
  }
  for (const level of levels) {
    if (!own.some((seat) => seat.level === level)) continue;
    menu.addOptions({ label: label({ change: 'remove', level }), value: printChoice({ change: 'remove', level }) });
  }
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
  return { content: lines.join('\n'), components: menu.options.length > 0 ? [row] : [] };
}

/** @example printChoice({ change: 'add', level: 'easy' }) // 'add:easy' */
function printChoice({ change, level }: ComputersChoice): string {
  return `${change}:${level}`;
}

/** Reads it back; undefined: it is none. @example parseChoice('add:easy') */
export function parseChoice(value: string): ComputersChoice | undefined {
  const [first, second] = value.split(':');
  const change = changes.find((known) => known === first);
  const level = levels.find((known) => known === second);
  return change && level && { change, level };
}
