import { spawn } from 'node:child_process';

/** Progress goes to standard error: standard output belongs to the command that set-up runs before. */
export function say(/** @type {string} */ line) {
  process.stderr.write(`[setup] ${line}\n`);
}

/**
 * Runs a program without standard input and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ ok: boolean, output: string }>} never rejects: a program that cannot be started is not ok
 * @example await run('git', ['--version'], { cwd: '.' }) // { ok: true, output: 'git version 2.39.5\n' }
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs npm: the very one that called us, where there is one.
 * @param {string[]} args
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', ...args];
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...quiet], { cwd });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', quiet, { cwd });
}

/** The last lines of a long output. */
export function tail(/** @type {string} */ output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
