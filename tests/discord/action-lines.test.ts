import { expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel } from '../../src/discord/panel/types.js';
import {
  type AnyGame,
  actionNamed,
  actionsOf,
  answer,
  blank,
  createRng,
  isRange,
  type Pending,
  type Position,
  playout,
  question,
  type Rng,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { Desk } from '../../src/match/api.js';
import { locales } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { rarePositions } from './rare-positions.js';

/** What says all with its name, and why. */
const saidByName: Record<string, Record<string, string>> = {
  'santa-maria': {
    decline: 'leaves out what the question is about',
    'go-on': 'leaves things as the question has them',
    'use-die pay': 'the payment itself',
    'expand pay': 'the payment itself',
    'ship pay': 'the payment itself',
    'religion-step pay': 'the payment itself',
    'expand cell': 'the row and column that will activate it',
    'expand rotation': 'which part lies where',
    'choose-set cell': 'the row and column that will activate it',
    'choose-set rotation': 'which part lies where',
    'place-road cell': 'the row and column the road lies in',
  },
  nusfjord: {
    decline: 'leaves out what the question is about',
    'build cell': 'a space of the harbour gives nothing of itself',
    'build reserve': 'the payment itself',
    'ship reserve': 'the payment itself',
    'ship price': 'the payment itself',
    'elder fish': 'the fish itself, or none',
    'activate fish': 'the fish itself, or none',
    'exchange deal': 'the exchange itself',
    'choose option': 'what it does',
  },
  islebound: {
    decline: 'leaves out what the question is about',
    refuse: 'the offer stands in the question',
    withdraw: 'the offer is what the question is about',
    'choose gain': 'what it gives',
    'attack pirates': 'the fighters themselves',
    'attack serpents': 'the fighters themselves',
    'attack ichor': 'the fighter itself, or none',
    'lose fighter': 'the loss itself',
    'discard wood': 'the goods that go',
    'exchange pay': 'the payment itself',
    'offer partner': 'with whom',
    'offer give': 'the goods themselves',
    'offer take': 'the goods themselves',
  },
  'cooper-island': {
    decline: 'leaves out what the question is about',
    'trade give': 'the goods themselves',
    'trade get': 'the goods themselves',
    'take good': 'the good itself',
    'receive good': 'the good itself',
    'place ore': 'the cube itself',
    'chart ore': 'the cube itself',
    'toll item': 'the payment itself',
    'crate fee': 'the payment itself',
    'boat pay': 'the payment itself',
    'boat less': 'what is not paid',
    'structure pay': 'the payment itself',
    'structure less': 'what is not paid',
    'cargo pay': 'the payment itself',
    'cargo less': 'what is not paid',
    'statue cost': 'the price itself',
    'statue pay': 'the payment itself',
    'statue slot': 'where a statue is taken from',
    'feed pay': 'the payment itself',
    'treat pay': 'the payment itself',
    'royal worker': 'who goes',
  },
};

/** What random matches do not come to: it is asked only where certain cards lie together; their own tests ask it. */
const seldom: Record<string, string[]> = {
  'santa-maria': ['conquest', 'ship pay'],
  nusfjord: ['activate fish', 'resolve building'],
  islebound: ['attack ichor', 'attack crew'],
  'anno-1800': ['activate cards', 'activate backs', 'objective pay', 'credit cube'],
};

/** A line for a phone: three lines of its screen. */
const phone = 130;

type Say = Record<(typeof locales)[number], ReturnType<typeof createWords>>;

function wordsOf({ components }: AnyGame): Say {
  const make = (locale: 'en' | 'ru') => createWords({ locale, components, seatName: (seat) => `P${seat}` });
  return { en: make('en'), ru: make('ru') };
}

const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });

function panelOf(desk: Desk, words: Say['en']): PanelModel {
  return panelModel(desk, { ...words, plain: words }, { preview }, {});
}

/** Only what ends a choice or a turn is painted, and what settles all as proposed: no colour advises what to choose. */
function painted({ actions }: AnyGame, { buttons }: PanelModel): string[] {
  const choices = buttons
    .flat()
    .filter((button) => ['act', 'move', 'pick'].includes(button.do) && !actions[button.value]?.proposal);
  return choices.flatMap(({ label, style }) => (style === 'secondary' ? [] : [`${label} is ${style}`]));
}

/** What the panel shows without a line beside the button, with too long a one, or in a colour of its own. */
function unsaid(game: AnyGame, position: Position, pending: Pending, say: Say): string[] {
  const { seat } = pending;
  const desk = { game, seat, position, pending, draft: [], fallen: [], committed: 0 } as unknown as Desk;
  return locales.flatMap((locale) => {
    const words = say[locale];
    const model = panelOf(desk, words);
    const { buttons, lead, lines } = model;
    const all = lines.join('\n').split('\n');
    // A proposal is said by its button.
    const acts = buttons.flat().filter((button) => button.do === 'act' && !game.actions[button.value]?.proposal);
    if (lead) acts.push({ do: 'act', value: lead.value, label: '', style: 'secondary' });
    const first = acts.find(({ disabled }) => !disabled)?.value;
    const begun = first === undefined ? [] : painted(game, panelOf({ ...desk, thought: blank(first) }, words));
    const bare = acts.flatMap(({ value, disabled }) => {
      const label = words.text(`${game.id}.action.${value}`);
      const open = disabled
        ? words.text('panel.not-now-act', { action: label, about: '…', why: '' })
        : `**${label}**: …`;
      // Those that share a reason are named together.
      const [together] = words.text('panel.not-now', { action: '…', why: '' }).split('…');
      const line =
        all.find((one) => one.startsWith(open.split('…')[0]!)) ??
        (disabled ? all.find((one) => one.startsWith(together!) && one.includes(label)) : undefined);
      if (!line) return [`${locale} ${value}: no line`];
      return !disabled && line.length > phone ? [`${locale} ${value}: ${line}`] : [];
    });
    return [...bare, ...painted(game, model), ...begun];
  });
}

/** Walks one random way through the questions of each of the actions, and notes which values say what they lead to. */
function walk(
  game: AnyGame,
  state: unknown,
  { seat, actions, free = [] }: Pending,
  rng: Rng,
  say: Say,
  note: Note,
  wanted = [...actions, ...free],
): void {
  const spoken = (message?: Parameters<Say['en']['say']>[0]) =>
    message !== undefined && locales.every((locale) => say[locale].say(message) !== '');
  for (const { action, why, free: beside, end } of actionsOf(game, state, seat)) {
    if (end || !wanted.includes(action)) continue;
    const { params, detail } = actionNamed(game, action);
    const described = game.actions[action]!.answer !== true && !beside;
    if (params.length === 0) note(action, described || spoken(detail?.(state, seat)));
    if (why) continue;
    for (let [args, picked] = [{}, [] as string[]]; ; ) {
      const open = question(game, state, seat, action, args, picked);
      if (!open) break;
      const { values, done } = open.next;
      const all = isRange(values) ? [values.min, values.max].map(String) : values;
      for (const value of all) {
        const shown = open.param.describe(state, seat, args, value);
        note(`${action} ${open.param.name}`, spoken(shown.outlook ?? shown.detail));
      }
      const value = isRange(values) ? values.min : all.length > 0 ? rng.pick(all) : undefined;
      ({ args, picked } = answer(open, args, done && open.take !== 'one' ? undefined : value));
    }
  }
}

type Note = (what: string, isSaid: boolean) => void;

/** All that can be asked in a game: actions without a parameter, and each parameter of the others. */
function askable({ actions }: AnyGame, ends: Set<string>): string[] {
  return Object.entries(actions).flatMap(([action, { params }]) =>
    ends.has(action) ? [] : params.length === 0 ? [action] : params.map(({ name }) => `${action} ${name}`),
  );
}

/** No more random matches than this are played for the questions that are met seldom. */
const mostSought = 120;

it.each(Object.values(games).map((game) => [game.id, game] as const))(
  'in %s no action of a panel, possible or not, and no value is without a line that says what it does',
  (id, game) => {
    const say = wordsOf(game);
    const rng = createRng({ seed: seedOf(31), block: 0 });
    const [silent, telling, problems] = [new Set<string>(), new Set<string>(), new Set<string>()];
    const note: Note = (what, isSaid) => void (isSaid ? telling : silent).add(what);
    for (const { seats, options } of tablesOf(game).filter((_, at) => at % 4 === 0)) {
      const { position } = start(game, seats, options, seedOf(seats));
      let moves = 0;
      playout(game, position, rng, 400, {
        before(_move, now) {
          moves += 1;
          for (const pending of game.pending(now.state)) {
            walk(game, now.state, pending, rng, say, note);
            if (moves % 8 === 0) for (const problem of unsaid(game, now, pending, say)) problems.add(problem);
          }
        },
      });
    }
    for (const position of rarePositions[id]?.() ?? []) {
      for (const pending of game.pending(position.state)) {
        // Each walk goes one way of several.
        for (let ways = 0; ways < 12; ways += 1) walk(game, position.state, pending, rng, say, note);
        for (const problem of unsaid(game, position, pending, say)) problems.add(problem);
      }
    }
    const ends = new Set<string>();
    const sought = () => askable(game, ends).filter((what) => !seldom[id]?.includes(what));
    const unmet = () => sought().filter((what) => !silent.has(what) && !telling.has(what));
    const tables = tablesOf(game);
    for (let at = 0; at < mostSought && unmet().length > 0; at += 1) {
      const { seats, options } = tables[at % tables.length]!;
      const { position } = start(game, seats, options, seedOf(1000 + at));
      const wanted = unmet().map((what) => what.split(' ')[0]!);
      playout(game, position, rng, 2000, {
        before(_move, now) {
          for (const pending of game.pending(now.state)) {
            if (pending.end) ends.add(pending.end);
            if ([...pending.actions, ...(pending.free ?? [])].some((action) => wanted.includes(action))) {
              walk(game, now.state, pending, rng, say, note, wanted);
            }
          }
        },
      });
    }
    expect(unmet()).toEqual([]);
    const exceptions = Object.keys(saidByName[id] ?? {});
    expect({
      unsaid: [...problems],
      silent: [...silent].filter((what) => !exceptions.includes(what)),
      stale: exceptions.filter((what) => telling.has(what)),
    }).toEqual({ unsaid: [], silent: [], stale: [] });
  },
);
