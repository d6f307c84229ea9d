import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately, say, tell } from '../../src/discord/answer.js';
import { wordsFor } from '../../src/discord/harbour.js';
import { localeOf } from '../../src/discord/locale.js';
import { suggestMatches } from '../../src/discord/match-option.js';
import { missingPermissions } from '../../src/discord/permissions.js';
import { described } from '../../src/discord/texts.js';
import type { Subcommand } from './subcommand.js';

/** `/match move`: brings one of the asker's matches to this channel, say because its own was deleted. */
export const move: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'match',
      ...described('command.match.move.match'),
      required: true,
      autocomplete: true,
    },
  ],
  async run(interaction, harbour) {
    if (!(await deferPrivately(interaction))) return;
    const { channel } = interaction;
    if (!channel) return say(interaction, harbour, { id: 'discord.no-channel' });
    const lacking = missingPermissions(channel);
    if (lacking) return say(interaction, harbour, lacking);
    const id = interaction.options.getString('match', true).trim();
    const to = { guildId: interaction.guildId, channelId: channel.id, locale: localeOf(interaction.guildLocale) };
    const moved = await harbour.matches.relocate(id, interaction.user.id, to);
    if (!moved.ok) return say(interaction, harbour, moved.refusal, id);
    const words = wordsFor(harbour, moved.value, localeOf(interaction.locale));
    await tell(interaction, harbour, words.text('discord.moved'));
  },
  async complete(interaction, harbour) {
    const own = await harbour.matches.matchesOf(interaction.user.id);
    const others = own.filter(({ channelId }) => channelId !== interaction.channelId);
    return suggestMatches(interaction, harbour, others);
  },
};
