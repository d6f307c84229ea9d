import type { StoredFile } from './model.js';

const nothing = Buffer.alloc(0);

/** Keeps the bytes of attached files below a limit: the oldest are forgotten first, the newest is always kept. */
export class FileMemory {
  readonly #limitBytes: number;
  #files: StoredFile[] = [];
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  add(file: StoredFile): void {
    this.#files.push(file);
    this.#bytes += file.data.length;
    while (this.#bytes > this.#limitBytes && this.#files.length > 1) {
      const oldest = this.#files.shift()!;
      this.#bytes -= oldest.data.length;
      oldest.data = nothing;
      oldest.forgotten = true;
    }
  }
}
