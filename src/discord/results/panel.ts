import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type ModalMessageModalSubmitInteraction } from 'discord.js';
import { done, type Message, message, type Result, refuse } from '../../engine/index.js';
import type { MatchInfo, MatchResult } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import type { ResultPress } from '../client/result-press.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { markdownName } from '../words/names.js';
import { correctionForm, correctionsIn } from './form.js';
import { seen } from './seen.js';

/**
 * How a match ended, for who manages its server or channel, with what can be changed of it. `above`: what has just come of a press.
 * The interaction must have been deferred.
 * @example await showResult(interaction, app, match)
 */
export async function showResult(interaction: Answerable, app: App, match: MatchInfo, above?: Message): Promise<void> {
  if (!keeps(app, match, interaction.member)) return say(interaction, app, { id: 'correction.may-not' });
  const result = await app.matches.resultOf(match.id);
  if (!result) return say(interaction, app, message('match.no-result', { match: match.id }));
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const content = [...(above ? [words.say(above)] : []), ...linesOf(match, result, words)].join('\n');
  await show(interaction, app, { content: cut(content, limits.content), components: [buttons(match, result, words)] });
}

/** A press below a result; a form is the first answer to a press or none at all. */
export async function pressResult(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: ResultPress,
): Promise<void> {
  if (press.do === 'correct') {
    const found = await asSeen(interaction, app, press);
    if (found.ok) {
      const { match, result } = found.value;
      const form = correctionForm(match, result, wordsFor(app, match, localeOf(interaction.locale), 'plain'));
      await callDiscord(() => interaction.showModal(form));
      return;
    }
  }
  if (!(await deferInPlace(interaction))) return;
  const { id } = interaction.user;
  await change(interaction, app, press, ({ match }) => app.matches.cancelResult(match.id, id, press.do === 'cancel'));
}

/** A result as it was written into the form. */
export async function submitResult(
  interaction: ModalMessageModalSubmitInteraction<'cached'>,
  app: App,
  press: ResultPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  await change(interaction, app, press, ({ match, result }) => {
    const corrections = correctionsIn(interaction, result);
    if (!corrections) return Promise.resolve(refuse('correction.not-read'));
    const seats = result.seats.map((seat, index) => ({ ...seat, ...corrections[index]! }));
    if (seen({ ...result, seats }) === press.was) return Promise.resolve(refuse('correction.same'));
    return app.matches.correctResult(match.id, interaction.user.id, corrections);
  });
}

interface Found {
  match: MatchInfo;
  result: MatchResult;
}

type Presser = ButtonInteraction<'cached'> | ModalMessageModalSubmitInteraction<'cached'>;

/** What a press is about, as long as it is what the presser saw and may change. */
async function asSeen({ member }: Presser, app: App, press: ResultPress): Promise<Result<Found>> {
  const match = await app.matches.find(press.match);
  if (!match) return { ok: false, refusal: missing(press.match) };
  if (!keeps(app, match, member)) return refuse('correction.may-not');
  const result = await app.matches.resultOf(match.id);
  if (!result) return refuse('match.no-result', { match: match.id });
  return seen(result) === press.was ? done({ match, result }) : refuse('correction.changed');
}

async function change(
  interaction: Presser,
  app: App,
  press: ResultPress,
  make: (found: Found) => Promise<Result<undefined>>,
): Promise<void> {
  const found = await asSeen(interaction, app, press);
  const made: Result<undefined> = found.ok ? await make(found.value) : found;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  if (!made.ok) return showResult(interaction, app, match, made.refusal);
  const told = await tellChannel(app, match, interaction.member.displayName, press.do);
  await showResult(interaction, app, match, { id: told ? 'correction.done' : 'correction.done-untold' });
}

/** Those who played see that somebody changed what came of it, and who; false: they could not be told. */
async function tellChannel(app: App, match: MatchInfo, by: string, what: ResultPress['do']): Promise<boolean> {
  const channel = app.client.channels.cache.get(match.channelId);
  const result = await app.matches.resultOf(match.id);
  if (!result || !channel || channel.isDMBased() || !channel.isTextBased()) return false;
  const words = wordsFor(app, match, match.locale);
  const heading = words.text(`correction.told-${what}`, { person: markdownName(by), match: match.id });
  const content = cut([heading, ...seatLines(result, words)].join('\n'), limits.content);
  return (await callDiscord(() => channel.send({ content, allowedMentions: { parse: [] } }))).ok;
}

function linesOf(match: MatchInfo, result: MatchResult, words: Words): string[] {
  const counts = result.kind !== 'people' ? result.kind : result.ranked ? 'ranked' : 'unranked';
  return [
    `### ${words.text('correction.heading', { game: words.text(`game.${match.game}`), match: match.id })}`,
    ...seatLines(result, words),
    words.text(result.cancelled ? 'result.cancelled' : `correction.counts-${counts}`),
    `-# ${words.text('correction.about')}`,
  ];
}

function seatLines({ seats }: MatchResult, words: Words): string[] {
  return [...seats]
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat, place, points }) => words.text('correction.line', { place, who: words.seat(seat), points }));
}

function buttons(match: MatchInfo, result: MatchResult, words: Words): ActionRowBuilder<ButtonBuilder> {
  const button = (what: ResultPress['do'], style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'result', match: match.id, do: what, was: seen(result) }))
      .setLabel(words.text(`correction.${what}`))
      .setStyle(style);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('correct', ButtonStyle.Secondary),
    result.cancelled ? button('restore', ButtonStyle.Primary) : button('cancel', ButtonStyle.Danger),
  );
}
