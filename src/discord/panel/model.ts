import {
  type ActionChoice,
  actionsOf,
  type Move,
  parseMove,
  printMove,
  type Question,
  question,
  type Seal,
  settle,
  type Thought,
} from '../../engine/index.js';
import type { Desk, MatchService } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { PanelPress } from '../custom-id.js';
import { literal } from '../names.js';
import { collection, type Entry, joined, menuSize, valueEntries } from './entries.js';

/** A turn panel before it is put into Discord's components: what is asked, what can be pressed, what is shown. */
export interface PanelModel {
  title: string;
  lines: string[];
  buttons: ModelButton[][];
  menus: ModelMenu[];
  /** Below all choices: back, undo, and the like. */
  footer: ModelButton[];
  /** The choice the picture should help with. */
  focus?: { action: string; args: Thought['args']; param?: string; targets: Target[] };
}
export interface Target {
  n: number;
  anchor?: string;
  value: string;
}
export interface ModelButton {
  do: PanelPress;
  value: string;
  label: string;
  style: 'primary' | 'secondary' | 'success' | 'danger';
  disabled?: boolean;
}
export interface ModelMenu {
  do: PanelPress;
  value: string;
  placeholder: string;
  entries: Entry[];
}

/** Words for a panel's text, and plain ones for its labels, where mark-up is not read. */
export interface PanelWords extends Words {
  plain: Words;
}

/** How the reader has turned the panel: the page of a long menu, or that a suggestion is to be changed. */
export interface Turned {
  page?: number;
  change?: boolean;
}

/** Short choices become buttons up to this many; more, or longer ones, a menu. */
const mostButtons = 5;
const buttonRoom = 38;

/**
 * What a seat is shown for its decision, all of it derived from the grammar.
 * @example panelModel(desk, words, matches, {})
 */
export function panelModel(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  turned: Turned,
): PanelModel {
  const model = desk.pending ? decision(desk, words, matches, turned) : waiting(desk, words);
  if (desk.draft.length > 0) {
    const told = desk.draft.flatMap((step) => step.told).map(({ event }) => words.say(event));
    model.lines.push(words.text('panel.draft', { steps: told.join(' ') }));
    model.footer.push({ do: 'undo', value: '', label: words.text('panel.undo'), style: 'secondary' });
    if (desk.draft.length > 1) {
      model.footer.push({ do: 'over', value: '', label: words.text('panel.start-over'), style: 'secondary' });
    }
  }
  return model;
}

function waiting(desk: Desk, words: PanelWords): PanelModel {
  const next = desk.game.pending(desk.position.state).filter((pending) => pending.holds);
  const title =
    next.length === 0
      ? words.text('panel.over')
      : words.text('panel.waiting', { seats: { list: next.map(({ seat }) => ({ seat })) } });
  return { title, lines: [], buttons: [], menus: [], footer: [] };
}

function decision(desk: Desk, words: PanelWords, matches: Pick<MatchService, 'preview'>, turned: Turned): PanelModel {
  const { game, seat, position } = desk;
  const title = words.say(desk.pending?.prompt ?? { id: 'panel.over' });
  if (desk.thought) return thinking(desk, words, matches, desk.thought, turned);
  const choices = actionsOf(game, position.state, seat);
  const usual = choices.filter((choice) => !choice.free && !choice.end);
  const open = usual.filter((choice) => !choice.why);
  const end = choices.find((choice) => choice.end && !choice.why);
  const model: PanelModel = { title, lines: [], buttons: [], menus: [], footer: [] };
  const answers = open.length > 0 && open.every(({ action }) => game.actions[action]?.answer);
  const print = printer(desk);
  const entries = answers && joined(game, position.state, seat, open.map(blank), words.plain, print);
  if (entries) {
    offer(model, desk, words, matches, entries, 'move', words.text('panel.choose'));
  } else if (open.length === 1 && !end && usual.length === 1) {
    return { ...thinking(desk, words, matches, blank(open[0] as ActionChoice), turned, title) };
  } else {
    const label = ({ action }: ActionChoice): string => words.text(`${game.id}.action.${action}`);
    const buttons = usual.map(
      (choice, index): ModelButton => ({
        do: 'act',
        value: choice.action,
        label: label(choice),
        style: index === 0 && !choice.why ? 'primary' : 'secondary',
        ...(choice.why && { disabled: true }),
      }),
    );
    rows(model, buttons);
  }
  for (const { action, why } of usual) {
    if (!why) continue;
    const name = words.text(`${game.id}.action.${action}`);
    model.lines.push(words.text('panel.not-now', { action: name, why: words.say(why) }));
  }
  if (end) {
    const confirm: ModelButton = { do: 'confirm', value: '', label: words.text('panel.confirm'), style: 'success' };
    model.buttons.unshift([confirm]);
  }
  freeActions(model, desk, words, choices);
  return model;
}

/** The free actions, folded into one menu. */
function freeActions(model: PanelModel, desk: Desk, words: PanelWords, choices: ActionChoice[]): void {
  const free = choices.filter((choice) => choice.free && !choice.why);
  if (free.length === 0) return;
  const { game, seat, position } = desk;
  const placeholder = words.text('panel.free');
  const entries = joined(game, position.state, seat, free.map(blank), words.plain, printer(desk), true);
  if (entries) {
    model.menus.push({ do: 'move', value: 'free', placeholder, entries });
    return;
  }
  const actions = free.map(({ action }) => {
    const about = `${game.id}.action.${action}.about`;
    const detail = words.has(about) ? words.text(about) : '';
    return { value: action, label: words.text(`${game.id}.action.${action}`), detail };
  });
  model.menus.push({ do: 'act', value: 'free', placeholder, entries: actions });
}

/** One question of a half-made move. */
function thinking(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  begun: Thought,
  turned: Turned,
  heading?: string,
): PanelModel {
  const { game, seat, position } = desk;
  const thought = settle(game, position.state, seat, begun);
  const open = question(game, position.state, seat, thought.action, thought.args, thought.picked);
  const action = words.text(`${game.id}.action.${thought.action}`);
  const model: PanelModel = { title: heading ?? action, lines: [], buttons: [], menus: [], footer: [] };
  if (open) {
    model.lines.push(words.text(`${game.id}.param.${thought.action}.${open.param.name}`));
    const entries = turned.change
      ? undefined
      : joined(game, position.state, seat, [thought], words.plain, printer(desk));
    if (entries) {
      const suggested = suggestion(desk, thought, open);
      const usualFirst = suggested
        ? [...entries].sort((a, b) => Number(b.value === suggested) - Number(a.value === suggested))
        : entries;
      offer(model, desk, words, matches, usualFirst, 'move', action, { thought, param: open.param.name });
    } else {
      ask(model, desk, words, matches, thought, open, turned);
    }
  }
  if (desk.thought) {
    model.footer.push({ do: 'back', value: '', label: words.text('panel.back'), style: 'secondary' });
  }
  return model;
}

function ask(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  thought: Thought,
  open: Question,
  turned: Turned,
): void {
  const { seat, position } = desk;
  const label = (value: string): string =>
    words.plain.say(open.param.describe(position.state, seat, thought.args, value).label);
  if (open.picked.length > 0) {
    model.lines.push(words.text('panel.picked', { list: literal(collection(open.picked, label, words)) }));
  }
  const { suggest } = open.next;
  if (suggest && open.picked.length === 0 && !turned.change) {
    const accept = words.text('panel.accept', { list: collection(suggest, label, words) });
    rows(model, [
      { do: 'take', value: '', label: accept, style: 'primary' },
      { do: 'change', value: '', label: words.text('panel.change'), style: 'secondary' },
    ]);
    return;
  }
  const entries = valueEntries(position.state, seat, thought.args, open, words.plain);
  if (open.take !== 'one' && open.take !== 'number' && open.next.done) {
    rows(model, [{ do: 'stop', value: '', label: words.text('panel.enough'), style: 'primary' }]);
  }
  const pages = Math.ceil(entries.length / menuSize);
  const page = Math.min(turned.page ?? 0, Math.max(0, pages - 1));
  const numbered = number(entries).slice(page * menuSize, (page + 1) * menuSize);
  const about = { thought, param: open.param.name };
  offer(model, desk, words, matches, numbered, 'pick', words.text('panel.choose'), about, true);
  if (pages > 1) {
    const turn = (to: number, key: string): ModelButton => ({
      do: 'page',
      value: String(to),
      label: words.text(key, { page: to + 1, pages }),
      style: 'secondary',
      disabled: to < 0 || to >= pages,
    });
    rows(model, [turn(page - 1, 'panel.earlier'), turn(page + 1, 'panel.later')]);
  }
}

/** Adds choices as buttons where they are few and short, else as a menu; numbers them where they are places. */
function offer(
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
      ? [{ n, anchor: entry.anchor, value: entry.value }]
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
function number(entries: Entry[]): Entry[] {
  const anchors = new Set(entries.map((entry) => entry.anchor));
  const places = entries.length > 1 && !anchors.has(undefined) && anchors.size === entries.length;
  return places ? entries.map((entry, index) => ({ ...entry, label: `${index + 1}. ${entry.label}` })) : entries;
}

/** A line that cannot be taken back says so before it is pressed. */
function warned(desk: Desk, words: PanelWords, matches: Pick<MatchService, 'preview'>, entry: Entry): Entry {
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

function suggestion(desk: Desk, thought: Thought, open: Question): string | undefined {
  const { suggest } = open.next;
  if (!suggest) return undefined;
  const args = { ...thought.args, [open.param.name]: [...suggest].sort() };
  return printer(desk)({ seat: desk.seat, action: thought.action, args });
}

function rows(model: PanelModel, buttons: ModelButton[]): void {
  for (let at = 0; at < buttons.length; at += mostButtons) model.buttons.push(buttons.slice(at, at + mostButtons));
}

function blank({ action }: { action: string }): Thought {
  return { action, args: {}, picked: [] };
}

/** Notation without the seat: what a component sends back for a whole move. */
function printer(desk: Desk): (move: Move) => string {
  return (move) => printMove(desk.game, move).replace(/^\d+ /, '');
}

/** The move a component sent back, or a person typed; undefined: not in the notation.
 * @example readMove(desk, 'sell good=wood') */
export function readMove(desk: Desk, text: string): Move | undefined {
  const move = parseMove(desk.game, `${desk.seat} ${text}`);
  return move.ok ? move.value : undefined;
}
