import { ApplicationCommandOptionType } from 'discord.js';
import { show as fill, say } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { lobbyMessage } from '../../src/discord/lobby/lobby.js';
import { draw, kinds, pictured } from '../../src/discord/posts/pictures.js';
import { showArea, showText, tableButtons } from '../../src/discord/show/public.js';
import { shareRow } from '../../src/discord/show/share-button.js';
import { statusLines } from '../../src/discord/show/status.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { proofLine } from '../../src/discord/words/proof.js';
import { described } from '../../src/discord/words/texts.js';
import { viewerOf } from '../../src/match/viewer.js';
import { createWords } from '../../src/text/words.js';
import { type Subcommand, withMatch } from './subcommand.js';

/** Quarters of the table to look at closely, by their name in the texts; their order is that of the picture's `quarter`. */
const quarters = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** `/match show`: the table as it is now, with the buttons of the public post; works when that post is gone. */
export const show: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'as',
      ...described('command.match.show.as'),
      autocomplete: true,
    },
    matchOption.data,
  ],
  async complete(interaction, app) {
    if (interaction.options.getFocused(true).name === 'match') return matchOption.complete(interaction, app);
    const named = interaction.options.getString('match')?.trim();
    const { matches } = app;
    const match = await (named ? matches.find(named) : matches.inChannel(interaction.channelId));
    const words = createWords({ locale: localeOf(interaction.locale) });
    const ways = match ? [...kinds(match.game, app.books), 'text', ...quarters] : [];
    const choices = ways.map((value) => ({ name: words.text(`show.as-${value}`), value }));
    const sought = interaction.options.getFocused().toLowerCase();
    return choices.filter(({ name }) => name.toLowerCase().includes(sought));
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (found) => {
      if (found.status === 'open') return fill(interaction, app, lobbyMessage(app, found));
      const table = await app.matches.table(found.id);
      if (!table.ok) return say(interaction, app, table.refusal, found.id);
      const { match } = table.value;
      const as = interaction.options.getString('as');
      if (as && as !== 'table' && kinds(match.game, app.books).includes(as)) {
        return showArea(interaction, app, match.id, as, true);
      }
      if (as === 'text') return showText(interaction, app, table.value);
      const locale = localeOf(interaction.locale);
      const { position, changed } = table.value;
      const quarter = as === null ? 0 : quarters.indexOf(as) + 1;
      const scene = { match, position, viewer: viewerOf(match, interaction.user.id), locale, changed };
      const drawn = await draw(app, quarter > 0 ? { ...scene, quarter } : scene, interaction.user.id);
      const words = wordsFor(app, match, locale);
      const content = `${await statusLines(app, table.value, locale)}\n${proofLine(match, words)}`;
      const key = { what: 'picture', match: match.id, kind: 'table', ...(quarter > 0 && { quarter }) } as const;
      await fill(interaction, app, {
        ...pictured(content, drawn, words),
        components: [tableButtons(app, match, locale), ...shareRow(interaction, app, key, locale, match)],
      });
    }),
};
