import type { Job } from './messages.js';

/** For whom and of which state a picture is. */
export interface Origin {
  /** Who waits for it alone; undefined: it is for everybody, and always finds room. */
  person?: string;
  /** The match, and the version of the state that is shown. */
  match?: { id: string; version: number };
}

export interface Queued extends Job {
  origin: Origin;
}

/** So many of one person's pictures wait, so that nobody holds up the others'. */
const waitingEach = 2;

/** After so many private pictures in a row comes a post, where one waits: no crowd of readers keeps a match from its own. */
const privateInARow = 4;

/**
 * In which order pictures are drawn: those that a person waits for before posts, in turn between matches, of one match
 * the newest state first. What a newer state has made obsolete is given back instead of being drawn.
 * @example queue.add(job) // the jobs that gave way to it
 */
export class PictureQueue<T extends Queued> {
  readonly #private = new Rotation<T>();
  readonly #posts = new Rotation<T>();
  /** To be tried again at once. */
  readonly #urgent: T[] = [];
  #inARow = 0;

  get size(): number {
    return this.#urgent.length + this.#private.size + this.#posts.size;
  }

  /**
   * Puts a job in its place.
   * @returns what is not to be drawn any more: `outdated` by a newer state, which may be the job itself, or
   * `superseded` by later ones of the same person
   */
  add(job: T): { job: T; reason: 'outdated' | 'superseded' }[] {
    const line = job.origin.person === undefined ? this.#posts : this.#private;
    const alike = line.all().filter((one) => showsSame(one, job));
    if (alike.some((one) => versionOf(one) > versionOf(job))) return [{ job, reason: 'outdated' }];
    const outdated = alike.filter((one) => versionOf(one) < versionOf(job));
    for (const one of outdated) line.remove(one);
    const superseded = job.origin.person === undefined ? [] : this.#tooMany(job.origin.person);
    for (const one of superseded) line.remove(one);
    line.add(job);
    return [
      ...outdated.map((one) => ({ job: one, reason: 'outdated' as const })),
      ...superseded.map((one) => ({ job: one, reason: 'superseded' as const })),
    ];
  }

  /** Puts a job before all others. */
  addFirst(job: T): void {
    this.#urgent.push(job);
  }

  /** The next job to be drawn. */
  take(): T | undefined {
    const urgent = this.#urgent.shift();
    if (urgent) return urgent;
    const postsTurn = this.#posts.size > 0 && (this.#private.size === 0 || this.#inARow >= privateInARow);
    this.#inARow = postsTurn ? 0 : this.#inARow + 1;
    return (postsTurn ? this.#posts : this.#private).take();
  }

  /** Takes a job out that shall not wait after all. */
  remove(job: T): void {
    (job.origin.person === undefined ? this.#posts : this.#private).remove(job);
  }

  /** Everything that waits; nothing waits afterwards. */
  empty(): T[] {
    return [...this.#urgent.splice(0), ...this.#private.empty(), ...this.#posts.empty()];
  }

  #tooMany(person: string): T[] {
    const own = this.#private.all().filter(({ origin }) => origin.person === person);
    own.sort((a, b) => a.id - b.id);
    return own.slice(0, Math.max(0, own.length - waitingEach + 1));
  }
}

/** Jobs by match, each match in its turn: one that has had a picture goes to the end. */
class Rotation<T extends Queued> {
  readonly #flows = new Map<string, T[]>();

  get size(): number {
    return this.all().length;
  }

  all(): T[] {
    return [...this.#flows.values()].flat();
  }

  add(job: T): void {
    const flow = flowOf(job);
    const jobs = this.#flows.get(flow);
    if (jobs) jobs.push(job);
    else this.#flows.set(flow, [job]);
  }

  remove(job: T): void {
    const flow = flowOf(job);
    const left = (this.#flows.get(flow) ?? []).filter((one) => one !== job);
    if (left.length === 0) this.#flows.delete(flow);
    else this.#flows.set(flow, left);
  }

  take(): T | undefined {
    const [first] = this.#flows;
    if (!first) return undefined;
    const [flow, jobs] = first;
    const newest = Math.max(...jobs.map(versionOf));
    const job = jobs.find((one) => versionOf(one) === newest)!;
    const left = jobs.filter((one) => one !== job);
    this.#flows.delete(flow);
    if (left.length > 0) this.#flows.set(flow, left);
    return job;
  }

  empty(): T[] {
    const jobs = this.all();
    this.#flows.clear();
    return jobs;
  }
}

/** Whose turn a job takes: its match's; without a match its person's. */
function flowOf({ origin: { match, person } }: Queued): string {
  if (match) return `match ${match.id}`;
  return person === undefined ? 'posts' : `person ${person}`;
}

function versionOf({ origin }: Queued): number {
  return origin.match?.version ?? 0;
}

/** Whether two jobs show the same reader the same part of the same match, in whatever state. */
function showsSame(a: Queued, b: Queued): boolean {
  if (!a.origin.match || a.origin.match.id !== b.origin.match?.id || a.origin.person !== b.origin.person) return false;
  return (['kind', 'seat', 'locale'] as const).every((key) => a.request[key] === b.request[key]);
}
