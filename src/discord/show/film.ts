import { AttachmentBuilder, type ButtonInteraction } from 'discord.js';
import { joinFilm } from '../../../render/film-file.js';
import type { PictureRequest } from '../../../render/request.js';
import { message, type Result } from '../../engine/index.js';
import type { PastTurn } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { localeOf } from '../words/locale.js';
import { requestOf } from './past-turn.js';
import { spread } from './spread.js';

/** Pictures of a film at most; of a longer match they are evenly thinned out. */
const mostPictures = 40;
/** Pixels. */
const usualWidth = 800;
const leastWidth = 240;
/** Milliseconds. */
const each = 800;
const lastOne = 4000;
/** So much of what Discord takes is used, and never more than it takes from everybody. */
const share = 0.95;
const mostBytes = 10 * 1024 * 1024;
/** After so many pictures the reader is told how far it has come. */
const tellEvery = 8;

/** Who waits for a film of which match: a second press makes no second one. */
const making = new Set<string>();

type FilmPress = ButtonInteraction<'cached'>;

/**
 * The match so far as a film; meanwhile the answer tells how far it has come. The interaction must have been deferred.
 * @example await showFilm(interaction, app, match.id)
 */
export async function showFilm(interaction: FilmPress, app: App, matchId: string): Promise<void> {
  const who = `${interaction.user.id}:${matchId}`;
  if (making.has(who)) return say(interaction, app, message('replay.film-twice'), matchId);
  making.add(who);
  try {
    const newest = await app.matches.replay(matchId);
    if (!newest.ok) return await say(interaction, app, newest.refusal, matchId);
    await makeFilm(interaction, app, newest.value);
  } finally {
    making.delete(who);
  }
}

async function makeFilm(interaction: FilmPress, app: App, { match, turns }: PastTurn): Promise<void> {
  const words = wordsFor(app, match, localeOf(interaction.locale));
  // What was taken back is no part of how the match has come to stand.
  const stand = turns.flatMap(({ gone }, number) => (gone ? [] : [number]));
  const chosen = spread(stand.length, mostPictures).map((at) => stand[at]!);
  const most = Math.min(interaction.attachmentSizeLimit, mostBytes) * share;
  const tell = (n: number): Promise<void> =>
    show(interaction, app, { content: words.text('replay.film-so-far', { n, most: chosen.length }) });
  await tell(0);
  for (let width = usualWidth; width >= leastWidth; ) {
    const film = await filmOf(app, match.id, chosen, {
      width,
      locale: words.locale,
      person: interaction.user.id,
      tell,
    });
    if (!film.ok) return say(interaction, app, film.refusal, match.id);
    if (film.value.length <= most) {
      return showFile(interaction, app, match, film.value, { chosen, all: stand.length }, words);
    }
    // Bytes grow with the area.
    width = Math.floor(Math.min(0.9, Math.sqrt(most / film.value.length)) * width);
  }
  await say(interaction, app, message('replay.film-large'), match.id);
}

interface Making {
  width: number;
  locale: Words['locale'];
  person: string;
  tell(n: number): Promise<void>;
}

/** The film of some turns, picture by picture: only what is in the file already is kept of them. */
async function filmOf(app: App, matchId: string, chosen: number[], making: Making): Promise<Result<Buffer>> {
  const { width, locale, person, tell } = making;
  const pieces: Buffer[] = [];
  let before: PictureRequest | undefined;
  for (const [at, number] of chosen.entries()) {
    const past = await app.matches.replay(matchId, number);
    if (!past.ok) return past;
    const request = await requestOf(app, past.value, locale);
    const delay = at === chosen.length - 1 ? lastOne : each;
    const film = { width, delay, ...(before && { before }) };
    try {
      // A line of its own: the reader's other looks neither wait for it nor take its place.
      pieces.push(await app.painter.paint({ ...request, film }, { person: `${person}:film` }));
    } catch (error) {
      app.log.error({ err: error, match: matchId }, 'a film could not be made');
      return { ok: false, refusal: message('replay.film-failed') };
    }
    before = request;
    if ((at + 1) % tellEvery === 0) await tell(at + 1);
  }
  return { ok: true, value: joinFilm(pieces) };
}

async function showFile(
  interaction: FilmPress,
  app: App,
  { id, game }: PastTurn['match'],
  film: Buffer,
  { chosen, all }: { chosen: number[]; all: number },
  words: Words,
): Promise<void> {
  const [n, turn] = [chosen.length, chosen.at(-1)!];
  const content =
    n < all ? words.text('replay.film-thinned', { n, all, turn }) : words.text('replay.film', { n, turn });
  const file = new AttachmentBuilder(film, { name: `${game}-${id}.gif`, description: content });
  await show(interaction, app, { content, files: [file] });
}
