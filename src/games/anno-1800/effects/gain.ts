import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cardsLeft, drawCards, drawExpeditions } from '../board/decks.js';
import { setTokens } from '../board/tokens.js';
import { data, type Effect, type Kind, populationOf } from '../data.js';
import { anchor } from '../ids.js';
import { added, type State } from '../state.js';

/** Can a cube of a kind be gained by an effect now (AN-13.3)? @example gainable(state, 0, 'artisan') // true */
export function gainable(state: State, seat: Seat, kind: Kind): boolean {
  const { deck } = populationOf(kind);
  if (state.supply[kind] === 0) return false;
  if (cardsLeft(state, deck) > 0) return true;
  const { gold } = data.decks[deck]!;
  return gold !== undefined && seatOf(state, seat).gold >= gold;
}

/** Carries out what an effect gives (AN-13.2 to AN-13.7, AN-13.9). `source` is the card or island that has it.
 * @example carryOut(state, 0, { effect: 'gold', count: 4 }, 'fw-41', io) */
export function carryOut(state: State, seat: Seat, effect: Effect, source: string, io: Io): void {
  const owner = seatOf(state, seat);
  const { turn } = state;
  switch (effect.effect) {
    case 'cubes':
      gainCubes(state, seat, effect.cube, effect.count, io);
      return;
    case 'upgrades':
      turn.credits = added(turn.credits, effect.from, effect.count);
      io.say({
        id: 'anno-1800.told.credits',
        args: { seat: { seat }, cubes: { amounts: { [effect.from]: effect.count } } },
      });
      return;
    case 'tokens':
      setTokens(owner, source, (tokens) => tokens + effect.count);
      io.say({
        id: 'anno-1800.told.gain',
        args: { seat: { seat }, goods: { amounts: { [effect.token]: effect.count } } },
        anchors: [anchor('played', seat, source)],
      });
      return;
    case 'gold':
      owner.gold += effect.count;
      io.say({
        id: 'anno-1800.told.gain',
        args: { seat: { seat }, goods: { amounts: { gold: effect.count } } },
        anchors: [anchor('gold', seat)],
      });
      return;
    case 'expeditions':
      drawExpeditions(state, seat, effect.count, io);
      return;
    case 'action':
      turn.actions += effect.count;
      io.say({ id: 'anno-1800.told.action', args: { seat: { seat }, count: effect.count } });
      return;
    default:
      // What is put away or used for a need is chosen where the card is activated.
      return;
  }
}

/** As many cubes as can be gained, one by one, each with a card or the gold instead (AN-13.2 to AN-13.4). */
function gainCubes(state: State, seat: Seat, kind: Kind, count: number, io: Io): void {
  const owner = seatOf(state, seat);
  const { deck } = populationOf(kind);
  const cubes = { amounts: { [kind]: 1 } };
  for (let one = 0; one < count; one += 1) {
    if (!gainable(state, seat, kind)) {
      io.say({ id: 'anno-1800.told.no-cube', args: { seat: { seat }, cubes } });
      continue;
    }
    state.supply[kind] -= 1;
    owner.ready[kind] += 1;
    const anchors = [anchor('district', seat, kind)];
    if (cardsLeft(state, deck) > 0) {
      io.say({ id: 'anno-1800.told.gain', args: { seat: { seat }, goods: cubes }, anchors, sums: true });
      drawCards(state, seat, { [deck]: 1 }, io);
    } else {
      const gold = data.decks[deck]!.gold!;
      owner.gold -= gold;
      io.say({
        id: 'anno-1800.told.gain-for',
        args: { seat: { seat }, goods: cubes, cost: { amounts: { gold } } },
        anchors: [...anchors, anchor('gold', seat)],
      });
    }
  }
}
