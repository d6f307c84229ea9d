import { isDeepStrictEqual } from 'node:util';
import type { Lead, Move, Thought } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { PanelPress } from '../client/decision-press.js';
import { stepNumbers } from '../words/step-numbers.js';
import { leadOfPress } from './lead.js';
import type { PanelModel, PanelWords } from './types.js';

type Progress = NonNullable<Desk['progress']>;

/** Stands before what a lesson means to be pressed. */
export const hand = '👉 ';

/** A flag that points without a number. */
const pointer = 0;

/**
 * Puts a lesson into its holder's panel: above the question what to do and why, and a hand at whatever leads there, on
 * the buttons, in the menus and on the picture; at Back or Undo where they are on another way. Whatever else is possible
 * stays so.
 * @example if (desk.progress) teach(model, desk, words)
 */
export function teach(model: PanelModel, desk: Desk, words: PanelWords): void {
  const { progress, thought } = desk;
  if (!progress) return;
  const { step, strayed } = progress;
  model.lesson = lessonLines(desk, progress, words);
  if (!step) return;
  const strays = strayed !== undefined && desk.draft.length > 0;
  if (isElsewhere(thought, step.next)) pointAt(model, 'back');
  else if (strays && !thought) pointAt(model, 'undo');
  else pointOn(model, desk, step);
}

/** Marks what leads to the next move of a step, and before its first the places it is about. */
function pointOn(model: PanelModel, desk: Desk, step: NonNullable<Progress['step']>): void {
  point(model, desk, step.next);
  const begins = !desk.thought && (model.focus?.targets ?? []).length === 0;
  if (!begins || step.anchors.length === 0) return;
  const targets = step.anchors.map((anchor) => ({ n: pointer, anchor, value: '' }));
  model.focus = { ...(model.focus ?? { action: '', args: {} }), targets };
}

/** Is something half made that does not lead to the move? */
function isElsewhere(thought: Thought | undefined, next: Move): boolean {
  return thought !== undefined && !leadsTo({ thought }, next);
}

function lessonLines(desk: Desk, progress: Progress, words: PanelWords): string[] {
  const { step, left, steps } = progress;
  const lines = strayLines(desk, progress, words);
  if (desk.draft.length === 0 && left.length > 0) {
    lines.push(words.text('learn.left', { n: left.length, steps: stepNumbers(left, words.locale) }));
  }
  if (step) {
    const end = desk.pending?.end;
    // Where only the end of the turn is left of a step, what it asked for is done.
    const done = step.begun && end !== undefined && step.next.action === end && !progress.strayed;
    const text = done
      ? words.text('learn.step-done', { end: words.text(`${desk.game.id}.action.${end}`) })
      : words.text(`learn.${desk.game.id}.${step.id}`);
    return [...lines, words.text('learn.step', { number: step.number, steps, text })];
  }
  return [...lines, ...endLines(desk, progress, words)];
}

/** What speaks for the step rather than for what was done, or is about to be done, instead of it. */
function strayLines(desk: Desk, { step, strayed, harms }: Progress, words: PanelWords): string[] {
  const text = (id: string): string => words.text(`learn.${desk.game.id}.${id}`);
  const { thought, pending, draft } = desk;
  if (!pending) return [];
  if (thought && step && harms.includes(thought.action) && isElsewhere(thought, step.next)) {
    return [words.text('learn.stray-thought', { why: text(`harm.${thought.action}`) })];
  }
  if (!strayed) return [];
  const why = text(strayed.harm === undefined ? `${strayed.step}.other` : `harm.${strayed.harm}`);
  if (draft.length > 0) return [words.text('learn.stray-draft', { why })];
  return [words.text(step ? 'learn.stray' : 'learn.stray-kept', { why })];
}

/** What stands where no step is on: it waits for the next turn, or there is none left. */
function endLines(desk: Desk, { over, leftOut }: Progress, words: PanelWords): string[] {
  const { game, seat, position, pending } = desk;
  if (!pending) return [words.text('learn.ended')];
  if (!over) return [words.text('learn.pause')];
  const free = leftOut > 0 ? words.text('learn.free-left', { n: leftOut }) : words.text('learn.free');
  const points = game.score(position.state).seats.find((one) => one.seat === seat)?.total;
  const place = game.headline?.(position.state);
  if (points === undefined || !place) return [free];
  return [free, words.text('learn.points', { points, place: words.say(place) })];
}

/** Marks the button that leads back from another way. */
function pointAt(model: PanelModel, press: PanelPress): void {
  for (const button of model.footer) if (button.do === press) mark(button);
}

function mark(button: PanelModel['footer'][number]): void {
  button.label = hand + button.label;
  button.style = button.do === 'confirm' ? 'success' : 'primary';
}

/** Marks every button and line of a menu that leads to the move. */
function point(model: PanelModel, desk: Desk, next: Move): void {
  const leads = (press: PanelPress, subject: string, value: string): boolean => {
    if (press === 'confirm') return next.action === desk.pending?.end;
    const lead = leadOfPress(desk, press, { subject, value });
    return lead.ok && leadsTo(lead.value, next);
  };
  for (const button of [...model.buttons.flat(), ...model.footer]) {
    if (button.disabled || !leads(button.do, button.value, button.value)) continue;
    mark(button);
  }
  for (const menu of [...model.menus, ...(model.lead ? [model.lead] : [])]) {
    const meant = new Set(menu.entries.filter(({ value }) => leads(menu.do, menu.value, value)));
    if (meant.size === 0) continue;
    menu.placeholder = hand + menu.placeholder;
    menu.entries = menu.entries.map((entry) => (meant.has(entry) ? { ...entry, label: hand + entry.label } : entry));
  }
}

/** Is that the move, or the way to it? */
function leadsTo(lead: Lead, next: Move): boolean {
  if ('move' in lead) return lead.move.action === next.action && isDeepStrictEqual(lead.move.args, next.args);
  const { action, args, picked } = lead.thought;
  if (action !== next.action) return false;
  const settled = Object.entries(args).every(([name, value]) => isDeepStrictEqual(value, next.args[name]));
  return settled && pickedFrom(picked, next, args);
}

/** Does the first collection that is still to be chosen hold all that is picked? */
function pickedFrom(picked: string[], next: Move, args: Thought['args']): boolean {
  if (picked.length === 0) return true;
  const open = Object.entries(next.args).find(([name]) => !(name in args))?.[1];
  const left = Array.isArray(open) ? [...open] : [];
  return picked.every((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
