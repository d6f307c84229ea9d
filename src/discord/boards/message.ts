import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Board, Season } from '../../community/index.js';
import type { AnyGame } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import type { BoardLook, BoardPress } from '../client/board-look.js';
import { printPress } from '../client/custom-id.js';
import { shareButton } from '../client/share-button.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { seasonCalled } from '../words/season.js';

/** What may be done with a board that stands in the channel, or may. */
export type Standing = 'keep' | 'end' | undefined;

type Row = ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>;

/** Fewer people are nobody's opponents. */
const fewestSeats = 2;
/** In a menu: whichever game, whichever number. */
const any = '*';

/** Numbers of players that a game has, or else any of them. @example seatNumbers(games, 'nusfjord') // [2, 3, 4, 5] */
export function seatNumbers(games: Record<string, AnyGame>, game?: string): number[] {
  const asked = game === undefined ? Object.values(games) : [games[game]].filter((one) => one !== undefined);
  const least = Math.max(fewestSeats, Math.min(...asked.map(({ seats }) => seats.min)));
  const most = Math.max(...asked.map(({ seats }) => seats.max));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** A menu's value as it is in a look. @example picked('*') // undefined */
export function picked(value: string | undefined): string | undefined {
  return value === any ? undefined : value;
}

/** Below a private look at a board: its pages, menus of what else can be looked at, and what can be done with it. */
export function boardRows(
  games: Record<string, AnyGame>,
  board: Board,
  look: BoardLook,
  words: Words,
  { standing, seasons }: { standing: Standing; seasons: Season[] },
): Row[] {
  const { page, pages } = board;
  const at: BoardLook = { ...look, page };
  const turns = [
    button('show', { ...at, page: Math.max(1, page - 1) }, words.text('leaderboard.back')).setDisabled(page <= 1),
    // Where it leads to the same page its id has to be another one.
    button('show', { ...at, page: page + 1 }, words.text('leaderboard.on')).setDisabled(page >= pages),
    button('show', { ...at, page: 'own' }, words.text('leaderboard.own')).setDisabled(board.own.length === 0),
  ];
  const { season: _, ...elsewhere } = at;
  const other = look.where === 'here' ? 'all' : 'here';
  const as = look.as === 'picture' ? 'text' : 'picture';
  const further = [
    button('show', { ...elsewhere, where: other, page: 1 }, words.text(`leaderboard.show-${other}`)),
    button('show', { ...at, as }, words.text(`leaderboard.as-${as}`)),
    shareButton({ what: 'board', look: at }, words.locale),
    ...(standing ? [button(standing, at, words.text(`leaderboard.${standing}`))] : []),
  ];
  return [
    ...(pages > 1 ? [row(turns)] : []),
    menuRow({ on: 'board', do: 'game', look: at }, words.text('leaderboard.pick-game'), [
      { label: capital(words.text('leaderboard.all-games')), value: any, default: look.game === undefined },
      ...Object.keys(games).map((id) => ({
        label: words.text(`game.${id}`),
        value: id,
        default: id === look.game,
      })),
    ]),
    menuRow({ on: 'board', do: 'seats', look: at }, words.text('leaderboard.pick-seats'), [
      { label: capital(words.text('leaderboard.any-seats')), value: any, default: look.seats === undefined },
      ...seatNumbers(games, look.game).map((n) => ({
        label: words.text('leaderboard.seats', { n }),
        value: String(n),
        default: n === look.seats,
      })),
    ]),
    ...(seasons.length > 0 ? [seasonMenu(board, at, seasons, words)] : []),
    row(further),
  ];
}

/** The seasons that a menu has room for; the one that is looked at is always among them. */
function seasonMenu({ season: shown }: Board, look: BoardLook, seasons: Season[], words: Words): Row {
  const newest = seasons.slice(0, limits.menuLines - 2);
  const older = shown && !newest.some(({ id }) => id === shown.id) ? [shown] : [];
  return menuRow({ on: 'board', do: 'season', look }, words.text('leaderboard.pick-season'), [
    { label: capital(words.text('leaderboard.all-time')), value: any, default: !shown },
    ...[...newest, ...older].map((one) => ({
      label: cut(seasonCalled(one, words, plainName), limits.line),
      value: String(one.id),
      default: one.id === shown?.id,
    })),
  ]);
}

/** Below a board that stands in a channel: what a reader looks at privately from there. */
export function standingRow(look: BoardLook, words: Words): ActionRowBuilder<ButtonBuilder> {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('show', { ...look, page: 'own' }, words.text('leaderboard.own')),
    button('show', { ...look, page: 1, as: 'text' }, words.text('leaderboard.as-text')),
  );
}

function button(part: BoardPress['do'], look: BoardLook, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'board', do: part, look }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}

function row(buttons: ButtonBuilder[]): Row {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons) as Row;
}

function menuRow(
  press: BoardPress,
  placeholder: string,
  lines: { label: string; value: string; default: boolean }[],
): Row {
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress(press))
    .setPlaceholder(placeholder)
    .addOptions(lines);
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu) as Row;
}
