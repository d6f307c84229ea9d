import { ApplicationCommandOptionType } from 'discord.js';
import { deferPrivately, say, tell } from '../../src/discord/client/answer.js';
import { wordsFor } from '../../src/discord/client/harbour.js';
import { unreached, unreachedNote } from '../../src/discord/client/presence.js';
import { askConsent } from '../../src/discord/lobby/consent.js';
import { leaveToMove, moveTo, peopleOf } from '../../src/discord/lobby/relocate.js';
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
  async run(interaction, harbour) {
    if (!(await deferPrivately(interaction))) return;
    const { channel } = interaction;
    if (!channel) return say(interaction, harbour, { id: 'discord.no-channel' });
    const id = interaction.options.getString('match', true).trim();
    const { member } = interaction;
    const match = await harbour.matches.find(id);
    if (!match) return say(interaction, harbour, message('match.not-found', { match: literal(cut(id, 40)) }));
    const leave = await leaveToMove(harbour, match, channel, member);
    if (!leave.ok) return say(interaction, harbour, leave.refusal, id);
    const words = wordsFor(harbour, match, localeOf(interaction.locale));
    const others = peopleOf(match).filter((person) => person !== member.id);
    if (leave.value === 'ask' && others.length > 0) {
      const asker = match.seats.find(({ person }) => person.id === member.id)?.seat ?? 0;
      const asked = await askConsent(harbour, match, channel, asker);
      return tell(interaction, harbour, words.text(asked ? 'move.asked' : 'move.not-asked'));
    }
    const terms = leave.value === 'own' ? undefined : leave.value === 'ask' ? 'consent' : leave.value;
    const moved = await moveTo(harbour, match, channel, member.id, terms);
    if (!moved.ok) return say(interaction, harbour, moved.refusal, id);
    const note = unreachedNote(match, await unreached(channel, peopleOf(match)));
    await tell(interaction, harbour, [words.text('discord.moved'), note && words.say(note)].filter(Boolean).join(' '));
  },
  async complete(interaction, harbour) {
    const own = await harbour.matches.matchesOf(interaction.user.id);
    const others = own.filter(({ channelId }) => channelId !== interaction.channelId);
    return suggestMatches(interaction, harbour, others);
  },
};
