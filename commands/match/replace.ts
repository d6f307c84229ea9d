import { ApplicationCommandOptionType } from 'discord.js';
import { say } from '../../src/discord/client/answer.js';
import type { App } from '../../src/discord/client/app.js';
import { channelOf } from '../../src/discord/client/channel.js';
import { keeps } from '../../src/discord/client/keeper.js';
import { unreached } from '../../src/discord/client/presence.js';
import { proposeNow } from '../../src/discord/votes/propose.js';
import { described } from '../../src/discord/words/texts.js';
import { type Message, message, type Seat } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';
import { mayReplace } from '../../src/match/seats/may-replace.js';
import { seatNamed, seatSuggestions, suggestSeats } from './seat-named.js';
import { type Subcommand, withMatch } from './subcommand.js';

/**
 * `/match replace`: a seat is given to somebody who has none; all who play are asked, or only they, where its holder has resigned
 * or their time is up.
 */
export const replace: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'whose',
      ...described('command.match.replace.whose'),
      required: true,
      autocomplete: true,
    },
    { type: ApplicationCommandOptionType.User, name: 'by', ...described('command.match.replace.by'), required: true },
  ],
  complete: (interaction, app) => suggestSeats(interaction, app, (match) => seatSuggestions(match, interaction.locale)),
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      if (match.status === 'open') return say(interaction, app, message('match.not-started'), match.id);
      const typed = interaction.options.getString('whose', true).trim();
      const named = seatNamed(match, typed, interaction.locale);
      if (!named.ok) return say(interaction, app, named.refusal, match.id);
      const to = interaction.options.getUser('by', true);
      const unfit = to.bot ? message('replace.bot') : await unseen(app, match, to.id);
      if (unfit) return say(interaction, app, unfit, match.id);
      const seat = named.value ?? 0;
      const from = match.seats[seat]?.person.id ?? '';
      const { member } = interaction;
      const organises = match.host.id === member.id || keeps(app, match, member);
      const away = organises && mayReplace(match, seat) && (await isAway(app, match, seat));
      const kept = organises && mayReplace(match, seat) && !away;
      const name = interaction.options.getMember('by')?.displayName ?? to.displayName;
      await app.matches.meet({ id: to.id, name });
      const why = away ? [message('replace.away-asks', { person: from })] : [];
      await proposeNow(interaction, app, match, { kind: 'replace', payload: { seat, from, to: to.id, kept } }, why);
    }),
};

/** Does the time of who holds the seat stand still today? All are asked then. */
async function isAway(app: App, { id }: MatchInfo, seat: Seat): Promise<boolean> {
  return (await app.matches.clocks(id)).some((clock) => clock.seat === seat && clock.away);
}

/** That somebody does not see the channel of a match, so could not play in it; undefined: they do. */
async function unseen(app: App, match: MatchInfo, id: string): Promise<Message | undefined> {
  const channel = await channelOf(app, match);
  if (!channel) return message('replace.no-channel');
  const { left, blind } = await unreached(channel, [id]);
  return left.length + blind.length > 0
    ? message('replace.unseen', { person: id, channel: match.channelId })
    : undefined;
}
