import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { tooOld } from '../../scripts/setup/node-version.mjs';
import { inProject } from '../../src/project.js';
import { type Check, type Finding, failure, ok } from './finding.js';

const run = promisify(execFile);

/** Code that only works when the compiled part does. */
const probes = {
  'better-sqlite3': "new (require('better-sqlite3'))(':memory:').close()",
  canvas: "require('canvas').createCanvas(1, 1).toBuffer()",
};

/** Is this a Node that the bot runs on? */
export const node: Check = () => {
  const complaint = tooOld(process.versions.node);
  return [
    complaint ? failure('node', complaint, 'Install a newer Node.') : ok('node', `Node ${process.versions.node}.`),
  ];
};

/** In processes of their own, since a part built for another Node can bring one down. */
export const natives: Check = ({ broken }) =>
  Promise.all(
    Object.entries(probes).map(async ([name, probe]): Promise<Finding> => {
      try {
        await run(process.execPath, ['-e', probe], { cwd: inProject('.') });
        return ok('native', `${name} works.`);
      } catch {
        broken.add(name);
        return failure(
          'native',
          `${name} does not work with this Node.`,
          `Run: npm run setup, or: npm rebuild ${name}.`,
        );
      }
    }),
  );
