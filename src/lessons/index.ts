import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../engine/index.js';
import { readObject } from '../games/kit/data-files.js';
import { inProject } from '../project.js';
import { type Lesson, lessonSchema } from './lesson.js';

const folder = inProject('data/lessons');

/**
 * The lessons of those games that have one, by game.
 * @throws `DataError` where a file cannot be used
 * @example readLessons(games)['santa-maria']
 */
export function readLessons(games: Record<string, AnyGame>): Record<string, Lesson> {
  const known = Object.keys(games).filter((id) => existsSync(join(folder, `${id}.json`)));
  return Object.fromEntries(known.map((id) => [id, readObject(folder, `${id}.json`, lessonSchema)]));
}
