import type { Action } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { type CopySpace, copySpaces, copyTargets, isOccupied, placeWorker } from '../board/spaces.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { named } from '../words.js';
import { possibleTargets, targetParam } from './copy-params.js';
import { isNamed, performCopied } from './terms.js';

function openSpaces(state: State, seat: Seat): CopySpace[] {
  return copySpaces(state).filter(
    (space) => !isOccupied(state, space) && possibleTargets(state, seat, copyTargets(state, space.columns)).length > 0,
  );
}

function spaceNamed(state: State, id?: string): CopySpace | undefined {
  const spaces = copySpaces(state);
  return spaces.find((space) => space.id === id) ?? spaces[0];
}

/** A worker on the copy board: the action of a fully occupied space (NF-6.17). */
export const copy: Action<State, { space?: string; target: string }> = {
  params: [
    one('space', {
      when: (state) => copySpaces(state).length > 1,
      among: (state, seat) => openSpaces(state, seat).map(({ id }) => id),
      describe: (state, _seat, id) => ({
        label: named(id),
        detail: message('nusfjord.detail.copy', {
          actions: {
            list: copyTargets(state, spaceNamed(state, id)?.columns ?? []).map(({ source }) => named(source)),
          },
        }),
        anchor: anchor('space', id),
      }),
    }),
    targetParam((state, _seat, { space }) => copyTargets(state, spaceNamed(state, space)?.columns ?? [])),
  ],
  why(state, seat) {
    if (copySpaces(state).every((space) => isOccupied(state, space))) return message('nusfjord.why.copy-occupied');
    return openSpaces(state, seat).length > 0 ? undefined : message('nusfjord.why.nothing-to-copy');
  },
  perform(state, seat, { space, target }, io) {
    pop(state.tasks, seat);
    const id = spaceNamed(state, space)?.id ?? '';
    placeWorker(state, seat, id);
    io.say({
      id: isNamed(target) ? 'nusfjord.told.copy-named' : 'nusfjord.told.copy',
      args: { seat: { seat }, action: { component: target } },
      anchors: [anchor('space', id)],
    });
    performCopied(state, seat, target);
  },
};
