import { ActionRowBuilder, StringSelectMenuBuilder, UserSelectMenuBuilder } from '@discordjs/builders';
import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { momentOf } from '../words/deadlines.js';
import { limits, messageRoom } from '../words/limits.js';
import { markdownName, plainName } from '../words/names.js';
import { wholeLines } from '../words/whole-lines.js';

/** Whom the host of a match has asked, with a menu of people to ask while seats are left; `notices` stand above it. */
export function inviteMessage({ matches }: Pick<App, 'matches'>, match: MatchInfo, words: Words, notices: string[]) {
  const invited = match.invited ?? [];
  const max = matches.games[match.game]?.seats.max ?? 0;
  const room = max - match.seats.length - invited.length;
  const lines = [
    ...notices,
    words.text(room > 0 ? 'invite.choose' : 'invite.full'),
    ...invited.map(({ person, until }) =>
      words.text('invite.waiting', { person: markdownName(person.name), until: momentOf(until, 'R') }),
    ),
  ];
  const menu = new UserSelectMenuBuilder()
    .setCustomId(printPress({ on: 'invite', match: match.id, do: 'ask', post: '' }))
    .setPlaceholder(words.text('invite.menu'))
    .setMinValues(1)
    .setMaxValues(Math.max(1, room));
  const recallMenu = (): StringSelectMenuBuilder =>
    new StringSelectMenuBuilder()
      .setCustomId(printPress({ on: 'invite', match: match.id, do: 'recall', post: '' }))
      .setPlaceholder(words.text('invite.recall'))
      .addOptions(invited.map(({ person }) => ({ value: person.id, label: cut(plainName(person.name), limits.line) })));
  return {
    content: wholeLines(lines, messageRoom, (n) => words.text('turns.more', { n })),
    components: [
      ...(room > 0 ? [new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(menu)] : []),
      ...(invited.length > 0 ? [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(recallMenu())] : []),
    ],
  };
}
