import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: its sources lie in it, what is built of them in a folder below. Both read the same data. */
const project = above(import.meta.dirname);

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}

/**
 * A file or folder of the project by its path in it.
 * @example inProject('data/locales')
 */
export function inProject(path: string): string {
  return join(project, path);
}
