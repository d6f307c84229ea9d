import { AttachmentBuilder } from 'discord.js';
import { altText, suits } from '../../../render/describe.js';
import { PaintError } from '../../../render/painter.js';
import type { Origin } from '../../../render/picture-queue.js';
import type { FinalScores, Focus, PictureRequest } from '../../../render/request.js';
import { type Message, message, type Position, type Seat } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { Onlooker } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { calledIn } from '../words/computers.js';
import { cut } from '../words/cut.js';
import { messageRoom } from '../words/limits.js';
import { plainName } from '../words/names.js';

export { kinds, ofSeat } from '../../../render/describe.js';

/** What a picture is made from; always a view, never a state. */
export interface Motif {
  match: MatchInfo;
  position: Position;
  viewer: Onlooker;
  locale: Locale;
  changed?: string[];
  focus?: Focus;
  /** How a match that is over ended. */
  result?: FinalScores;
  /** It is an earlier position: not told how the match ended, and never outdated by what the match has come to since. */
  past?: boolean;
  /** Whose area is drawn, as the viewer sees it. Undefined: the viewer's own. */
  of?: Seat;
  /** Which of the game's kinds of picture; undefined: the one that suits the choice, else the table. */
  kind?: string;
}

/** The request for a motif's picture: the choice decides between the table and a seat's area where there is one. */
export function pictureRequest(app: Pick<App, 'matches' | 'books'>, motif: Motif): PictureRequest {
  const game = app.matches.games[motif.match.game];
  if (!game) throw new Error(`no game ${motif.match.game}`);
  const view = game.view(motif.position.state, motif.viewer);
  const own = motif.of ?? (typeof motif.viewer === 'number' ? motif.viewer : undefined);
  const kind =
    motif.kind ?? (motif.focus && own !== undefined ? suits(game.id, view, motif.focus, app.books) : 'table');
  return {
    game: game.id,
    kind,
    view,
    ...(own !== undefined && { seat: own }),
    locale: motif.locale,
    ...namesOf(motif.match, motif.locale),
    ...(motif.changed && { changed: motif.changed }),
    ...(motif.focus && { focus: motif.focus }),
    ...(motif.result && { result: motif.result }),
  };
}

/** What people are called on pictures, the computer in the reader's language, and which seats it plays. */
export function namesOf(match: MatchInfo, locale: Locale, short = false): Pick<PictureRequest, 'names' | 'computers'> {
  const { seats } = match;
  const computers = seats.filter(({ by }) => by === 'engine').map(({ seat }) => seat);
  return {
    names: seats.map(({ seat }) => plainName(calledIn(match, seat, locale, short))),
    ...(computers.length > 0 && { computers }),
  };
}

/** A drawn motif: the file to attach and its alt text. Without a file: `missing` says why; the words must do. */
export interface Drawn {
  file?: AttachmentBuilder;
  alt: string;
  missing?: Message;
}

/**
 * Draws a motif for a person, or for a channel. A picture that fails is logged and left out: it never stops a game. So is
 * one that gave way to later ones of the same person or match, but that is no failure.
 * @example const drawn = await draw(app, motif, interaction.user.id)
 */
export async function draw(app: App, motif: Motif, person?: string): Promise<Drawn> {
  const result = motif.past ? undefined : await resultOf(app, motif.match);
  const request = pictureRequest(app, { ...motif, ...(result && { result }) });
  const { id, version } = motif.match;
  const origin = { ...(person !== undefined && { person }), ...(!motif.past && { match: { id, version } }) };
  return drawRequest(app, request, altText(request, app.books), origin);
}

/** The same for a picture that is asked for whole; `alt` says what it shows. */
export async function drawRequest(app: App, request: PictureRequest, alt: string, origin: Origin): Promise<Drawn> {
  try {
    const png = await app.painter.paint(request, origin);
    return { file: new AttachmentBuilder(png, { name: 'board.png', description: alt }), alt };
  } catch (error) {
    if (error instanceof PaintError && (error.reason === 'superseded' || error.reason === 'outdated')) {
      return { alt, missing: message(`picture.${error.reason}`) };
    }
    app.log.error({ err: error, match: origin.match?.id, game: request.game }, 'a picture could not be drawn');
    return { alt, missing: message('picture.failed') };
  }
}

/**
 * A message with a drawn motif: its file, or below the words why it has none.
 * @example await show(interaction, app, pictured(content, drawn, words))
 */
export function pictured(
  content: string,
  { file, missing }: Drawn,
  words: Pick<Words, 'say'>,
): { content: string; files: AttachmentBuilder[] } {
  if (file || !missing) return { content, files: file ? [file] : [] };
  const note = `\n-# ${words.say(missing)}`;
  return { content: cut(content, messageRoom - note.length) + note, files: [] };
}

/** How a match ended; undefined: it is not over. */
export async function resultOf({ matches }: App, match: MatchInfo): Promise<FinalScores | undefined> {
  if (match.status !== 'over') return undefined;
  const scores = await matches.scores(match.id);
  if (!scores.ok) return undefined;
  const { seats, winners } = scores.value.sheet;
  const totals = match.seats.map(({ seat }) => seats.find((one) => one.seat === seat)?.total ?? 0);
  return { totals, winners };
}
