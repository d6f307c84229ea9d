import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import type { ProfileLook, ProfilePress } from '../client/profile-look.js';
import { shareButton } from '../client/share-button.js';
import { capital } from '../words/capital.js';

type Row = ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>;

/** In a menu: whichever game. */
const anyGame = '*';

/** A menu's value as it is in a look. @example pickedGame('*') // undefined */
export function pickedGame(value: string | undefined): string | undefined {
  return value === anyGame ? undefined : value;
}

/** Below a private look at a profile: its views, the pages of this one or whose curve it is, and what shows it to everybody. */
export function profileRows(
  games: Record<string, AnyGame>,
  look: ProfileLook,
  pages: number,
  reader: string,
  words: Words,
): Row[] {
  const { person, view } = look;
  const page = Math.min(look.page, pages);
  const views = (['all', 'past', 'curve', 'versus'] as const).filter((one) => one !== 'versus' || person !== reader);
  const tabs = views.map((one) =>
    button('show', { person, view: one, page: 1 }, words.text(`profile.show-${one}`)).setDisabled(one === view),
  );
  const turns = [
    button('turn', { ...look, page: Math.max(1, page - 1) }, words.text('profile.back')).setDisabled(page <= 1),
    // Where it leads to the same page its id has to be another one.
    button('turn', { ...look, page: page + 1 }, words.text('profile.on')).setDisabled(page >= pages),
  ];
  return [
    row(tabs),
    ...(pages > 1 ? [row(turns)] : []),
    ...(view === 'curve' ? [gameMenu(games, look, words)] : []),
    // What somebody did against the reader is the reader's.
    ...(view === 'versus' ? [] : [row([shareButton({ what: 'profile', look: { ...look, page } }, words.locale)])]),
  ];
}

function button(part: ProfilePress['do'], look: ProfileLook, label: string): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'profile', do: part, look }))
    .setLabel(label)
    .setStyle(ButtonStyle.Secondary);
}

function row(buttons: ButtonBuilder[]): Row {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons) as Row;
}

function gameMenu(games: Record<string, AnyGame>, look: ProfileLook, words: Words): Row {
  const lines = [
    { label: capital(words.text('profile.all-games')), value: anyGame, default: look.game === undefined },
    ...Object.keys(games).map((id) => ({ label: words.text(`game.${id}`), value: id, default: id === look.game })),
  ];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'profile', do: 'game', look }))
    .setPlaceholder(words.text('profile.pick-game'))
    .addOptions(lines);
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu) as Row;
}
