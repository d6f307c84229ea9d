import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import {
  type ButtonInteraction,
  ButtonStyle,
  type ModalMessageModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { message } from '../../engine/index.js';
import type { Comment, MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { mayLook } from '../typing/match-option.js';
import { capital } from '../words/capital.js';
import { allComments, plainComment, turnName } from '../words/comments.js';
import { cut } from '../words/cut.js';
import { inFull } from '../words/in-full.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { commentForm, field } from './comment-form.js';
import { showReplay } from './replay.js';
import { changeComment, saidOn, turnOf } from './say-comment.js';

type CommentPress = Extract<Press, { on: 'comment' }>;

/**
 * What the reader has said on a match, to be changed, with a button to say more. The interaction must have been deferred.
 * @example await showComments(interaction, app, match.id)
 */
export async function showComments(interaction: Answerable, app: App, matchId: string, note?: string): Promise<void> {
  const [match, all] = [await app.matches.find(matchId), await app.matches.comments(matchId)];
  if (!match) return say(interaction, app, missing(matchId));
  if (!all.ok) return say(interaction, app, all.refusal, matchId);
  const own = all.value.filter(({ person }) => person.id === interaction.user.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const heading = words.text('comment.yours', { n: own.length, game: words.text(`game.${match.game}`) });
  const newest = new ButtonBuilder()
    .setCustomId(printPress({ on: 'comment', match: match.id, do: 'newest', at: 0 }))
    .setLabel(words.text('comment.newest'))
    .setStyle(ButtonStyle.Primary);
  await show(interaction, app, {
    content: cut([note, heading].filter(Boolean).join('\n'), limits.content),
    components: [
      new ActionRowBuilder<ButtonBuilder>().addComponents(newest),
      ...(own.length > 0 ? [menuOf(match, own, await turnOf(app, match), words)] : []),
    ] as ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>[],
  });
}

/** A press about comments; a form is the first answer to a press or none at all. */
export async function pressComment(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  press: CommentPress,
): Promise<void> {
  const match = await app.matches.find(press.match);
  const readable = match !== undefined && isReadable(interaction, app, match);
  if (!readable || press.do === 'read') {
    if (!(await deferPrivately(interaction))) return;
    if (!readable) return say(interaction, app, missing(press.match));
    return showAll(interaction, app, match, press.at);
  }
  const number = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : press.at;
  const all = await app.matches.comments(match.id);
  if (!all.ok) return say(interaction, app, all.refusal, match.id);
  const edited = press.do === 'edit' ? all.value.find(({ id }) => id === number) : undefined;
  if (press.do === 'edit' && edited?.person.id !== interaction.user.id) {
    return say(interaction, app, message('comment.gone'), match.id);
  }
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const id = printPress({ ...press, at: edited?.id ?? press.at });
  await callDiscord(() => interaction.showModal(commentForm(id, words, edited?.text)));
}

/** A comment as it was written into the form. */
export async function submitComment(
  interaction: ModalMessageModalSubmitInteraction<'cached'>,
  app: App,
  press: CommentPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(press.match);
  if (!match || !isReadable(interaction, app, match)) return say(interaction, app, missing(press.match));
  const text = interaction.fields.getTextInputValue(field);
  const answer =
    press.do === 'edit'
      ? await changeComment(interaction, app, match, press.at, text)
      : await saidOn(interaction, app, match, { text, ...(press.do === 'write' && { moves: press.at }) });
  if (!answer.ok) return say(interaction, app, answer.refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  if (press.do !== 'write') return showComments(interaction, app, match.id, words.say(answer.value));
  // The turn that was commented on, with what stands below it by now.
  await showReplay(interaction, app, match.id, (await turnOf(app, match))(press.at));
  await say(interaction, app, answer.value, match.id);
}

/** All that was said on a turn, in full. */
async function showAll(interaction: Answerable, app: App, match: MatchInfo, turn: number): Promise<void> {
  const past = await app.matches.replay(match.id, turn);
  if (!past.ok) return say(interaction, app, past.refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const { number, comments } = past.value;
  const heading = words.text('comment.all', { turn: turnName(number, words), n: comments.length });
  const { content, files } = inFull(allComments(comments), `${match.game}-${match.id}`, words, limits.content - 100);
  await show(interaction, app, { content: `${heading}\n${content}`.trimEnd(), files });
}

function isReadable({ channelId, member }: Exclude<Answerable, { commandName: string }>, app: App, match: MatchInfo) {
  return match.channelId === channelId || mayLook(app, match, member);
}

/** The reader's last comments, newest first. */
function menuOf(
  match: MatchInfo,
  own: Comment[],
  turnAt: (moves: number) => number | undefined,
  words: Words,
): ActionRowBuilder<StringSelectMenuBuilder> {
  const lines = own.toReversed().map((comment) => {
    const turn = turnAt(comment.moves);
    const where = turn === undefined ? '' : `${capital(turnName(turn, words))} · `;
    return { label: cut(`${where}${plainComment(comment)}`, limits.line), value: String(comment.id) };
  });
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'comment', match: match.id, do: 'edit', at: 0 }))
    .setPlaceholder(words.text('comment.change'))
    .addOptions(lines.slice(0, limits.menuLines));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
}
