import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isStale, takeLock } from '../../scripts/setup/lock.mjs';
import { tooOld } from '../../scripts/setup/node-version.mjs';
import { installCommand, missingOnDebian, systemOf } from '../../scripts/setup/system.mjs';
import { sameTree, stampOf } from '../../scripts/setup/tree.mjs';

describe('the Node version', () => {
  it('is accepted from 20.12 on', () => {
    for (const version of ['20.12.0', '20.20.2', '22.0.0', '24.1.0']) expect(tooOld(version)).toBeUndefined();
  });
  it('is refused below, with a sentence', () => {
    expect(tooOld('20.11.1')).toBe(
      'Harbourmaster needs Node 20.12 or newer; this is Node 20.11.1. Install a newer one from https://nodejs.org and try again.',
    );
    expect(tooOld('18.19.0')).toContain('this is Node 18.19.0');
  });
});

describe('the system', () => {
  it('is told from os-release', () => {
    expect(systemOf('linux', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n')).toBe('debian');
    expect(systemOf('linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n')).toBe('debian');
    expect(systemOf('linux', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n')).toBe('fedora');
    expect(systemOf('linux', 'NAME=Alpine\nID=alpine\n')).toBe('alpine');
    expect(systemOf('linux', 'ID=endeavouros\nID_LIKE=arch\n')).toBe('arch');
    expect(systemOf('linux', 'VERSION_ID=1\nID=haiku\n')).toBe('other');
    expect(systemOf('linux', '')).toBe('other');
    expect(systemOf('darwin', '')).toBe('macos');
    expect(systemOf('win32', '')).toBe('other');
  });

  it('has its own command, with sudo only where it is needed', () => {
    expect(installCommand('debian', ['compiler'], { root: false })).toBe(
      'sudo apt-get update && sudo apt-get install -y build-essential python3',
    );
    expect(installCommand('debian', ['compiler', 'canvas'], { root: true, missing: ['libgif-dev'] })).toBe(
      'apt-get update && apt-get install -y libgif-dev',
    );
    expect(installCommand('fedora', ['canvas', 'canvas'], { root: false })).toBe(
      'sudo dnf install -y pkgconf-pkg-config cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel',
    );
    expect(installCommand('alpine', ['compiler'], { root: true })).toBe('apk add build-base python3');
    expect(installCommand('arch', ['compiler'], { root: true })).toBe('pacman -S --needed base-devel python');
    expect(installCommand('macos', ['compiler'], { root: false })).toBe(
      'xcode-select --install\nbrew install python-setuptools',
    );
    expect(installCommand('debian', ['browser'], { root: true })).toBe(
      'apt-get update && apt-get install -y chromium fonts-dejavu-core',
    );
    expect(installCommand('alpine', ['postgres'], { root: false })).toBe('sudo apk add postgresql');
    expect(installCommand('other', ['compiler'], { root: false })).toContain('a C++ compiler');
  });

  it('installs only what is missing, programs on the path counting as there', () => {
    const wanted = ['build-essential', 'python3', 'pkg-config', 'libcairo2-dev', 'libgif-dev'];
    const dpkg = 'libcairo2-dev installed\nlibgif-dev config-files\ndpkg-query: no packages found matching python3\n';
    const has =
      (...programs: string[]) =>
      (program: string) =>
        programs.includes(program);
    expect(missingOnDebian(wanted, dpkg, has('make', 'python3'))).toEqual([
      'build-essential',
      'pkg-config',
      'libgif-dev',
    ]);
    expect(missingOnDebian(wanted, dpkg, has('make', 'g++', 'python3', 'pkg-config'))).toEqual(['libgif-dev']);
  });
});

describe('what is installed', () => {
  const a = { version: '1.0.0', integrity: 'sha512-a' };
  const lock = {
    packages: { '': {}, 'node_modules/a': a, 'node_modules/mac-only': { version: '2.0.0', optional: true } },
  };

  it('fits the lock file when all that is not optional is there', () => {
    expect(sameTree(lock, { packages: { 'node_modules/a': a } })).toBe(true);
  });
  it('fits with and without the links to workspaces, and not without what only a workspace asks for', () => {
    const workspace = {
      'node_modules/w': { resolved: 'src/w', link: true },
      'src/w': {},
      'src/w/node_modules/b': a,
    };
    const both = { packages: { ...lock.packages, ...workspace } };
    const unlinked = { packages: { 'node_modules/a': a, 'src/w/node_modules/b': a } };
    expect(sameTree(both, { packages: { 'node_modules/a': a, ...workspace } })).toBe(true);
    expect(sameTree(both, unlinked)).toBe(true);
    expect(sameTree(both, { packages: { 'node_modules/a': a } })).toBe(false);
  });
  it('does not fit when nothing is recorded, or a package is missing, different or too many', () => {
    expect(sameTree(lock, undefined)).toBe(false);
    expect(sameTree(lock, { packages: {} })).toBe(false);
    expect(sameTree(lock, { packages: { 'node_modules/a': { ...a, version: '1.0.1' } } })).toBe(false);
    expect(sameTree(lock, { packages: { 'node_modules/a': { ...a, integrity: 'sha512-b' } } })).toBe(false);
    expect(sameTree(lock, { packages: { 'node_modules/a': a, 'node_modules/b': a } })).toBe(false);
  });
  it('is stamped by lock file, Node and platform', () => {
    const machine = { node: '20.20.2', platform: 'linux', arch: 'x64' };
    const stamp = stampOf('{}', machine);
    expect(stampOf('{}', { ...machine })).toBe(stamp);
    expect(stampOf('{ }', machine)).not.toBe(stamp);
    expect(stampOf('{}', { ...machine, node: '22.1.0' })).not.toBe(stamp);
    expect(stampOf('{}', { ...machine, arch: 'arm64' })).not.toBe(stamp);
  });
});

describe('the lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is stale when its owner is gone, or when it is very old', () => {
    const here = { host: 'here', alive: (pid: number) => pid === 1 };
    expect(isStale({ pid: 1, host: 'here' }, 60_000, here)).toBe(false);
    expect(isStale({ pid: 2, host: 'here' }, 0, here)).toBe(true);
    expect(isStale({ pid: 2, host: 'elsewhere' }, 60_000, here)).toBe(false);
    expect(isStale({ pid: 1, host: 'here' }, 31 * 60_000, here)).toBe(true);
    expect(isStale(undefined, 1_000, here)).toBe(false);
    expect(isStale(undefined, 6_000, here)).toBe(true);
  });

  it('keeps a second set-up waiting until the first is done', async () => {
    const path = join(folder, 'busy');
    const order: string[] = [];
    const unlock = await takeLock(path, () => order.push('first waits'));
    const second = takeLock(path, (owner) => {
      order.push(`second waits for ${owner?.pid === process.pid}`);
      order.push('first done');
      unlock();
    });
    (await second)();
    expect(order).toEqual(['second waits for true', 'first done']);
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over from a process that died', async () => {
    const path = join(folder, 'stale');
    // No process has this number: it is above the largest that Linux and macOS give.
    writeFileSync(path, JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    const unlock = await takeLock(path, () => expect.unreachable('nobody to wait for'));
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
    unlock();
    expect(existsSync(path)).toBe(false);
  });
});
