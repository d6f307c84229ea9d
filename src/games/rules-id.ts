import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../project.js';

const source = inProject('src');

/**
 * Names the rules of a game as they are now: the version of the bot, a hash of all code that has a part in playing the
 * game (its own, what all games share, the engine), and the hash of its data. Nobody has to remember to raise it. A
 * comment changes it too: whether matches still play the same is found out by playing them again.
 * @example rulesId('nusfjord', data.hash) // '0.1.0-3f2a9c0d-1b7e5d2c90aa'
 */
export function rulesId(game: string, dataHash: string, from: string = source): string {
  const { version } = JSON.parse(readFileSync(join(from, '../package.json'), 'utf8')) as { version: string };
  return [version, codeHash(game, from), dataHash].join('-');
}

function codeHash(game: string, from: string): string {
  const hash = createHash('sha256');
  const shared = readdirSync(join(from, 'games'), { withFileTypes: true })
    // The list of the games says nothing about any one of them.
    .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
    .map(({ name }) => `games/${name}`);
  const folders = ['engine', 'games/kit', `games/${game}`];
  for (const file of [...shared, ...folders.flatMap((folder) => filesIn(from, folder))].sort()) {
    // Git may have written the lines' ends as the system likes them.
    hash.update(`${file}\n${readFileSync(join(from, file), 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex').slice(0, 8);
}

/** Paths of all modules of a folder and those below, with slashes on every system. */
function filesIn(from: string, folder: string): string[] {
  return readdirSync(join(from, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(from, path);
    // Not what an editor or a system leaves lying about.
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
