import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, tell } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { askErase } from '../src/discord/privacy/erase.js';
import { showPersonal } from '../src/discord/privacy/export.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import { createWords } from '../src/text/words.js';

/**
 * `/privacy boards`: does the reader appear where people are compared? `appear` has them do so, or not. `export`: all that is stored
 * about them. `delete`: deletes it, after asking once more.
 */
export const privacy: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'privacy',
    ...described('command.privacy'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'boards',
        ...described('command.privacy.boards'),
        options: [
          {
            type: ApplicationCommandOptionType.Boolean,
            name: 'appear',
            ...described('command.privacy.boards.appear'),
          },
        ],
      },
      ...(['export', 'delete'] as const).map((name) => ({
        type: ApplicationCommandOptionType.Subcommand as const,
        name,
        ...described(`command.privacy.${name}`),
      })),
    ],
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const asked = interaction.options.getSubcommand();
    if (asked === 'export') return showPersonal(interaction, app);
    if (asked === 'delete') return askErase(interaction, app);
    const { community } = app;
    const { id } = interaction.user;
    const appear = interaction.options.getBoolean('appear');
    if (appear !== null) await (appear ? community.show(id) : community.hide(id));
    const words = createWords({ locale: localeOf(interaction.locale) });
    await tell(interaction, app, words.text((await community.isHidden(id)) ? 'privacy.hidden' : 'privacy.shown'));
  },
};
