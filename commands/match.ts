import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { say } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { auto } from './match/auto.js';
import { close } from './match/close.js';
import { computer } from './match/computer.js';
import { concede } from './match/concede.js';
import { create } from './match/create.js';
import { end } from './match/end.js';
import { exported } from './match/export.js';
import { join } from './match/join.js';
import { leave } from './match/leave.js';
import { log } from './match/log.js';
import { move } from './match/move.js';
import { mute } from './match/mute.js';
import { options } from './match/options.js';
import { pace } from './match/pace.js';
import { pause } from './match/pause.js';
import { plan } from './match/plan.js';
import { remove } from './match/remove.js';
import { replace } from './match/replace.js';
import { resign } from './match/resign.js';
import { seat } from './match/seat.js';
import { show } from './match/show.js';
import { start } from './match/start.js';
import type { Subcommand } from './match/subcommand.js';
import { talk } from './match/talk.js';
import { undo } from './match/undo.js';
import { votes } from './match/votes.js';

const subcommands: Record<string, Subcommand> = {
  create,
  join,
  leave,
  options,
  computer,
  remove,
  start,
  show,
  undo,
  resign,
  log,
  export: exported,
  talk,
  auto,
  plan,
  move,
  pace,
  pause,
  mute,
  close,
  end,
  concede,
  replace,
  seat,
  votes,
};

/** `/match …`: the life of a match. */
export function matchCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'match',
      ...described('command.match'),
      contexts: [InteractionContextType.Guild],
      options: Object.entries(subcommands).map(([name, subcommand]) => ({
        type: ApplicationCommandOptionType.Subcommand,
        name,
        ...described(`command.match.${name}`),
        options: subcommand.options?.(games) ?? [],
      })),
    },
    async run(interaction, app) {
      const subcommand = subcommands[interaction.options.getSubcommand()];
      if (!subcommand) return say(interaction, app, { id: 'discord.unknown-command' });
      await subcommand.run(interaction, app);
    },
    async complete(interaction, app) {
      return (await subcommands[interaction.options.getSubcommand()]?.complete?.(interaction, app)) ?? [];
    },
  };
}
