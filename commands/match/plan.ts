import { ApplicationCommandOptionType } from 'discord.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { showDesk } from '../../src/discord/panel/panel.js';
import { openPlan } from '../../src/discord/panel/plan.js';
import { matchOption } from '../../src/discord/typing/match-option.js';
import { meantStep, suggestSteps } from '../../src/discord/typing/suggest-steps.js';
import { cut } from '../../src/discord/words/cut.js';
import { limits } from '../../src/discord/words/limits.js';
import { movesIn, playLines, slipText } from '../../src/discord/words/lines.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { described } from '../../src/discord/words/texts.js';
import type { Desk } from '../../src/match/api.js';
import { mentioned, type Subcommand, withMatch } from './subcommand.js';

/** `/match plan`: the reader's next turn, planned while others move; `text` adds steps to it as the log writes them. */
export const plan: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'text',
      ...described('command.match.plan.text'),
      max_length: limits.content,
      autocomplete: true,
    },
    matchOption.data,
  ],
  async complete(interaction, app) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'match') return matchOption.complete(interaction, app);
    const match = await mentioned(interaction, app);
    if (!match) return [];
    const desk = await app.matches.glance(match.id, interaction.user.id, 'plan');
    const words = wordsFor(app, match, localeOf(interaction.locale), 'plain');
    if (desk.ok) return suggestSteps(app.matches, desk.value, words, value);
    // Why nothing can be planned; chosen, it is refused with the same sentence.
    return [{ name: cut(words.say(desk.refusal), limits.line), value: '-' }];
  },
  run: (interaction, app) =>
    withMatch(interaction, app, async (match) => {
      const lines = movesIn(interaction.options.getString('text') ?? '');
      const { id } = interaction.user;
      const { matches } = app;
      const desk = lines.length > 0 ? await matches.plan(match.id, id) : undefined;
      if (!desk?.ok) return openPlan(interaction, app, match.id);
      const onPlan: Parameters<typeof playLines>[0] = {
        play: (matchId, person, _key, move) => matches.planMove(matchId, person, move),
        desk: (matchId, person) => matches.plan(matchId, person),
      };
      const locale = localeOf(interaction.locale);
      const words = wordsFor(app, match, locale);
      const plain = wordsFor(app, match, locale, 'plain');
      const meant = (at: Desk, line: string) => meantStep(at, plain, line);
      const { desk: now, count, slip } = await playLines(onPlan, id, desk.value, lines, meant);
      const notes = slip ? [words.text('discord.lines-played', { n: count }), slipText(slip, words)] : [];
      await showDesk(interaction, app, now, notes);
    }),
};
