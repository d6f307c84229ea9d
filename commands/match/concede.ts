import { ApplicationCommandOptionType } from 'discord.js';
import { say } from '../../src/discord/client/answer.js';
import { matchOption, mayLook, suggestions } from '../../src/discord/typing/match-option.js';
import { proposeIn } from '../../src/discord/votes/propose.js';
import { described } from '../../src/discord/words/texts.js';
import { seatNamed, seatSuggestions } from './seat-named.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match concede`: proposes that all others concede to one seat, which then has won. */
export const concede: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'to',
      ...described('command.match.concede.to'),
      required: true,
      autocomplete: true,
    },
    matchOption.data,
  ],
  async complete(interaction, app) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'match') return matchOption.complete(interaction, app);
    const { matches } = app;
    const id = interaction.options.getString('match')?.trim();
    const match = await (id ? matches.find(id) : matches.inChannel(interaction.channelId));
    if (!match || (id && !mayLook(app, match, interaction.member))) return [];
    const own = match.seats.find(({ person }) => person.id === interaction.user.id)?.seat;
    const others = seatSuggestions(match, interaction.locale).filter((one) => one.value !== String(own));
    return suggestions(others, value);
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const typed = interaction.options.getString('to', true).trim();
      const named = match.status === 'open' ? undefined : seatNamed(match, typed, interaction.locale);
      if (named && !named.ok) return say(interaction, app, named.refusal, match.id);
      await proposeIn(interaction, app, match, { kind: 'concede', payload: { seat: named?.value ?? 0 } });
    }),
};
