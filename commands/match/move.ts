import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately, say, tell } from '../../src/discord/answer.js';
import { wordsFor } from '../../src/discord/harbour.js';
import { localeOf } from '../../src/discord/locale.js';
import { missingPermissions } from '../../src/discord/permissions.js';
import { described } from '../../src/discord/texts.js';
import { turnsOf } from '../../src/discord/turns.js';
import { createWords } from '../../src/text/words.js';
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
    const words = createWords({ locale: localeOf(interaction.locale) });
    const mine = await turnsOf(harbour, interaction.user.id, words);
    const choices = mine
      .filter(({ match }) => match.channelId !== interaction.channelId)
      .map(({ match }) => {
        const channel = harbour.client.channels.cache.get(match.channelId);
        const place =
          channel && 'name' in channel && channel.name ? `#${channel.name}` : words.text('discord.channel-gone');
        return { name: `${words.text(`game.${match.game}`)} · ${place} · ${match.id}`.slice(0, 100), value: match.id };
      });
    return choices.slice(0, 25);
  },
};
