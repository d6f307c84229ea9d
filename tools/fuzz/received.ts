import type { Interaction, Persona, SeenMessage } from '../../src/playground/api.js';

/**
 * All that a reader gets with a message, as one text to compare: words, buttons, menus, alt texts and the bytes of
 * every file. What differs from one answer to the next by itself (ids, addresses) is left out.
 * @example received(await ann.slash('quay', '/hand').reply)
 */
export function received(message: SeenMessage): string {
  const { content, components, embeds } = message.data;
  const files = message.files.map(({ name, description, data }) => ({
    name,
    description,
    data: data.toString('latin1'),
  }));
  return JSON.stringify({ content, components, embeds, files })
    .replaceAll(/https?:\/\/[^\s"]+/g, 'address')
    .replaceAll(/\b\d{17,20}\b/g, 'id');
}

/** One way to look at a match. */
export interface Look {
  name: string;
  act(reader: Persona): Interaction;
}

/**
 * The looks everybody has, at a match in a channel: what the post's own buttons and the commands about it show.
 * @example looksAt('quay', post).map(({ name }) => name)
 */
export function looksAt(channel: string, post: SeenMessage): Look[] {
  const slash = (line: string, options = {}): Look => ({
    name: `${line} ${Object.values(options).join(' ')}`.trim(),
    act: (reader) => reader.slash(channel, line, options),
  });
  const press = post.buttons.flatMap(({ customId, disabled }): Look[] =>
    customId === undefined || disabled
      ? []
      : [{ name: customId.split(':')[2] ?? customId, act: (reader) => reader.press(post, customId) }],
  );
  return [
    slash('/match show'),
    slash('/match show', { as: 'text' }),
    slash('/match show', { as: 'area' }),
    slash('/match log'),
    slash('/hand'),
    ...press,
  ];
}
