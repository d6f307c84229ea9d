import type { Action, Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { returningPiles } from '../abilities/pass-start.js';
import { data, record } from '../data.js';
import { type State, seatOf, type Task } from '../state.js';
import { cellAnchor, coins, effectWords } from '../words.js';

function freeSpaces(state: State): string[] {
  return Object.keys(data.retireSpaces).filter((space) => state.retire[space] === undefined);
}

/** Main action D: a retire space, its action, and the income of the harbour (SM-11). */
export const pass: Action<State, { space: string }> = {
  rare: true,
  params: [
    {
      name: 'space',
      next: (state) => ({ values: freeSpaces(state), done: false }),
      describe: (_state, _seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.effects',
          args: { effects: effectWords(record(data.retireSpaces, value).effects) },
        },
        anchor: `retire:${value}`,
      }),
    },
  ],
  perform(state, seat, { space }, io) {
    pop(state.tasks, seat);
    state.retire[space] = seat;
    io.say({
      id: 'santa-maria.told.pass',
      args: { seat: { seat }, space: { component: space } },
      anchors: [`retire:${space}`],
    });
    returnCoins(state, seat, io);
    const effects = record(data.retireSpaces, space).effects;
    push(state.tasks, seat, ...effects.map((effect): Task => ({ kind: 'effect', effect, source: space })), {
      kind: 'income',
    });
  },
};

/** Coins that an ability saves from the end of the year (SM-15.5). */
function returnCoins(state: State, seat: Seat, io: Io): void {
  const owner = seatOf(state, seat);
  for (const pile of returningPiles(state, seat)) {
    const cell = owner.cells[pile];
    const amount = cell?.coins ?? 0;
    if (cell) delete cell.coins;
    owner.coins += amount;
    io.say({
      id: 'santa-maria.told.coins-return',
      args: { seat: { seat }, goods: coins(amount) },
      anchors: [cellAnchor(seat, pile), `goods:${seat}:coins`],
    });
  }
}
