import type { Rng } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';

/** What a turn of Santa Maria can begin with, and the options of each, in their order. */
const openings: [string, string[]][] = [
  ['use-die', ['die', 'value', 'line', 'pay']],
  ['activate', ['cell']],
  ['expand', ['tile', 'cell', 'rotation', 'pay']],
  ['pass', ['space']],
];

/** A person who only types: every command is filled in from what autocomplete suggests. */
export interface Typist {
  /** Types one turn to its end; resolves with the last panel. */
  turn(person: Persona, channel: string): Promise<SeenMessage>;
  /** How many commands were typed, by name. */
  typed: Map<string, number>;
  /** Suggestion lists that were too long, or held something Discord would not take. */
  bad: unknown[];
}

export function createTypist(rng: Rng): Typist {
  const typed = new Map<string, number>();
  const bad: unknown[] = [];

  const suggested = async (person: Persona, channel: string, name: string, given: Given, focused: string) => {
    const choices = await person.autocomplete(channel, `/santamaria ${name}`, given, focused);
    // Out of turn there is one suggestion, the reason, which stands for nothing.
    const values = choices.map(({ value }) => String(value)).filter((value) => value !== '-');
    const legible = choices.every((choice) => choice.name.length > 0 && !/^[a-z]+(-[a-z]+)*\.[a-z]/.test(choice.name));
    if (choices.length > 25 || new Set(values).size < values.length || !legible) bad.push(choices);
    return values;
  };

  const send = (person: Persona, channel: string, name: string, given: Given): Promise<SeenMessage> => {
    typed.set(name, (typed.get(name) ?? 0) + 1);
    return person.slash(channel, `/santamaria ${name}`, given).reply;
  };

  /** A turn's first command, with each option that has suggestions filled in; now and then the rest is left to the panel. */
  const open = async (person: Persona, channel: string): Promise<SeenMessage | undefined> => {
    const [name, options] = rng.pick(openings);
    const given: Given = {};
    for (const option of options) {
      const values = await suggested(person, channel, name, given, option);
      if (values.length === 0) continue;
      given[option] = rng.pick(values);
      if (rng.int(5) === 0) break;
    }
    return Object.keys(given).length > 0 ? send(person, channel, name, given) : undefined;
  };

  return {
    typed,
    bad,
    async turn(person, channel) {
      let panel: SeenMessage | undefined;
      for (let commands = 0; commands < 200; commands += 1) {
        const answers = await suggested(person, channel, 'answer', { choice: '' }, 'choice');
        if (answers.length === 0 && panel) return panel;
        if (answers.every((answer) => answer === 'end-turn')) panel = await send(person, channel, 'end-turn', {});
        else if (!panel || rng.int(4) === 0) panel = (await open(person, channel)) ?? panel;
        else panel = await send(person, channel, 'answer', { choice: rng.pick(answers) });
      }
      throw new Error(`${person.name} typed 200 commands and the turn is not over:\n${panel?.text}`);
    },
  };
}

type Given = Record<string, string>;
