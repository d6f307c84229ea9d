import type { Action } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { freeBuildings, isFree } from '../board/geometry.js';
import { taxCoins } from '../effects/abilities.js';
import {
  chosenLine,
  chosenWay,
  diceOf,
  dieOf,
  faces,
  isUsable,
  openLines,
  reachable,
  supplyOf,
  usable,
  waysTo,
  whyNot,
  withinLimit,
} from '../effects/dice.js';
import { pay, payCoins } from '../effects/goods.js';
import { type Die, type Line, type State, seatOf, takeDie } from '../state.js';
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
  const [line, ...others] = openLines(state, seat, die, value);
  return line && others.length === 0 ? preview(state, seat, line) : undefined;
}

/** What a die would do unchanged; else what it takes to do anything. */
function dieOutlook(state: State, seat: Seat, die: Die): Message | undefined {
  const lines = openLines(state, seat, die, die.value).map((line) => preview(state, seat, line));
  if (lines.length > 0) return message('santa-maria.detail.effects', { effects: either(lines) });
  const [cheapest] = reachable(state, seat, die);
  const [way] = cheapest === undefined ? [] : waysTo(state, seat, die, cheapest);
  return way && message('santa-maria.detail.from', { price: { amounts: way.price } });
}

/** Main action C: a die activates a line (SM-7). */
export const useDie: Action<State, { die: string; value: string; line: string; pay: string }> = {
  params: [
    {
      name: 'die',
      next: (state, seat) => ({ values: usable(state, seat), done: false }),
      describe: (state, seat, _args, value) => {
        const die = dieOf(value);
        return {
          label: dieWords(die),
          outlook: dieOutlook(state, seat, die),
          anchor: `die:${die.color}:${die.value}`,
          touches: openLines(state, seat, die, die.value).map(lineAnchor),
        };
      },
      refused: (state, seat) =>
        (['white', 'blue'] as const).flatMap((color) =>
          [...new Set(supplyOf(state, seat, color))].flatMap((value) => {
            const id = `${color}-${value}`;
            if (!withinLimit(state, seat, color))
              return [{ value: id, why: message(`santa-maria.why.${color}-limit`) }];
            if (reachable(state, seat, { color, value }).length > 0) return [];
            return [{ value: id, why: message('santa-maria.why.die-useless', { die: dieWords({ color, value }) }) }];
          }),
        ),
    },
    {
      name: 'value',
      next: (state, seat, args) => ({
        values: reachable(state, seat, dieOf(String(args.die))).map(String),
        done: false,
      }),
      describe: (state, seat, args, value) => {
        const die = dieOf(String(args.die));
        return {
          label: valueLabel(state, seat, die, Number(value)),
          detail: valueDetail(state, seat, die, Number(value)),
          touches: openLines(state, seat, die, Number(value)).map(lineAnchor),
        };
      },
      refused: (state, seat, args) =>
        faces.flatMap((value) => {
          const why = whyNot(state, seat, dieOf(String(args.die)), value);
          return why ? [{ value: String(value), why }] : [];
        }),
    },
    {
      name: 'line',
      when: (state, seat, args) => openLines(state, seat, dieOf(String(args.die)), Number(args.value)).length > 1,
      next: (state, seat, args) => ({
        values: openLines(state, seat, dieOf(String(args.die)), Number(args.value)).map((line) => line.kind),
        done: false,
      }),
      describe: (state, seat, args, value) => {
        const line = chosenLine(state, seat, { ...args, line: value });
        return {
          label: lineWords(line),
          detail: preview(state, seat, line),
          anchor: lineAnchor(line),
          touches: [lineAnchor(line)],
        };
      },
    },
    {
      name: 'pay',
      when: (state, seat, args) => waysTo(state, seat, dieOf(String(args.die)), Number(args.value)).length > 1,
      next: (state, seat, args) => ({
        values: waysTo(state, seat, dieOf(String(args.die)), Number(args.value)).map((way) => way.id),
        done: false,
      }),
      describe: (state, seat, args, value) => ({
        label: message('santa-maria.label.amount', {
          goods: { amounts: chosenWay(state, seat, { ...args, pay: value }).price },
        }),
      }),
    },
  ],
  why(state, seat) {
    const dice = diceOf(state, seat);
    if (dice.some((die) => isUsable(state, seat, die))) return undefined;
    if (dice.length === 0) return message('santa-maria.why.no-dice');
    if (!Object.values(seatOf(state, seat).cells).some(isFree)) {
      return message('santa-maria.why.no-free-building');
    }
    return message('santa-maria.why.dice-too-dear');
  },
  perform(state, seat, args, io) {
    pop(state.tasks, seat);
    const owner = seatOf(state, seat);
    const taken = dieOf(args.die);
    const die: Die = { color: taken.color, value: Number(args.value) };
    const { price } = chosenWay(state, seat, args);
    const line = chosenLine(state, seat, args);
    takeDie(supplyOf(state, seat, taken.color), taken.value);
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
        line: lineWords(line),
        ...(changed && { value: die.value, price: { amounts: price } }),
      },
      anchors: [`die:${taken.color}:${taken.value}`],
    });
    const tax = taxCoins(state, seat, line);
    if (tax > 0) {
      owner.coins += tax;
      io.say({
        id: 'santa-maria.told.tax',
        args: { seat: { seat }, goods: coins(tax), line: lineWords(line) },
        anchors: [`goods:${seat}:coins`],
      });
    }
    push(
      state.tasks,
      seat,
      { kind: 'walk', line, at: 0, asked: false },
      { kind: 'place-die', line, die, asked: false },
    );
  },
};
