import { isDeepStrictEqual } from 'node:util';
import type { Lead, Move, Thought } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { PanelPress } from '../client/custom-id.js';
import { leadOfPress } from './lead.js';
import type { PanelModel, PanelWords } from './types.js';

/** Stands before what a lesson means to be pressed. */
const hand = '👉 ';

/** A flag that points without a number. */
const pointer = 0;

/**
 * Puts a lesson into its holder's panel: above the question what to do and why, and a hand at whatever leads there, on
 * the buttons, in the menus and on the picture. Whatever else is possible stays so.
 * @example if (desk.progress) teach(model, desk, words)
 */
export function teach(model: PanelModel, desk: Desk, words: PanelWords): void {
  const { progress } = desk;
  if (!progress) return;
  const { step, strayed, steps } = progress;
  const text = (id: string) => words.text(`learn.${desk.game.id}.${id}`);
  const lines: string[] = [];
  if (strayed !== undefined && desk.pending) {
    const way = desk.draft.length > 0 ? 'learn.stray-draft' : 'learn.stray';
    lines.push(words.text(way, { why: text(`${strayed}.other`) }));
  }
  if (step) lines.push(words.text('learn.step', { number: step.number, steps, text: text(step.id) }));
  else lines.push(words.text(desk.pending ? 'learn.free' : 'learn.ended'));
  model.lesson = lines;
  if (!step) return;
  point(model, desk, step.next);
  const begins = !desk.thought && (model.focus?.targets ?? []).length === 0;
  if (!begins || step.anchors.length === 0) return;
  const targets = step.anchors.map((anchor) => ({ n: pointer, anchor, value: '' }));
  model.focus = { ...(model.focus ?? { action: '', args: {} }), targets };
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
    button.label = hand + button.label;
    button.style = button.do === 'confirm' ? 'success' : 'primary';
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
