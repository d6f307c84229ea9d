import type { AutocompleteInteraction } from 'discord.js';
import type { App } from '../../src/discord/client/app.js';
import { suggestions } from '../../src/discord/typing/match-option.js';
import type { Suggestion } from '../../src/discord/typing/suggest.js';
import { calledIn } from '../../src/discord/words/computers.js';
import { cut } from '../../src/discord/words/cut.js';
import { limits } from '../../src/discord/words/limits.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { literal, plainName } from '../../src/discord/words/names.js';
import { type Message, message, type Result, type Seat } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';

/** So much of a name that nobody has is told back. */
const quoted = 40;

/** The seats of a match that has begun, by their holders' names, to be suggested. */
export function seatSuggestions(match: MatchInfo, locale: string): Suggestion[] {
  if (match.status === 'open') return [];
  return match.seats.map(({ seat }) => ({ name: nameOf(match, seat, locale), value: String(seat) }));
}

/** Completes the option `whose` with seats of the channel's match. */
export async function suggestSeats(
  interaction: AutocompleteInteraction<'cached'>,
  { matches }: App,
  seats: (match: MatchInfo) => Suggestion[],
): Promise<Suggestion[]> {
  const match = await matches.inChannel(interaction.channelId);
  return match && match.status !== 'open' ? suggestions(seats(match), interaction.options.getFocused()) : [];
}

/** The seat that is meant by its number, as suggested, or by its holder's name. */
export function seatNamed(match: MatchInfo, typed: string | undefined, locale: string): Result<Seat | undefined> {
  if (!typed) return { ok: true, value: undefined };
  const { seats } = match;
  const sought = typed.toLowerCase();
  const found =
    seats.find(({ seat }) => String(seat) === typed) ??
    seats.find(({ seat }) => nameOf(match, seat, locale).toLowerCase() === sought);
  if (found) return { ok: true, value: found.seat };
  return { ok: false, refusal: noSuchSeat(typed, seats) };
}

function noSuchSeat(typed: string, seats: MatchInfo['seats']): Message {
  const list = seats.map(({ seat }) => ({ seat }));
  return message('show.no-such-seat', { name: literal(cut(typed, quoted)), seats: { list } });
}

/** As Discord takes it for a suggestion. */
function nameOf(match: MatchInfo, seat: Seat, locale: string): string {
  return cut(plainName(calledIn(match, seat, localeOf(locale))), limits.line);
}
