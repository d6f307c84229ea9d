import { type Move, printMove, type Thought } from '../../engine/index.js';
import type { Desk, Reason } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { limits } from '../words/limits.js';
import { literal } from '../words/names.js';
import type { Entry } from './entries.js';
import { leadOfPress } from './lead.js';
import { settledArgs } from './settled-args.js';
import type { ModelButton, PanelModel, PanelWords, Target } from './types.js';

/** Choices as short as this become buttons, up to a row of them; more, or longer ones, a menu. */
const buttonRoom = 38;

/** Of several reasons why a step cannot be taken back, the first is told. */
const reasons: Reason[] = ['chance', 'reveal', 'others', 'binding', 'handover', 'over'];

/**
 * Adds choices as buttons where they are few and short, else as a menu; numbers them where they are places. Part of a
 * longer list is numbered already, and always a menu, which says in its id (`kept`) what page it is.
 */
export function offer(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  given: Entry[],
  press: 'move' | 'pick',
  placeholder: string,
  about?: { thought: Thought; param: string },
  part?: { kept: string | undefined },
): void {
  const entries = part ? given : number(given);
  const targets = targetsOf(entries);
  if (about)
    model.focus = { action: about.thought.action, args: settledArgs(desk, about.thought), param: about.param, targets };
  else if (targets.length > 0) model.focus = { action: '', args: {}, targets };
  const few = entries.length <= limits.buttonsInRow && entries.every((entry) => entry.label.length <= buttonRoom);
  if (few) {
    const style = 'secondary' as const;
    const pressed = entries.map(({ value, label, detail }) => ({ do: press, value, label, style, detail }));
    buttons(model, desk, words, matches, pressed);
  } else if (entries.length > 0) {
    const warnings = entries.map(({ value }) => warningOf(desk, words, matches, { do: press, value: '' }, value));
    const alike = allAlike(model, warnings);
    const menu = alike ? entries : entries.map((entry, at) => warnedOf(entry, warnings[at]));
    model.menus.unshift({ do: press, value: part?.kept ?? '', placeholder, entries: menu });
  }
}

/** Entries with a place each, and no two at the same, get the numbers that the picture's flags carry. */
export function number(entries: Entry[]): Entry[] {
  const anchors = new Set(entries.map((entry) => entry.anchor));
  const places = entries.length > 1 && !anchors.has(undefined) && anchors.size === entries.length;
  return places ? entries.map((entry, index) => ({ ...entry, label: `${index + 1}. ${entry.label}` })) : entries;
}

/** The places that numbered entries stand for on the picture. @example targetsOf(number(entries))[0]?.n // 1 */
export function targetsOf(entries: Entry[]): Target[] {
  return entries.flatMap((entry): Target[] => {
    const n = Number.parseInt(entry.label, 10);
    return entry.anchor !== undefined && /^\d+\. /.test(entry.label)
      ? [{ n, anchor: entry.anchor, ...(entry.touches && { touches: entry.touches }), value: entry.value }]
      : [];
  });
}

/** What is known of a component that a line or button belongs to. */
type Carrier = Pick<ModelButton, 'do' | 'value'>;

/** A line that plays a step which cannot be taken back says so before it is pressed. */
export function warned(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  carrier: Carrier,
  entry: Entry,
): Entry {
  return warnedOf(entry, warningOf(desk, words, matches, carrier, entry.value));
}

function warnedOf(entry: Entry, warning: string | undefined): Entry {
  if (!warning) return entry;
  return { ...entry, detail: entry.detail ? `${warning} · ${entry.detail}` : warning };
}

/** Where several choices warn of the same, that is told once, above them. */
function allAlike(model: PanelModel, warnings: (string | undefined)[]): boolean {
  const [shared, ...others] = new Set(warnings);
  if (warnings.length < 2 || shared === undefined || others.length > 0) return false;
  model.lines.push(`-# ${shared}`);
  return true;
}

/** Why what a press does cannot be taken back, in words; undefined: it can, or it does not play a step yet. */
function warningOf(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  carrier: Carrier,
  value: string,
): string | undefined {
  const lead = leadOfPress(desk, carrier.do, { subject: carrier.value, value });
  const dry = lead.ok && 'move' in lead.value ? matches.preview(desk, lead.value.move) : undefined;
  if (!dry?.ok) return undefined;
  const { seals } = dry.value;
  const reason = reasons.find((seal) => seals.includes(seal));
  if (reason && desk.plan)
    return words.text(
      seals.some((seal) => seal === 'chance' || seal === 'reveal') ? 'plan.seal.shows' : 'plan.seal.others',
    );
  return reason && words.text(`panel.seal.${reason}`);
}

/** Buttons in rows of five, and below the question what each of them warns of or leads to; what all warn of, once. */
export function buttons(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  given: (ModelButton & { detail?: string })[],
): void {
  rows(
    model,
    given.map(({ detail: _, ...button }) => button),
  );
  const warnings = given.map((button) =>
    button.disabled ? undefined : warningOf(desk, words, matches, button, button.value),
  );
  const alike = allAlike(model, warnings);
  for (const [at, { detail, label }] of given.entries()) {
    const text = [alike ? undefined : warnings[at], detail].filter(Boolean).join(' · ');
    if (text) model.lines.push(aboutButton(label, text));
  }
}

/** What a button has no room for, as a line of the panel. */
export function aboutButton(label: string, text: string): string {
  return `**${literal(label)}**: ${literal(text)}`;
}

/** Buttons in rows of five. */
export function rows(model: PanelModel, buttons: ModelButton[]): void {
  for (let at = 0; at < buttons.length; at += limits.buttonsInRow)
    model.buttons.push(buttons.slice(at, at + limits.buttonsInRow));
}

/** Notation without the seat: what a component sends back for a whole move. */
export function printer(desk: Desk): (move: Move) => string {
  return (move) => printMove(desk.game, move).replace(/^\d+ /, '');
}
