import type { Action } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { one, type Reason } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { freeBuildings, freeCells } from '../board/geometry.js';
import { data } from '../data.js';
import { taxCoins } from '../effects/abilities.js';
import {
  allDice,
  diceOf,
  dieOf,
  facesFor,
  isUsable,
  openLines,
  reachable,
  supplyOf,
  waysTo,
  whyNot,
  withinLimit,
} from '../effects/dice.js';
import { anchorsOf, pay, payCoins } from '../effects/goods.js';
import { anchor } from '../ids.js';
import { type Amounts, type Die, type Line, type State, takeDie } from '../state.js';
import { cellsWords, coins, dieWords, either, lineAnchor, lineWords } from '../words.js';

/** What a line would do, in order. */
function preview(state: State, seat: Seat, line: Line): Message {
  const { cells } = seatOf(state, seat);
  return message('santa-maria.detail.line', {
    line: lineWords(line),
    effects: cellsWords(cells, freeBuildings(cells, line)),
  });
}

/** A value with its price, where there is no choice of payment. */
function valueLabel(state: State, seat: Seat, die: Die, value: number): Message {
  if (value === die.value) return message('santa-maria.label.value-free', { value });
  const [way, ...others] = waysTo(state, seat, die, value);
  if (!way || others.length > 0) return message('santa-maria.label.value', { value });
  return message('santa-maria.label.value-for', { value, price: { amounts: way.price } });
}

/** What a value activates, where there is no choice of lines. */
function valueDetail(state: State, seat: Seat, die: Die, value: number): Message | undefined {
  return openLines(state, seat, die, value).length === 1 ? valueOutlook(state, seat, die, value) : undefined;
}

/** The line that a value activates, or the lines it may. */
function valueOutlook(state: State, seat: Seat, die: Die, value: number): Message | undefined {
  const [first, ...others] = openLines(state, seat, die, value).map((line) => preview(state, seat, line));
  if (!first || others.length === 0) return first;
  return message('santa-maria.detail.effects', { effects: either([first, ...others]) });
}

/** What a die would do unchanged; else what it takes to do anything. */
function dieOutlook(state: State, seat: Seat, die: Die): Message | undefined {
  const unchanged = valueOutlook(state, seat, die, die.value);
  if (unchanged) return unchanged;
  const [cheapest] = reachable(state, seat, die);
  const [way] = cheapest === undefined ? [] : waysTo(state, seat, die, cheapest);
  return way && message('santa-maria.detail.from', { price: { amounts: way.price } });
}

/** Why a die cannot be taken; undefined: it can be used at some value. */
function whyNotDie(state: State, seat: Seat, id: string): Reason | undefined {
  const die = dieOf(id);
  if (!withinLimit(state, seat, die.color)) return message(`santa-maria.why.${die.color}-limit`);
  return isUsable(state, seat, id) ? undefined : () => message('santa-maria.why.die-useless', { die: dieWords(die) });
}

type Answers = { die: string; value: string; line?: string; pay?: string };

/** The die, and the value it is used at. */
const chosen = (args: Answers): [die: Die, value: number] => [dieOf(args.die), Number(args.value)];

const line = one<State, Answers>('line', {
  open: true,
  among: (state, seat, args) => openLines(state, seat, ...chosen(args)).map(({ kind }) => kind),
  describe(state, seat, kind, { value }) {
    const found: Line = { kind: kind as Line['kind'], index: Number(value) };
    const place = lineAnchor(found);
    return { label: lineWords(found), detail: preview(state, seat, found), anchor: place, touches: [place] };
  },
});

const way = one<State, Answers>('pay', {
  open: true,
  among: (state, seat, args) => waysTo(state, seat, ...chosen(args)).map(({ id }) => id),
  describe: (state, seat, id, args) => ({
    label: message('santa-maria.label.amount', { goods: { amounts: priceOf(state, seat, args, id) } }),
  }),
});

function priceOf(state: State, seat: Seat, args: Answers, id: string): Amounts {
  return waysTo(state, seat, ...chosen(args)).find((other) => other.id === id)?.price ?? {};
}

/** Main action C: a die activates a line (SM-7). */
export const useDie: Action<State, Answers> = {
  params: [
    one('die', {
      among: allDice,
      whyNot: whyNotDie,
      describe(state, seat, id) {
        const die = dieOf(id);
        return {
          label: dieWords(die),
          outlook: dieOutlook(state, seat, die),
          anchor: anchor('die', die.color, die.value),
          touches: openLines(state, seat, die, die.value).map(lineAnchor),
        };
      },
    }),
    one('value', {
      among: (_state, _seat, { die }) => facesFor(dieOf(die)).map(String),
      whyNot: (state, seat, value, { die }) => whyNot(state, seat, dieOf(die), Number(value)),
      describe(state, seat, value, args) {
        const die = dieOf(args.die);
        return {
          label: valueLabel(state, seat, die, Number(value)),
          detail: valueDetail(state, seat, die, Number(value)),
          outlook: valueOutlook(state, seat, die, Number(value)),
          touches: openLines(state, seat, die, Number(value)).map(lineAnchor),
        };
      },
    }),
    line,
    way,
  ],
  detail: () => message('santa-maria.detail.use-die', { price: coins(data.constants.pipCost) }),
  why(state, seat) {
    const dice = diceOf(state, seat);
    if (dice.some((die) => isUsable(state, seat, die))) return undefined;
    if (dice.length === 0) return message('santa-maria.why.no-dice');
    if (freeCells(seatOf(state, seat).cells).length === 0) return message('santa-maria.why.no-free-building');
    return message('santa-maria.why.dice-too-dear');
  },
  perform(state, seat, args, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const taken = dieOf(args.die);
    const die: Die = { color: taken.color, value: Number(args.value) };
    const price = priceOf(state, seat, args, way.chosen(state, seat, args));
    const active: Line = { kind: line.chosen(state, seat, args) as Line['kind'], index: die.value };
    const supply = supplyOf(state, seat, taken.color);
    takeDie(supply, taken.value);
    if (taken.color === 'white') owner.whiteUsed += 1;
    else owner.blueUsed += 1;
    const { coins: coinPrice = 0, ...resources } = price;
    payCoins(state, seat, coinPrice);
    pay(state, seat, resources);
    const changed = taken.value !== die.value;
    io.say({
      id: changed ? 'santa-maria.told.use-die-as' : 'santa-maria.told.use-die',
      args: {
        seat: { seat },
        die: dieWords(taken),
        line: lineWords(active),
        ...(changed && { value: die.value, price: { amounts: price } }),
      },
      anchors: [
        supply === owner.blueDice ? anchor('own-gap', seat) : anchor('gap', taken.color),
        ...anchorsOf(seat, price),
      ],
    });
    const tax = taxCoins(state, seat, active);
    if (tax > 0) {
      owner.coins += tax;
      io.say({
        id: 'santa-maria.told.tax',
        args: { seat: { seat }, goods: coins(tax), line: lineWords(active) },
        anchors: [anchor('goods', seat, 'coins')],
      });
    }
    push(
      state.tasks,
      seat,
      { kind: 'walk', line: active, at: 0, asked: false },
      { kind: 'place-die', line: active, die, asked: false },
    );
  },
};
