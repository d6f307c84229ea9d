import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../../src/project.js';
import { matchScenes } from './match-scenes.js';
import { noted, notNoted, surfaces } from './methods.js';
import { openPlace, type Place } from './place.js';
import { serverScenes } from './server-scenes.js';

/** The names of the methods of a service, those of its parts with the part before them. */
function methodsOf(service: object, before = ''): string[] {
  return Object.entries(service).flatMap(([name, value]) => {
    if (typeof value === 'function') return [before + name];
    return name === 'games' || name === 'lessons' ? [] : methodsOf(value, `${name}.`);
  });
}

/** The same service, that says what is called of it. */
function watched<T extends object>(service: T, call: (name: string) => void, before = ''): T {
  return new Proxy(service, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'function') {
        return (...args: unknown[]) => {
          call(before + String(key));
          return (value as (...all: unknown[]) => unknown)(...args);
        };
      }
      return typeof value === 'object' && value ? watched(value, call, `${String(key)}.`) : value;
    },
  });
}

it('has every method of the services: noted where an organiser does it, or for a reason not', async () => {
  const { db, service, community } = await openPlace();
  const all = [...methodsOf(service), ...methodsOf(community)];
  const listed = [...noted, ...notNoted.flatMap(([, methods]) => methods)];
  expect(listed.toSorted()).toEqual(all.toSorted());
  await db.close();
});

it('has somebody do each that is noted', async () => {
  const called = new Set<string>();
  for (const scene of [...serverScenes, ...matchScenes]) {
    const here = await openPlace();
    const [service, community] = [here.service, here.community].map((one) =>
      watched<object>(one, (name) => void (done.now && called.add(name))),
    ) as [Place['service'], Place['community']];
    const done = { now: false };
    const act = await scene.before({ ...here, service, community });
    done.now = true;
    await act();
    await here.db.close();
  }
  called.delete('rested');
  expect([...called].sort()).toEqual(noted.toSorted());
});

it('has every place where it is asked whether somebody manages something', () => {
  const asks = /\b(keeps|manages|setsUp)\(|\.manages\b|\bManage(Guild|Channels)\b/;
  const files = ['src/discord', 'commands'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const found = files.filter((file) => file.endsWith('.ts') && asks.test(readFileSync(inProject(file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(surfaces).sort());
  const named = Object.values(surfaces).flatMap((methods) => (typeof methods === 'string' ? [] : methods));
  expect([...new Set(named)].sort()).toEqual(noted.toSorted());
});
