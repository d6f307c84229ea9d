import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/store/index.js';
import { ask, startPostgres } from './server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the server that these tests share; a database that is as at first lies on it as `blank`. */
    postgres: string;
  }
}

/** One server for all tests on PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await ask(server.url('postgres'), 'create database blank');
  const blank = await openDatabase(server.url('blank'));
  if (!blank.ok) throw new Error(blank.refusal.id);
  await blank.value.close();
  project.provide('postgres', server.url(''));
  return () => server.stop();
}
