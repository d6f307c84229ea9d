import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type GuildTextBasedChannel,
  StringSelectMenuBuilder,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { message, offeredOptions, type Result } from '../engine/index.js';
import type { MatchInfo } from '../match/api.js';
import { createWords } from '../text/words.js';
import { deferPrivately, say, show } from './answer.js';
import { type Press, printPress } from './custom-id.js';
import { cut } from './cut.js';
import { type Harbour, wordsFor } from './harbour.js';
import { localeOf } from './locale.js';
import { markdownName } from './names.js';
import { attempt } from './outgoing.js';
import { missingPermissions } from './permissions.js';

type LobbyPress = Extract<Press, { on: 'lobby' }>;
type OptionPress = Extract<Press, { on: 'option' }>;

/** The public message of a match that gathers its players. */
export function lobbyMessage(harbour: Pick<Harbour, 'matches'>, match: MatchInfo) {
  const words = wordsFor(harbour, match, match.locale);
  const game = harbour.matches.games[match.game];
  if (!game) throw new Error(`no game ${match.game}`);
  const open = match.status === 'open';
  const people = match.seats.map(({ person }) => markdownName(person.name)).join(', ');
  const options = offeredOptions(game).map(({ id }) => {
    const value = match.options[id] ?? '';
    return `${words.text(`${game.id}.option.${id}`)}: ${words.text(`${game.id}.option.${id}.${value}`)}`;
  });
  const lines = [
    words.text('lobby.title', { game: words.text(`game.${game.id}`), host: markdownName(match.host.name) }),
    words.text('lobby.players', { n: match.seats.length, max: game.seats.max, people }),
    `-# ${options.join(' · ')}`,
    ...(open ? [] : [words.text('lobby.closed')]),
  ];
  // Where a game can be played alone, a host who waits for others should still not start by mistake.
  const enough = match.seats.length >= Math.max(2, game.seats.min);
  const button = (press: LobbyPress['do'], style = ButtonStyle.Secondary): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'lobby', do: press, match: match.id }))
      .setLabel(words.text(`lobby.${press}`))
      .setStyle(style)
      .setDisabled(!open);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('join', enough ? ButtonStyle.Secondary : ButtonStyle.Primary),
    button('leave'),
    button('options'),
    button('start', enough ? ButtonStyle.Success : ButtonStyle.Secondary),
  );
  return { content: cut(lines.join('\n'), 2000), components: [row], allowedMentions: { parse: [] as const } };
}

/** Posts the lobby in the match's channel; false: the channel did not take it. */
export async function postLobby(harbour: Harbour, channel: GuildTextBasedChannel, match: MatchInfo): Promise<boolean> {
  const sent = await attempt(() => channel.send(lobbyMessage(harbour, match)));
  if (!sent.ok) harbour.log.warn({ failure: sent.failure, match: match.id }, 'the lobby could not be posted');
  return sent.ok;
}

/** A press on the lobby. */
export async function pressLobby(
  interaction: ButtonInteraction<'cached'>,
  harbour: Harbour,
  press: LobbyPress,
): Promise<void> {
  if (press.do === 'options') return showOptions(interaction, harbour, press.match);
  if (!(await attempt(() => interaction.deferUpdate())).ok) return;
  const person = { id: interaction.user.id, name: interaction.member.displayName };
  const { matches } = harbour;
  if (press.do === 'start') {
    const lacking = interaction.channel && missingPermissions(interaction.channel);
    if (lacking) return say(interaction, harbour, lacking);
    const started = await matches.start(press.match, person.id);
    return redraw(interaction, harbour, press.match, started.ok ? { ok: true, value: started.value.match } : started);
  }
  const led =
    press.do === 'join' ? await matches.join(press.match, person) : await matches.leave(press.match, person.id);
  if (led.ok && led.value === undefined) {
    const words = createWords({ locale: localeOf(interaction.guildLocale) });
    return show(interaction, harbour, { content: words.text('lobby.gone'), components: [] });
  }
  return redraw(interaction, harbour, press.match, led as Result<MatchInfo>);
}

async function redraw(
  interaction: ButtonInteraction<'cached'>,
  harbour: Harbour,
  id: string,
  led: Result<MatchInfo>,
): Promise<void> {
  if (led.ok) return show(interaction, harbour, lobbyMessage(harbour, led.value));
  await say(interaction, harbour, led.refusal, id);
}

/** The host's private menus, one for each option of the game. */
async function showOptions(interaction: ButtonInteraction<'cached'>, harbour: Harbour, id: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await harbour.matches.find(id);
  if (!match) return say(interaction, harbour, message('match.not-found', { match: id }));
  await show(interaction, harbour, optionsMessage(harbour, match, interaction.locale, interaction.message.id));
}

/** The menus of a match's options for one reader. */
export function optionsMessage(harbour: Pick<Harbour, 'matches'>, match: MatchInfo, locale: string, lobby = '') {
  const words = wordsFor(harbour, match, localeOf(locale));
  const game = harbour.matches.games[match.game];
  const rows = (game ? offeredOptions(game) : []).map((spec) =>
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId(printPress({ on: 'option', match: match.id, option: spec.id, lobby }))
        .setPlaceholder(cut(words.text(`${match.game}.option.${spec.id}`), 150))
        .addOptions(
          spec.values.map((value) => ({
            label: cut(
              `${words.text(`${match.game}.option.${spec.id}`)}: ${words.text(`${match.game}.option.${spec.id}.${value}`)}`,
              100,
            ),
            value,
            default: match.options[spec.id] === value,
          })),
        ),
    ),
  );
  return { content: words.text('lobby.choose-options'), components: rows };
}

/** A value chosen in an option's menu. */
export async function pressOption(
  interaction: StringSelectMenuInteraction<'cached'>,
  harbour: Harbour,
  press: OptionPress,
): Promise<void> {
  if (!(await attempt(() => interaction.deferUpdate())).ok) return;
  const value = interaction.values[0] ?? '';
  const led = await harbour.matches.setOption(press.match, interaction.user.id, press.option, value);
  if (!led.ok) return say(interaction, harbour, led.refusal, press.match);
  await show(interaction, harbour, optionsMessage(harbour, led.value, interaction.locale, press.lobby));
  const { channel } = interaction;
  if (!channel) return;
  const redrawn = lobbyMessage(harbour, led.value);
  const edited = press.lobby ? await attempt(() => channel.messages.edit(press.lobby, redrawn)) : undefined;
  if (!edited?.ok) await postLobby(harbour, channel, led.value);
}
