import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import { deferPrivately, say } from '../src/discord/client/answer.js';
import { type App, wordsFor } from '../src/discord/client/app.js';
import type { Command } from '../src/discord/command.js';
import { showDesk } from '../src/discord/panel/panel.js';
import { type Suggestion, suggestAnswers, suggestValues } from '../src/discord/typing/suggest.js';
import { type Typed, typedAnswer, typedMove, writtenOptions } from '../src/discord/typing/typed.js';
import { cut } from '../src/discord/words/cut.js';
import { limits } from '../src/discord/words/limits.js';
import { localeOf } from '../src/discord/words/locale.js';
import { toldLines } from '../src/discord/words/news.js';
import { described } from '../src/discord/words/texts.js';
import { type AnyGame, actionNamed, type Message, message } from '../src/engine/index.js';
import type { Desk, MatchInfo } from '../src/match/api.js';
import type { Words } from '../src/text/words.js';
import { type Chat, noMatchHere } from './match/subcommand.js';

/** Follow-up questions share one subcommand, so that no game outgrows Discord's 25. */
const answerName = 'answer';
const answerOption = 'choice';

/** Where actions are too many for a subcommand each, the later ones share this one. */
const otherName = 'other';
const otherOption = 'move';

/** The name a game's command goes by: its own, else its id in one word.
 * @example commandName(santaMaria) // 'santamaria' */
export function commandName({ id, command }: Pick<AnyGame, 'id' | 'command'>): string {
  return command ?? id.replaceAll('-', '');
}

/**
 * A game's slash command, generated from its action grammar: a subcommand for every action a turn begins with, its
 * parameters as optional options (the panel asks for what is missing), and `answer` for follow-up questions. Of more actions
 * than there is room for, the later ones are typed as `other`, with whole moves suggested.
 * @example gameCommand(santaMaria).data.name // 'santamaria'
 */
export function gameCommand(game: AnyGame): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: commandName(game),
      ...described(`command.${game.id}`),
      contexts: [InteractionContextType.Guild],
      options: subcommandsOf(game),
    },
    run: (interaction, app) => run(interaction, app, game),
    complete: (interaction, app) => complete(interaction, app, game),
  };
}

/** The actions a turn can begin with: those with a subcommand of their own, and those without. */
function begun(game: AnyGame): { own: string[]; others: string[] } {
  const all = Object.keys(game.actions).filter((name) => !game.actions[name]?.answer);
  // `answer` stands beside them, and `other` where it is needed.
  const room = limits.options - 1;
  const own = all.length > room ? room - 1 : room;
  return { own: all.slice(0, own), others: all.slice(own) };
}

function subcommandsOf(game: AnyGame): APIApplicationCommandOption[] {
  const { own, others } = begun(game);
  const subcommands = own.map(
    (name): APIApplicationCommandOption => ({
      type: ApplicationCommandOptionType.Subcommand,
      name,
      ...described(`${game.id}.action.${name}.about`),
      options: actionNamed(game, name).params.map((param) => optionOf(game, param.name)),
    }),
  );
  return [
    ...subcommands,
    ...(others.length > 0 ? [suggesting(otherName, otherOption)] : []),
    suggesting(answerName, answerOption),
  ];
}

/** A subcommand with one option, in which a whole move is suggested. */
function suggesting(name: string, option: string): APIApplicationCommandOption {
  const whole: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    name: option,
    ...described(`command.${name}.${option}`),
    autocomplete: true,
    required: true,
  };
  return { type: ApplicationCommandOptionType.Subcommand, name, ...described(`command.${name}`), options: [whole] };
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

async function run(interaction: Chat, app: App, game: AnyGame): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.inChannel(interaction.channelId);
  if (!match) return say(interaction, app, await noMatchHere(interaction, app));
  if (match.game !== game.id) return say(interaction, app, otherGame(match, app));
  const { id } = match;
  const desk = await app.matches.desk(id, interaction.user.id);
  if (!desk.ok) return say(interaction, app, desk.refusal, id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const refuse = (refusal: Message, now: Desk = desk.value): Promise<void> =>
    showDesk(interaction, app, now, [words.say(refusal), words.text('discord.unchanged')]);
  const typed = read(interaction, desk.value, wordsFor(app, match, words.locale, 'plain'));
  if ('refusal' in typed) return refuse(typed.refusal);
  if (typed.missing) {
    const open = await app.matches.think(id, interaction.user.id, desk.value.key, typed.thought);
    if (!open.ok) return say(interaction, app, open.refusal, id);
    return showDesk(interaction, app, open.value);
  }
  const { action, args } = typed.thought;
  const outcome = await app.matches.play(id, interaction.user.id, undefined, { action, args });
  if (!outcome.ok) {
    // Somebody else may have committed meanwhile: the desk tells which steps that cost.
    const now = await app.matches.desk(id, interaction.user.id);
    return refuse(outcome.refusal, now.ok ? now.value : undefined);
  }
  const { seals } = outcome.value;
  const told = seals.length > 0 ? toldLines(outcome.value.told, words) : [];
  await showDesk(interaction, app, outcome.value.desk, told, { ended: seals.includes('handover') });
}

/** What was typed, as a move or the beginning of one. */
function read(interaction: Chat, desk: Desk, words: Words): Typed {
  const name = interaction.options.getSubcommand();
  if (name === answerName) return typedAnswer(desk, words, interaction.options.getString(answerOption, true));
  if (name === otherName) {
    const { others } = begun(desk.game);
    return typedAnswer(desk, words, interaction.options.getString(otherOption, true), others);
  }
  return typedMove(desk, words, name, optionsOf(interaction));
}

function otherGame(match: MatchInfo, app: App): Message {
  const command = `\`/${commandName(app.matches.games[match.game] ?? { id: match.game })}\``;
  return message('discord.other-game', { game: { id: `game.${match.game}` }, command });
}

async function complete(
  interaction: AutocompleteInteraction<'cached'>,
  app: App,
  game: AnyGame,
): Promise<Suggestion[]> {
  const match = await app.matches.inChannel(interaction.channelId);
  const desk = match?.game === game.id ? await app.matches.glance(match.id, interaction.user.id) : undefined;
  const choices = desk?.ok ? choicesFor(interaction, app, desk.value) : [];
  // Out of turn nothing can be suggested but the reason; chosen, it is refused with the same sentence.
  if (desk?.ok && !desk.value.pending) {
    const words = wordsFor(app, desk.value.match, localeOf(interaction.locale), 'plain');
    const seats = { list: desk.value.game.pending(desk.value.position.state).map(({ seat }) => ({ seat })) };
    choices.push({ name: cut(words.text('engine.not-your-turn', { seats }), limits.line), value: '-' });
  }
  return choices;
}

function choicesFor(interaction: AutocompleteInteraction<'cached'>, app: App, desk: Desk) {
  const words = wordsFor(app, desk.match, localeOf(interaction.locale), 'plain');
  const focused = interaction.options.getFocused(true);
  const action = interaction.options.getSubcommand();
  if (action === answerName) return suggestAnswers(desk, words, focused.value);
  if (action === otherName) return suggestAnswers(desk, words, focused.value, begun(desk.game).others);
  const others = optionsOf(interaction).filter(({ name, value }) => name !== focused.name && value !== '');
  const given = writtenOptions(desk, words, action, others);
  return typeof given === 'string' ? suggestValues(desk, words, given, focused.name, focused.value) : [];
}

function optionsOf(interaction: Chat | AutocompleteInteraction<'cached'>): { name: string; value: string }[] {
  const options = interaction.options.data[0]?.options ?? [];
  return options.map(({ name, value = '' }) => ({ name, value: String(value) }));
}
