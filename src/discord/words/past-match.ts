import type { Achievement } from '../../engine/index.js';
import type { Words } from '../../text/words.js';

/** Where the end of a match was told. */
interface Place {
  guildId: string;
  channelId: string;
  messageId?: string;
}

/** Who reads, and from which server; undefined `person`: everybody there. */
export interface Reading {
  guildId: string;
  words: Words;
}

/**
 * The way to the last post of a match that is over, behind a word; its id where there is none, or it is in another server, whose
 * channels the reader may not know.
 * @example pastMatch({ matchId: 'k3v9qa', post }, reading) // '[the match](https://discord.com/channels/1/2/3)'
 */
export function pastMatch({ matchId, post }: { matchId: string; post?: Place }, { guildId, words }: Reading): string {
  const { messageId } = post ?? {};
  if (!post || messageId === undefined || post.guildId !== guildId)
    return words.text('past.match-id', { match: matchId });
  const url = `https://discord.com/channels/${post.guildId}/${post.channelId}/${messageId}`;
  return words.text('past.match-link', { url });
}

/** A game, or that it is one that is not hosted here any more. @example gameCalled('nusfjord', words) */
export function gameCalled(game: string, words: Words): string {
  return words.has(`game.${game}`) ? words.text(`game.${game}`) : words.text('past.other-game');
}

/** What somebody has achieved; empty: it is nothing that this build knows.
 * @example achievementsCalled('santa-maria', [{ id: 'utopia' }], words) // 'Utopia' */
export function achievementsCalled(game: string, achieved: Achievement[], words: Words): string {
  const known = achieved.filter(({ id }) => words.has(`${game}.achievement.${id}`));
  return known.map(({ id, rank = 0 }) => words.text(`${game}.achievement.${id}`, { rank })).join(', ');
}

/**
 * The options of a result that are not as usual, as the lobby names them; empty: all are. One that is not there any more is left out.
 * @example variantCalled('nusfjord', 'deck=mackerel', words) // 'Deck of buildings: mackerel'
 */
export function variantCalled(game: string, variant: string, words: Words): string {
  const parts = variant.split(',').flatMap((part) => {
    const [option = '', value = ''] = part.split('=');
    const stem = `${game}.option.${option}`;
    return words.has(stem) && words.has(`${stem}.${value}`)
      ? [`${words.text(stem)}: ${words.text(`${stem}.${value}`)}`]
      : [];
  });
  if (parts.length === 0 && variant !== '') return words.text('past.other-variant');
  return parts.join(', ');
}
