import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately } from '../../src/discord/client/answer.js';
import { askGame } from '../../src/discord/lobby/ask-game.js';
import { openMatch } from '../../src/discord/lobby/open.js';
import { openNamed, suggestTemplates } from '../../src/discord/tables/template-open.js';
import { described } from '../../src/discord/words/texts.js';
import { gameOption } from '../asked-game.js';
import type { Subcommand } from './subcommand.js';

/** Mentions as Discord writes them. */
const mentions = /<@!?(\d{1,20})>/g;

/**
 * `/match create`: opens a match in this channel or thread, of a game or with a template; its creator sits down. `invite`: asks people to
 * join.
 */
export const create: Subcommand = {
  options: (games) => [
    gameOption(games, 'command.match.create.game'),
    {
      type: ApplicationCommandOptionType.String,
      name: 'template',
      ...described('command.match.create.template'),
      autocomplete: true,
    },
    { type: ApplicationCommandOptionType.String, name: 'invite', ...described('command.match.create.invite') },
    { type: ApplicationCommandOptionType.Boolean, name: 'ranked', ...described('command.match.create.ranked') },
  ],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const { options } = interaction;
    const invited = [...(options.getString('invite') ?? '').matchAll(mentions)].map(([, id = '']) => id);
    const [game, typed] = [options.getString('game'), options.getString('template')];
    const ranked = options.getBoolean('ranked') ?? undefined;
    if (typed !== null) return openNamed(interaction, app, typed, game ?? undefined, { invited, ranked });
    if (game !== null) return openMatch(interaction, app, game, invited, ranked);
    await askGame(interaction, app, { invites: invited.length > 0, ranked: ranked !== undefined });
  },
  complete: suggestTemplates,
};
