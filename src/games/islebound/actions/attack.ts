import type { Action } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { amount, type Choice } from '../../kit/choice.js';
import { bagItems } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { shipOf } from '../board/map.js';
import { cardDice, combatRoom, groupArg, rollDice, whyNotAttack } from '../effects/attack.js';
import { demandOf } from '../effects/capture.js';
import { exhaust } from '../effects/crew.js';
import { anchor } from '../ids.js';
import { type Group, next, type State } from '../state.js';
import { amountsArg } from '../words.js';
import { crewBag } from './crew-params.js';

type Answers = { pirates?: number; serpents?: number; ichor?: number; combat?: number; crew?: string[] };

function fighters(
  name: 'pirates' | 'serpents' | 'ichor',
  good: string,
  held: (state: State, seat: Seat) => number,
  others: (state: State, seat: Seat, args: Answers) => number,
): Choice<State, Answers, number> {
  return amount<State, Answers>(name, {
    open: true,
    among(state, seat, args) {
      const max = held(state, seat);
      // At least one card must be in the group.
      return { min: max > 0 && others(state, seat, args) === 0 ? 1 : 0, max };
    },
    describe: (_state, seat, count) => ({
      label: message('islebound.label.goods', { goods: amountsArg({ [good]: count }) }),
      anchor: anchor('goods', seat, good),
    }),
  });
}

const ichorOf = (state: State, seat: Seat): number => (seatOf(state, seat).ichor ? 1 : 0);

const pirates = fighters(
  'pirates',
  'pirates',
  (state, seat) => seatOf(state, seat).stock.pirates,
  (state, seat) => seatOf(state, seat).stock.serpents + ichorOf(state, seat),
);
const serpents = fighters(
  'serpents',
  'serpents',
  (state, seat) => seatOf(state, seat).stock.serpents,
  (state, seat, args) => pirates.chosen(state, seat, args) + ichorOf(state, seat),
);
const ichor = fighters(
  'ichor',
  'ichor-serpent',
  ichorOf,
  (state, seat, args) => pirates.chosen(state, seat, args) + serpents.chosen(state, seat, args),
);

function groupOf(state: State, seat: Seat, args: Answers): Group {
  return {
    pirates: pirates.chosen(state, seat, args),
    serpents: serpents.chosen(state, seat, args),
    ichor: ichor.chosen(state, seat, args),
  };
}

const combat = amount<State, Answers>('combat', {
  open: true,
  among: (state, seat, args) => ({ min: 0, max: combatRoom(seatOf(state, seat), groupOf(state, seat, args)) }),
  describe(state, seat, count, args) {
    const dice = cardDice(seatOf(state, seat), groupOf(state, seat, args)) + count;
    return {
      label: message('islebound.label.crew', { count }),
      detail: message('islebound.detail.dice', { dice }),
      anchor: anchor('crew', seat),
    };
  },
});

const crew = crewBag<Answers>((state, seat, args) => ({ need: 'combat', count: combat.chosen(state, seat, args) }));

/** Attacks a red city: a group of fighters, dice of combat crew, the roll (IB-8.3 to IB-8.5). */
export const attack: Action<State, Answers> = {
  params: [pirates, serpents, ichor, combat, crew],
  detail: (state, seat): Message | undefined => {
    const city = shipOf(state, seat);
    if (whyNotAttack(state, seat, city)) return undefined;
    return message('islebound.detail.attack', { needed: demandOf(state, city).needed });
  },
  why: (state, seat) => whyNotAttack(state, seat, shipOf(state, seat)),
  perform(state, seat, args, io) {
    const city = shipOf(state, seat);
    const group = groupOf(state, seat, args);
    const helpers = bagItems(crew.chosen(state, seat, args));
    state.turn.acted = true;
    io.say({
      id: 'islebound.told.attack',
      args: {
        seat: { seat },
        city: { component: city },
        fighters: groupArg(group),
        needed: demandOf(state, city).needed,
      },
      anchors: [anchor('city', city)],
    });
    exhaust(state, seat, helpers, io);
    const dice = rollDice(io, cardDice(seatOf(state, seat), group) + helpers.length);
    io.say({ id: 'islebound.told.roll', args: { seat: { seat }, dice: { list: dice } } });
    next(state, { kind: 'fight', city, dice, group });
  },
};
