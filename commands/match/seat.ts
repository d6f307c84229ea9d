import { ApplicationCommandOptionType } from 'discord.js';
import { say } from '../../src/discord/client/answer.js';
import { keeps } from '../../src/discord/client/keeper.js';
import { peopleOf } from '../../src/discord/client/presence.js';
import { proposeNow } from '../../src/discord/votes/propose.js';
import { takeBack } from '../../src/discord/votes/seat.js';
import { described } from '../../src/discord/words/texts.js';
import { message } from '../../src/engine/index.js';
import type { MatchInfo, SeatInfo } from '../../src/match/api.js';
import { mayTakeAway } from '../../src/match/seats/may-take-away.js';
import { seatNamed, seatSuggestions, suggestSeats } from './seat-named.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match seat`: who has resigned has their seat again; the host offers a seat that the computer plays on to anybody. */
export const seat: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'whose',
      ...described('command.match.seat.whose'),
      autocomplete: true,
    },
  ],
  complete: (interaction, app) =>
    suggestSeats(interaction, app, (match) => {
      const free = freeSeats(match).map((info) => String(info.seat));
      return seatSuggestions(match, interaction.locale).filter(({ value }) => free.includes(String(value)));
    }),
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      if (match.status === 'open') return say(interaction, app, message('match.not-started'), match.id);
      const typed = interaction.options.getString('whose')?.trim();
      const free = freeSeats(match);
      const { member } = interaction;
      const own = free.some(({ person }) => person.id === member.id);
      const guest = !peopleOf(match).includes(member.id) && match.host.id !== member.id && !keeps(app, match, member);
      if ((own || guest) && !typed) return takeBack(interaction, app, match.id);
      const named = seatNamed(match, typed, interaction.locale);
      if (!named.ok) return say(interaction, app, named.refusal, match.id);
      const [only, another] = free;
      const meant = named.value === undefined ? only : match.seats[named.value];
      if (!meant) return say(interaction, app, message('seat.none-free'), match.id);
      if (named.value === undefined && another) {
        const list = free.map((info) => ({ seat: info.seat }));
        return say(interaction, app, message('seat.which', { seats: { list } }), match.id);
      }
      const payload = { seat: meant.seat, from: meant.person.id };
      await proposeNow(interaction, app, match, { kind: 'offer', payload });
    }),
};

function freeSeats(match: MatchInfo): SeatInfo[] {
  return match.seats.filter((info) => mayTakeAway(match, info.seat));
}
