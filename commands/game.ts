import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import { deferPrivately, say } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { type Harbour, wordsFor } from '../src/discord/harbour.js';
import { localeOf } from '../src/discord/locale.js';
import { attempt } from '../src/discord/outgoing.js';
import { showDesk } from '../src/discord/panel/panel.js';
import { suggestAnswers, suggestValues } from '../src/discord/suggest.js';
import { described } from '../src/discord/texts.js';
import { typedMove } from '../src/discord/typed.js';
import type { AnyGame } from '../src/engine/index.js';
import type { Desk } from '../src/match/api.js';
import type { Chat } from './match/subcommand.js';

/** Follow-up questions share one subcommand, so that no game outgrows Discord's 25. */
const answerName = 'answer';
const answerOption = 'choice';

/** The name a game's command goes by: its id in one word.
 * @example commandName('santa-maria') // 'santamaria' */
export function commandName(game: string): string {
  return game.replaceAll('-', '');
}

/**
 * A game's slash command, generated from its action grammar: a subcommand for every action a turn begins with, its
 * parameters as optional options (the panel asks for what is missing), and `answer` for follow-up questions.
 * @example gameCommand(santaMaria).data.name // 'santamaria'
 */
export function gameCommand(game: AnyGame): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: commandName(game.id),
      ...described(`command.${game.id}`),
      contexts: [InteractionContextType.Guild],
      options: subcommandsOf(game),
    },
    run: (interaction, harbour) => run(interaction, harbour, game),
    complete: (interaction, harbour) => complete(interaction, harbour, game),
  };
}

function subcommandsOf(game: AnyGame): APIApplicationCommandOption[] {
  const begun = Object.entries(game.actions).filter(([, action]) => !action.answer);
  const subcommands = begun.map(
    ([name, action]): APIApplicationCommandOption => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...described(`${game.id}.action.${name}.about`),
      options: action.params.map((param) => optionOf(game, param.name)),
    }),
  );
  const choice: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    name: answerOption,
    ...described('command.answer.choice'),
    autocomplete: true,
    required: true,
  };
  const answering: APIApplicationCommandOption = {
    type: ApplicationCommandOptionType.Subcommand,
    name: answerName,
    ...described('command.answer'),
    options: [choice],
  };
  return [...subcommands, answering];
}

function optionOf(game: AnyGame, param: string): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: param,
    ...described(`${game.id}.param.${param}.about`),
    autocomplete: true,
    required: false,
  };
}

async function run(interaction: Chat, harbour: Harbour, game: AnyGame): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const desk = await deskHere(interaction, harbour, game);
  if (typeof desk === 'string')
    return say(interaction, harbour, { id: desk, args: { game: { id: `game.${game.id}` } } });
  if (!desk.ok) return say(interaction, harbour, desk.refusal);
  const words = wordsFor(harbour, desk.value.match, localeOf(interaction.locale));
  const typed = typedMove(desk.value, typedText(interaction));
  if ('refusal' in typed) return showDesk(interaction, harbour, desk.value, [words.say(typed.refusal)]);
  const id = desk.value.match.id;
  if (typed.missing) {
    const open = await harbour.matches.think(id, interaction.user.id, desk.value.key, typed.thought);
    if (!open.ok) return say(interaction, harbour, open.refusal, id);
    return showDesk(interaction, harbour, open.value);
  }
  const { action, args } = typed.thought;
  const led = await harbour.matches.play(id, interaction.user.id, undefined, { action, args });
  if (!led.ok) return showDesk(interaction, harbour, desk.value, [words.say(led.refusal)]);
  const told = led.value.seals.length > 0 ? led.value.told.map(({ event }) => words.say(event)) : [];
  await showDesk(interaction, harbour, led.value.desk, told);
}

/** What was typed, in notation without the seat. */
function typedText(interaction: Chat): string {
  const name = interaction.options.getSubcommand();
  if (name === answerName) return interaction.options.getString(answerOption, true);
  const options = interaction.options.data[0]?.options ?? [];
  return [name, ...options.map((option) => `${option.name}=${String(option.value).trim()}`)].join(' ');
}

async function deskHere(interaction: Chat | AutocompleteInteraction<'cached'>, harbour: Harbour, game: AnyGame) {
  const match = await harbour.matches.inChannel(interaction.channelId);
  if (!match) return 'discord.no-match';
  if (match.game !== game.id) return 'discord.other-game';
  return harbour.matches.desk(match.id, interaction.user.id);
}

async function complete(
  interaction: AutocompleteInteraction<'cached'>,
  harbour: Harbour,
  game: AnyGame,
): Promise<void> {
  const desk = await deskHere(interaction, harbour, game);
  const choices = typeof desk === 'string' || !desk.ok ? [] : choicesFor(interaction, harbour, desk.value);
  await attempt(() => interaction.respond(choices));
}

function choicesFor(interaction: AutocompleteInteraction<'cached'>, harbour: Harbour, desk: Desk) {
  const words = wordsFor(harbour, desk.match, localeOf(interaction.locale), 'plain');
  const focused = interaction.options.getFocused(true);
  const action = interaction.options.getSubcommand();
  if (action === answerName) return suggestAnswers(desk, words, focused.value);
  const options = interaction.options.data[0]?.options ?? [];
  const given = options
    .filter((option) => option.name !== focused.name && option.value !== undefined && option.value !== '')
    .map((option) => `${option.name}=${String(option.value).trim()}`);
  return suggestValues(desk, words, [action, ...given].join(' '), focused.name, focused.value);
}
