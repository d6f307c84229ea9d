import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { bagItems } from '../../kit/goods.js';
import { asked, seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { gapOf, winCity } from '../effects/attack.js';
import { wound as woundCrew } from '../effects/crew.js';
import { answered, type State } from '../state.js';
import { crewBag } from './crew-params.js';

type Answers = { crew?: string[] };

const crew = crewBag<Answers>((state, seat) => ({ need: 'any', count: gapOf(state, asked(state, seat, 'fight')) }));

/** Closes the gap of an attack: exactly as many crew are wounded as are missing (IB-8.11). */
export const wound: Action<State, Answers> = {
  answer: true,
  params: [crew],
  detail: (state, seat) => message('islebound.detail.wound', { count: gapOf(state, asked(state, seat, 'fight')) }),
  why(state, seat) {
    const count = gapOf(state, asked(state, seat, 'fight'));
    return ready(seatOf(state, seat), 'any') >= count ? undefined : message('islebound.why.few-crew', { count });
  },
  perform(state, seat, args, io) {
    const task = asked(state, seat, 'fight');
    const wounded = bagItems(crew.chosen(state, seat, args));
    answered(state);
    woundCrew(state, seat, wounded, io);
    winCity(state, task, io);
  },
};
