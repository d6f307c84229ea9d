import { ApplicationCommandOptionType } from 'discord.js';
import { show as fill, say } from '../../src/discord/client/answer.js';
import type { App } from '../../src/discord/client/app.js';
import { lobbyMessage } from '../../src/discord/lobby/lobby.js';
import type { Look } from '../../src/discord/posts/look-menu.js';
import { kinds, ofSeat } from '../../src/discord/posts/pictures.js';
import { showPicture } from '../../src/discord/show/picture.js';
import { showText } from '../../src/discord/show/public.js';
import { matchOption, mayLook, suggestions } from '../../src/discord/typing/match-option.js';
import type { Suggestion } from '../../src/discord/typing/suggest.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { described } from '../../src/discord/words/texts.js';
import { message, type Seat } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';
import { seatNamed, seatSuggestions } from './seat-named.js';
import { type Chat, type Subcommand, withMatch } from './subcommand.js';

/** `/match show`: the table as it is now, with the buttons of the public post; works when that post is gone. */
export const show: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'as',
      ...described('command.match.show.as'),
      autocomplete: true,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'whose',
      ...described('command.match.show.whose'),
      autocomplete: true,
    },
    matchOption.data,
  ],
  async complete(interaction, app) {
    const { name: asked, value: typed } = interaction.options.getFocused(true);
    if (asked === 'match') return matchOption.complete(interaction, app);
    const { matches } = app;
    const id = interaction.options.getString('match')?.trim();
    const match = await (id ? matches.find(id) : matches.inChannel(interaction.channelId));
    if (!match || (id && !mayLook(app, match, interaction.member))) return [];
    return suggestions(
      asked === 'whose' ? seatSuggestions(match, interaction.locale) : ways(app, match, interaction.locale),
      typed,
    );
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      if (match.status === 'open') return fill(interaction, app, lobbyMessage(app, match));
      const whose = seatNamed(match, interaction.options.getString('whose')?.trim(), interaction.locale);
      if (!whose.ok) return say(interaction, app, whose.refusal, match.id);
      await look(interaction, app, match, whose.value);
    }),
};

async function look(interaction: Chat, app: App, match: MatchInfo, seat: Seat | undefined): Promise<void> {
  const as = interaction.options.getString('as') ?? (seat === undefined ? 'table' : 'area');
  if (as === 'text') {
    const table = await app.matches.table(match.id);
    return table.ok ? showText(interaction, app, table.value, seat) : say(interaction, app, table.refusal, match.id);
  }
  if (seat !== undefined && !ofSeat(match.game, app.books).includes(as)) {
    const texts = { area: { id: 'show.as-area' }, text: { id: 'show.as-text' } };
    return say(interaction, app, message('show.whose-nobody', texts), match.id);
  }
  await showPicture(interaction, app, match.id, pictureOf(app, match, as, seat));
}

/** What was typed names no picture: the table. */
function pictureOf({ books }: App, match: MatchInfo, as: string, seat: Seat | undefined): Look {
  return kinds(match.game, books).includes(as) ? { kind: as, ...(seat !== undefined && { seat }) } : { kind: 'table' };
}

function ways({ books }: App, match: MatchInfo, locale: string): Suggestion[] {
  const words = createWords({ locale: localeOf(locale) });
  const all = [...kinds(match.game, books), 'text'];
  return all.map((value) => ({ name: words.text(`show.as-${value}`), value }));
}
