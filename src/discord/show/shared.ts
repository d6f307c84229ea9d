import type { AttachmentBuilder } from 'discord.js';
import { boardChapters } from '../../../render/describe.js';
import { done, type Message, message, type Refusal, type Result, type Seat } from '../../engine/index.js';
import type { MatchInfo, Person } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { publicViewer } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { sharedBoard } from '../boards/shared.js';
import { type App, wordsFor } from '../client/app.js';
import type { ShareKey } from '../client/share-key.js';
import { draw, kinds, type Motif, pictureRequest, resultOf } from '../posts/pictures.js';
import { sharedProfile } from '../profile/shared.js';
import { sharedRecords } from '../records/show.js';
import { rulesOn } from '../typing/rules.js';
import { inFull } from '../words/in-full.js';
import { latest } from '../words/latest.js';
import { messageRoom } from '../words/limits.js';
import { movesTold, pageOf, placesChanged } from '../words/moves.js';
import { markdownName } from '../words/names.js';
import { drawTurn, turnTold } from './past-turn.js';
import { statusLines } from './status.js';

/** What everybody gets to see. */
export interface Shared {
  content: string;
  files: AttachmentBuilder[];
}

/** Who shows something, and the language they read. */
export type Presenter = Person & { locale: Locale; guildId: string; channelId: string };

type OfMatch<W extends ShareKey['what']> = Extract<ShareKey, { what: W }>;

/** What the makers below work with: nothing in it knows the presenter's seat. */
interface Stage {
  app: App;
  match: MatchInfo;
  words: Words;
  /** Whose pictures wait in line. */
  person: string;
  /** `<who> shows …`, by the text's id. */
  heading(id: string, args?: Parameters<Words['text']>[1]): string;
}

/** A button of an older build, or of another match than it says: there is no such thing to be shown. */
const unknown: Refusal = message('discord.unknown-press');

/**
 * What a key names, made anew as anybody sees it, with who shows it. It is never a copy of what the presenter sees:
 * their seat is asked for nowhere here. What belongs to a match is told in the match's language, that of all its posts;
 * rules in the presenter's, who looked them up in it to quote them.
 * Refused: discord.unknown-press, picture.*, and as `MatchService.table`.
 * @example const shared = await sharedOf(app, key, { id, name, locale: 'en' })
 */
export async function sharedOf(app: App, key: ShareKey, by: Presenter): Promise<Result<Shared>> {
  if (key.what === 'rules') return sharedRules(app, key, by);
  if (key.what === 'board') return sharedBoard(app, key.look, by);
  if (key.what === 'profile') return sharedProfile(app, key.look, by);
  if (key.what === 'records') return sharedRecords(app, key.look, by);
  const match = await app.matches.find(key.match);
  if (!match) return refused(missing(key.match));
  const words = wordsFor(app, match, match.locale);
  const who = markdownName(by.name);
  const stage: Stage = {
    app,
    match,
    words,
    person: by.id,
    heading: (id, args = {}) => words.text(`share.by-${id}`, { who, ...args }),
  };
  if (key.what === 'picture') return sharedPicture(stage, key);
  if (key.what === 'text') return sharedText(stage, key);
  if (key.what === 'turn') return sharedTurn(stage, key);
  return key.what === 'log' ? sharedLog(stage, key) : sharedNews(stage, key);
}

function sharedRules({ matches }: App, { game, about }: OfMatch<'rules'>, by: Presenter): Result<Shared> {
  const asked = matches.games[game];
  if (!asked) return refused(unknown);
  const words = createWords({ locale: by.locale, components: asked.components });
  const text = rulesOn(asked, words, about);
  if (text === undefined) return refused(unknown);
  const heading = words.text('share.by-rules', { who: markdownName(by.name), game: words.text(`game.${game}`) });
  return done({ content: `${heading}\n${text}`, files: [] });
}

async function sharedPicture(stage: Stage, key: OfMatch<'picture'>): Promise<Result<Shared>> {
  const { app, match, words } = stage;
  const { kind, seat } = key;
  if (!kinds(match.game, app.books).includes(kind) || !isSeat(match, seat)) return refused(unknown);
  const table = await app.matches.table(match.id);
  if (!table.ok) return table;
  const { position, changed } = table.value;
  const drawn = await paint(stage, {
    position,
    kind,
    ...(kind === 'table' && { changed }),
    ...(seat !== undefined && { of: seat }),
  });
  if (!drawn.ok) return drawn;
  const heading = pictureHeading(stage, key);
  const status = await statusLines(app, table.value, words.locale);
  return done({ content: `${heading}\n${status}`, files: drawn.value });
}

function pictureHeading({ heading, match, person, words }: Stage, { kind, seat }: OfMatch<'picture'>): string {
  if (kind === 'table') return heading('table');
  if (kind !== 'area') {
    const one = seat === undefined ? undefined : words.text(`show.look-${kind}`, { seat: { seat } });
    return heading('kind', { kind: one ?? words.text(`show.as-${kind}`) });
  }
  if (seat === undefined) return heading('kind', { kind: words.text('show.as-area') });
  return match.seats[seat]?.person.id === person ? heading('own-area') : heading('area', { seat: { seat } });
}

async function sharedText(stage: Stage, { seat }: OfMatch<'text'>): Promise<Result<Shared>> {
  const { app, match, words } = stage;
  if (!isSeat(match, seat)) return refused(unknown);
  const table = await app.matches.table(match.id);
  if (!table.ok) return table;
  const { position } = table.value;
  const result = await resultOf(app, match);
  const motif = { match, position, viewer: publicViewer(), locale: match.locale, ...(result && { result }) };
  const lines = boardInWords(app, motif, seat);
  const own = seat === undefined || match.seats[seat]?.person.id === stage.person;
  const heading = own ? stage.heading('text') : stage.heading('text-area', { seat: { seat } });
  const { content, files } = inFull(lines, `${match.game}-${match.id}`, words, messageRoom - heading.length - 1);
  return done({ content: `${heading}\n${content}`, files });
}

/**
 * The board in words as the motif's viewer sees it: how it stands, one seat's area, the table, and the areas of the
 * others; an empty line between two of them.
 * @example boardInWords(app, motif, 0).join('\n')
 */
export function boardInWords(app: Pick<App, 'matches' | 'books'>, motif: Motif, seat?: Seat): string[] {
  const request = pictureRequest(app, { ...motif, ...(seat !== undefined && { of: seat }) });
  return boardChapters(request, app.books).flatMap(({ title, lines }) => [
    ...(title === undefined ? [] : ['', title]),
    ...lines,
  ]);
}

async function sharedLog(stage: Stage, { from, to }: OfMatch<'log'>): Promise<Result<Shared>> {
  const { app, match, words } = stage;
  const log = await app.matches.log(match.id, undefined);
  if (!log.ok) return log;
  const entries = log.value.filter(({ number }) => number >= from && number <= to);
  if (entries.length === 0) return refused(unknown);
  // The first number of what fits may be a digit longer than `from`: `messageRoom` leaves some to spare.
  const page = pageOf(match, entries, words, messageRoom - stage.heading('moves', { from, to }).length - 1);
  const first = to - page.told + 1;
  const heading = first === to ? stage.heading('move', { to }) : stage.heading('moves', { from: first, to });
  return done({ content: `${heading}\n${page.text}`, files: [] });
}

async function sharedNews(stage: Stage, { from }: OfMatch<'since'>): Promise<Result<Shared>> {
  const { app, match, words } = stage;
  const log = await app.matches.log(match.id, undefined);
  if (!log.ok) return log;
  const table = await app.matches.table(match.id);
  if (!table.ok) return table;
  const entries = log.value.filter(({ number }) => number > from);
  if (entries.length === 0) return refused(unknown);
  const drawn = await paint(stage, { position: table.value.position, changed: placesChanged(entries) });
  if (!drawn.ok) return drawn;
  const heading = from === 0 ? stage.heading('beginning') : stage.heading('since', { n: from });
  const news = latest(movesTold(entries, words), messageRoom - heading.length - 1, '\n');
  return done({ content: `${heading}\n${news}`, files: drawn.value });
}

async function sharedTurn(
  { app, heading, match, person, words }: Stage,
  key: OfMatch<'turn'>,
): Promise<Result<Shared>> {
  const past = await app.matches.replay(match.id, key.turn);
  if (!past.ok) return past;
  if (past.value.number !== key.turn) return refused(unknown);
  const drawn = await drawTurn(app, past.value, words.locale, person);
  if (!drawn.file) return refused(drawn.missing ?? message('picture.failed'));
  const above = heading('turn');
  return done({
    content: `${above}\n${turnTold(past.value, words, messageRoom - above.length - 200)}`,
    files: [drawn.file],
  });
}

/** A picture for everybody; what was to be shown is not there without it. */
async function paint(
  { app, match, person }: Stage,
  motif: Omit<Motif, 'match' | 'viewer' | 'locale'>,
): Promise<Result<AttachmentBuilder[]>> {
  const drawn = await draw(app, { ...motif, match, viewer: publicViewer(), locale: match.locale }, person);
  if (!drawn.file) return refused(drawn.missing ?? message('picture.failed'));
  return done([drawn.file]);
}

/** Is there such a seat, or none asked for?
 * @example isSeat(match, key.seat) */
export function isSeat({ seats }: MatchInfo, seat: Seat | undefined): boolean {
  return seat === undefined || seats.some((one) => one.seat === seat);
}

function refused(refusal: Message): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
