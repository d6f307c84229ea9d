import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately } from '../../src/discord/client/answer.js';
import { openMatch } from '../../src/discord/lobby/open.js';
import { described } from '../../src/discord/words/texts.js';
import { gameOption } from '../asked-game.js';
import type { Subcommand } from './subcommand.js';

/** Mentions as Discord writes them. */
const mentions = /<@!?(\d{1,20})>/g;

/** `/match create`: opens a match in this channel or thread; its creator sits down. `invite`: asks people to join. */
export const create: Subcommand = {
  options: (games) => [
    { ...gameOption(games, 'command.match.create.game'), required: true },
    { type: ApplicationCommandOptionType.String, name: 'invite', ...described('command.match.create.invite') },
    { type: ApplicationCommandOptionType.Boolean, name: 'ranked', ...described('command.match.create.ranked') },
  ],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const typed = interaction.options.getString('invite') ?? '';
    const invited = [...typed.matchAll(mentions)].map(([, id = '']) => id);
    const ranked = interaction.options.getBoolean('ranked') ?? undefined;
    await openMatch(interaction, app, interaction.options.getString('game', true), invited, ranked);
  },
};
