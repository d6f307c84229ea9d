import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MessageArg } from '../../engine/index.js';
import type { VoteInfo } from '../../match/votes/api.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { printPress, type VotePress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { messageRoom } from '../words/limits.js';
import { inSeries } from '../words/where.js';

/** What ends the series that a match is in, too. */
const ending = ['end', 'concede'];

/** What is proposed about a match, who has said what, and what came of it; with buttons while it is open. */
export function voteMessage({ matches }: Pick<App, 'matches'>, vote: VoteInfo, words: Words) {
  const { match, about, state } = vote;
  const game = matches.games[match.game];
  const series = ending.includes(vote.kind) && game && inSeries(match, game) ? [words.text('vote.ends-series')] : [];
  const told = [words.say(about), ...series].join(' ');
  const head = words.text('vote.head', { game: words.text(`game.${match.game}`), about: told });
  const inTurn = [...vote.ballots].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const agreed = inTurn.filter(({ agrees }) => agrees).map(({ person }) => person);
  const given = agreed.length > 0 ? [words.text('vote.agreed', { people: named(vote, agreed) })] : [];
  const note = vote.note ? [words.say(vote.note)] : [];
  const open = [...(vote.free ? [] : [asked(vote, words)]), ...given, ...note];
  const lines = [head, ...(state === 'open' ? open : [outcome(vote, words), ...(vote.free ? [] : given)])];
  return {
    content: cut(lines.join('\n'), messageRoom),
    components: state === 'open' ? [buttons(vote, words)] : [],
    allowedMentions: { parse: [] as const },
  };
}

/** Those who have said nothing yet.
 * @example unheard(vote) // ['42'] */
export function unheard({ ballots }: VoteInfo): string[] {
  return ballots.filter(({ agrees }) => agrees === undefined).map(({ person }) => person);
}

/** Who is still to answer, called by mentions, and until when. */
function asked(vote: VoteInfo, words: Words): string {
  const people = { list: unheard(vote).map((id) => `<@${id}>`) };
  const { until } = vote;
  if (until === undefined) return words.text('vote.asked', { people });
  return words.text('vote.asked-until', { people, until: `<t:${Math.floor(until / 1000)}:R>` });
}

/** What came of it, in the words of its kind where that has some. */
function outcome(vote: VoteInfo, words: Words): string {
  const { kind, state, why, ballots } = vote;
  const end = state === 'expired' ? `expired-${why ?? 'impossible'}` : state;
  const said = ballots.filter(({ agrees }) => agrees === (state === 'carried')).map(({ person }) => person);
  const people = state === 'expired' ? unheard(vote) : said;
  const own = `vote.${kind}.${end}`;
  return words.text(words.has(own) ? own : `vote.${end}`, { people: named(vote, people) });
}

/** People by the name of their seat; who has none by what Discord calls them. */
function named({ match: { seats } }: VoteInfo, people: string[]): MessageArg {
  const arg = (id: string): MessageArg => {
    const seat = seats.find(({ person, by }) => by === 'person' && person.id === id);
    return seat ? { seat: seat.seat } : `<@${id}>`;
  };
  return { list: people.map(arg) };
}

const styles: Record<VotePress, ButtonStyle> = {
  yes: ButtonStyle.Success,
  no: ButtonStyle.Danger,
  take: ButtonStyle.Success,
  withdraw: ButtonStyle.Secondary,
};

/** Who may get a seat by it looks at the table first. */
const seating = ['replace', 'offer'];

function buttons({ id, match, kind, free }: VoteInfo, words: Words): ActionRowBuilder<ButtonBuilder> {
  const presses: VotePress[] = free ? ['take', 'withdraw'] : ['yes', 'no', 'withdraw'];
  const all = presses.map((press) =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'vote', match: match.id, do: press, vote: id }))
      .setLabel(words.text(`vote.press-${press}`))
      .setStyle(styles[press]),
  );
  const look = new ButtonBuilder()
    .setCustomId(printPress({ on: 'post', do: 'table', match: match.id, post: id }))
    .setLabel(words.text('vote.press-look'))
    .setStyle(ButtonStyle.Primary);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(...(seating.includes(kind) ? [look] : []), ...all);
}
