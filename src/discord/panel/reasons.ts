import type { Words } from '../../text/words.js';

/** So many are named that share a reason. */
const mostNamed = 30;

/** Something that is not possible now, in words. */
export interface Unable {
  name: string;
  why: string;
  /** What it would do. */
  about?: string;
}

/**
 * Why things are not possible now, a line a reason: what shares one stands together, by name; what has one of its own is
 * told with what it would do.
 * @example reasonLines([{ name: 'Inn', why: 'It is closed.' }, { name: 'Mill', why: 'It is closed.' }], words) // one line
 */
export function reasonLines(all: Unable[], words: Words): string[] {
  const alike = new Map<string, Unable[]>();
  for (const one of all) alike.set(one.why, [...(alike.get(one.why) ?? []), one]);
  return [...alike].map(([why, [first, ...others]]) => {
    const { about } = first!;
    if (about && others.length === 0) {
      // The text goes on after it with a full stop of its own.
      const told = about.replace(/\.$/, '');
      return words.text('panel.not-now-act', { action: first!.name, about: told, why });
    }
    const names = [...new Set([first!, ...others].map(({ name }) => name))];
    const left = names.length - mostNamed;
    const more = left > 0 ? [words.text('discord.more-actions', { n: left })] : [];
    return words.text('panel.not-now', { action: [...names.slice(0, mostNamed), ...more].join(', '), why });
  });
}
