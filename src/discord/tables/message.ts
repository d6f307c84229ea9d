import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { applyingOptions } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import type { TablesLook, TablesPress } from '../client/tables-look.js';
import { capital } from '../words/capital.js';
import { atLevel } from '../words/computers.js';
import { cut } from '../words/cut.js';
import { limits, messageRoom } from '../words/limits.js';
import { markdownName } from '../words/names.js';
import { paceWords } from '../words/pace.js';
import { trustWords } from '../words/trust.js';
import type { FoundTable, TablesPage } from './find.js';

type Row = ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>;

/** In a menu: whichever game. */
export const anyGame = '*';

/** Room for who sits at a table, and for what it plays. */
const lineRoom = 140;

/** A page of open tables for its reader, with a button for each to sit down; `notice` stands above it. */
export function tablesMessage(
  app: Pick<App, 'matches'>,
  found: TablesPage,
  { game }: TablesLook,
  words: Words,
  notice?: string,
) {
  const look: TablesLook = { ...(game !== undefined && { game }), page: found.page };
  const scope = words.text(game === undefined ? 'tables.all' : `game.${game}`);
  const none = game === undefined ? words.text('tables.none') : words.text('tables.none-of', { game: scope });
  const told = found.tables.flatMap((table, index) => tableLines(app, table, index + 1, words));
  const lines = [
    ...(notice === undefined ? [] : [notice]),
    found.pages > 1
      ? words.text('tables.heading-page', { scope, page: found.page, pages: found.pages })
      : words.text('tables.heading', { scope }),
    ...(told.length > 0 ? told : [none]),
  ];
  const turns = [
    button('turn', { ...look, page: Math.max(1, look.page - 1) }, words.text('records.back')).setDisabled(
      look.page <= 1,
    ),
    // Where it leads to the same page its id has to be another one.
    button('turn', { ...look, page: look.page + 1 }, words.text('records.on')).setDisabled(look.page >= found.pages),
  ];
  const sits = found.tables.map((table, index) => sitButton(table, index + 1, look, words));
  return {
    content: cut(lines.join('\n'), messageRoom),
    components: [
      ...(sits.length > 0 ? [row(sits)] : []),
      ...(found.pages > 1 ? [row(turns)] : []),
      gameMenu(app.matches.games, look, words),
      row([button('show', look, words.text('tables.again'))]),
    ],
  };
}

/** What is played and where, who sits, and by which options and pace. */
function tableLines(app: Pick<App, 'matches'>, { match, offer, mine }: FoundTable, n: number, words: Words): string[] {
  const own = wordsFor(app, match, words.locale);
  const game = app.matches.games[match.game]!;
  const people = cut(match.seats.map((seat) => atLevel(seat, own)).join(', '), lineRoom);
  const head = words.text('tables.head', {
    n,
    game: words.text(`game.${match.game}`),
    channel: `<#${match.channelId}>`,
  });
  const { max } = game.seats;
  const taken = { n: match.seats.length, free: max - match.seats.length, max, people };
  const who = offer
    ? `${own.say(offer.about)} ${words.text('tables.playing', { people })}`
    : words.text('tables.seats', { ...taken, host: markdownName(match.host.name) });
  const rules = variantOf(app, match, words);
  return [head, `${who}${mine ? ` ${words.text('tables.mine')}` : ''}`, ...(rules === '' ? [] : [`-# ${rules}`])];
}

/** The options that are not as usual, and how much time a turn has. @example variantOf(app, match, words) */
export function variantOf({ matches }: Pick<App, 'matches'>, match: MatchInfo, words: Words): string {
  const game = matches.games[match.game]!;
  const chosen = applyingOptions(game, match.seats.length, match.options).flatMap(({ id, default: usual }) => {
    const value = match.options[id] ?? usual;
    if (value === usual) return [];
    return `${words.text(`${game.id}.option.${id}`)}: ${words.text(`${game.id}.option.${id}.${value}`)}`;
  });
  return cut([...trustWords(match, words), ...chosen, paceWords(match.pace, words)].join(' · '), lineRoom);
}

function sitButton({ match, offer, mine }: FoundTable, n: number, look: TablesLook, words: Words): ButtonBuilder {
  const press: TablesPress = offer
    ? { on: 'tables', do: 'take', look, match: match.id, offer: offer.id }
    : { on: 'tables', do: 'join', look, match: match.id };
  return new ButtonBuilder()
    .setCustomId(printPress(press))
    .setLabel(words.text(offer ? 'tables.take' : 'tables.join', { n }))
    .setStyle(ButtonStyle.Primary)
    .setDisabled(mine);
}

function button(part: 'show' | 'turn', look: TablesLook, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'tables', do: part, look }))
    .setLabel(cut(label, limits.buttonLabel))
    .setStyle(ButtonStyle.Secondary);
}

function row(buttons: ButtonBuilder[]): Row {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons) as Row;
}

function gameMenu(games: App['matches']['games'], look: TablesLook, words: Words): Row {
  const lines = [
    { label: capital(words.text('profile.all-games')), value: anyGame, default: look.game === undefined },
    ...Object.keys(games).map((id) => ({ label: words.text(`game.${id}`), value: id, default: id === look.game })),
  ];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'tables', do: 'game', look }))
    .setPlaceholder(words.text('profile.pick-game'))
    .addOptions(lines);
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu) as Row;
}
