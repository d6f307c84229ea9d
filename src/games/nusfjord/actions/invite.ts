import type { Action, Io } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { push } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { councilAnchor, topElders } from '../board/elders.js';
import { inviteElder } from '../effects/ops/elders.js';
import { anchor } from '../ids.js';
import { happen, type State } from '../state.js';
import { named } from '../words.js';
import { begin, whyNot } from './terms.js';

/** Take an elder into the council; activating him is asked next (NF-6.12). */
export const invite: Action<State, { elder: string }> = {
  params: [
    one('elder', {
      among: topElders,
      describe: (_state, _seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.text', { text: { textOf: id } }),
        anchor: anchor('elder', id),
      }),
    }),
  ],
  why: (state, seat) => whyNot(state, seat, inviteElder),
  perform(state, seat, { elder }, io) {
    begin(state, seat, inviteElder, io);
    seatOf(state, seat).elders.push({ id: elder, fish: 0 });
    io.say({
      id: 'nusfjord.told.invite',
      args: { seat: { seat }, elder: { component: elder } },
      anchors: [councilAnchor(seat, elder)],
    });
    takeElder(state, elder, io);
    push(state.tasks, seat, { kind: 'activate', elder });
    happen(state, seat, { event: 'elder-invited' });
  },
};

/** A face-down elder that is uncovered is turned up. */
function takeElder(state: State, elder: string, io: Io): void {
  const space = state.elders.find(({ up }) => up.at(-1) === elder);
  if (!space) throw new Error(`${elder} is not on top`);
  space.up = space.up.slice(0, -1);
  const next = space.up.length === 0 ? space.faceDown.at(-1) : undefined;
  if (next === undefined) return;
  space.faceDown = space.faceDown.slice(0, -1);
  space.up = [next];
  io.reveal();
  io.say({ id: 'nusfjord.told.elder-turned', args: { elder: { component: next } }, anchors: [anchor('elder', next)] });
}
