import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { say } from '../src/discord/client/answer.js';
import { wordsFor } from '../src/discord/client/app.js';
import type { Command } from '../src/discord/command.js';
import { showDesk } from '../src/discord/panel/panel.js';
import { limits } from '../src/discord/words/limits.js';
import { movesIn, playLines, slipText } from '../src/discord/words/lines.js';
import { localeOf } from '../src/discord/words/locale.js';
import { toldLines } from '../src/discord/words/news.js';
import { described } from '../src/discord/words/texts.js';
import { withMatch } from './match/subcommand.js';

/** `/move`: moves in notation, as the log writes them, several at once. */
export const move: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'move',
    ...described('command.move'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        ...described('command.move.text'),
        required: true,
        max_length: limits.content,
      },
    ],
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const desk = await app.matches.desk(match.id, interaction.user.id);
      if (!desk.ok) return say(interaction, app, desk.refusal, match.id);
      const words = wordsFor(app, match, localeOf(interaction.locale));
      const lines = movesIn(interaction.options.getString('text', true));
      const played = await playLines(app.matches, interaction.user.id, desk.value, lines);
      const told = toldLines(played.told, words);
      if (!played.slip) return showDesk(interaction, app, played.desk, told, { ended: played.ended });
      const count = words.text('discord.lines-played', { n: played.count });
      await showDesk(interaction, app, played.desk, [...told, count, slipText(played.slip, words)]);
    }),
};
