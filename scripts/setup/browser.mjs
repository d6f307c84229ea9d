import { aptInstall, isExecutable, isRoot, onPath, osRelease } from './machine.mjs';
import { say, tail } from './process.mjs';
import { installCommand, packagesFor, systemOf } from './system.mjs';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} the Chromium of this machine, which the browser tests drive */
export function findBrowser() {
  return programs.map(onPath).find(Boolean) ?? places.find(isExecutable);
}

/**
 * Gets a browser for the tests where that takes no question: on Debian, as root. Elsewhere it says what to do; the other
 * tests need none.
 * @param {string} root the project's folder
 */
export async function readyBrowser(root) {
  if (findBrowser()) return;
  const system = systemOf(process.platform, osRelease());
  if (system === 'debian' && isRoot()) {
    say('Installing Chromium for the browser tests ...');
    const apt = await aptInstall(packagesFor('debian', ['browser']), root);
    if (findBrowser()) return;
    say(`apt-get failed:\n${tail(apt.output)}`);
  }
  const command = system === 'other' ? 'Chromium or Chrome' : installCommand(system, ['browser'], { root: isRoot() });
  say(`There is no Chromium here, so the browser tests will not run. To have them, install it:\n\n${command}\n`);
}
