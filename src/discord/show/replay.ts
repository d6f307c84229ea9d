import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type StringSelectMenuInteraction } from 'discord.js';
import type { PastTurn } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress, type ReplayStep } from '../client/custom-id.js';
import { learnNames } from '../client/learn-names.js';
import { pictured } from '../posts/pictures.js';
import { mayLook } from '../typing/match-option.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { commentButtons } from './comment-buttons.js';
import { showFilm } from './film.js';
import { drawTurn, turnTold } from './past-turn.js';
import { shareRow } from './share-button.js';
import { spread } from './spread.js';

type ReplayPress = Extract<Press, { on: 'replay' }>;

/** Room for what happened, below the heading. */
const room = limits.content - 200;

/**
 * The table as it was after a turn, what happened in it, and what leads to other turns. Nothing in it is for the reader
 * alone. `turn` undefined: the newest. The interaction must have been deferred.
 * @example await showReplay(interaction, app, match.id, 12)
 */
export async function showReplay(interaction: Answerable, app: App, matchId: string, turn?: number): Promise<void> {
  const found = await app.matches.replay(matchId, turn);
  if (!found.ok) return say(interaction, app, found.refusal, matchId);
  const past = found.value;
  const { match, number } = past;
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const drawn = await drawTurn(app, past, locale, interaction.user.id);
  const key = { what: 'turn', match: match.id, turn: number } as const;
  await show(interaction, app, {
    ...pictured(turnTold(past, words, room), drawn, words),
    attachments: [],
    components: [
      steps(past, words),
      ...jumps(past, wordsFor(app, match, locale, 'plain')),
      logRow(past, words).addComponents(
        shareRow(interaction, app, key, locale, match).flatMap(({ components }) => components),
      ),
    ] as ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>[],
  });
}

/** A press on a message of `showReplay`, which turns to another turn. Presses outlive moves and restarts. */
export async function pressReplay(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  press: ReplayPress,
): Promise<void> {
  if (press.do === 'film' && interaction.isButton()) return pressFilm(interaction, app, press.match);
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(press.match);
  const here = match?.channelId === interaction.channelId;
  if (!match || !(here || mayLook(app, match, interaction.member))) return say(interaction, app, missing(press.match));
  await learnNames(app, match);
  await showReplay(interaction, app, match.id, wanted(interaction, press));
}

async function pressFilm(interaction: ButtonInteraction<'cached'>, app: App, matchId: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(matchId);
  const here = match?.channelId === interaction.channelId;
  if (!match || !(here || mayLook(app, match, interaction.member))) return say(interaction, app, missing(matchId));
  await showFilm(interaction, app, match.id);
}

/** Undefined: the newest there is by now. */
function wanted(interaction: Answerable, { do: step, turn }: ReplayPress): number | undefined {
  if (step === 'last') return undefined;
  const picked = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : turn;
  return Number.isSafeInteger(picked) ? picked : turn;
}

/** To the first turn, one back, one on, and to the newest. */
function steps({ match, number, turns }: PastTurn, words: Words): ActionRowBuilder<ButtonBuilder> {
  const newest = turns.length - 1;
  const to: Record<Exclude<ReplayStep, 'jump' | 'film'>, number> = {
    first: 0,
    back: Math.max(number - 1, 0),
    next: Math.min(number + 1, newest),
    last: newest,
  };
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    Object.entries(to).map(([step, turn]) =>
      new ButtonBuilder()
        .setCustomId(printPress({ on: 'replay', match: match.id, do: step as ReplayStep, turn }))
        .setLabel(words.text(`replay.${step}`))
        .setStyle(step === 'next' ? ButtonStyle.Primary : ButtonStyle.Secondary)
        // What is newest may be older by the time of the press.
        .setDisabled(turn === number && step !== 'last'),
    ),
  );
}

/** A menu of turns, all of them or evenly spread; none where there is only one. */
function jumps({ match, number, turns }: PastTurn, words: Words): ActionRowBuilder<StringSelectMenuBuilder>[] {
  if (turns.length < 2) return [];
  const offered = spread(turns.length, limits.menuLines);
  const lines = offered.map((turn) => {
    const { seat, headline, gone } = turns[turn]!;
    const who = seat === undefined ? words.text('replay.before') : words.text('replay.of', { turn, seat: { seat } });
    return {
      label: cut(
        capital(
          [who, gone && words.text(`replay.gone-${gone}`), headline && words.say(headline)].filter(Boolean).join(' · '),
        ),
        limits.line,
      ),
      value: String(turn),
      default: turn === number,
    };
  });
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'replay', match: match.id, do: 'jump', turn: number }))
    .setPlaceholder(words.text('replay.jump'))
    .addOptions(lines);
  return [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
}

/** All moves in words, with the record as a file; all turns as a film; what is said on this one. */
function logRow(past: PastTurn, words: Words): ActionRowBuilder<ButtonBuilder> {
  const { match, number, turns } = past;
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'post', do: 'log', match: match.id, post: 'replay' }))
      .setLabel(words.text('post.log'))
      .setStyle(ButtonStyle.Secondary),
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'replay', match: match.id, do: 'film', turn: number }))
      .setLabel(words.text('replay.as-film'))
      .setStyle(ButtonStyle.Secondary)
      .setDisabled(turns.length < 2),
    ...commentButtons(past, words),
  );
}
