import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately, tell } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { turnsOf } from '../src/discord/show/turns.js';
import { limits } from '../src/discord/words/limits.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import { wholeLines } from '../src/discord/words/whole-lines.js';
import { createWords } from '../src/text/words.js';

/** `/turns`: every match the reader plays, in all servers; what waits for them comes first. */
export const turns: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'turns',
    ...described('command.turns'),
    contexts: [InteractionContextType.Guild],
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const words = createWords({ locale: localeOf(interaction.locale) });
    const found = await turnsOf(app, interaction.user.id, words);
    const lines = found.map(({ line, mine }) => (mine ? `**${line}**` : line));
    const shown = wholeLines(lines, limits.content, (n) => words.text('turns.more', { n }));
    await tell(interaction, app, shown || words.text('turns.none'));
  },
};
