import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { exchangeCube, nextKind } from '../board/cubes.js';
import type { Kind } from '../data.js';
import { whyNotExchange } from '../effects/choosable.js';
import { added, type State } from '../state.js';
import { placeWords, whereParam } from './place-param.js';

type Answers = { cube?: string; where: string };

const cube = one<State, Answers>('cube', {
  open: true,
  among: (state) => Object.keys(state.turn.credits),
  whyNot: (state, seat, from) => whyNotExchange(state, seat, from as Kind),
  none: () => message('anno-1800.why.no-credit'),
  describe: (state, _seat, from) => ({
    label: message('anno-1800.label.step', { from: { component: from }, to: { component: nextKind(from as Kind)! } }),
    detail: message('anno-1800.detail.left', { count: state.turn.credits[from] ?? 0 }),
  }),
});

/** Uses a free upgrade that a card gave in this turn (AN-13.9). */
export const credit: Action<State, Answers> = {
  params: [cube, whereParam<Answers>((state, seat, args) => cube.chosen(state, seat, args) as Kind)],
  why: cube.why,
  perform(state, seat, args, io) {
    const from = cube.chosen(state, seat, args) as Kind;
    const to = nextKind(from)!;
    const { anchor: place } = placeWords(state, seat, from, args.where);
    state.turn.credits = added(state.turn.credits, from, -1);
    state.supply[to] -= 1;
    exchangeCube(state, seatOf(state, seat), from, args.where);
    io.say({
      id: 'anno-1800.told.upgrade',
      args: { seat: { seat }, from: { component: from }, to: { component: to } },
      ...(place !== undefined && { anchors: [place] }),
    });
  },
};
