import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, show } from '../src/discord/client/answer.js';
import type { App } from '../src/discord/client/app.js';
import { spokenIn } from '../src/discord/client/place.js';
import type { Command } from '../src/discord/command.js';
import { guideRows } from '../src/discord/guide/buttons.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import type { MatchInfo } from '../src/match/api.js';
import type { Locale } from '../src/text/catalogue.js';
import { createWords, type Words } from '../src/text/words.js';
import { gameNamed, gameOption, guidesOf, matchMeant } from './asked-game.js';
import { commandName } from './game.js';

/** `/help`: what the commands are for, and the way to how a game is played and what its signs mean; for the reader alone. */
export function helpCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'help',
      ...described('command.help'),
      contexts: [InteractionContextType.Guild],
      options: [gameOption(games, 'command.help.game')],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      const named = gameNamed(interaction, app);
      const match = await matchMeant(interaction, app);
      const going = match && match.status !== 'over' && (!named || match.game === named.id) ? match : undefined;
      const game = named ?? app.matches.games[going?.game ?? ''];
      const words = createWords({ locale: localeOf(interaction.locale), ...(game && { components: game.components }) });
      const { channel } = interaction;
      const spoken = channel ? await spokenIn(app, channel) : localeOf(interaction.guildLocale);
      const components = game ? await guidesOf(interaction, app, game, words) : guideRows(app, words);
      await show(interaction, app, { content: helpText(app, words, spoken, game, going), components });
    },
  };
}

/** What the help speaks of, how it is played here, and what the commands are for. */
function helpText(
  { matches }: App,
  words: Words,
  spoken: Locale,
  game: AnyGame | undefined,
  going: MatchInfo | undefined,
): string {
  const command = (one: AnyGame): string => `\`/${commandName(one)}\``;
  const games = game ? [game] : Object.values(matches.games);
  const list = games.map((one) => `**${words.text(`game.${one.id}`)}** (${command(one)})`).join(', ');
  const about = !game ? 'none' : !going ? 'game' : going.lesson ? 'lesson' : going.status === 'open' ? 'open' : 'match';
  // What stands on a public post is in the language of the match, or of the server that a new one is opened in.
  const posted = createWords({ locale: going?.lesson ? words.locale : (going?.locale ?? spoken) });
  const label = (id: string): string => posted.text(id);
  const buttons = { play: label('post.play'), join: label('lobby.join'), start: label('lobby.start') };
  const name = game ? words.text(`game.${game.id}`) : '';
  return words.text('help.text', {
    about: words.text(`help.about-${about}`, { game: name, games: list }),
    begin: words.text(`help.begin-${going ? about : 'none'}`, buttons),
    typed: words.text('help.typed', { commands: games.map(command).join(', ') }),
    ...buttons,
  });
}
