import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord.js';
import { say } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showComments } from '../src/discord/show/comments.js';
import { saidOn } from '../src/discord/show/say-comment.js';
import { matchOption } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { longestComment } from '../src/match/comments.js';
import { withMatch } from './match/subcommand.js';

const textOption = {
  type: ApplicationCommandOptionType.String,
  name: 'text',
  ...described('command.comment.text'),
  max_length: longestComment,
} satisfies APIApplicationCommandBasicOption;

/** `/comment`: says something on the newest turn for everybody to read; without a text, what one has said so far. */
export const comment: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'comment',
    ...described('command.comment'),
    contexts: [InteractionContextType.Guild],
    options: [textOption, matchOption.data],
  },
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const text = interaction.options.getString(textOption.name);
      if (text === null) return showComments(interaction, app, match.id);
      const said = await saidOn(interaction, app, match, { text });
      await say(interaction, app, said.ok ? said.value : said.refusal, match.id);
    }),
};
