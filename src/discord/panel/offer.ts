import { type Move, parseMove, printMove, type Seal, type Thought } from '../../engine/index.js';
import type { Desk, MatchService } from '../../match/api.js';
import { literal } from '../names.js';
import type { Entry } from './entries.js';
import type { ModelButton, PanelModel, PanelWords, Target } from './model.js';

/** Short choices become buttons up to this many; more, or longer ones, a menu. */
const mostButtons = 5;
const buttonRoom = 38;

/** Adds choices as buttons where they are few and short, else as a menu; numbers them where they are places. */
export function offer(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  given: Entry[],
  press: 'move' | 'pick',
  placeholder: string,
  about?: { thought: Thought; param: string },
  numbered = false,
): void {
  const entries = (numbered ? given : number(given)).map((entry) =>
    press === 'move' ? warned(desk, words, matches, entry) : entry,
  );
  const targets = entries.flatMap((entry): Target[] => {
    const n = Number.parseInt(entry.label, 10);
    return entry.anchor !== undefined && /^\d+\. /.test(entry.label)
      ? [{ n, anchor: entry.anchor, ...(entry.touches && { touches: entry.touches }), value: entry.value }]
      : [];
  });
  if (about) model.focus = { action: about.thought.action, args: about.thought.args, param: about.param, targets };
  else if (targets.length > 0) model.focus = { action: '', args: {}, targets };
  if (entries.length <= mostButtons && entries.every((entry) => entry.label.length <= buttonRoom)) {
    const buttons = entries.map(
      (entry, index): ModelButton => ({
        do: press,
        value: entry.value,
        label: entry.label,
        style: index === 0 ? 'primary' : 'secondary',
      }),
    );
    rows(model, buttons);
    for (const entry of entries)
      if (entry.detail) model.lines.push(`**${literal(entry.label)}**: ${literal(entry.detail)}`);
  } else if (entries.length > 0) {
    model.menus.unshift({ do: press, value: '', placeholder, entries });
  }
}

/** Entries with a place each, and no two at the same, get the numbers that the picture's flags carry. */
export function number(entries: Entry[]): Entry[] {
  const anchors = new Set(entries.map((entry) => entry.anchor));
  const places = entries.length > 1 && !anchors.has(undefined) && anchors.size === entries.length;
  return places ? entries.map((entry, index) => ({ ...entry, label: `${index + 1}. ${entry.label}` })) : entries;
}

/** A line that cannot be taken back says so before it is pressed. */
export function warned(desk: Desk, words: PanelWords, matches: Pick<MatchService, 'preview'>, entry: Entry): Entry {
  const move = readMove(desk, entry.value);
  const dry = move && matches.preview(desk, move);
  if (!dry?.ok) return entry;
  const reason = (['chance', 'reveal', 'handover', 'over'] satisfies Seal[]).find((seal) =>
    dry.value.seals.includes(seal),
  );
  if (!reason) return entry;
  const warning = words.text(`panel.seal.${reason}`);
  return { ...entry, detail: entry.detail ? `${warning} · ${entry.detail}` : warning };
}

/** Buttons in rows of five. */
export function rows(model: PanelModel, buttons: ModelButton[]): void {
  for (let at = 0; at < buttons.length; at += mostButtons) model.buttons.push(buttons.slice(at, at + mostButtons));
}

/** Notation without the seat: what a component sends back for a whole move. */
export function printer(desk: Desk): (move: Move) => string {
  return (move) => printMove(desk.game, move).replace(/^\d+ /, '');
}

/** The move a component sent back, or a person typed; undefined: not in the notation.
 * @example readMove(desk, 'sell good=wood') */
export function readMove(desk: Desk, text: string): Move | undefined {
  const move = parseMove(desk.game, `${desk.seat} ${text}`);
  return move.ok ? move.value : undefined;
}
