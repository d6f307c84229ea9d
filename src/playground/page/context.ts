/** What the views need to show a message to one person. */
import type { WorldInfo } from './protocol.js';
import type { Strings } from './strings.js';

export interface Actions {
  openChannel(id: string): void;
  /** Puts a command into the composer, by its registered path. */
  openCommand(path: string): void;
  openPicture(url: string, description: string): void;
  press(messageId: string, customId: string): void;
  select(messageId: string, customId: string, values: string[]): void;
  /** Hides an ephemeral message. */
  dismiss(messageId: string): void;
}

export interface Context {
  world: WorldInfo;
  personaId: string;
  /** The reader's language, for the page's words, dates and times. */
  locale: string;
  strings: Strings;
  actions: Actions;
}

/** The name to show for an id; the id itself when nobody has it. */
export function nameOf(list: readonly { id: string; name: string }[], id: string): string {
  return list.find((one) => one.id === id)?.name ?? id;
}
