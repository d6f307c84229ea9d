import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately, say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { missingPermissions } from '../../src/discord/client/permissions.js';
import { showLobby } from '../../src/discord/lobby/lobby.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { described, named } from '../../src/discord/words/texts.js';
import type { Subcommand } from './subcommand.js';

/** `/match create`: opens a match in this channel or thread; its creator sits down. */
export const create: Subcommand = {
  options: (games) => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'game',
      ...described('command.match.create.game'),
      required: true,
      choices: Object.keys(games).map((id) => ({ ...named(`game.${id}`), value: id })),
    },
  ],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const { channel } = interaction;
    if (!channel) return say(interaction, app, { id: 'discord.no-channel' });
    const lacking = missingPermissions(channel);
    if (lacking) return say(interaction, app, lacking);
    const created = await app.matches.create({
      guildId: interaction.guildId,
      channelId: channel.id,
      person: { id: interaction.user.id, name: interaction.member.displayName },
      game: interaction.options.getString('game', true),
      locale: localeOf(interaction.guildLocale),
    });
    if (!created.ok) return say(interaction, app, created.refusal);
    const announced = await showLobby(app, created.value);
    const words = wordsFor(app, created.value, localeOf(interaction.locale));
    await tell(interaction, app, words.text(announced ? 'lobby.created' : 'lobby.created-unseen'));
  },
};
