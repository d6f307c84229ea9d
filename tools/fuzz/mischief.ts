import { Routes } from 'discord.js';
import type { Rng } from '../../src/engine/index.js';
import { ClientRefusal, type Interaction, type Persona, type SeenMessage } from '../../src/playground/api.js';
import type { LocalBot } from '../local-bot.js';
import { Bag } from './bag.js';
import { type CommandLine, commandLines, type TypedOption } from './command-lines.js';
import { noise } from './noise.js';
import type { Tally } from './tally.js';

/** One thing somebody does; undefined: there was nothing to do it with. */
type Deed = (
  app: LocalBot,
  person: Persona,
  channel: string,
  rng: Rng,
) => Done | Completing | undefined | Promise<Done | undefined>;

interface Done {
  deed: 'presses' | 'typed';
  what: string;
  interaction: Interaction;
}
interface Completing {
  deed: 'autocompletes';
  what: string;
  choices: Promise<unknown>;
}

/** How many of the newest messages are looked at for something to press. */
const within = 12;

/** Anything a person sees, however old: a replay of a press, a panel of turns ago, somebody's lobby. */
const pressSeen: Deed = (_harbour, person, channel, rng) => {
  const seen = person.sees(channel).slice(-within);
  return seen.length > 0 ? pressOn(person, rng.pick(seen), rng) : undefined;
};

function pressOn(person: Persona, message: SeenMessage, rng: Rng): Done | undefined {
  const buttons = message.buttons.filter(({ customId, disabled }) => customId && !disabled);
  const menus = message.selects.filter(({ options }) => options.length > 0);
  if (buttons.length + menus.length === 0) return undefined;
  const at = rng.int(buttons.length + menus.length);
  const button = buttons[at];
  if (button) return pressed(button.customId!, person.press(message, button.customId!));
  const menu = menus[at - buttons.length];
  return menu && pressed(menu.customId, person.select(message, menu.customId, [rng.pick(menu.options).value]));
}

function pressed(what: string, interaction: Interaction): Done {
  return { deed: 'presses', what, interaction };
}

/** A component with a custom id that nobody made: mangled, forged, of another match, or noise. */
const pressForged: Deed = async (app, person, channel, rng) => {
  const ids = person
    .sees(channel)
    .flatMap(({ buttons, selects }) => [...buttons, ...selects].map(({ customId }) => customId));
  const real = ids.filter((id): id is string => id !== undefined);
  const customId = real.length > 0 && rng.int(4) > 0 ? mangled(rng.pick(real), rng) : noise(rng, 100);
  const message = await plant(app, channel, customId);
  return message && pressed(customId, person.press(message, customId));
};

/** A command with absurd values, in and out of turn, in channels with and without a match. */
function typeNonsense({ name, options }: CommandLine, person: Persona, channel: string, rng: Rng): Done {
  const values = Object.fromEntries(
    options
      .filter(({ required }) => required || rng.int(2) === 0)
      .map((option) => [option.name, nonsense(option, rng)]),
  );
  return { deed: 'typed', what: name, interaction: person.slash(channel, name, values) };
}

function nonsense({ type, choices }: TypedOption, rng: Rng): string | number {
  if (type === wholeNumber) return rng.int(1000);
  return choices?.length ? rng.pick(choices).value : noise(rng, 60);
}

/** A half-typed option of which suggestions are asked for, after nothing or nonsense in those before. */
function completeNonsense(half: HalfTyped, person: Persona, channel: string, rng: Rng): Completing {
  const { name, options, focused } = half;
  const others = options.slice(0, options.indexOf(focused));
  const before = others.filter(({ type, choices }) => type !== wholeNumber && !choices && rng.int(2) === 0);
  const values = Object.fromEntries(before.map((option) => [option.name, noise(rng, 20)]));
  const typed = { ...values, [focused.name]: rng.int(2) === 0 ? '' : noise(rng, 20) };
  const choices = person.autocomplete(channel, name, typed, focused.name);
  return { deed: 'autocompletes', what: `${name} ${focused.name}`, choices };
}

type HalfTyped = CommandLine & { focused: TypedOption };

/** How Discord numbers the options that take a whole number. */
const wholeNumber = 4;

/** How many commands are typed, and options half-typed, in a round: all have had their turn after a few rounds. */
const perRound = 6;

/** Does what nobody should, in everybody's name. */
export class Mischief {
  readonly #app: LocalBot;
  readonly #people: Persona[];
  readonly #channels: string[];
  readonly #rng: Rng;
  readonly #tally: Tally;
  readonly #typed: Bag<CommandLine>;
  readonly #halfTyped: Bag<HalfTyped>;

  constructor(app: LocalBot, people: Persona[], channels: string[], rng: Rng, tally: Tally) {
    this.#app = app;
    this.#people = people;
    this.#channels = channels;
    this.#rng = rng;
    this.#tally = tally;
    const all = commandLines(app.twin, channels[0]!);
    const completed = ({ options }: CommandLine): TypedOption[] => options.filter(({ autocomplete }) => autocomplete);
    this.#typed = new Bag(all, rng);
    this.#halfTyped = new Bag(
      all.flatMap((line) => completed(line).map((focused) => ({ ...line, focused }))),
      rng,
    );
  }

  /** One press, and the next few of all that can be typed. */
  async round(): Promise<void> {
    await Promise.all([
      this.#one(this.#rng.pick([pressSeen, pressForged])),
      ...this.#typed.take(perRound).map((line) => this.#one((_, ...where) => typeNonsense(line, ...where))),
      ...this.#halfTyped.take(perRound).map((half) => this.#one((_, ...where) => completeNonsense(half, ...where))),
    ]);
  }

  /** Does it and waits for what comes of it; what the client itself refuses counts as nothing done. */
  async #one(deed: Deed): Promise<void> {
    const person = this.#rng.pick(this.#people);
    const channel = this.#rng.pick(this.#channels);
    try {
      const done = await deed(this.#app, person, channel, this.#rng);
      if (done?.deed === 'autocompletes') await this.#tally.choices(done.what, done.choices);
      else if (done) await this.#tally.reply(done.deed, done.what, done.interaction);
    } catch (error) {
      if (!(error instanceof ClientRefusal)) throw error;
    }
  }
}

/** A public message of the bot with this one button, as a stranger's client could pretend there is. */
async function plant(app: LocalBot, channel: string, customId: string): Promise<SeenMessage | undefined> {
  const id = [...app.twin.world.channels.values()].find(({ name }) => name === channel)?.id ?? '';
  const button = { type: 2, style: 2, label: 'x', custom_id: customId };
  const body = { content: 'x', components: [{ type: 1, components: [button] }] };
  const sent = (await app.bot.client.rest.post(Routes.channelMessages(id), { body })) as { id: string };
  return app.twin.message(sent.id);
}

function mangled(id: string, rng: Rng): string {
  const parts = id.split(':');
  const at = rng.int(parts.length);
  parts[at] = rng.pick([
    '',
    '0',
    '9',
    '-1',
    '__proto__',
    'constructor',
    noise(rng, 12),
    parts[rng.int(parts.length)] ?? '',
  ]);
  return parts.join(':').slice(0, 100) || 'x';
}
