import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import { isZone } from '../src/days/calendar.js';
import { deferPrivately, say } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showRemind } from '../src/discord/days/remind.js';
import { suggestions } from '../src/discord/typing/match-option.js';
import type { Suggestion } from '../src/discord/typing/suggest.js';
import { described } from '../src/discord/words/texts.js';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
  // What is typed is a city, seldom with the lines between its words.
  name: zone.replaceAll('_', ' '),
  value: zone,
}));

/** `/remind`: how the reader is called in all matches, with menus to change it; `zone` sets their time zone. */
export const remind: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'remind',
    ...described('command.remind'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'zone',
        ...described('command.remind.zone'),
        autocomplete: true,
      },
    ],
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const typed = interaction.options.getString('zone')?.trim();
    if (typed !== undefined) {
      const zone = zones.find(({ name, value }) =>
        [name, value].some((one) => one.toLowerCase() === typed.toLowerCase()),
      );
      const meant = zone?.value ?? typed;
      if (!isZone(meant)) return say(interaction, app, { id: 'time.no-such-zone' });
      const { habits } = await app.matches.calling(interaction.user.id);
      const set = await app.matches.setHabits(interaction.user.id, { ...habits, zone: meant });
      if (!set.ok) return say(interaction, app, set.refusal);
    }
    await showRemind(interaction, app);
  },
  async complete(interaction: AutocompleteInteraction<'cached'>): Promise<Suggestion[]> {
    return suggestions(zones, interaction.options.getFocused());
  },
};
