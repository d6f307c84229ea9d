import type { Twin } from '../../src/playground/api.js';

/** An option, as far as a typist knows it. */
export interface TypedOption {
  name: string;
  /** Discord's number of its type; 4 takes a whole number. */
  type?: number;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { value: string }[];
}

/** One command, or one subcommand of it, with what can be typed behind it. */
export interface CommandLine {
  name: string;
  options: TypedOption[];
}

/**
 * All that can be typed in a channel: every command, or every subcommand where a command has some.
 * @example commandLines(twin, 'quay').map(({ name }) => name) // ['/match create', …, '/hand', …]
 */
export function commandLines(twin: Twin, channel: string): CommandLine[] {
  return twin
    .commands(channel)
    .filter(({ type }) => type === 1)
    .flatMap(({ name, options = [] }) => {
      const below = options.filter(({ type }) => type === 1) as unknown as CommandLine[];
      if (below.length === 0) return [{ name: `/${name}`, options: options as unknown as TypedOption[] }];
      return below.map((one) => ({ name: `/${name} ${one.name}`, options: one.options ?? [] }));
    });
}
