import type { ButtonBuilder } from '@discordjs/builders';
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { MessageArg, Refusal } from '../../engine/index.js';
import type { Desk, Outcome } from '../../match/api.js';
import { viewerOf } from '../../match/viewer.js';
import { createWords, type Words } from '../../text/words.js';
import { deferInPlace, outcomeOf, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { DecisionPress } from '../client/decision-press.js';
import { shortcomings } from '../client/permissions.js';
import { awaitedLeft } from '../client/presence.js';
import { guideButtons, learnButton, learntButtons, legendButton } from '../guide/buttons.js';
import { lookMenu } from '../posts/look-menu.js';
import { draw } from '../posts/pictures.js';
import { latest } from '../words/latest.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { movesTold } from '../words/moves.js';
import { toldLines } from '../words/news.js';
import { resultLines, wonLine } from '../words/result.js';
import { alwaysButton } from './always.js';
import { seatPress } from './lead.js';
import { hand } from './lesson.js';
import { closedPanel, panelMessage } from './message.js';
import { panelModel } from './model.js';
import { parsePages, parseTurned } from './pages.js';
import { planButton, planNotes } from './plan-notes.js';
import type { Turned } from './types.js';
import { wayBackLines } from './way-back-lines.js';

/** What a panel answers. */
export type PanelInteraction =
  | ButtonInteraction<'cached'>
  | StringSelectMenuInteraction<'cached'>
  | ChatInputCommandInteraction<'cached'>;
type PanelPressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** Opens (or draws anew) the private turn panel of the reader. The interaction must have been deferred. */
export async function openPanel(
  interaction: PanelInteraction,
  app: App,
  matchId: string,
  note?: string,
): Promise<void> {
  const desk = await app.matches.desk(matchId, interaction.user.id);
  if (!desk.ok) return say(interaction, app, desk.refusal, matchId);
  await showDesk(interaction, app, desk.value, note ? [note] : []);
}

/** A press on a panel. A stale one changes nothing and is answered with a fresh panel. */
export async function pressPanel(interaction: PanelPressed, app: App, press: DecisionPress): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : press.value;
  const { matches } = app;
  const { match: id, seat, key } = press;
  const what = seatPress(press.do, { subject: press.value, value });
  const pressed = await matches.press(id, interaction.user.id, { seat, key }, what);
  if (!pressed.ok) return failed(interaction, app, id, pressed.refusal);
  const { desk, refused, seals } = pressed.value;
  const words = wordsFor(app, desk.match, localeOf(interaction.locale));
  const turned = { ...turnedBy(press), ended: seals.includes('handover') };
  if (!refused) return showDesk(interaction, app, desk, settledNotes(pressed.value, words), turned);
  app.note?.(outcomeOf(refused));
  await showDesk(interaction, app, desk, [
    ...settledNotes(pressed.value, words),
    refusedText(press, desk, refused, words),
  ]);
}

/** The press found no decision, or the store failed: then the panel stands as it did. */
async function failed(interaction: PanelPressed, app: App, match: string, refusal: Refusal): Promise<void> {
  app.note?.(outcomeOf(refusal));
  const now = await app.matches.desk(match, interaction.user.id);
  if (!now.ok) return close(interaction, app, refusal, match);
  const words = wordsFor(app, now.value.match, localeOf(interaction.locale));
  await showDesk(interaction, app, now.value, [words.say(refusal)]);
}

/** How much is told of what others did meanwhile. */
const meanwhileRoom = 400;

/** Answers to a press on a decision that waits no more. */
const late = ['match.stale', 'match.pressed-twice', 'match.pressed-other'];

/** A second press on End turn comes when the turn has ended, whatever is asked now; one after Start over does not. */
function refusedText(press: DecisionPress, desk: Desk, refused: Refusal, words: Words): string {
  if (!late.includes(refused.id)) return words.say(refused);
  if (desk.outdated) return words.text('panel.late');
  if (desk.justBack) return words.text('panel.went-back');
  const ended = press.do === 'confirm' && press.value !== '' && desk.committed > Number(press.value);
  if (ended) return words.text('panel.ended');
  // That something was taken out of the draft is said below, and why.
  if (desk.fallen.length > 0 || desk.dropped) return words.text('panel.late');
  return refused.id === 'match.stale' ? words.text('panel.stale') : words.say(refused);
}

/** A panel of what is over says so in its place; on a message of others the sentence comes as one of its own. */
async function close(interaction: PanelPressed, app: App, refusal: Refusal, matchId: string): Promise<void> {
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return say(interaction, app, refusal, matchId);
  const match = await app.matches.find(matchId);
  const locale = localeOf(interaction.locale);
  const words = match ? wordsFor(app, match, locale) : createWords({ locale });
  await show(interaction, app, closedPanel(words.say(refusal)));
}

/** How a press turns the panel. @example await showDesk(interaction, app, desk, [], turnedBy(press)) */
export function turnedBy(press: DecisionPress): Turned {
  if (press.do === 'page') return parsePages(press.value);
  const kept = parseTurned(press.value);
  if (press.do === 'pick') return kept ?? {};
  if (press.do === 'why') return { why: true, ...(kept && { ...kept, change: true }) };
  return press.do === 'change' ? { change: true } : {};
}

/** What a committed step told this seat stands above the next question: it is no longer part of the draft. */
function settledNotes(outcome: Outcome, words: Words): string[] {
  if (outcome.seals.length === 0) return [];
  return toldLines(outcome.told, words);
}

/** What the picture is for before anything is thought about: which kind suits is the game's to say. */
const wholeTurn = { action: '', args: {}, targets: [] };

/** Nothing of a lesson is posted: what the computer did stands here. */
async function lessonNews({ matches }: App, { match, seat, progress }: Desk, words: Words): Promise<string[]> {
  if (!progress) return [];
  const log = await matches.log(match.id, match.host.id);
  const since = log.ok ? log.value.slice(log.value.findLastIndex(({ move }) => move.seat === seat) + 1) : [];
  const news = latest(movesTold(since, words), limits.content / 2, '\n');
  return news ? [news] : [];
}

/** What the others did that has made a part of the draft impossible. */
async function meanwhile({ matches }: App, { match, seat, movesThen }: Desk, words: Words): Promise<string[]> {
  if (movesThen === undefined) return [];
  const log = await matches.log(match.id, match.seats[seat]?.person.id);
  const since = log.ok ? log.value.slice(movesThen).filter(({ move }) => move.seat !== seat) : [];
  const news = latest(movesTold(since, words), meanwhileRoom);
  return news ? [words.text('panel.meanwhile', { news })] : [];
}

/** What of a draft or of a half-made choice is gone, and why. */
function lostSteps({ game, lost, outdated, dropped, fallen }: Desk, words: Words): string[] {
  const name = (action: string): MessageArg => ({ id: `${game.id}.action.${action}` });
  return [
    ...(lost ? [words.text('panel.lost')] : []),
    ...(outdated ? [words.text('panel.draft-gone')] : []),
    ...(dropped ? [words.text('panel.dropped', { action: name(dropped.action) })] : []),
    ...fallen.map(({ action }) => words.text('panel.fallen', { action: name(action) })),
  ];
}

/** How a lesson's match has ended; nothing while it is played. */
async function lessonEnd(app: App, { match, progress }: Desk, words: Words): Promise<string[]> {
  if (!progress || match.status !== 'over') return [];
  const scores = await app.matches.scores(match.id);
  if (!scores.ok) return [];
  const code = wordsFor(app, match, words.locale, 'code');
  return [wonLine(scores.value, words), ...resultLines(scores.value, { words, code })];
}

/** Nothing more is to be learnt in it: no step is left, or the match is over. */
function lessonOver({ progress, pending }: Desk): boolean {
  return progress !== undefined && (progress.over || !pending);
}

/** Begins a lesson anew; the hand points at it where the lesson ended without all its steps. */
function anewButton(app: App, { game, progress }: Desk, words: Words): ButtonBuilder[] {
  if (!progress) return [];
  const label = words.text('learn.anew');
  return learnButton(app, game.id, progress.over && progress.leftOut > 0 ? hand + label : label, true);
}

/** Draws the panel of a desk into the deferred reply. */
export async function showDesk(
  interaction: PanelInteraction,
  app: App,
  desk: Desk,
  notes: string[] = [],
  turn: Turned = {},
): Promise<void> {
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, desk.match, locale);
  const plain = wordsFor(app, desk.match, locale, 'plain');
  const model = panelModel(desk, { ...words, plain }, app.matches, turn);
  const fallen = [...(await meanwhile(app, desk, words)), ...lostSteps(desk, words), ...planNotes(desk, words)];
  const channel = app.client.channels.cache.get(desk.match.channelId);
  const lacking = channel?.isTextBased() && !channel.isDMBased() ? shortcomings(channel) : undefined;
  const changed = desk.draft.flatMap((step) => step.told).flatMap(({ event }) => event.anchors ?? []);
  const drawn = await draw(
    app,
    {
      match: desk.match,
      position: desk.position,
      viewer: viewerOf(desk.match, interaction.user.id),
      locale,
      ...(changed.length > 0 && { changed }),
      ...(model.focus ? { focus: model.focus } : desk.pending && { focus: wholeTurn }),
    },
    interaction.user.id,
  );
  // Where a turn begins: later its rows are full.
  const begins = desk.pending && !desk.thought && desk.draft.length === 0;
  const about = { game: desk.game.id, match: desk.match.id };
  const legend = !begins
    ? []
    : desk.committed > 0
      ? legendButton(app.books, about, words)
      : guideButtons(app.books, about, words);
  const learnt = (begins || !desk.pending) && lessonOver(desk) ? learntButtons(app.books, about, words) : [];
  const ahead = await planButton(app, desk, plain);
  const guides = [...alwaysButton(desk, plain), ...ahead, ...legend, ...anewButton(app, desk, words), ...learnt];
  const waiting = desk.pending ? [] : desk.game.pending(desk.position.state);
  const left = await awaitedLeft(app, desk.match, waiting);
  const amiss = [lacking, left, drawn.missing].flatMap((message) => (message ? [words.say(message)] : []));
  const news = begins || !desk.pending ? await lessonNews(app, desk, words) : [];
  model.lesson?.push(...(await lessonEnd(app, desk, words)));
  const look = lookMenu(app, desk.match, locale, { own: desk.seat });
  if (turn.ended || !desk.pending) model.lines.push(...(await wayBackLines(app, desk, words)));
  const above = [...notes, ...news, ...amiss, ...fallen];
  await show(interaction, app, panelMessage(desk, model, drawn, above, guides, look));
}
