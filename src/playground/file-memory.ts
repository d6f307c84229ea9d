import type { StoredFile } from './model.js';

const NOTHING = Buffer.alloc(0);

/** Keeps the bytes of attached files below a limit: the oldest are forgotten first, the newest is always kept. */
export class FileMemory {
  private files: StoredFile[] = [];
  private bytes = 0;

  constructor(private readonly limitBytes: number) {}

  add(file: StoredFile): void {
    this.files.push(file);
    this.bytes += file.data.length;
    while (this.bytes > this.limitBytes && this.files.length > 1) {
      const oldest = this.files.shift()!;
      this.bytes -= oldest.data.length;
      oldest.data = NOTHING;
      oldest.forgotten = true;
    }
  }
}
