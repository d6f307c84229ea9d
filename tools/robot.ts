import { parsePress } from '../src/discord/client/custom-id.js';
import { localeOf } from '../src/discord/words/locale.js';
import type { Rng } from '../src/engine/index.js';
import type { ButtonView, Interaction, Persona, SeenMessage, SelectView } from '../src/playground/api.js';
import { createWords } from '../src/text/words.js';

/** Something a robot may press on a panel. */
export interface Choice {
  kind: 'go' | 'free' | 'confirm';
  /** What it chooses: an action, or a value of a question. */
  value: string;
  press(): Interaction;
}

/** One in this many questions a robot takes a free action where there is another way. */
const freeOneIn = 12;
/** One in this many times it ends a turn in which there is more to do. */
const endsOneIn = 4;

export interface RobotEars {
  /** Told of every press and how long its acknowledgement took, in milliseconds. */
  acked?(afterMs: number): void;
  /** Actions taken wherever they are offered. */
  eager?: readonly string[];
}

/**
 * Plays one turn as a person would: opens the panel with the post's Play button and presses what it offers, at random,
 * until the match waits for nothing of theirs any more. Resolves with the last panel.
 * @example await playTurn(ann, post, createRng({ seed, block: 0 }))
 */
export async function playTurn(
  person: Persona,
  post: SeenMessage,
  rng: Rng,
  ears: RobotEars = {},
): Promise<SeenMessage> {
  let panel = await answered(person.press(post, playButton(post)), ears);
  for (let presses = 0; presses < 500; presses += 1) {
    const choices = choicesOf(person, panel);
    if (choices.length === 0) return panel;
    panel = await answered(pickChoice(choices, rng, ears.eager).press(), ears);
  }
  throw new Error(`${person.name} pressed 500 times and the turn is not over:\n${panel.text}`);
}

/** The Play button of a post. */
export function playButton(post: SeenMessage): string {
  const button = post.buttons.find(({ customId = '' }) => {
    const press = parsePress(customId);
    return press?.on === 'post' && press.do === 'play';
  });
  if (!button?.customId) throw new Error(`no Play button on: ${post.text}`);
  return button.customId;
}

async function answered(interaction: Interaction, ears: RobotEars): Promise<SeenMessage> {
  const acknowledgement = await interaction.acked;
  ears.acked?.(acknowledgement.afterMs);
  return interaction.reply;
}

/** What a robot presses next: what it is eager for, else it goes on, and now and then takes a free action. */
export function pickChoice(choices: Choice[], rng: Rng, eager: readonly string[] = []): Choice {
  const wanted = choices.filter(({ value }) => eager.includes(value));
  if (wanted.length > 0) return rng.pick(wanted);
  const go = choices.filter(({ kind }) => kind === 'go');
  const confirm = choices.filter(({ kind }) => kind === 'confirm');
  const free = choices.filter(({ kind }) => kind === 'free');
  const ends = confirm.length > 0 && (go.length === 0 || rng.int(endsOneIn) === 0);
  const usual = ends ? confirm : go;
  if (usual.length === 0 || (free.length > 0 && rng.int(freeOneIn) === 0)) return rng.pick(free);
  return rng.pick(usual);
}

/**
 * What moves the turn on: no undoing, paging or going back. Nothing where the panel says that the match waits for
 * others: what a robot has offered it does not take back before it can be answered.
 */
export function choicesOf(person: Persona, panel: SeenMessage): Choice[] {
  const words = createWords({ locale: localeOf(person.locale) });
  if (panel.text.includes(words.text('panel.not-awaited'))) return [];
  const onward = ['begin', 'act', 'move', 'pick', 'stop', 'take', 'carry', 'confirm'];
  const buttons = panel.buttons.flatMap((button: ButtonView): Choice[] => {
    const press = parsePress(button.customId ?? '');
    if (button.disabled || press?.on !== 'panel' || !onward.includes(press.do)) return [];
    const id = button.customId!;
    const kind = press.do === 'confirm' ? 'confirm' : 'go';
    return [{ kind, value: press.value, press: () => person.press(panel, id) }];
  });
  const menus = panel.selects.flatMap((menu: SelectView): Choice[] => {
    const press = parsePress(menu.customId);
    if (press?.on !== 'panel' || !onward.includes(press.do)) return [];
    const kind = press.value === 'free' ? 'free' : 'go';
    return menu.options.map(({ value }) => ({
      kind,
      value,
      press: () => person.select(panel, menu.customId, [value]),
    }));
  });
  return [...buttons, ...menus];
}
