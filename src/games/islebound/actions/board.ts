import type { Action, Io } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { othersAt, shipOf } from '../board/map.js';
import { data } from '../data.js';
import { rollDice } from '../effects/attack.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { amountsArg } from '../words.js';

const { count, boardingHit } = data.constants.dice;

/** Dice of a ship in a boarding, either side (IB-14.8). */
function diceOf(state: State, seat: Seat): number {
  const owner = seatOf(state, seat);
  return Math.min(count, ready(owner, 'combat') + owner.stock.pirates);
}

function hitsOf(state: State, seat: Seat, io: Io): number {
  const dice = rollDice(io, diceOf(state, seat));
  if (dice.length === 0) io.say({ id: 'islebound.told.no-dice', args: { seat: { seat } } });
  else io.say({ id: 'islebound.told.roll', args: { seat: { seat }, dice: { list: dice } } });
  return dice.filter((die) => die >= boardingHit).length;
}

const target = one<State, { ship: string }>('ship', {
  open: true,
  among: (state, seat) => othersAt(state, seat, shipOf(state, seat)).map(String),
  none: () => message('islebound.why.no-ship'),
  describe: (state, _seat, ship) => ({
    label: message('islebound.label.seat', { seat: { seat: Number(ship) } }),
    detail: message('islebound.detail.boarding', {
      dice: diceOf(state, Number(ship)),
      goods: amountsArg({ coins: seatOf(state, Number(ship)).stock.coins }),
    }),
    anchor: anchor('ship', Number(ship)),
  }),
});

/** Boards another ship in the region for its coins (IB-14.7 to IB-14.10). */
export const board: Action<State, { ship: string }> = {
  params: [target],
  detail: (state, seat) => message('islebound.detail.board', { dice: diceOf(state, seat) }),
  why: target.why,
  perform(state, seat, args, io) {
    const other = Number(target.chosen(state, seat, args));
    state.turn.acted = true;
    io.say({
      id: 'islebound.told.board',
      args: { seat: { seat }, other: { seat: other } },
      anchors: [anchor('ship', seat), anchor('ship', other)],
    });
    const lead = hitsOf(state, seat, io) - hitsOf(state, other, io);
    if (lead === 0) io.say({ id: 'islebound.told.board-tie' });
    else if (lead > 0) takeCoins(state, seat, other, lead, io);
    else takeCoins(state, other, seat, -lead, io);
  },
};

/** The winner takes the difference, or all there is (IB-14.9). */
function takeCoins(state: State, winner: Seat, loser: Seat, lead: number, io: Io): void {
  const coins = Math.min(lead, seatOf(state, loser).stock.coins);
  seatOf(state, loser).stock.coins -= coins;
  seatOf(state, winner).stock.coins += coins;
  io.say({
    id: 'islebound.told.board-won',
    args: { seat: { seat: winner }, other: { seat: loser }, goods: amountsArg({ coins }) },
    anchors: [anchor('goods', winner, 'coins'), anchor('goods', loser, 'coins')],
  });
}
