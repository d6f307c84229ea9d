import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { replaceTop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { data, record } from '../data.js';
import { begin, toParts } from '../effects/parts.js';
import { anchor } from '../ids.js';
import { next, type State, type Worker } from '../state.js';
import { named } from '../words.js';

type Answers = { worker: Worker; sector: string };

/** Why that worker cannot go there (CI-9.3, CI-9.4). */
function whyNot(state: State, seat: Seat, sector: string, { worker }: Answers): Refusal | undefined {
  return record(state.spots, sector)[worker].includes(seat) ? message('cooper-island.why.own-worker') : undefined;
}

/** Places a worker on a sector: toll, actions and bonus follow (CI-9.9). */
export const work: Action<State, Answers> = {
  params: [
    one('worker', {
      among: () => ['regular', 'special'],
      whyNot: (state, seat, worker) =>
        seatOf(state, seat).available[worker as Worker] > 0 ? undefined : message('cooper-island.why.no-worker'),
      describe: (state, seat, worker) => ({
        label: message('cooper-island.label.worker', { worker }),
        detail: message('cooper-island.detail.worker', {
          worker,
          n: seatOf(state, seat).available[worker as Worker],
        }),
        anchor: anchor('worker', seat, worker),
      }),
    }),
    one('sector', {
      alone: true,
      among: () => Object.keys(data.sectors),
      whyNot,
      describe(state, _seat, sector, { worker }) {
        const stack = record(state.spots, sector)[worker];
        const top = stack.at(-1);
        const text = { textOf: sector };
        const extra = stack.length === 0 ? extraOf(sector, worker) : undefined;
        return {
          label: named(sector),
          detail:
            top !== undefined
              ? message('cooper-island.detail.toll', { text, seat: { seat: top } })
              : extra
                ? message('cooper-island.detail.bonus', { text, bonus: { textOf: extra } })
                : message('cooper-island.detail.text', { text }),
          anchor: anchor('spot', sector, worker),
        };
      },
    }),
  ],
  perform(state, seat, { worker, sector }, io) {
    const { parts, regular, special } = record(data.sectors, sector);
    const stack = record(state.spots, sector)[worker];
    const top = stack.at(-1);
    seatOf(state, seat).available[worker] -= 1;
    stack.push(seat);
    replaceTop(state.tasks, seat, { kind: 'turn' });
    io.say({
      id: 'cooper-island.told.work',
      args: { seat: { seat }, worker: message(`cooper-island.worker.${worker}`), sector: { component: sector } },
      anchors: [anchor('spot', sector, worker)],
    });
    // What is printed on a spot counts only if it was empty (CI-9.8).
    const empty = top === undefined;
    const own = worker === 'special' ? special : regular;
    const instead = empty && worker === 'special' ? special.parts : undefined;
    const bonus = empty ? (own?.bonus ?? []) : [];
    const discount = empty && worker === 'special' ? special.discount : undefined;
    begin(state, seat, sector, toParts([...(instead ?? parts), ...bonus]), io, discount);
    if (top !== undefined) next(state, seat, { kind: 'toll', to: top });
  },
};

/** The component that says what the spot gives besides. */
function extraOf(sector: string, worker: Worker): string | undefined {
  const { regular } = record(data.sectors, sector);
  if (worker === 'special') return `${sector}-special`;
  return regular && `${sector}-regular`;
}
