const needed = { major: 20, minor: 12 };

/**
 * A sentence when this Node is too old for the project, else undefined.
 * @param {string} version as in `process.versions.node`
 * @example tooOld('18.19.0') // 'Harbourmaster needs Node 20.12 or newer; ...'
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return undefined;
  return `Harbourmaster needs Node ${needed.major}.${needed.minor} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}
