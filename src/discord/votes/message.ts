import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MessageArg } from '../../engine/index.js';
import type { VoteInfo } from '../../match/votes/api.js';
import type { Words } from '../../text/words.js';
import { printPress, type VotePress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { messageRoom } from '../words/limits.js';

/** What is proposed about a match, who has said what, and what came of it; with buttons while it is open. */
export function voteMessage(vote: VoteInfo, words: Words) {
  const { match, about, state } = vote;
  const head = words.text('vote.head', { game: words.text(`game.${match.game}`), about: words.say(about) });
  const inTurn = [...vote.ballots].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const agreed = inTurn.filter(({ agrees }) => agrees).map(({ person }) => person);
  const given = agreed.length > 0 ? [words.text('vote.agreed', { people: named(vote, agreed) })] : [];
  const lines = state === 'open' ? [head, asked(vote, words), ...given] : [head, outcome(vote, words), ...given];
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

/** What came of it. */
function outcome(vote: VoteInfo, words: Words): string {
  const { state, why, ballots } = vote;
  if (state === 'expired') {
    const silent = named(vote, unheard(vote));
    return words.text(`vote.expired-${why ?? 'impossible'}`, why === 'time' ? { people: silent } : {});
  }
  const against = ballots.filter(({ agrees }) => agrees === false).map(({ person }) => person);
  return words.text(`vote.${state}`, state === 'failed' ? { people: named(vote, against) } : {});
}

/** People by the name of their seat; who has none by what Discord calls them. */
function named({ match: { seats } }: VoteInfo, people: string[]): MessageArg {
  const arg = (id: string): MessageArg => {
    const seat = seats.find(({ person, by }) => by === 'person' && person.id === id);
    return seat ? { seat: seat.seat } : `<@${id}>`;
  };
  return { list: people.map(arg) };
}

function buttons({ id, match }: VoteInfo, words: Words): ActionRowBuilder<ButtonBuilder> {
  const button = (press: VotePress, style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'vote', match: match.id, do: press, vote: id }))
      .setLabel(words.text(`vote.press-${press}`))
      .setStyle(style);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Success),
    button('no', ButtonStyle.Danger),
    button('withdraw', ButtonStyle.Secondary),
  );
}
