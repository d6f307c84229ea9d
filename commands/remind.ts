import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  InteractionContextType,
} from 'discord.js';
import { zonesIn, zonesMeant } from '../src/days/zones.js';
import { deferPrivately, say } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showRemind } from '../src/discord/days/remind.js';
import { setZone } from '../src/discord/days/zone.js';
import type { Suggestion } from '../src/discord/typing/suggest.js';
import { limits } from '../src/discord/words/limits.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';

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
    const typed = interaction.options.getString('zone');
    if (typed !== null) {
      const set = await setZone(interaction, app, typed);
      if (!set.ok) return say(interaction, app, set.refusal);
    }
    await showRemind(interaction, app);
  },
  async complete(interaction: AutocompleteInteraction<'cached'>): Promise<Suggestion[]> {
    const zones = await zonesIn(localeOf(interaction.locale));
    const typed = interaction.options.getFocused().trim();
    return (typed ? zonesMeant(zones, typed) : zones).slice(0, limits.suggestions);
  },
};
