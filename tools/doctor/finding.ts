import type { Config } from '../../src/config.js';

/** What a check says. Only a failure keeps the bot from working. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'failure';
  /** What is so. Never the token. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** What is looked at. */
export interface Patient {
  /** The bot's environment, with what `.env` adds. */
  env: Record<string, string | undefined>;
  /** The folder it is started in, where `.env` stands. */
  folder: string;
  /** Undefined: it cannot be read. */
  config: Config | undefined;
  /** Native parts that do not work; what needs them is not tried. */
  broken: Set<string>;
  /** Ask Discord, too. */
  discord: boolean;
  /** The address of Discord's REST interface, where it is not the real one. */
  api?: string;
  /** In Unix milliseconds. */
  now(): number;
}

export type Check = (patient: Patient) => Finding[] | Promise<Finding[]>;

/** @example ok('node', 'Node 20.12.0.') */
export function ok(check: string, text: string): Finding {
  return { check, state: 'ok', text };
}

/** @example warning('backups', 'There is no backup yet.', 'The bot makes the first one when it starts.') */
export function warning(check: string, text: string, advice: string): Finding {
  return { check, state: 'warning', text, advice };
}

/** @example failure('token', 'The token has not the form of one.', 'Copy it again.') */
export function failure(check: string, text: string, advice: string): Finding {
  return { check, state: 'failure', text, advice };
}

/** The first line of what was thrown. @example firstLine(new Error('no\nway')) // 'no' */
export function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}
