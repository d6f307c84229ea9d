import { ApplicationCommandOptionType } from 'discord.js';
import { levels } from '../../src/computer/levels.js';
import { say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { showComputers } from '../../src/discord/lobby/computers.js';
import { showLobby } from '../../src/discord/lobby/lobby.js';
import { lobbyNotes } from '../../src/discord/lobby/notes.js';
import { atLevel } from '../../src/discord/words/computers.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { described, named } from '../../src/discord/words/texts.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match computer`: the host gives the computer a seat of the match that gathers here; without a level, by a menu. */
export const computer: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'level',
      ...described('command.match.computer.level'),
      choices: levels.map((level) => ({ ...named(`common.level.${level}`), value: level })),
    },
  ],
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const asked = interaction.options.getString('level');
      const level = levels.find((known) => known === asked);
      if (!level) return showComputers(interaction, app, match);
      const added = await app.matches.addComputer(match.id, interaction.user.id, level);
      if (!added.ok) return say(interaction, app, added.refusal, match.id);
      await showLobby(app, added.value, await lobbyNotes(app, added.value));
      const words = wordsFor(app, added.value, localeOf(interaction.locale));
      const seat = added.value.seats.at(-1);
      await tell(interaction, app, words.text('lobby.computer-added', { name: seat ? atLevel(seat, words) : '' }));
    }),
};
