import { parsePress } from '../../../src/discord/client/custom-id.js';
import { localeOf } from '../../../src/discord/words/locale.js';
import type { Rng } from '../../../src/engine/index.js';
import type { Interaction, Persona, SeenMessage } from '../../../src/playground/api.js';
import { format, type Locale } from '../../../src/text/catalogue.js';
import { playButton } from '../../../tools/robot.js';

/** The words did not say what the robot needs, or said something else than the panel or a later board. */
export class Stumble extends Error {
  override name = 'Stumble';
}

/** One choice on the way: the label that the robot looks for, and that of the action whose menu it may stand in. */
export interface Step {
  label: string;
  /** It is not asked where there is only one. */
  optional?: true;
}

/** Something the robot means to do, from the words alone, and what it expects to hear afterwards. */
export interface Plan<M> {
  what: string;
  steps: Step[];
  /** What a board heard later says that it should not. */
  amiss(then: M): string[];
}

/** What the words let a listener expect of a panel. */
export interface Expected {
  /** Labels that must be on offer. */
  open: string[];
  /** Labels that must not be. */
  closed: string[];
  /** What the panel must say. */
  says: string[];
}

/** How a game is understood by ear. `M`: what a listener knows of the table. */
export interface Mind<M> {
  /** Makes sense of the words; what is missing makes it stumble. */
  hear(text: string): M;
  /** The questions that are answered by ear, by name, with what the panel says in each; all others as shortly as can be. */
  questions(locale: Locale): Record<string, string>;
  plans(heard: M, locale: Locale, asked: string): Plan<M>[];
  expects(heard: M, locale: Locale, asked: string): Expected;
}

/**
 * What can be pressed on a panel: what it is called, and the menu it stands in. Custom ids say only what is a way onward,
 * as the hands of somebody who listens know it; what is chosen is decided by labels.
 */
interface Choice {
  label: string;
  menu: string;
  does: string;
  /** It stands beside the question. */
  free?: true;
  press(): Interaction;
}

const onward = ['begin', 'act', 'move', 'pick', 'stop', 'take', 'carry', 'confirm', 'page'];

function choicesOf(person: Persona, panel: SeenMessage): Choice[] {
  const plain = (label: string) => label.replace(/^\d+\. /, '');
  const buttons = panel.buttons.flatMap(({ customId = '', label = '', disabled }): Choice[] => {
    const press = parsePress(customId);
    if (disabled || press?.on !== 'panel' || !onward.includes(press.do)) return [];
    return [{ label: plain(label), menu: '', does: press.do, press: () => person.press(panel, customId) }];
  });
  const menus = panel.selects.flatMap(({ customId, placeholder = '', options }): Choice[] => {
    const press = parsePress(customId);
    if (press?.on !== 'panel' || !onward.includes(press.do)) return [];
    return options.map(({ label, value }): Choice => {
      return {
        label: plain(label),
        menu: placeholder,
        does: 'option',
        ...(press.value === 'free' && { free: true }),
        press: () => person.select(panel, customId, [value]),
      };
    });
  });
  return [...buttons, ...menus];
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const among = (text: string, sought: string) => text.toLowerCase().includes(sought.toLowerCase());

/** A choice is half made: it can be gone back on. */
function isHalfMade({ buttons }: SeenMessage): boolean {
  return buttons.some(({ customId = '' }) => {
    const press = parsePress(customId);
    return press?.on === 'panel' && press.do === 'back';
  });
}

/** Does a choice lead to what is called so: it is that, or begins with it, or stands in its menu? “End shifts…” is any. */
function leadsTo({ label, menu }: Choice, sought: string): boolean {
  const begins = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());
  if (sought.endsWith('…')) return begins(label, sought.slice(0, -1));
  return same(label, sought) || begins(label, `${sought} · `) || begins(menu, sought);
}

/** A label that names several choices at once, “forest · space d1”, says just those of the steps, in their order. */
function saysInOrder({ label }: Choice, steps: readonly Step[]): boolean {
  const parts = label.split(' · ');
  let at = 0;
  for (const step of steps) if (at < parts.length && same(parts[at]!, step.label)) at += 1;
  return parts.length > 1 && at === parts.length;
}

/** All that somebody hears who asks for the board in words: below a panel with the steps not confirmed yet. */
async function boardOf(person: Persona, panel: SeenMessage): Promise<string> {
  const look = panel.selects.find(({ customId }) => parsePress(customId)?.on === 'look');
  const asked = look
    ? person.select(panel, look.customId, ['text'])
    : person.slash('quay', '/match show', { as: 'text' });
  const { content, files } = await asked.reply;
  const [file] = files;
  return file ? new TextDecoder().decode(file.data) : content.replaceAll('\\', '');
}

/** Plays whole turns by ear. `mishear` changes what it hears of the board. */
export class Listener<M> {
  /** How often each thing was done and found as expected. */
  readonly done = new Map<string, number>();

  constructor(
    readonly mind: Mind<M>,
    readonly rng: Rng,
    readonly mishear: (text: string) => string = (text) => text,
  ) {}

  /** Opens the panel and goes on until nothing is asked of this person any more. */
  async play(person: Persona, post: SeenMessage): Promise<void> {
    const locale = localeOf(person.locale);
    let panel = await person.press(post, playButton(post)).reply;
    let before: M | undefined;
    for (let visits = 0; choicesOf(person, panel).length > 0; visits += 1) {
      if (visits > 60) throw new Error(`no end: ${panel.text}`);
      const asked = this.#asked(person, panel);
      if (asked === undefined) {
        panel = await this.#finish(person, panel);
        before = undefined;
        continue;
      }
      before ??= await this.#hear(person, panel);
      this.#compare(person, panel, this.mind.expects(before, locale, asked));
      const plans = this.mind.plans(before, locale, asked);
      if (plans.length === 0) throw new Stumble('by the words nothing can be done');
      const plan = this.rng.pick(plans);
      panel = await this.#finish(person, await this.#follow(person, panel, plan));
      const then = await this.#hear(person, panel);
      const amiss = plan.amiss(then);
      if (amiss.length > 0) throw new Stumble(`after “${plan.what}”: ${amiss.join('; ')}`);
      this.done.set(plan.what, (this.done.get(plan.what) ?? 0) + 1);
      before = then;
    }
  }

  /** Which question it is that is put and still whole; undefined: none that is answered by ear. */
  #asked({ locale }: Persona, panel: SeenMessage): string | undefined {
    if (isHalfMade(panel)) return undefined;
    const questions = Object.entries(this.mind.questions(localeOf(locale)));
    return questions.find(([, words]) => panel.text.includes(words))?.[0];
  }

  #compare(person: Persona, panel: SeenMessage, { open, closed, says }: Expected): void {
    const choices = choicesOf(person, panel);
    const offered = (label: string) => choices.some((choice) => leadsTo(choice, label));
    const all = choices.map(({ label }) => label).join(' | ');
    for (const label of open) if (!offered(label)) throw new Stumble(`${label} was expected; there is: ${all}`);
    for (const label of closed) if (offered(label)) throw new Stumble(`${label} was not expected, and can be chosen`);
    for (const words of says) {
      if (!panel.text.includes(words)) throw new Stumble(`“${words}” was expected; it says: ${panel.text}`);
    }
  }

  async #hear(person: Persona, panel: SeenMessage): Promise<M> {
    return this.mind.hear(this.mishear(await boardOf(person, panel)));
  }

  /** Takes one step after the other; a menu that belongs to an action is that action. */
  async #follow(person: Persona, first: SeenMessage, { what, steps }: Plan<M>): Promise<SeenMessage> {
    let panel = first;
    let menu: string | undefined;
    for (const [at, { label, optional }] of steps.entries()) {
      const opens = choicesOf(person, panel).find((choice) => at === 0 && !choice.free && among(choice.menu, label));
      if (opens && steps[at + 1]) {
        menu = opens.menu;
        continue;
      }
      const found = opens ?? (await this.#find(person, panel, steps.slice(at), menu));
      if (found) {
        panel = await found.press().reply;
        menu = undefined;
        // What could still be asked is not, where nothing is half made any more.
        if (!isHalfMade(panel) && steps.slice(at + 1).every((step) => step.optional)) return panel;
      } else if (!optional) {
        const offered = choicesOf(person, panel).map((choice) => choice.label);
        throw new Stumble(`for “${what}” nothing is called “${label}”; there is: ${offered.join(' | ')}`);
      }
    }
    return panel;
  }

  /** A choice by its label, the whole of it or a part, on further pages too. */
  async #find(person: Persona, first: SeenMessage, steps: readonly Step[], menu?: string): Promise<Choice | undefined> {
    const { label } = steps[0]!;
    let panel = first;
    for (let page = 0; page < 6; page += 1) {
      const choices = choicesOf(person, panel).filter((choice) => menu === undefined || choice.menu === menu);
      const found =
        choices.find((choice) => same(choice.label, label)) ??
        choices.find((choice) => saysInOrder(choice, steps)) ??
        choices.find((choice) => leadsTo({ ...choice, menu: '' }, label)) ??
        choices.find((choice) => among(choice.label, label));
      if (found) return found;
      const more = choicesOf(person, panel)
        .filter(({ does }) => does === 'page')
        .at(-1);
      if (!more) return undefined;
      panel = await more.press().reply;
    }
    return undefined;
  }

  /** Answers what follows as shortly as it can be answered, and ends the turn. */
  async #finish(person: Persona, first: SeenMessage): Promise<SeenMessage> {
    const locale = localeOf(person.locale);
    const skip = ['santa-maria', 'nusfjord'].map((game) => format(locale, `${game}.action.decline`));
    let panel = first;
    for (let presses = 0; presses < 80; presses += 1) {
      const choices = choicesOf(person, panel).filter(({ does, free }) => does !== 'page' && !free);
      if (choices.length === 0 || this.#asked(person, panel) !== undefined) return panel;
      const first = ['confirm', 'take', 'stop'].flatMap((what) => choices.filter(({ does }) => does === what));
      const next = choices.find(({ label }) => skip.includes(label)) ?? first[0] ?? choices[0]!;
      panel = await next.press().reply;
      if (next.does === 'confirm') return panel;
    }
    throw new Error(`no end: ${panel.text}`);
  }
}

/** The rest of a line that begins so; what nobody says makes it stumble. @example said(text, /^Catch: (\d+)/m)[1] */
export function said(text: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Stumble(`nothing is said that matches ${pattern}`);
  return found;
}

/** The lines of a chapter, by its title. */
export function chapter(text: string, title: RegExp): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => title.test(line));
  if (at < 0) throw new Stumble(`there is no chapter ${title}`);
  const end = lines.indexOf('', at);
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

/** How goods are called, in both languages, by how their words begin. */
const goods = {
  wood: 'wood|дерев',
  fish: 'fish|рыб',
  gold: 'gold|золот',
  grain: 'grain|зерн',
  sugar: 'sugar|сахар',
  gem: 'gem|самоцвет',
  coins: 'coin|монет',
  books: 'book|книг',
  pirates: 'pirate|пират',
  serpents: 'sea serpent|(?:морск\\S+ )?зме',
  ichor: 'ichor|кровав',
};
export type Goods = Record<keyof typeof goods, number>;

/** @example goodsIn('2 wood and 1 coin').coins // 1 */
export function goodsIn(words: string): Goods {
  const amount = (name: string) => Number(new RegExp(`(\\d+) (?:${name})`, 'i').exec(words)?.[1] ?? 0);
  return Object.fromEntries(Object.entries(goods).map(([good, name]) => [good, amount(name)])) as Goods;
}

/** @example covers(goodsIn('2 wood'), { wood: 3 }) // false */
export function covers(owned: Goods, price: Partial<Goods>): boolean {
  return Object.entries(price).every(([good, n]) => owned[good as keyof Goods] >= n);
}
