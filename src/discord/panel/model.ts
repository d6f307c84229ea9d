import { type ActionChoice, actionNamed, actionsOf, awaited, blank, holdsCards, question } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { capital } from '../words/capital.js';
import { literal } from '../words/names.js';
import { whereOf } from '../words/where.js';
import { wholeLines } from '../words/whole-lines.js';
import { actButtons } from './acts.js';
import { detailOf, goingOn, joined, lineOf, menuSize, placeholder, valueEntries } from './entries.js';
import { freeActions, warnedMenu } from './free.js';
import { teach } from './lesson.js';
import { aboutButton, offer, printer } from './offer.js';
import { proposed } from './proposed.js';
import { reasonLines } from './reasons.js';
import { thinking } from './thinking.js';
import type { ModelButton, ModelMenu, PanelModel, PanelWords, Turned } from './types.js';
import { wholeTexts } from './whole-texts.js';

/** Room for all lines of a panel, in characters; its title and the notes above it need some, too. */
const room = 3000;

/** Of that, for the lines that stand beside the question. */
const ownRoom = 1200;

/** And for why actions are not possible. */
const reasonsRoom = 1500;

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
  const { plan } = desk;
  const model = plan?.ready
    ? readyPlan(words)
    : desk.pending
      ? decision(desk, words, matches, turned)
      : waiting(desk, words);
  if (!plan?.ready) model.lines.unshift(...linesBeside(desk, words));
  if (plan && !plan.ready) model.lines.unshift(words.text('plan.about'));
  const alone = desk.game.alone?.(desk.position.state);
  if (alone) model.lines.unshift(`-# ${capital(words.say(alone.standing))}`);
  if (desk.pending && !isAwaited(desk)) model.lines.unshift(words.text('panel.not-awaited'));
  const told = words.line(desk.draft.flatMap((step) => step.told).map(({ event }) => event));
  const draft = desk.draft.length > 0 ? [words.text(plan ? 'plan.draft' : 'panel.draft', { steps: told })] : [];
  model.lines.push(...wholeTexts(model, words, room - [...model.lines, ...draft].join('\n').length - 1), ...draft);
  model.lines = fitting(model.lines, room, words);
  if (plan?.ready) planFooter(model, words, 'reopen', 'drop');
  else if (desk.draft.length > 0) {
    const action = { id: `${desk.game.id}.action.${desk.draft.at(-1)?.move.action}` };
    model.footer.push({ do: 'undo', value: '', label: words.text('panel.undo', { action }), style: 'secondary' });
    if (plan) planFooter(model, words, 'drop');
    else if (desk.draft.length > 1) {
      model.footer.push({ do: 'over', value: '', label: words.text('panel.start-over'), style: 'secondary' });
    }
  }
  if (desk.restorable) {
    model.footer.push({ do: 'restore', value: '', label: words.text('panel.restore'), style: 'secondary' });
  }
  if (holdsCards(desk.game, desk.position.state)) model.hand = words.text('hand.button');
  teach(model, desk, words);
  return model;
}

/** A plan that is whole: nothing is asked any more. */
function readyPlan(words: PanelWords): PanelModel {
  const lines = [words.text('plan.ready-about')];
  return { title: words.text('plan.ready-title'), lines, buttons: [], menus: [], footer: [] };
}

function planFooter(model: PanelModel, words: PanelWords, ...presses: ('reopen' | 'drop')[]): void {
  const style = 'secondary' as const;
  model.footer.push(...presses.map((press) => ({ do: press, value: '', label: words.text(`plan.${press}`), style })));
}

/** Does the match wait for this seat? Otherwise it may leave its decision. */
function isAwaited({ game, position, seat }: Desk): boolean {
  return awaited(game.pending(position.state)).some((pending) => pending.seat === seat);
}

/** What the seat alone reads beside its question. */
function linesBeside({ pending }: Desk, words: PanelWords): string[] {
  const lines = (pending?.lines ?? []).map((line) => literal(words.plain.say(line)));
  return fitting(lines, ownRoom, words);
}

/** As many of the lines as fit, and how many are left out. */
function fitting(lines: string[], most: number, words: PanelWords): string[] {
  const text = lines.join('\n');
  return text.length <= most
    ? lines
    : [wholeLines(text.split('\n'), most, (n) => words.text('panel.more-lines', { n }))];
}

function waiting(desk: Desk, words: PanelWords): PanelModel {
  const next = desk.game.pending(desk.position.state).filter((pending) => pending.holds);
  const quiet = { buttons: [], menus: [], footer: [] };
  if (next.length === 0) return { title: words.text('panel.over'), lines: [], ...quiet };
  const thinks = next.every(({ seat }) => desk.match.seats[seat]?.by === 'engine');
  const seats = { list: next.map(({ seat }) => ({ seat })) };
  const title = words.text(thinks ? 'panel.computer-thinks' : 'panel.waiting', { seats, n: next.length });
  return { title, lines: [`-# ${whereOf(desk, words)}`], ...quiet };
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
  const line = (action: string) => lineOf(game, position.state, seat, action, words.plain);
  const settles = answers && proposed(model, desk, words, matches, usual);
  const entries =
    answers &&
    !settles &&
    joined(
      game,
      position.state,
      seat,
      open.map(({ action }) => blank(action)),
      words.plain,
      print,
    );
  if (entries) {
    const [first] = open.flatMap(({ action }) => actionNamed(game, action).params);
    const shown = first && entries.length === 1 ? entries.map((entry) => goingOn(entry, words.plain)) : entries;
    offer(model, desk, words, matches, shown, 'move', placeholder(game, words, first?.name));
  } else if (!settles && open.length === 1 && !end && usual.length === 1) {
    return { ...thinking(desk, words, matches, blank(open[0]!.action), turned, title) };
  } else if (!settles) {
    const [first] = usual;
    const lead = first && !first.why ? leadMenu(desk, words, matches, first) : undefined;
    if (lead) {
      model.lead = lead;
      const about = line(lead.value);
      if (about) model.lines.push(aboutButton(words.text(`${game.id}.action.${lead.value}`), about));
    }
    const acts = (lead ? usual.slice(1) : usual).map(({ action, why }) => ({
      do: 'act' as const,
      value: action,
      label: words.text(`${game.id}.action.${action}`),
      style: 'secondary' as const,
      ...(why ? { disabled: true } : { detail: line(action) }),
    }));
    actButtons(model, desk, words, matches, acts, turned);
  }
  const refused = usual.flatMap(({ action, why }) => {
    if (!why) return [];
    // What a proposal lacks stands beside the question.
    const about = game.actions[action]?.proposal ? '' : literal(line(action));
    return [{ name: words.text(`${game.id}.action.${action}`), why: words.say(why), about }];
  });
  const reasons = wholeLines(reasonLines(refused, words), reasonsRoom, (n) => words.text('panel.more-not-now', { n }));
  if (reasons) model.lines.push(reasons);
  if (end) {
    const label = desk.plan
      ? words.text('plan.ready')
      : words.text('panel.end', { action: { id: `${game.id}.action.${end.action}` } });
    // How many moves of the seat come before it: a second press sees by that whether the first ended the turn.
    const value = String(desk.committed + desk.draft.length);
    const leads = detailOf(game, position.state, seat, end.action, words.plain);
    // What gives up something that could still be done does not lead.
    const style = leads && open.length > 0 ? 'secondary' : 'success';
    const confirm: ModelButton = { do: 'confirm', value, label, style };
    model.buttons.unshift([confirm]);
    if (leads) model.lines.push(aboutButton(label, leads));
  }
  freeActions(model, desk, words, matches, turned);
  return model;
}

/**
 * The usual action opened out: its whole moves where they fit one menu, else the values of its first question. Saves
 * its player a press. Undefined: it has nothing to choose, or its choice wants a page or a picture of its own.
 */
function leadMenu(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  choice: ActionChoice,
): ModelMenu | undefined {
  const { game, seat, position } = desk;
  const placeholder = words.text('panel.lead', { action: { id: `${game.id}.action.${choice.action}` } });
  const open = question(game, position.state, seat, choice.action, {});
  if (open?.take !== 'one' || open.param.alone) return undefined;
  const moves = joined(game, position.state, seat, [blank(choice.action)], words.plain, printer(desk));
  if (moves) {
    return warnedMenu(desk, words, matches, { do: 'move', value: choice.action, placeholder, entries: moves });
  }
  const entries = valueEntries(position.state, seat, {}, open, words.plain);
  if (entries.length > menuSize) return undefined;
  return warnedMenu(desk, words, matches, { do: 'begin', value: choice.action, placeholder, entries });
}
