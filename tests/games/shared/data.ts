import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

/** A copy of a game's data files that a test may spoil; every test has its own. */
export interface DataCopy {
  folder: string;
  /** What loading says when one file is changed and the others are as shipped; empty: it is content. */
  broken(file: string, change: (text: string) => string): string;
}

/**
 * Makes a copy of the data files before each test and removes it afterwards.
 * @example const copy = copyOfData(dataFolder, loadData);
 */
export function copyOfData(dataFolder: string, loadData: (folder: string) => unknown): DataCopy {
  const copy: DataCopy = {
    folder: '',
    broken(file, change) {
      cpSync(dataFolder, copy.folder, { recursive: true });
      const path = join(copy.folder, file);
      const text = readFileSync(path, 'utf8');
      const changed = change(text);
      expect(changed).not.toBe(text);
      writeFileSync(path, changed);
      try {
        loadData(copy.folder);
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    },
  };
  beforeEach(() => {
    copy.folder = mkdtempSync(join(tmpdir(), 'data-'));
    cpSync(dataFolder, copy.folder, { recursive: true });
  });
  afterEach(() => rmSync(copy.folder, { recursive: true }));
  return copy;
}
