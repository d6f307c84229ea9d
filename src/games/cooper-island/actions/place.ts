import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { spaceOf } from '../board/land.js';
import { data, neighborsOf, spaceIds, type Terrain } from '../data.js';
import { offer, once, spend } from '../effects/parts.js';
import { canPlace, layDouble, levelAfter, oresFor, sideOf, sidesOf, whyNotHalf, whyNotPair } from '../effects/tiles.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { cubesWords, landWords, spaceWords } from './describe.js';
import { oreParam } from './params.js';

type Answers = { tile: string; first: string; second: string; ore?: string };

function terrainArg(terrain: Terrain) {
  return { component: terrain };
}

/** Why a half cannot lie there: the space itself, or that none of those beside it would do. */
function whyNotFirst(state: State, seat: Seat, space: string, { tile }: Answers): Refusal | undefined {
  const { terrains } = sideOf(tile);
  const half = whyNotHalf(seatOf(state, seat), space, terrains[0]);
  if (half) return half;
  const reasons: Refusal[] = [];
  for (const other of neighborsOf(space)) {
    const why = whyNotPair(state, seat, [space, other], terrains);
    if (!why) return undefined;
    reasons.push(why);
  }
  return farthest(reasons);
}

/** Of several reasons one that says more than what lies on the space beside. */
function farthest(reasons: Refusal[]): Refusal | undefined {
  const beside = ['ruins', 'occupied', 'terrain'].map((id) => `cooper-island.why.${id}`);
  return reasons.find(({ id }) => !beside.includes(id)) ?? reasons[0];
}

const tile = one<State, Answers>('tile', {
  among: sidesOf,
  whyNot: (state, seat, side) => (canPlace(state, seat, side) ? undefined : message('cooper-island.why.no-place')),
  none: () => message('cooper-island.why.no-tile'),
  describe(_state, seat, side) {
    const [a, b] = sideOf(side).terrains;
    return {
      label: message('cooper-island.label.side', { first: terrainArg(a), second: terrainArg(b) }),
      detail: cubesWords([a, b]),
      anchor: anchor('side', seat, side),
    };
  },
});

/** Lays a double tile onto two spaces (CI-7). */
export const place: Action<State, Answers> = {
  params: [
    tile,
    one('first', {
      alone: true,
      promptArgs: (_state, _seat, args) => ({ terrain: terrainArg(sideOf(args.tile).terrains[0]) }),
      among: () => spaceIds,
      whyNot: whyNotFirst,
      describe: (state, seat, space) => ({ ...spaceWords(seat, space), detail: landWords(state, seat, space) }),
    }),
    one('second', {
      alone: true,
      promptArgs: (_state, _seat, args) => ({ terrain: terrainArg(sideOf(args.tile).terrains[1]) }),
      among: (_state, _seat, args) => neighborsOf(args.first),
      whyNot: (state, seat, space, args) => whyNotPair(state, seat, [args.first, space], sideOf(args.tile).terrains),
      describe(state, seat, space, args) {
        const levels = [args.first, space].map((id) => spaceOf(seatOf(state, seat), id).level);
        const levelled = levels[0] !== levels[1];
        const level = levelAfter(state, seat, [args.first, space]);
        return {
          ...spaceWords(seat, space),
          detail: levelled
            ? message('cooper-island.detail.levelled', { level, steps: data.constants.chart.level })
            : message('cooper-island.detail.level', { level }),
        };
      },
    }),
    oreParam((state, seat, args) =>
      oresFor(sideOf(args.tile).terrains, levelAfter(state, seat, [args.first, args.second])),
    ),
  ],
  why: (state, seat) => (offer(state, seat, 'place') ? tile.why(state, seat) : message('cooper-island.why.placed')),
  perform(state, seat, args, io) {
    const effect = offer(state, seat, 'place')!;
    spend(state, seat, effect, once(effect));
    layDouble(state, seat, args.tile, [args.first, args.second], args.ore, io);
  },
};
