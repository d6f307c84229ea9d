import type { Emoji } from './model.js';

/** The application's own emoji, in the order they were uploaded. */
export class Emojis {
  readonly #byId = new Map<string, Emoji>();

  get size(): number {
    return this.#byId.size;
  }

  all(): Emoji[] {
    return [...this.#byId.values()];
  }

  get(id: string): Emoji | undefined {
    return this.#byId.get(id);
  }

  named(name: string): Emoji | undefined {
    return this.all().find((one) => one.name === name);
  }

  add(emoji: Emoji): void {
    this.#byId.set(emoji.id, emoji);
  }

  delete(id: string): void {
    this.#byId.delete(id);
  }
}
