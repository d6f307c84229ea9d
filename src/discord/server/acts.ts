import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { ActPage, ActsTurn } from '../../match/servers/api.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { actLine } from './act-words.js';

/** So many channels or roles of a list are named, as far as all lines have room. */
const named = [4, 2, 1];

/**
 * A page of what organisers did in a server, with what leads to others. `turn`: what was pressed for it.
 * @example actsMessage(await app.matches.acts(guildId, turn), turn, words)
 */
export function actsMessage({ acts, newer, older }: ActPage, turn: ActsTurn, words: Words) {
  const [first, last] = [acts[0], acts.at(-1)];
  const around = (lines: string[]): string => {
    const none = words.text(turn === undefined ? 'server.acts-none' : 'server.acts-no-more');
    const shown = lines.length > 0 ? lines : [none];
    return [`### ${words.text('server.acts')}`, ...shown, `-# ${words.text('server.acts-about')}`].join('\n');
  };
  const tries = named.map((most) => around(acts.map((act) => `- ${actLine(act, words, most)}`)));
  const content = tries.find((text) => text.length <= limits.content) ?? tries.at(-1)!;
  const button = (label: string, to: ActsTurn | 'home'): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress(to === 'home' ? { on: 'server', do: 'home' } : { on: 'server', do: 'acts', turn: to }))
      .setLabel(words.text(label))
      .setStyle(ButtonStyle.Secondary);
  const buttons = [
    ...(newer && first ? [button('server.acts-newer', { after: first.id })] : []),
    ...(older && last ? [button('server.acts-older', { before: last.id })] : []),
    // Of an old page everything may be gone: this leads to what there is.
    ...(acts.length === 0 && turn !== undefined ? [button('server.acts-newer', undefined)] : []),
    button('server.back', 'home'),
  ];
  return {
    content: cut(content, limits.content),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)],
  };
}
