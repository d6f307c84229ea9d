import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately, say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/app.js';
import { peopleOf, unreached, unreachedNote } from '../../src/discord/client/presence.js';
import { askConsent } from '../../src/discord/lobby/consent.js';
import { leaveToMove, moveTo } from '../../src/discord/lobby/relocate.js';
import { suggestMatches } from '../../src/discord/typing/match-option.js';
import { cut } from '../../src/discord/words/cut.js';
import { localeOf } from '../../src/discord/words/locale.js';
import { literal } from '../../src/discord/words/names.js';
import { described } from '../../src/discord/words/texts.js';
import { message } from '../../src/engine/index.js';
import type { Subcommand } from './subcommand.js';

/** `/match move`: brings one of the asker's matches to this channel, say because its own was deleted. */
export const move: Subcommand = {
  options: () => [
    {
      type: ApplicationCommandOptionType.String,
      name: 'match',
      ...described('command.match.move.match'),
      required: true,
      autocomplete: true,
    },
  ],
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const { channel } = interaction;
    if (!channel) return say(interaction, app, { id: 'discord.no-channel' });
    const id = interaction.options.getString('match', true).trim();
    const { member } = interaction;
    const match = await app.matches.find(id);
    if (!match) return say(interaction, app, message('match.not-found', { match: literal(cut(id, 40)) }));
    const leave = await leaveToMove(app, match, channel, member);
    if (!leave.ok) return say(interaction, app, leave.refusal, id);
    const words = wordsFor(app, match, localeOf(interaction.locale));
    const others = peopleOf(match).filter((person) => person !== member.id);
    if (leave.value === 'ask' && others.length > 0) {
      const asker = match.seats.find(({ person }) => person.id === member.id)?.seat ?? 0;
      const asked = await askConsent(app, match, channel, asker);
      return tell(interaction, app, words.text(asked ? 'move.asked' : 'move.not-asked'));
    }
    const terms = leave.value === 'own' ? undefined : leave.value === 'ask' ? 'consent' : leave.value;
    const moved = await moveTo(app, match, channel, member.id, terms);
    if (!moved.ok) return say(interaction, app, moved.refusal, id);
    const note = unreachedNote(match, await unreached(channel, peopleOf(match)));
    await tell(interaction, app, [words.text('discord.moved'), note && words.say(note)].filter(Boolean).join(' '));
  },
  async complete(interaction, app) {
    const own = await app.matches.matchesOf(interaction.user.id);
    const others = own.filter(({ channelId }) => channelId !== interaction.channelId);
    return suggestMatches(interaction, app, others);
  },
};
