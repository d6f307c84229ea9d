import { deferPrivately } from '../../src/discord/client/answer.js';
import { openMatch } from '../../src/discord/lobby/open.js';
import { gameOption } from '../asked-game.js';
import type { Subcommand } from './subcommand.js';

/** `/match create`: opens a match in this channel or thread; its creator sits down. */
export const create: Subcommand = {
  options: (games) => [{ ...gameOption(games, 'command.match.create.game'), required: true }],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    await openMatch(interaction, app, interaction.options.getString('game', true));
  },
};
