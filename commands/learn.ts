import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { openLesson } from '../src/discord/show/learn.js';
import { described } from '../src/discord/words/texts.js';
import type { AnyGame } from '../src/engine/index.js';
import { gameMeant, gameOption } from './asked-game.js';

/** `/learn`: a guided first match against the computer, for its reader alone. */
export function learnCommand(games: Record<string, AnyGame>): Command {
  return {
    data: {
      type: ApplicationCommandType.ChatInput,
      name: 'learn',
      ...described('command.learn'),
      contexts: [InteractionContextType.Guild],
      options: [{ ...gameOption(games, 'command.learn.game'), required: true }],
    },
    async run(interaction, app) {
      if (!(await deferPrivately(interaction))) return;
      await openLesson(interaction, app, (await gameMeant(interaction, app)).id, false);
    },
  };
}
