import { ApplicationCommandOptionType } from 'discord.js';
import { levels } from '../../src/computer/levels.js';
import { say, tell } from '../../src/discord/client/answer.js';
import type { App } from '../../src/discord/client/app.js';
import { keeps } from '../../src/discord/client/keeper.js';
import { endLobby, showLobby } from '../../src/discord/lobby/lobby.js';
import { suggestions } from '../../src/discord/typing/match-option.js';
import type { Suggestion } from '../../src/discord/typing/suggest.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { markdownName, plainName } from '../../src/discord/words/names.js';
import { described } from '../../src/discord/words/texts.js';
import type { Result } from '../../src/engine/index.js';
import type { MatchInfo } from '../../src/match/api.js';
import { isOwn } from '../../src/match/own-seats.js';
import { createWords } from '../../src/text/words.js';
import { type Chat, type Subcommand, withMatch } from './subcommand.js';

/** `/match remove`: the host takes a joiner or a computer out before the start, say because they have left the server. */
export const remove: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'person',
      ...described('command.match.remove.person'),
      required: true,
      autocomplete: true,
    },
  ],
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const typed = interaction.options.getString('person', true).trim();
      const found = joiners(match, interaction.locale).find(({ value, name }) => value === typed || name === typed);
      const left = await takeOut(interaction, app, match, found?.value ?? typed);
      if (!left.ok) return say(interaction, app, left.refusal, match.id);
      if (left.value) await showLobby(app, left.value);
      else await endLobby(app, match, 'lobby.gone');
      const words = createWords({ locale: localeOf(interaction.locale) });
      const person = markdownName(found?.name ?? '');
      await tell(interaction, app, words.text(left.value ? 'lobby.removed' : 'lobby.gone', { person }));
    }),
  async complete(interaction, app) {
    const match = await app.matches.inChannel(interaction.channelId);
    const choices = match?.status === 'open' ? joiners(match, interaction.locale) : [];
    return suggestions(
      choices.map(({ name, value }) => ({ name: plainName(name), value })),
      interaction.options.getFocused(),
    );
  },
};

/** Stands before the level of a computer, where people have their ids. */
const computer = 'computer:';

function takeOut(
  { user, member }: Chat,
  app: App,
  match: MatchInfo,
  value: string,
): Promise<Result<MatchInfo | undefined>> {
  const { matches } = app;
  const manages = keeps(app, match, member);
  const level = levels.find((known) => value === computer + known);
  return level
    ? matches.removeComputer(match.id, user.id, level, manages)
    : matches.remove(match.id, user.id, value, manages);
}

/** Whom the command can name: people, and of the computers each level. */
function joiners({ seats }: MatchInfo, locale: string): Suggestion[] {
  const words = createWords({ locale: localeOf(locale) });
  const people = seats
    .filter(({ by }) => by === 'person')
    .map(({ person }) => ({ name: person.name, value: person.id }));
  const own = levels.filter((level) => seats.some((seat) => isOwn(seat) && seat.level === level));
  const computers = own.map((level) => {
    const name = words.text('common.at-level', {
      name: { id: 'common.opponent' },
      level: { id: `common.level.${level}` },
    });
    return { name: words.text('common.computer', { name }), value: computer + level };
  });
  return [...people, ...computers];
}
