import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { ToldResult } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { messageRoom } from '../words/limits.js';
import { achievementsCalled, gameCalled, pastMatch, variantCalled } from '../words/past-match.js';
import { personCalled } from '../words/people.js';
import { wholeLines } from '../words/whole-lines.js';

/** Which match is told of, in which server, and by which announcement. */
interface Asked {
  match: string;
  guildId: string;
  announcement: number;
}

/** What tells a channel how a match ended; undefined: it has no result. */
export async function resultBody(app: App, { match, guildId, announcement }: Asked, words: Words) {
  const result = await app.community.result(match);
  if (!result) return undefined;
  const look = new ButtonBuilder()
    .setCustomId(printPress({ on: 'post', do: 'table', match, post: `told-${announcement}` }))
    .setLabel(words.text('post.table'))
    .setStyle(ButtonStyle.Secondary);
  return {
    content: resultText(result, guildId, words),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(look)],
    files: [],
  };
}

/** How a match ended: the game, its options, where it was told, and who came in where. @example resultText(result, guildId, words) */
function resultText(result: ToldResult, guildId: string, words: Words): string {
  const { game, variant, seats, cancelled, byPoints, achievements = [] } = result;
  const achieved = achievementsCalled(game, achievements, words);
  const about = [
    `**${gameCalled(game, words)}**`,
    seats.length === 1 ? words.text('past.alone') : words.text('past.players', { n: seats.length }),
    variantCalled(game, variant, words),
    pastMatch(result, { guildId, words }),
  ];
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
  const lines = seats.map(({ place, points, holders }) => {
    const who = list.format(
      holders.map((one) => (one === 'computer' ? words.text('common.opponent') : personCalled(one.name, words))),
    );
    const told = words.text('result.line', { who, points: words.text('past.points', { n: points }) });
    return seats.length === 1 ? told : words.text('result.placed', { place, told });
  });
  return wholeLines(
    [
      about.filter(Boolean).join(' · '),
      ...(cancelled ? [words.text('result.cancelled')] : []),
      ...lines,
      ...(achieved ? [words.text('result.achieved', { what: achieved })] : []),
      ...(byPoints ? [] : [`-# ${words.text('result.given-up')}`]),
    ],
    messageRoom,
    (n) => words.text('profile.more', { n }),
  );
}
