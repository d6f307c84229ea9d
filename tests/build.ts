import { fileURLToPath } from 'node:url';
import { build } from '../scripts/setup/build.mjs';

/** What tests start as the bot is what the sources are now. */
export default async function setup(): Promise<void> {
  if (!(await build(fileURLToPath(new URL('..', import.meta.url))))) throw new Error('The sources cannot be built.');
}
