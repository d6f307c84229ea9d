import { createHash } from 'node:crypto';
import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type StringSelectMenuInteraction } from 'discord.js';
import type { MatchInfo, Orders } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { openPanel } from '../panel/panel.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

type AutoPress = Extract<Press, { on: 'auto' }>;

/**
 * What the bot plays for the reader in a match, for their eyes alone, with what changes it. The interaction must have been deferred.
 * @example await showOrders(interaction, app, match.id)
 */
export async function showOrders(interaction: Answerable, app: App, matchId: string): Promise<void> {
  const [match, orders] = [await app.matches.find(matchId), await app.matches.orders(matchId, interaction.user.id)];
  if (!match) return say(interaction, app, missing(matchId));
  if (!orders.ok) return say(interaction, app, orders.refusal, matchId);
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const { only, declines } = orders.value;
  const lines = [
    words.text('order.yours', { game: words.text(`game.${match.game}`) }),
    words.text(only ? 'order.only-on' : 'order.only-off'),
    words.text('order.declines', { n: declines.length }),
    words.text('order.holds'),
  ];
  const toggle = new ButtonBuilder()
    .setCustomId(printPress({ on: 'auto', match: match.id, do: only ? 'off' : 'on', key: '' }))
    .setLabel(words.text(only ? 'order.turn-off' : 'order.turn-on'))
    .setStyle(only ? ButtonStyle.Secondary : ButtonStyle.Primary);
  await show(interaction, app, {
    content: cut(lines.join('\n'), limits.content),
    components: [
      new ActionRowBuilder<ButtonBuilder>().addComponents(toggle),
      ...(declines.length > 0 ? [menuOf(match, declines, wordsFor(app, match, locale, 'plain'))] : []),
    ] as ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>[],
  });
}

/** A press on it, or on the button of a panel that declines a question for good. */
export async function pressAuto(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  press: AutoPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const { match: id } = press;
  const { user } = interaction;
  if (press.do === 'always') {
    const given = await app.matches.declineAlways(id, user.id, press.key);
    const match = await app.matches.find(id);
    if (!match) return say(interaction, app, missing(id));
    const words = wordsFor(app, match, localeOf(interaction.locale));
    return openPanel(interaction, app, id, given.ok ? words.text('order.declined') : words.say(given.refusal));
  }
  const given = await app.matches.orders(id, user.id);
  if (!given.ok) return say(interaction, app, given.refusal, id);
  const picked = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  const undecline = given.value.declines.find(({ key }) => mark(key) === picked)?.key ?? '';
  const changed = await app.matches.order(
    id,
    user.id,
    picked === undefined ? { only: press.do === 'on' } : { undecline },
  );
  if (!changed.ok) return say(interaction, app, changed.refusal, id);
  await showOrders(interaction, app, id);
}

/** Stands for a key where there is little room. */
function mark(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}

function menuOf(
  match: MatchInfo,
  declines: Orders['declines'],
  words: Words,
): ActionRowBuilder<StringSelectMenuBuilder> {
  const lines = declines.map(({ key, prompt }) => ({ label: cut(words.say(prompt), limits.line), value: mark(key) }));
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'auto', match: match.id, do: 'undecline', key: '' }))
    .setPlaceholder(words.text('order.undecline'))
    .addOptions(lines.slice(0, limits.menuLines));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
}
