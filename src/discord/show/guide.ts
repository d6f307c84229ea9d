import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type InteractionEditReplyOptions } from 'discord.js';
import { known } from '../../../render/book.js';
import { legendKind } from '../../../render/legend.js';
import { type AnyGame, createRng, defaultOptions, playout, start } from '../../engine/index.js';
import { publicViewer, viewerOf } from '../../match/viewer.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { type GuidePage, type Press, printPress } from '../client/custom-id.js';
import { guideButton, guidePages, learnButton } from '../guide/buttons.js';
import { legendLines } from '../guide/legend-lines.js';
import { type Drawn, draw, drawRequest, pictured } from '../posts/pictures.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

type GuidePress = Extract<Press, { on: 'guide' }>;

/** A page of what explains a game, for the presser alone. */
export async function pressGuide(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  { open, on: _, ...page }: GuidePress,
): Promise<void> {
  const defer = open ? deferPrivately : deferInPlace;
  if (!(await defer(interaction))) return;
  await showGuide(interaction, app, page);
}

/** Fills a page into the deferred reply; one beyond the last is the last. */
async function showGuide(interaction: Answerable, app: App, asked: GuidePage): Promise<void> {
  const game = app.matches.games[asked.game];
  const pages = guidePages(app.books, asked);
  if (!game || pages === 0) return say(interaction, app, { id: 'discord.unknown-press' });
  const page = { ...asked, page: Math.min(asked.page, pages - 1) };
  const words = createWords({ locale: localeOf(interaction.locale), components: game.components });
  const made = page.chapter === 'legend' ? legendPageOf : playPageOf;
  const { content, drawn } = await made(interaction, app, game, words, page);
  await show(interaction, app, {
    ...pictured(cut(content, limits.content), drawn, words),
    attachments: [],
    components: [await buttonRow(interaction, app, words, page, pages)],
  });
}

type Made = Promise<{ content: string; drawn: Drawn }>;

async function legendPageOf(
  { user }: Answerable,
  app: App,
  game: AnyGame,
  words: Words,
  { page, chapter }: GuidePage,
): Made {
  const lines = legendLines(app.books, game, words, page);
  const pages = guidePages(app.books, { game: game.id, chapter });
  const view = {
    title: words.text('guide.legend-of', { game: words.text(`game.${game.id}`) }),
    page: words.text('guide.page', { page: page + 1, pages }),
    lines,
  };
  const said = lines.map(({ name, text }) => words.text('guide.line', { name, text }));
  const request = { game: game.id, kind: legendKind, view, locale: words.locale, names: [] };
  const drawn = await drawRequest(app, request, cut(said.join(' ').replaceAll('**', ''), limits.alt), {
    person: user.id,
  });
  return { content: [`### ${view.title} · ${view.page}`, ...said].join('\n'), drawn };
}

/** Beside the words the match itself, as the reader sees it; a sample where it is about none. */
async function playPageOf(interaction: Answerable, app: App, game: AnyGame, words: Words, asked: GuidePage): Made {
  const { id, kind } = known(app.books, game.id).guide[asked.page]!;
  const key = `guide.${game.id}.${id}`;
  const pages = guidePages(app.books, asked);
  const place = words.text('guide.page', { page: asked.page + 1, pages });
  const content = [`### ${words.text(key)} · ${place}`, words.text(`${key}.text`)].join('\n');
  const table = asked.match === undefined ? undefined : await app.matches.table(asked.match);
  if (!table?.ok) return { content, drawn: await drawSample(interaction, app, game, words, kind) };
  const { match, position } = table.value;
  const viewer = viewerOf(match, interaction.user.id);
  const of = viewer === 'public' ? { of: 0 } : {};
  const motif = { match, position, viewer, locale: words.locale, kind, ...(kind === 'area' && of) };
  return { content, drawn: await draw(app, motif, interaction.user.id) };
}

/** Which cards and dice a sample shows is all the same. */
const sampleSeed = '0'.repeat(64);
/** So many moves may come before the first turn. */
const mostOpening = 20;

function drawSample({ user }: Answerable, app: App, game: AnyGame, words: Words, kind: string): Promise<Drawn> {
  const seats = Math.min(Math.max(2, game.seats.min), game.seats.max);
  const { position } = start(game, seats, defaultOptions(game), sampleSeed);
  const rng = createRng({ seed: sampleSeed, block: 0 });
  // What is chosen before the first turn, such as home ports, leaves parts of the table empty that the page speaks of.
  const opening = () => game.pending(position.state).some(({ summons }) => summons);
  for (let move = 0; move < mostOpening && opening(); move++) playout(game, position, rng, 1);
  const names = Array.from({ length: seats }, (_, seat) => words.seat(seat));
  const view = game.view(position.state, publicViewer());
  const request = { game: game.id, kind, view, seat: 0, locale: words.locale, names };
  return drawRequest(app, request, words.text('guide.sample'), { person: user.id });
}

/** Back and on; from the last page of how it is played the legend and the lesson, and from every page of a match the turn itself. */
async function buttonRow(
  interaction: Answerable,
  app: App,
  words: Words,
  shown: GuidePage,
  pages: number,
): Promise<NonNullable<InteractionEditReplyOptions['components']>[number]> {
  const { page, chapter } = shown;
  const turn = (to: number, id: string): ButtonBuilder =>
    guideButton({ ...shown, page: to }, false, words.text(id)).setDisabled(to < 0 || to >= pages);
  const other = chapter === 'play' ? 'legend' : 'play';
  const buttons = pages > 1 ? [turn(page - 1, 'guide.back'), turn(page + 1, 'guide.on')] : [];
  if (page + 1 < pages) buttons.at(-1)?.setStyle(ButtonStyle.Primary);
  if (guidePages(app.books, { ...shown, chapter: other }) > 0) {
    buttons.push(guideButton({ ...shown, chapter: other, page: 0 }, false, words.text(`guide.${other}`)));
  }
  if (page + 1 === pages && chapter === 'play') buttons.push(...learnButton(app, shown.game, words.text('learn.open')));
  const match = shown.match === undefined ? undefined : await app.matches.find(shown.match);
  if (match?.status === 'playing' && viewerOf(match, interaction.user.id) !== 'public') {
    const play = printPress({ on: 'post', do: 'play', match: match.id, post: 'show' });
    buttons.push(
      new ButtonBuilder().setCustomId(play).setLabel(words.text('post.play')).setStyle(ButtonStyle.Secondary),
    );
  }
  return new ActionRowBuilder<ButtonBuilder>().addComponents(buttons).toJSON();
}
