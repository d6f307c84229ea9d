import type { Action, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { bagItems } from '../../kit/goods.js';
import { shipOf } from '../board/map.js';
import { capture, demandOf } from '../effects/capture.js';
import { exhaust } from '../effects/crew.js';
import { spacesFor, type Terms, termsFor, whyNotAlly } from '../effects/diplomacy.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { crewBag } from './crew-params.js';

type Answers = { cubes: string; crew?: string[] };

function chosenTerms(state: State, seat: Seat, id: string): Terms {
  const found = termsFor(state, seat, shipOf(state, seat)).find((terms) => terms.id === id);
  if (!found) throw new Error(`no terms ${id}`);
  return found;
}

function termsWords(state: State, seat: Seat, id: string): Description {
  const { cubes, crew } = chosenTerms(state, seat, id);
  const [first, ...others] = spacesFor(state, seat, cubes).map((space) => anchor('influence', space + 1));
  return {
    label: message('islebound.label.cubes', { count: cubes.length, values: cubes.join(' + ') }),
    detail: message('islebound.detail.negotiators', { count: crew }),
    anchor: first!,
    ...(others.length > 0 && { touches: others }),
  };
}

const crew = crewBag<Answers>((state, seat, { cubes }) => ({
  need: 'negotiation',
  count: chosenTerms(state, seat, cubes).crew,
}));

/** Makes a blue city an ally for cubes of the influence track and negotiators (IB-8.16 to IB-8.20). */
export const ally: Action<State, Answers> = {
  params: [
    one('cubes', {
      among: (state, seat) => termsFor(state, seat, shipOf(state, seat)).map(({ id }) => id),
      describe: termsWords,
    }),
    crew,
  ],
  detail(state, seat) {
    const city = shipOf(state, seat);
    if (whyNotAlly(state, seat, city)) return undefined;
    return message('islebound.detail.ally', { needed: demandOf(state, city).needed });
  },
  why: (state, seat) => whyNotAlly(state, seat, shipOf(state, seat)),
  perform(state, seat, args, io) {
    const { cubes } = chosenTerms(state, seat, args.cubes);
    const negotiators = bagItems(crew.chosen(state, seat, args));
    const spaces = spacesFor(state, seat, cubes);
    state.turn.acted = true;
    for (const space of spaces) state.influence[space] = null;
    io.say({
      id: 'islebound.told.negotiate',
      args: { seat: { seat }, count: cubes.length, values: cubes.join(' + ') },
      anchors: spaces.map((space) => anchor('influence', space + 1)),
    });
    exhaust(state, seat, negotiators, io);
    capture(state, shipOf(state, seat), 'diplomacy', io);
  },
};
