import { ApplicationCommandOptionType } from 'discord.js';
import { show as fill, say } from '../../src/discord/answer.js';
import { lobbyMessage } from '../../src/discord/lobby.js';
import { localeOf } from '../../src/discord/locale.js';
import { draw } from '../../src/discord/pictures.js';
import { showArea, showText, statusLine, tableButtons } from '../../src/discord/public.js';
import { described, named } from '../../src/discord/texts.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** `/match show`: the table as it is now, with the buttons of the public post; works when that post is gone. */
export const show: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'as',
      ...described('command.match.show.as'),
      choices: ['table', 'area', 'text'].map((value) => ({ ...named(`show.as-${value}`), value })),
    },
  ],
  run: (interaction, harbour) =>
    withMatch(interaction, harbour, async (match) => {
      if (match.status === 'open') return fill(interaction, harbour, lobbyMessage(harbour, match));
      const table = await harbour.matches.table(match.id);
      if (!table.ok) return say(interaction, harbour, table.refusal, match.id);
      const as = interaction.options.getString('as');
      if (as === 'area') return showArea(interaction, harbour, match.id);
      if (as === 'text') return showText(interaction, harbour, table.value);
      const locale = localeOf(interaction.locale);
      const seat = match.seats.find(({ person }) => person.id === interaction.user.id)?.seat;
      const { position, changed } = table.value;
      const drawn = await draw(harbour, { match, position, viewer: seat ?? 'public', locale, changed });
      await fill(interaction, harbour, {
        content: statusLine(harbour, table.value, locale),
        files: drawn.file ? [drawn.file] : [],
        components: [tableButtons(harbour, match, locale)],
      });
    }),
};
