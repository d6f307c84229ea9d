import { Routes } from 'discord.js';
import type { Rng } from '../../src/engine/index.js';
import { ClientRefusal, type Interaction, type Persona, type SeenMessage } from '../../src/playground/api.js';
import type { Harbour } from '../harbour.js';
import type { Tally } from './tally.js';

/** One thing somebody does; undefined: the client itself would not let them. */
export type Mischief = (
  harbour: Harbour,
  person: Persona,
  channel: string,
  rng: Rng,
) => Promise<Done | Completing | undefined>;

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
const pressSeen: Mischief = async (_harbour, person, channel, rng) => {
  const seen = person.sees(channel).slice(-within);
  return seen.length > 0 ? pressOn(person, rng.pick(seen), rng) : undefined;
};

function pressOn(person: Persona, message: SeenMessage, rng: Rng): Done | undefined {
  const buttons = message.buttons.filter(({ customId, disabled }) => customId && !disabled);
  const menus = message.selects.filter(({ options }) => options.length > 0);
  if (buttons.length + menus.length === 0) return undefined;
  const at = rng.int(buttons.length + menus.length);
  const button = buttons[at];
  if (button) return pressed(button.customId as string, person.press(message, button.customId as string));
  const menu = menus[at - buttons.length];
  return menu && pressed(menu.customId, person.select(message, menu.customId, [rng.pick(menu.options).value]));
}

function pressed(what: string, interaction: Interaction): Done {
  return { deed: 'presses', what, interaction };
}

/** A component with a custom id that nobody made: mangled, forged, of another match, or noise. */
const pressForged: Mischief = async (harbour, person, channel, rng) => {
  const ids = person
    .sees(channel)
    .flatMap(({ buttons, selects }) => [...buttons, ...selects].map(({ customId }) => customId));
  const real = ids.filter((id): id is string => id !== undefined);
  const customId = real.length > 0 && rng.int(4) > 0 ? mangled(rng.pick(real), rng) : noise(rng, 100);
  const message = await plant(harbour, channel, customId);
  return message && pressed(customId, person.press(message, customId));
};

/** Commands with absurd values, in and out of turn, in channels with and without a match. */
const typeNonsense: Mischief = async (harbour, person, channel, rng) => {
  const { name, options } = anyCommand(harbour, channel, rng);
  const values = Object.fromEntries(
    options
      .filter(({ required }) => required || rng.int(2) === 0)
      .map(({ name, choices }) => [name, choices?.length ? rng.pick(choices).value : noise(rng, 60)]),
  );
  return { deed: 'typed', what: name, interaction: person.slash(channel, name, values) };
};

/** Half-typed options of which suggestions are asked for, after nothing or nonsense in those before. */
const completeNonsense: Mischief = async (harbour, person, channel, rng) => {
  const { name, options } = anyCommand(harbour, channel, rng);
  const completed = options.filter(({ autocomplete }) => autocomplete);
  if (completed.length === 0) return undefined;
  const focused = rng.pick(completed);
  const before = options.slice(0, options.indexOf(focused)).filter(({ choices }) => !choices && rng.int(2) === 0);
  const values = Object.fromEntries(before.map((option) => [option.name, noise(rng, 20)]));
  const typed = { ...values, [focused.name]: rng.int(2) === 0 ? '' : noise(rng, 20) };
  const choices = person.autocomplete(channel, name, typed, focused.name);
  return { deed: 'autocompletes', what: `${name} ${focused.name}`, choices };
};

function anyCommand(harbour: Harbour, channel: string, rng: Rng): { name: string; options: Option[] } {
  const commands = harbour.twin.commands(channel).filter(({ type }) => type === 1);
  const command = rng.pick(commands);
  const below = (command.options ?? []).filter(({ type }) => type === 1) as { name: string; options?: Option[] }[];
  if (below.length === 0) return { name: `/${command.name}`, options: (command.options ?? []) as unknown as Option[] };
  const chosen = rng.pick(below);
  return { name: `/${command.name} ${chosen.name}`, options: chosen.options ?? [] };
}

interface Option {
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { value: string }[];
}

const mischiefs: Mischief[] = [pressSeen, pressForged, typeNonsense, completeNonsense];

/** Does one of them and waits for what comes of it; what the client itself refuses counts as nothing done. */
export async function misbehave(
  harbour: Harbour,
  person: Persona,
  channel: string,
  rng: Rng,
  tally: Tally,
): Promise<void> {
  const done = await rng
    .pick(mischiefs)(harbour, person, channel, rng)
    .catch((error) => {
      if (error instanceof ClientRefusal) return undefined;
      throw error;
    });
  if (!done) return;
  if (done.deed === 'autocompletes') await tally.choices(done.what, done.choices);
  else await tally.reply(done.deed, done.what, done.interaction);
}

/** A public message of the bot with this one button, as a stranger's client could pretend there is. */
async function plant(harbour: Harbour, channel: string, customId: string): Promise<SeenMessage | undefined> {
  const id = [...harbour.twin.world.channels.values()].find(({ name }) => name === channel)?.id ?? '';
  const button = { type: 2, style: 2, label: 'x', custom_id: customId };
  const body = { content: 'x', components: [{ type: 1, components: [button] }] };
  const sent = (await harbour.bot.client.rest.post(Routes.channelMessages(id), { body })) as { id: string };
  return harbour.twin.message(sent.id);
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

const signs = [...'abc019 :=-*,;?<>@#|`~_\\/"\'{}[]()\u202e\u200bйЖ漢🂡\n'];

/** Between one and `most` characters that people and programs stumble over. */
function noise(rng: Rng, most: number): string {
  const text = Array.from({ length: 1 + rng.int(most) }, () => rng.pick(signs)).join('');
  return text.slice(0, most).trim() || 'x';
}
