import { deferPrivately, say } from '../../src/discord/client/answer.js';
import { announce, placeOf } from '../../src/discord/lobby/open.js';
import { gameOption } from '../asked-game.js';
import type { Subcommand } from './subcommand.js';

/** `/match create`: opens a match in this channel or thread; its creator sits down. */
export const create: Subcommand = {
  options: (games) => [{ ...gameOption(games, 'command.match.create.game'), required: true }],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const place = placeOf(interaction);
    if (!place.ok) return say(interaction, app, place.refusal);
    const created = await app.matches.create({ ...place.value, game: interaction.options.getString('game', true) });
    if (!created.ok) return say(interaction, app, created.refusal);
    await announce(interaction, app, created.value);
  },
};
