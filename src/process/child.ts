import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../project.js';

/** What runs sources as they are; named by its place, so that the bot can be started from any folder. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Why a child did not answer. */
export class ChildLost extends Error {
  constructor(readonly reason: 'crashed' | 'too-slow') {
    super(reason);
    this.name = 'ChildLost';
  }
}

/** How a child process is started. */
export interface ChildOptions {
  /** Further variables of its environment. */
  env?: NodeJS.ProcessEnv;
  /** Further options of its Node. */
  node?: string[];
}

/**
 * A child process that does one job at a time. One that did not answer is dead afterwards.
 * @example const answer = await new Child<Job, Answer>(program).ask(job, 20_000)
 */
export class Child<Job extends object, Answer> {
  readonly #process: ChildProcess;
  readonly #gone: Promise<void>;
  #alive = true;
  #answer: ((answer: Answer) => void) | undefined;
  #fail: ((error: ChildLost) => void) | undefined;

  /** @param program its file */
  constructor(program: string, options?: ChildOptions) {
    this.#process = startChild(program, options);
    this.#gone = new Promise((resolve) => {
      const gone = () => {
        this.#lose('crashed');
        resolve();
      };
      this.#process.once('exit', gone);
      // One that could not even start has no exit.
      this.#process.on('error', () => (this.#process.pid === undefined ? gone() : this.#lose('crashed')));
    });
    this.#process.on('message', (answer: Answer) => this.#answer?.(answer));
  }

  get alive(): boolean {
    return this.#alive;
  }

  get busy(): boolean {
    return this.#answer !== undefined;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Has it do a job.
   * @param patience milliseconds after which the child is given up
   * @throws ChildLost when it died or took too long
   */
  async ask(job: Job, patience: number): Promise<Answer> {
    const timer = setTimeout(() => this.#lose('too-slow'), patience);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#answer = resolve;
        this.#fail = reject;
        this.#process.send(job, (error) => {
          if (error) this.#lose('crashed');
        });
      });
    } finally {
      clearTimeout(timer);
      this.#answer = undefined;
      this.#fail = undefined;
    }
  }

  /** Ends the process and waits until it is gone. */
  async end(): Promise<void> {
    this.#lose('crashed');
    await this.#gone;
  }

  #lose(reason: ChildLost['reason']): void {
    this.#alive = false;
    this.#process.kill('SIGKILL');
    this.#fail?.(new ChildLost(reason));
  }
}

/**
 * A process of a program of ours.
 * @param program its file
 * @example startChild(programOf('render/worker'))
 */
export function startChild(program: string, { env = {}, node = [] }: ChildOptions = {}): ChildProcess {
  const how = extname(program) === '.ts' ? ['--import', loader] : ['--enable-source-maps'];
  const execArgv = [...node, ...how];
  return fork(program, [], { execArgv, serialization: 'advanced', env: { ...inherited(), ...env } });
}

/**
 * The file of a program of ours, by its path from the project's folder on: as it was built where this module was, else its
 * source.
 * @example programOf('render/worker')
 */
export function programOf(path: string): string {
  return extname(import.meta.url) === '.ts' ? inProject(`${path}.ts`) : inProject(`built/${path}.js`);
}

/** What a child needs to run, and none of the bot's secrets. */
function inherited(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
