/** @typedef {'debian' | 'fedora' | 'alpine' | 'arch' | 'macos' | 'other'} System */
/** @typedef {'compiler' | 'canvas' | 'browser' | 'postgres'} Need */

/** What must be there to compile a native module, to drive a browser or to start a PostgreSQL, by the names each system gives it. */
const packages = {
  debian: {
    compiler: ['build-essential', 'python3'],
    canvas: ['pkg-config', 'libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev', 'libgif-dev', 'librsvg2-dev'],
    browser: ['chromium', 'fonts-dejavu-core'],
    postgres: ['postgresql'],
  },
  fedora: {
    compiler: ['gcc-c++', 'make', 'python3'],
    canvas: [
      'pkgconf-pkg-config',
      'cairo-devel',
      'pango-devel',
      'libjpeg-turbo-devel',
      'giflib-devel',
      'librsvg2-devel',
    ],
    browser: ['chromium'],
    postgres: ['postgresql-server'],
  },
  alpine: {
    compiler: ['build-base', 'python3'],
    canvas: ['pkgconf', 'cairo-dev', 'pango-dev', 'libjpeg-turbo-dev', 'giflib-dev', 'librsvg-dev'],
    browser: ['chromium'],
    postgres: ['postgresql'],
  },
  arch: {
    compiler: ['base-devel', 'python'],
    canvas: ['pkgconf', 'cairo', 'pango', 'libjpeg-turbo', 'giflib', 'librsvg'],
    browser: ['chromium'],
    postgres: ['postgresql'],
  },
  macos: {
    compiler: ['python-setuptools'],
    canvas: ['pkg-config', 'cairo', 'pango', 'libpng', 'jpeg', 'giflib', 'librsvg', 'pixman'],
    browser: ['chromium'],
    postgres: ['postgresql'],
  },
};

/** The programs that make a Debian package unnecessary when they are on the path already. */
const standIns = { 'build-essential': ['make', 'g++'], python3: ['python3'], 'pkg-config': ['pkg-config'] };

/**
 * @param {NodeJS.Platform} platform
 * @param {string} osRelease the text of /etc/os-release; empty where there is none
 * @returns {System}
 * @example systemOf('linux', 'ID=ubuntu\nID_LIKE=debian\n') // 'debian'
 */
export function systemOf(platform, osRelease) {
  if (platform === 'darwin') return 'macos';
  if (platform !== 'linux') return 'other';
  const ids = [...osRelease.matchAll(/^ID(?:_LIKE)?=["']?([^"'\n]*)/gm)].flatMap((found) => found[1]?.split(' ') ?? []);
  if (ids.includes('debian') || ids.includes('ubuntu')) return 'debian';
  if (ids.includes('fedora') || ids.includes('rhel')) return 'fedora';
  if (ids.includes('alpine')) return 'alpine';
  if (ids.includes('arch')) return 'arch';
  return 'other';
}

/**
 * The packages of a system that these needs come to.
 * @param {Exclude<System, 'other'>} system
 * @param {Need[]} needs
 */
export function packagesFor(system, needs) {
  return [...new Set(needs)].flatMap((need) => packages[system][need]);
}

/**
 * What to type to install the packages; more than one line where more than one command is needed.
 * @param {System} system
 * @param {Need[]} needs
 * @param {{ root: boolean, missing?: string[] }} state `missing`: only these packages
 * @example installCommand('alpine', ['compiler'], { root: true }) // 'apk add build-base python3'
 */
export function installCommand(system, needs, { root, missing }) {
  if (system === 'other') {
    return 'a C++ compiler, make, Python 3 and the libraries of https://github.com/Automattic/node-canvas/wiki';
  }
  const names = (missing ?? packagesFor(system, needs)).join(' ');
  const sudo = root ? '' : 'sudo ';
  switch (system) {
    case 'debian':
      return `${sudo}apt-get update && ${sudo}apt-get install -y ${names}`;
    case 'fedora':
      return `${sudo}dnf install -y ${names}`;
    case 'alpine':
      return `${sudo}apk add ${names}`;
    case 'arch':
      return `${sudo}pacman -S --needed ${names}`;
    case 'macos':
      return `xcode-select --install\nbrew install ${names}`;
  }
}

/**
 * Which of the wanted Debian packages are not installed.
 * @param {string[]} wanted
 * @param {string} dpkg what `dpkg-query -W -f '${Package} ${db:Status-Status}\n'` printed for them
 * @param {(program: string) => boolean} onPath
 */
export function missingOnDebian(wanted, dpkg, onPath) {
  const installed = new Set(
    dpkg.split('\n').flatMap((line) => (line.endsWith(' installed') ? [line.split(' ')[0]] : [])),
  );
  return wanted.filter((name) => {
    const programs = standIns[/** @type {keyof typeof standIns} */ (name)];
    return !installed.has(name) && !programs?.every(onPath);
  });
}
