import type { Component, Forms, LocalText, OptionSpec } from '../../engine/game.js';

type Named = { id: string; name: LocalText; text?: LocalText; forms?: Forms };

/**
 * The components that have records of their own, by id: their names and texts as they stand in the data, and what the
 * game knows of them besides.
 * @example componentsOf(data.ships, () => ({ topics: ['ships'] })).sloop.name.en // 'Sloop'
 */
export function componentsOf<T extends Named>(
  records: Record<string, T>,
  more: (record: T) => Omit<Component, 'name' | 'text' | 'forms'>,
): Record<string, Component> {
  return Object.fromEntries(
    Object.values(records).map((one) => {
      const { id, name, text, forms } = one;
      return [id, { name, ...(forms && { forms }), ...(text && { text }), ...more(one) }];
    }),
  );
}

/**
 * The options of a game as they stand in the data, without what is noted there beside them.
 * @example optionsOf(data.options)[0].default // 'random'
 */
export function optionsOf(
  records: Record<string, Omit<OptionSpec, 'carried'> & { carried?: true | undefined }>,
): OptionSpec[] {
  return Object.values(records).map(({ id, values, default: value, carried }) => ({
    id,
    values,
    default: value,
    ...(carried && { carried }),
  }));
}
