import {
  ActionRowBuilder,
  ButtonBuilder,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import { ButtonStyle, TextInputStyle } from 'discord.js';
import { defaultOptions } from '../../engine/index.js';
import type { Lost, Template } from '../../match/tables/template.js';
import { longestName, mostTemplates } from '../../match/tables/templates.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import type { TemplatesPress } from '../client/templates-press.js';
import { cut } from '../words/cut.js';
import { limits, messageRoom } from '../words/limits.js';
import { literal, markdownName } from '../words/names.js';
import { paceWords } from '../words/pace.js';
import { trustWords } from '../words/trust.js';
import { wholeLines } from '../words/whole-lines.js';

type Games = Pick<App, 'matches'>;

/** The inputs of the form. */
export const nameField = 'name';
export const whoseField = 'whose';

/**
 * The templates that a reader can use, with a menu to choose one; `notice` stands above them. `options`: what stands on the button of a
 * lobby that leads to saving one.
 */
export function templatesMessage(app: Games, templates: Template[], options: string, words: Words, notice?: string) {
  const part = (whose: Template['whose']): string[] => {
    const these = templates.filter((one) => one.whose === whose);
    if (these.length === 0) return [];
    const lines = these.map((one) => `- **${markdownName(one.name)}** · ${gameOf(app, one, words)}`);
    return [words.text(`template.list-${whose}`, { n: these.length, most: mostTemplates }), ...lines];
  };
  const all = [...part('own'), ...part('server')];
  const lines = [
    ...(notice === undefined ? [] : [notice]),
    ...(all.length > 0 ? all : [words.text('template.none')]),
    words.text('template.how', { save: words.text('template.save'), options }),
  ];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'templates', do: 'pick' }))
    .setPlaceholder(words.text('template.pick'))
    .addOptions(
      templates.slice(0, limits.menuLines).map((one) => ({
        label: cut(one.name, limits.line),
        value: String(one.id),
        description: cut(
          one.whose === 'own'
            ? gameOf(app, one, words)
            : words.text('template.of-server', { game: gameOf(app, one, words) }),
          limits.line,
        ),
      })),
    );
  return {
    content: wholeLines(lines, messageRoom, (n) => words.text('turns.more', { n })),
    components: templates.length > 0 ? [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)] : [],
  };
}

/** One of them, with what its reader may do with it; `asks`: whether it is to be deleted. */
export function templateMessage(app: Games, template: Template, may: boolean, words: Words, asks = false) {
  const { id } = template;
  const name = markdownName(template.name);
  const game = gameOf(app, template, words);
  const lines = [
    `**${name}** · ${template.whose === 'own' ? game : words.text('template.of-server', { game })}`,
    ...(template.opens ? [likeWords(app, template, words)] : [words.text('template.unplayable')]),
    ...lostWords(template, words),
    ...(asks ? ['', words.text('template.delete-sure', { name })] : []),
  ];
  const buttons = asks
    ? [
        button({ on: 'templates', do: 'gone', template: id }, words.text('template.delete'), ButtonStyle.Danger),
        button({ on: 'templates', do: 'show', template: id }, words.text('template.keep')),
      ]
    : [
        ...(template.opens
          ? [button({ on: 'templates', do: 'use', template: id }, words.text('template.use'), ButtonStyle.Primary)]
          : []),
        ...(may
          ? [
              button({ on: 'templates', do: 'rename', template: id }, words.text('template.rename')),
              button({ on: 'templates', do: 'delete', template: id }, words.text('template.delete')),
            ]
          : []),
        button({ on: 'templates', do: 'list' }, words.text('template.all')),
      ];
  return {
    content: cut(lines.join('\n'), messageRoom),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)],
  };
}

/** That there is one of that name: is it to be replaced by what the match is like? */
export function replaceMessage(app: Games, template: Template, match: string, words: Words) {
  const about = { name: markdownName(template.name), game: gameOf(app, template, words) };
  return {
    content: words.text(`template.there-${template.whose}`, about),
    components: [
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        button(
          { on: 'templates', do: 'replace', match, template: template.id },
          words.text('template.replace'),
          ButtonStyle.Primary,
        ),
        button({ on: 'templates', do: 'show', template: template.id }, words.text('template.keep')),
      ),
    ],
  };
}

/** A form that asks for a name, and whoever manages the server (`choose`) whose it is to be. */
export function nameForm(press: TemplatesPress, words: Words, { name = '', choose = false } = {}): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId(nameField)
    .setStyle(TextInputStyle.Short)
    .setMinLength(1)
    .setMaxLength(longestName);
  if (name) input.setValue(name);
  const form = new ModalBuilder()
    .setCustomId(printPress(press))
    .setTitle(words.text(press.do === 'save' ? 'template.save' : 'template.rename-title'))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(words.text('template.name'))
        .setDescription(words.text('template.name-like'))
        .setTextInputComponent(input),
    );
  if (!choose) return form;
  const menu = new StringSelectMenuBuilder().setCustomId(whoseField).addOptions(
    (['own', 'server'] as const).map((whose) => ({
      value: whose,
      label: words.text(`template.for-${whose}`),
      default: whose === 'own',
    })),
  );
  return form.addLabelComponents(
    new LabelBuilder().setLabel(words.text('template.for')).setStringSelectMenuComponent(menu),
  );
}

/** What is not as it was saved, a line each. @example lostWords(template, words) */
export function lostWords({ game, lost }: Template, words: Words): string[] {
  const named = (id: string, otherwise: string): string => (words.has(id) ? words.text(id) : literal(otherwise));
  const say = (one: Lost): string => {
    if (one.what !== 'option') return words.text(`template.lost-${one.what}`);
    const stem = `${game}.option.${one.option}`;
    const [option, value] = [named(stem, one.option), named(`${stem}.${one.value}`, one.value)];
    if (one.usual === undefined) return words.text('template.lost-option', { option, value });
    return words.text('template.lost-value', { option, value, usual: named(`${stem}.${one.usual}`, one.usual) });
  };
  return lost.map((one) => `⚠ ${say(one)}`);
}

/** What it opens a match with, where that is not as usual. */
function likeWords({ matches }: Games, { game, opens }: Template, words: Words): string {
  const usual = defaultOptions(matches.games[game]!);
  const chosen = Object.entries(opens!.options).flatMap(([id, value]) => {
    if (value === usual[id]) return [];
    return `${words.text(`${game}.option.${id}`)}: ${words.text(`${game}.option.${id}.${value}`)}`;
  });
  const options = chosen.length > 0 ? chosen : [words.text('template.usual')];
  const counts = opens!.ranked ? [] : [`${words.text('lobby.ranked')}: ${words.text('lobby.ranked-no')}`];
  return `-# ${[...options, paceWords(opens!.pace, words), ...trustWords(opens!, words), ...counts].join(' · ')}`;
}

/** What its game is called; its id, where there is none of that. */
function gameOf({ matches }: Games, { game }: Template, words: Words): string {
  return Object.hasOwn(matches.games, game) ? words.text(`game.${game}`) : literal(game);
}

function button(press: TemplatesPress, label: string, style = ButtonStyle.Secondary): ButtonBuilder {
  return new ButtonBuilder().setCustomId(printPress(press)).setLabel(label).setStyle(style);
}
