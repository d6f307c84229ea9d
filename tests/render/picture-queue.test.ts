import { describe, expect, it } from 'vitest';
import { type Origin, PictureQueue, type Queued } from '../../render/picture-queue.js';

interface Named extends Queued {
  name: string;
}

let queue = new PictureQueue<Named>();
let jobs = 0;

/** Puts a picture in; says what gave way. */
function add(name: string, origin: Origin, kind = 'table'): string[] {
  jobs += 1;
  const request = { game: 'g', kind, view: {}, locale: 'en', names: [] } as const;
  const gone = queue.add({ id: jobs, name, origin, request: { ...request, names: [] } });
  return gone.map(({ job, reason }) => `${job.name} ${reason}`);
}

function drain(): string[] {
  const names: string[] = [];
  for (let job = queue.take(); job; job = queue.take()) names.push(job.name);
  return names;
}

function of(id: string, version = 1, person?: string): Origin {
  return { match: { id, version }, ...(person !== undefined && { person }) };
}

describe('queue of pictures', () => {
  it('takes what a person waits for before posts', () => {
    queue = new PictureQueue();
    add('post a', of('a'));
    add('post b', of('b'));
    add('Ann', of('a', 1, 'Ann'));
    add('Bo', of('a', 1, 'Bo'));
    expect(drain()).toEqual(['Ann', 'Bo', 'post a', 'post b']);
  });

  it('lets a post through after four private pictures', () => {
    queue = new PictureQueue();
    add('post', of('a'));
    for (let i = 1; i <= 6; i += 1) add(`${i}`, of('a', 1, `person ${i}`));
    expect(drain()).toEqual(['1', '2', '3', '4', 'post', '5', '6']);
  });

  it('serves matches in turn, however many one of them asks', () => {
    queue = new PictureQueue();
    for (const kind of ['1', '2', '3']) add(`a${kind}`, of('a'), kind);
    add('b', of('b'));
    add('c1', of('c'), '1');
    add('c2', of('c'), '2');
    expect(drain()).toEqual(['a1', 'b', 'c1', 'a2', 'c2', 'a3']);
  });

  it('takes the newest state of a match first', () => {
    queue = new PictureQueue();
    add('old', of('a', 3), 'area');
    add('new', of('a', 4), 'table');
    expect(drain()).toEqual(['new', 'old']);
  });

  it('gives back what a newer state of the match has made obsolete, in whatever order they come', () => {
    queue = new PictureQueue();
    expect(add('a1', of('a', 1))).toEqual([]);
    expect(add('b1', of('b', 1))).toEqual([]);
    expect(add('a2', of('a', 2))).toEqual(['a1 outdated']);
    expect(add('a1 late', of('a', 1))).toEqual(['a1 late outdated']);
    expect(drain()).toEqual(['b1', 'a2']);
  });

  it('keeps an older state that shows something else, or somebody else', () => {
    queue = new PictureQueue();
    add('post', of('a', 1));
    add('Ann', of('a', 1, 'Ann'));
    expect(add('area', of('a', 2), 'area')).toEqual([]);
    expect(add('Bo', of('a', 2, 'Bo'))).toEqual([]);
    expect(add('again', of('a', 1))).toEqual([]);
    expect(drain()).toHaveLength(5);
  });

  it('lets two of a person wait, in all matches together', () => {
    queue = new PictureQueue();
    expect(add('1', of('a', 1, 'Ann'))).toEqual([]);
    expect(add('2', of('b', 1, 'Ann'))).toEqual([]);
    expect(add('3', of('c', 1, 'Ann'))).toEqual(['1 superseded']);
    expect(queue.size).toBe(2);
  });
});
