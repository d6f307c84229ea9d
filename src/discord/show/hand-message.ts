import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle, type InteractionEditReplyOptions } from 'discord.js';
import { type Press, printPress } from '../client/custom-id.js';
import { anyCard, groupKey, type HandView, handChances, handOrders } from '../client/hand-view.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { filtered, groupsOf, type HandPage, type Held, handPage } from './hand-page.js';

type HandPart = Extract<Press, { on: 'hand' }>['part'];
type Menu = ActionRowBuilder<StringSelectMenuBuilder>;

/** A line of a menu, and what picking it sends. */
interface Line {
  value: string;
  label: string;
}

/**
 * A page of a hand with its menus and buttons, for its holder alone.
 * @example await show(interaction, app, handMessage(match.id, held, firstView))
 */
export function handMessage(match: string, held: Held, view: HandView): InteractionEditReplyOptions {
  const shown = handPage(held, view);
  const menus = [orderMenu(match, held, view), ...chanceMenu(match, held, view), ...groupMenu(match, held, view)];
  return {
    content: shown.text,
    components: [...menus, buttonRow(match, held, view, shown)],
    files: [],
    attachments: [],
  };
}

function orderMenu(match: string, { words }: Held, view: HandView): Menu {
  const lines = handOrders.map((value) => ({
    value,
    label: words.text('hand.order', { order: words.text(`hand.by-${value}`) }),
  }));
  return menu(match, 'order', view, lines, view.order);
}

/** Each line says how many cards it would leave; one that nothing is left by is not offered, unless it is chosen. */
function chanceMenu(match: string, { cards, words }: Held, view: HandView): Menu[] {
  const { chance: _, ...others } = view;
  const left = filtered(cards, others);
  const ways = handChances.filter((when) => when === view.chance || left.some(({ play }) => play.when === when));
  const lines = ways.map((when) => {
    const n = left.filter(({ play }) => play.when === when).length;
    return { value: when, label: words.text('hand.only', { filter: words.text(`hand.only-${when}`), n }) };
  });
  return filterMenu(match, 'filter', view, lines, view.chance, words.text('hand.all', { n: left.length }));
}

function groupMenu(match: string, { cards, words }: Held, view: HandView): Menu[] {
  const { group: _, ...others } = view;
  const left = filtered(cards, others);
  const groups = groupsOf(cards);
  const known = groups.find(({ key }) => key === view.group)?.key;
  const lines = groups.map(({ key, group }) => {
    const n = left.filter((card) => groupKey(card.group) === key).length;
    return { value: key, label: words.text('hand.only', { filter: words.say(group), n }) };
  });
  return filterMenu(match, 'group', view, lines, known, words.text('hand.all-groups', { n: left.length }));
}

/** Only where there is something to choose. */
function filterMenu(
  match: string,
  part: HandPart,
  view: HandView,
  lines: Line[],
  chosen: string | undefined,
  all: string,
): Menu[] {
  if (lines.length < 2 && chosen === undefined) return [];
  return [menu(match, part, view, [{ value: anyCard, label: all }, ...lines], chosen ?? anyCard)];
}

function menu(match: string, part: HandPart, view: HandView, lines: Line[], chosen: string): Menu {
  const options = lines
    .slice(0, limits.menuLines)
    .map(({ value, label }) => ({ value, label: cut(label, limits.line), default: value === chosen }));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId(printPress({ on: 'hand', match, part, view: { ...view, page: 0 } }))
      .addOptions(options),
  );
}

/** The pages where there are several, and the area, which shows all else that is the reader's own. */
function buttonRow(
  match: string,
  { words }: Held,
  view: HandView,
  { page, pages }: HandPage,
): ActionRowBuilder<ButtonBuilder> {
  const button = (part: HandPart, label: string, to: number, disabled = false): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'hand', match, part, view: { ...view, page: to } }))
      .setLabel(words.text(label))
      .setStyle(ButtonStyle.Secondary)
      .setDisabled(disabled);
  const paging = [
    button('page', 'panel.earlier', Math.max(0, page - 1), page === 0),
    button('page', 'panel.later', page + 1, page === pages - 1),
  ];
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...(pages > 1 ? paging : []),
    button('area', 'post.area', page),
  );
}
