import type { MessageArg } from '../../src/engine/message.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView, SeatView, SpaceView } from '../../src/games/cooper-island/view.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<CooperIslandView>;

const { spaces: plan, banks, placements } = data.peninsula;
const rows = [...new Set(plan.map(({ id }) => id[0]!))];
const neighbors = Object.fromEntries(plan.map((space) => [space.id, space.neighbors]));

/** A peninsula row by row, what can be reached next, and where an islet can still be laid. */
export function landInWords(teller: Tell, { spaces, islets }: SeatView): string[] {
  const { tell } = teller;
  const levels = Object.fromEntries(spaces.map(({ id, level }) => [id, level]));
  const reached = ({ id }: SpaceView): boolean => neighbors[id]!.some((next) => levels[next]! > 0);
  const uncharted = spaces.filter(({ level }) => level === 0);
  const open = uncharted.filter((space) => !space.ruins && reached(space));
  const ruins = uncharted.filter((space) => space.ruins);
  const near = ruins.filter(reached);
  const laid = new Set(islets.map(({ water }) => water));
  const free = [...banks.left, ...banks.right].filter((bank) => !bank.some((water) => laid.has(water))).flat();
  return [
    ...rows.map((row) => rowInWords(teller, row, spaces)),
    tell('cooper-island.board.uncharted', { n: uncharted.length, open: open.length, list: ids(open) }),
    tell('cooper-island.board.ruins', { n: ruins.length, list: ids(ruins), near: near.length, reached: ids(near) }),
    tell('cooper-island.board.islets', { n: islets.length, list: isletsArg(islets) }),
    tell('cooper-island.board.waters', { n: free.length, list: free.join(', ') }),
  ];
}

/** Islets with the water they lie on. @example isletsArg(seat.islets) */
export function isletsArg(islets: SeatView['islets']): MessageArg {
  return {
    list: islets.map(({ water, islet }): MessageArg => {
      return { id: 'render.cooper-island.board.islet', args: { water, islet: { component: islet } } };
    }),
  };
}

const ids = (spaces: SpaceView[]): string => spaces.map(({ id }) => id).join(', ');

function rowInWords(teller: Tell, row: string, spaces: SpaceView[]): string {
  const there = spaces.filter(({ id }) => id.startsWith(row));
  const charted = there.filter(({ level }) => level > 0).map((space) => spaceInWords(teller, space));
  const bare = there.filter(({ level, ruins }) => level === 0 && !ruins);
  const ruined = there.filter(({ level, ruins }) => level === 0 && ruins);
  const parts = [
    ...charted,
    ...(ruined.length > 0 ? [teller.tell('cooper-island.board.ruined', { list: ids(ruined) })] : []),
    ...(bare.length > 0 ? [teller.tell('cooper-island.board.bare', { list: ids(bare) })] : []),
  ];
  return teller.tell('cooper-island.board.row', { row, spaces: parts.join('; ') });
}

/** A charted space. */
function spaceInWords({ words, tell }: Tell, { id, level, terrain, on }: SpaceView): string {
  const name = (component: string): string => words.name(component).toLocaleLowerCase();
  return tell('cooper-island.board.space', {
    space: id,
    terrain: name(terrain!),
    level,
    free: String(on === null),
    on: on === null ? '' : name(on),
  });
}

/** What every peninsula has alike: which spaces and waters touch, and what comes after what round the island. */
export function shapeInWords({ view, tell }: Tell): Chapter {
  const lands = (water: string): string =>
    placements.flatMap((place) => (place.water === water ? [place.land] : [])).join(', ');
  const half = (water: string): string => tell('cooper-island.board.half', { water, lands: lands(water) });
  const side = (id: 'left' | 'right'): string =>
    tell(`cooper-island.board.banks-${id}`, {
      list: banks[id].map((bank) => bank.map(half).join(' + ')).join('; '),
    });
  const ring = view.seats.map(({ seat }): MessageArg => {
    return { id: 'render.cooper-island.board.harbour', args: { seat: { seat } } };
  });
  return {
    title: tell('cooper-island.board.title.shape'),
    lines: [
      ...rows.map((row) =>
        tell('cooper-island.board.neighbors', {
          row,
          list: plan
            .filter(({ id }) => id.startsWith(row))
            .map(({ id, neighbors: next }) => `${id} (${next.join(', ')})`)
            .join('; '),
        }),
      ),
      side('left'),
      side('right'),
      tell('cooper-island.board.ring', { list: { list: ring } }),
    ],
  };
}
