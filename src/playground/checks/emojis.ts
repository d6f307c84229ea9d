import { type Loose, walk } from './components.js';
import { collect, type Finding, type Path, type Report } from './findings.js';

/**
 * Emoji of buttons and options that nobody has uploaded: Discord refuses the whole message.
 * @example checkEmojis(components, (id) => world.emojis.get(id) !== undefined)
 */
export function checkEmojis(components: Loose[], exists: (id: string) => boolean): Finding[] {
  const check = (emoji: unknown, path: Path, found: Report) => {
    const id = (emoji as { id?: string | null } | null | undefined)?.id;
    if (id && !exists(id)) found([...path, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  };
  return collect((found) => {
    for (const [component, path] of walk(components)) {
      check(component.emoji, path, found);
      const options = (component.options ?? []) as { emoji?: unknown }[];
      for (const [at, option] of options.entries()) check(option.emoji, [...path, 'options', at], found);
    }
  });
}
