import { ActionRowBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import type { Seat } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import type { Locale } from '../../text/catalogue.js';
import { type App, wordsFor } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { kinds, ofSeat } from './pictures.js';

/** Not a kind of picture: all of the table in words. */
export const inWords = 'text';

/** What is looked at. `seat`: whose, where it shows one seat; the reader's own where it is left out. */
export interface Look {
  kind: string;
  seat?: Seat;
}

/**
 * The menu from which a reader turns to the table, in words too, to a part of it shown closely, or to anybody's area. `own`: the
 * reader's seat; under a post nobody's. `shown`: what the picture above it shows. `seats`: nobody is called by name.
 * @example components: [lookMenu(app, match, 'en', { shown: { kind: 'area', seat: 1 }, own: 0 })]
 */
export function lookMenu(
  app: App,
  match: MatchInfo,
  locale: Locale,
  { shown, own, seats = false }: { shown?: Look; own?: Seat | undefined; seats?: boolean } = {},
): ActionRowBuilder<StringSelectMenuBuilder> {
  const words = wordsFor(app, match, locale, seats ? 'seats' : 'plain');
  const seatKinds = ofSeat(match.game, app.books);
  const [whole = '', ...parts] = kinds(match.game, app.books).filter((kind) => !seatKinds.includes(kind));
  const line = (look: Look, label: string) => ({
    label: cut(capital(label), limits.line),
    value: printLook(look),
    default: shown?.kind === look.kind && shown.seat === look.seat,
  });
  const ofKind = (kind: string) => line({ kind }, words.text(`show.as-${kind}`));
  const ofOne = ({ seat }: { seat: Seat }) =>
    seatKinds.map((kind) =>
      line({ kind, seat }, words.text(seat === own ? `show.as-${kind}` : `show.look-${kind}`, { seat: { seat } })),
    );
  const lines = [
    ofKind(whole),
    ofKind(inWords),
    ...match.seats.filter(({ seat }) => seat === own).flatMap(ofOne),
    ...parts.map(ofKind),
    ...match.seats.filter(({ seat }) => seat !== own).flatMap(ofOne),
  ];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'look', match: match.id }))
    .setPlaceholder(words.text('show.look'))
    .addOptions(lines.slice(0, limits.menuLines));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
}

/** An area goes by its seat alone. @example printLook({ kind: 'built', seat: 1 }) // 'built:1' */
function printLook({ kind, seat }: Look): string {
  if (seat === undefined) return kind;
  return kind === 'area' ? `${seat}` : `${kind}:${seat}`;
}

/** Reads it back; what is none of it names the table. @example parseLook('1') // { kind: 'area', seat: 1 } */
export function parseLook(value: string): Look {
  const [, kind, seat] = /^(?:([a-z-]+):?)?(\d)?$/.exec(value) ?? [];
  if (seat === undefined) return { kind: kind ?? 'table' };
  return { kind: kind ?? 'area', seat: Number(seat) };
}
