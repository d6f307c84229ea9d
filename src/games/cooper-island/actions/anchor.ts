import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { pop, replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { dropAnchor } from '../effects/helm.js';
import type { ShipId, State } from '../state.js';
import { shipWords } from './describe.js';

/** An anchor comes under a ship of one's choice where both have as many (CI-13.11). */
export const anchorShip: Action<State, { ship: ShipId }> = {
  answer: true,
  params: [
    one('ship', {
      among: () => ['one-mast', 'two-mast'],
      describe: (state, seat, ship) => ({
        ...shipWords(seat, ship),
        detail: message('cooper-island.detail.anchors', { n: seatOf(state, seat).ships[ship as ShipId].anchors }),
      }),
    }),
  ],
  perform(state, seat, { ship }, io) {
    const { n } = asked(state, seat, 'anchors');
    if (n > 1) replaceTop(state.tasks, seat, { kind: 'anchors', n: n - 1 });
    else pop(state.tasks, seat);
    dropAnchor(state, seat, ship, io);
  },
};
