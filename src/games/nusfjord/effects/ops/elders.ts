import { message, type Seat } from '../../../../engine/message.js';
import { seatOf } from '../../../kit/seats.js';
import { councilAnchor, topElders } from '../../board/elders.js';
import { data, elderOf } from '../../data.js';
import type { State } from '../../state.js';
import { countOf } from '../counters.js';
import { gain } from '../goods.js';
import type { AskedOp, Judge, PlainOp } from './rule.js';

const { councilPlaces } = data.constants.elders;

/** The top elder of a space into the council (NF-6.12). */
export const inviteElder: AskedOp<'inviteElder'> = {
  kind: 'inviteElder',
  action: 'invite',
  optional: true,
  refusal(state, seat) {
    if (seatOf(state, seat).elders.length >= councilPlaces) {
      return message('nusfjord.why.council-full', { places: councilPlaces });
    }
    return topElders(state).length > 0 ? undefined : message('nusfjord.why.no-elders-left');
  },
};

/** Own elders one after the other, without workers (NF-9.15, Ballroom). */
export const activateElders: AskedOp<'activateElders'> = {
  kind: 'activateElders',
  action: 'activate',
  optional: true,
  refusal(state, seat, _op, judge) {
    const able = seatOf(state, seat).elders.some(({ id }) =>
      (['table', 'none'] as const).some((fish) => !judge.elder(state, seat, id, fish)),
    );
    return able ? undefined : message('nusfjord.why.no-elder-able');
  },
};

/** The other own elders whose ops could be performed (NF-10.3). @example copyableElders(state, 0, 'adviser', judge) */
export function copyableElders(state: State, seat: Seat, source: string, judge: Judge): string[] {
  return seatOf(state, seat)
    .elders.map(({ id }) => id)
    .filter((id) => {
      const [first] = elderOf(id).ops;
      return id !== source && first && first.op !== 'copyElder' && !judge.op(state, seat, first, id);
    });
}

/** The ops of another own elder; he is not activated (NF-10.3). */
export const copyElderOp: AskedOp<'copyElder'> = {
  kind: 'copyElder',
  action: 'copy-elder',
  optional: true,
  refusal: (state, seat, _op, judge, source) =>
    copyableElders(state, seat, source, judge).length > 0 ? undefined : message('nusfjord.why.no-elder-able'),
};

/** The fish on all own elders for gold; this empties nobody (NF-9.15, Retirement Home). */
export const cashElderFish: PlainOp<'cashElderFish'> = {
  kind: 'cashElderFish',
  refusal: (state, seat) =>
    countOf(state, seat, 'elder-fish') > 0 ? undefined : message('nusfjord.why.no-elder-fish'),
  perform(state, seat, { goldEach, max }, source, io) {
    const fish = countOf(state, seat, 'elder-fish');
    if (fish === 0) return;
    const { elders } = seatOf(state, seat);
    for (const elder of elders) elder.fish = 0;
    io.say({
      id: 'nusfjord.told.elder-fish-returned',
      args: { seat: { seat }, goods: { amounts: { fish } } },
      anchors: elders.map(({ id }) => councilAnchor(seat, id)),
    });
    gain(state, seat, { gold: Math.min(max, goldEach * fish) }, source, io);
  },
};
