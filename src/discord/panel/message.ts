import {
  ActionRowBuilder,
  ButtonBuilder,
  ContainerBuilder,
  MediaGalleryBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { type AttachmentBuilder, ButtonStyle, MessageFlags } from 'discord.js';
import type { Desk } from '../../match/api.js';
import { printPress } from '../client/custom-id.js';
import { firstView } from '../client/hand-view.js';
import type { Drawn } from '../posts/pictures.js';
import { cut } from '../words/cut.js';
import { limits, textRoom } from '../words/limits.js';
import type { ModelButton, ModelMenu, PanelModel } from './types.js';

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** An ephemeral Components V2 message; goes into `editReply`. */
export interface PanelMessage {
  flags: MessageFlags.IsComponentsV2;
  components: ContainerBuilder[];
  files: AttachmentBuilder[];
  attachments: [];
  allowedMentions: { parse: [] };
}

/**
 * Puts a panel into Discord's components: the picture, what is asked and what has been chosen, and the choices right
 * below it, so that an answer is seen where it was asked. `notes` stand above the question: that a press was stale, say;
 * `guides`, which explain the game, below all, and `look`, which leads to other pictures, where there is room for it.
 */
export function panelMessage(
  desk: Desk,
  model: PanelModel,
  drawn: Drawn,
  notes: string[] = [],
  guides: ButtonBuilder[] = [],
  look?: ActionRowBuilder<StringSelectMenuBuilder>,
): PanelMessage {
  const box = new ContainerBuilder();
  if (drawn.file) {
    box.addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems((item) =>
        item.setURL(`attachment://${drawn.file?.name}`).setDescription(drawn.alt),
      ),
    );
  }
  const head = [...notes.map(small), ...(model.lesson ?? []), `### ${model.title}`, ...model.lines].join('\n');
  box.addTextDisplayComponents(new TextDisplayBuilder().setContent(cut(head, textRoom)));
  const addButtons = (row: ButtonBuilder[]): void => {
    if (row.length > 0) box.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(row));
  };
  const addMenu = (menu: ModelMenu): void => {
    box.addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(asMenu(desk, menu)));
  };
  if (model.lead) addMenu(model.lead);
  for (const row of model.buttons) addButtons(row.map((button) => asButton(desk, button)));
  for (const menu of model.menus) addMenu(menu);
  const hand = model.hand === undefined ? [] : [handButton(desk, model.hand)];
  const footer = [...model.footer.map((button) => asButton(desk, button)), ...hand, ...guides];
  addButtons(footer.slice(0, limits.buttonsInRow));
  addButtons(footer.slice(limits.buttonsInRow));
  if (look && componentsIn(box) + 2 <= limits.components) box.addActionRowComponents(look);
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [box],
    files: drawn.file ? [drawn.file] : [],
    attachments: [],
    allowedMentions: { parse: [] },
  };
}

/** A box and all in it, as Discord counts them. */
function componentsIn({ components }: ContainerBuilder): number {
  return components.reduce((sum, one) => sum + 1 + ('components' in one ? one.components.length : 0), 1);
}

/** A panel on which nothing is left to press, but for what is given.
 * @example closedPanel('The match is over.') */
export function closedPanel(sentence: string, left: ButtonBuilder[] = []): PanelMessage {
  const box = new ContainerBuilder();
  box.addTextDisplayComponents(new TextDisplayBuilder().setContent(cut(sentence, textRoom)));
  if (left.length > 0) box.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(left));
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [box],
    files: [],
    attachments: [],
    allowedMentions: { parse: [] },
  };
}

/** In small print; a code block cannot be. */
function small(note: string): string {
  return note.startsWith('```') ? note : `-# ${note}`;
}

function asButton(desk: Desk, button: ModelButton): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(panelId(desk, button.do, button.value))
    .setLabel(cut(button.label, limits.buttonLabel))
    .setStyle(styles[button.style])
    .setDisabled(button.disabled ?? false);
}

function handButton({ match }: Desk, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'hand', match: match.id, part: 'open', view: firstView }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}

function asMenu(desk: Desk, menu: ModelMenu): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(panelId(desk, menu.do, menu.value || 'menu'))
    .setPlaceholder(cut(menu.placeholder, limits.placeholder))
    .addOptions(
      menu.entries.map((entry) => ({
        label: cut(entry.label, limits.line),
        value: entry.value,
        ...(entry.detail && { description: cut(entry.detail, limits.line) }),
      })),
    );
}

function panelId(desk: Desk, press: ModelButton['do'], value: string): string {
  const on = desk.plan ? 'plan' : 'panel';
  return printPress({ on, match: desk.match.id, seat: desk.seat, key: desk.key, do: press, value });
}
