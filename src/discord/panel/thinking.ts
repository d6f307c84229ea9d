import {
  actionNamed,
  blank,
  paramPrompt,
  type Question,
  question,
  settle,
  settledIn,
  type Thought,
} from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { MatchService } from '../../match/match-service.js';
import { literal } from '../words/names.js';
import { collection, goingOn, joined, moveEntry, placeholder, valueEntries } from './entries.js';
import { freeActions } from './free.js';
import { buttons, number, offer, printer } from './offer.js';
import { addPager, pageOf, printTurned } from './pages.js';
import { reasonLines } from './reasons.js';
import { settledArgs } from './settled-args.js';
import type { PanelModel, PanelWords, Turned } from './types.js';

/** One question of a half-made move. */
export function thinking(
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  begun: Thought,
  given: Turned,
  heading?: string,
): PanelModel {
  const { game, seat, position } = desk;
  const thought = settle(game, position.state, seat, begun);
  const open = question(game, position.state, seat, thought.action, thought.args, thought.picked);
  const turned = given.of === undefined || given.of === open?.param.name ? given : {};
  const action = words.text(`${game.id}.action.${thought.action}`);
  const model: PanelModel = { title: heading ?? action, lines: [], buttons: [], menus: [], footer: [] };
  if (open) model.lines.push(...soFar(desk, words, thought));
  if (!open) nothingLeft(model, desk, words, matches, thought);
  else {
    const asked = words.say(paramPrompt(game, position.state, seat, thought, open.param));
    if (asked !== model.title) model.lines.push(asked);
    const entries = turned.change
      ? undefined
      : joined(game, position.state, seat, [thought], words.plain, printer(desk));
    if (entries) {
      const suggested = suggestion(desk, thought, open);
      const usualFirst = suggested
        ? [...entries].sort((a, b) => Number(b.value === suggested) - Number(a.value === suggested))
        : entries;
      const about = { thought, param: open.param.name };
      offer(model, desk, words, matches, usualFirst, 'move', placeholder(game, words, about.param), about);
    } else {
      ask(model, desk, words, matches, thought, open, turned);
    }
  }
  if (open) explain(model, desk, words, thought, open, turned);
  const { held } = desk.thought ?? {};
  if (held) {
    const waits = { id: `${game.id}.action.${held.action}` };
    model.lines.push(words.text('panel.held', { action: waits }));
  }
  const beside = desk.pending?.free?.includes(thought.action) ?? false;
  if (!beside && !open?.param.closed) freeActions(model, desk, words, matches, turned);
  if (desk.thought) {
    model.footer.push({ do: 'back', value: '', label: words.text('panel.back'), style: 'secondary' });
  }
  return model;
}

/** A move in which nothing is left to choose still waits for its player's word: the engine did not take it. */
function nothingLeft(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  matches: Pick<MatchService, 'preview'>,
  thought: Thought,
): void {
  const { action, args } = thought;
  const move = { seat: desk.seat, action, args };
  const entry = moveEntry(desk.game, desk.position.state, blank(action), move, words.plain, printer(desk), true);
  const { label, detail } = desk.thought ? entry : goingOn(entry, words.plain);
  buttons(model, desk, words, matches, [{ do: 'carry', value: '', label, style: 'primary', detail }]);
  model.focus = { action, args: settledArgs(desk, thought), targets: [] };
}

/** What a person might look for and why it is not on offer: on request, since it can be long. */
function explain(
  model: PanelModel,
  desk: Desk,
  words: PanelWords,
  thought: Thought,
  open: Question,
  turned: Turned,
): void {
  const { seat, position } = desk;
  const refused = open.param.refused?.(position.state, seat, thought.args) ?? [];
  if (refused.length === 0) return;
  if (!turned.why) {
    const value = turned.change || turned.page ? printTurned(open.param.name, turned.page ?? 0) : '';
    model.footer.push({ do: 'why', value, label: words.text('panel.why'), style: 'secondary' });
    return;
  }
  const unable = refused.map(({ value, why }) => ({
    name: words.say(open.param.describe(position.state, seat, thought.args, value).label),
    why: words.say(why),
  }));
  model.lines.push(...reasonLines(unable, words));
}

/** The answers given already, by their labels; those that nobody gave, since there was one only, with what they mean. */
function soFar({ game, position, seat }: Desk, words: PanelWords, thought: Thought): string[] {
  const { action, args } = thought;
  const { params } = actionNamed(game, action);
  const settled = settledIn(game, position.state, seat, thought).flatMap((name) => {
    const value = args[name];
    const param = params.find((one) => one.name === name);
    if (!param || value === undefined || Array.isArray(value)) return [];
    const { label, detail } = param.describe(position.state, seat, args, String(value));
    return [{ name, label: words.plain.say(label), detail: detail ? words.plain.say(detail) : '' }];
  });
  const without = Object.fromEntries(settled.map(({ name }) => [name, args[name]!]));
  const chosen = moveEntry(
    game,
    position.state,
    { ...blank(action), args: without },
    { seat, action, args },
    words.plain,
    () => '',
  );
  const given =
    Object.keys(args).length > settled.length ? [words.text('panel.picked', { list: literal(chosen.label) })] : [];
  return [
    ...given,
    ...settled.map(({ label, detail }) =>
      words.text(detail ? 'panel.only-choice-detail' : 'panel.only-choice', {
        choice: literal(label),
        detail: literal(detail),
      }),
    ),
  ];
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
  const { game, seat, position } = desk;
  const label = (value: string): string =>
    words.plain.say(open.param.describe(position.state, seat, thought.args, value).label);
  if (open.picked.length > 0) {
    model.lines.push(words.text('panel.picked', { list: literal(collection(open.picked, label, words)) }));
  }
  const { suggest } = open.next;
  if (suggest && open.picked.length === 0 && !turned.change) {
    const own = `${game.id}.accept.${open.param.name}`;
    const list = collection(suggest, label, words);
    const accept = words.text(words.has(own) ? own : 'panel.accept', { list });
    buttons(model, desk, words, matches, [
      { do: 'take', value: '', label: accept, style: 'primary' },
      { do: 'change', value: '', label: words.text('panel.change'), style: 'secondary' },
    ]);
    return;
  }
  const entries = valueEntries(position.state, seat, thought.args, open, words.plain);
  if (open.take !== 'one' && open.take !== 'number' && open.next.done) {
    const enough = words.text('panel.enough');
    buttons(model, desk, words, matches, [{ do: 'stop', value: '', label: enough, style: 'primary' }]);
  }
  const { shown, ...paged } = pageOf(number(entries), turned.page);
  const about = { thought, param: open.param.name };
  const kept = paged.pages > 1 ? printTurned(about.param, paged.page) : undefined;
  offer(model, desk, words, matches, shown, 'pick', placeholder(game, words, about.param), about, { kept });
  addPager(model, words, paged, turned);
}

function suggestion(desk: Desk, thought: Thought, open: Question): string | undefined {
  const { suggest } = open.next;
  if (!suggest) return undefined;
  const args = { ...thought.args, [open.param.name]: [...suggest].sort() };
  return printer(desk)({ seat: desk.seat, action: thought.action, args });
}
