import type { MessageArg } from '../../src/engine/message.js';
import { data, type PrintedCell } from '../../src/games/santa-maria/data.js';
import type { CellView, SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { cellsWords, coins, dieWords, partWords } from '../../src/games/santa-maria/words.js';
import { type Chapter, type Teller, whose } from '../board-words.js';

type Tell = Teller<SantaMariaView>;

/** A colony, or what is printed on a board. */
type Spaces = Record<string, CellView | PrintedCell | undefined>;

/** All that one seat has, its colony space by space. */
export function colonyInWords(teller: Tell, seat: SeatView): Chapter {
  const { view, tell } = teller;
  const { religionTrack, conquestTrack } = data;
  const said = (id: string, args: Record<string, MessageArg>) => tell(`santa-maria.board.${id}`, args);
  return {
    title: said('colony', { seat: whose(teller, seat.seat) }),
    lines: [
      ...(seat.passed ? [said('passed', {})] : []),
      said('storage', { goods: { amounts: seat.goods } }),
      said('happiness', { happiness: seat.happiness ?? 'hidden' }),
      ...dice(teller, seat),
      ...(view.phase === 'year' ? [said('next-coins', { price: coins(seat.coinPrice) })] : []),
      said('religion', {
        space: seat.religion,
        end: religionTrack.end,
        next: seat.nextMonk ?? 'none',
        monks: seat.monksLeft,
      }),
      said('conquest', { space: seat.conquest, end: conquestTrack.end }),
      ...[...seat.scholars, ...seat.bishops].map((id) =>
        said('own-place', { place: { component: id }, text: { textOf: id } }),
      ),
      ...harbour(teller, seat),
      ...(seat.board === undefined
        ? [said('no-board', {})]
        : [said('board', { board: { component: seat.board } }), ...rowsInWords(teller, seat.cells)]),
    ],
  };
}

function dice({ view, tell }: Tell, seat: SeatView): string[] {
  const unlocked = data.constants.blueDicePerSeat - seat.blueReserve;
  const used = { white: seat.whiteUsed, limit: view.whiteLimit, blue: seat.blueUsed, unlocked };
  return [
    ...(view.variants.commonBlueDice
      ? []
      : [tell('santa-maria.board.own-dice', { n: seat.blueDice.length, dice: seat.blueDice.join(', ') })]),
    tell('santa-maria.board.used', used),
    tell('santa-maria.board.locked', { n: seat.blueReserve }),
  ];
}

function harbour(teller: Tell, seat: SeatView): string[] {
  if (Object.values(seat.harbor).every((n) => n === 0)) return [teller.tell('santa-maria.board.no-shipments')];
  return teller.view.docks.map(({ id }) => ownDock(teller, seat, id));
}

function ownDock({ tell }: Tell, { harbor, harborTiles, harborPoints }: SeatView, dock: string): string {
  const tiles = harborTiles?.[dock] ?? [];
  const of = { dock: { component: dock }, n: harbor[dock] ?? 0 };
  if (tiles.length === 0) return tell('santa-maria.board.harbour', of);
  return tell('santa-maria.board.harbour-open', {
    ...of,
    tiles: { list: tiles.map((tile) => ({ component: tile })) },
    points: { amounts: { happiness: harborPoints?.[dock] ?? 0 } },
  });
}

/** A colony row by row: by columns what stands there, what that gives and whether it can be used, then what is empty. */
export function rowsInWords({ tell }: Tell, cells: Spaces): string[] {
  const { rows, columns } = data.constants.grid;
  return Array.from({ length: rows }, (_, above) => {
    const row = above + 1;
    const all = Array.from({ length: columns }, (_, left) => left + 1);
    const filled = all.flatMap((column) => {
      const cell = cells[`r${row}c${column}`];
      return cell ? [tell('santa-maria.board.column', { column, what: spaceWords(cell) })] : [];
    });
    if (filled.length === 0) return tell('santa-maria.board.row-empty', { row });
    const empty = all.filter((column) => !cells[`r${row}c${column}`]);
    const args = { columns: filled.join(' '), n: empty.length, empty: empty.join(', ') };
    return tell('santa-maria.board.row', { row, ...args });
  });
}

function spaceWords(cell: CellView | PrintedCell): MessageArg {
  if (!('building' in cell) || !cell.building) return partWords({ terrain: 'road', colonists: colonistsOn(cell) });
  return {
    id: 'render.santa-maria.board.building',
    args: {
      building: { component: cell.building },
      terrain: { component: cell.terrain },
      effects: cellsWords({ r1c1: cell }, ['r1c1']),
      state: stateWords(cell),
    },
  };
}

function colonistsOn(cell: CellView | PrintedCell): number {
  return 'colonists' in cell ? (cell.colonists ?? 0) : 0;
}

function stateWords(cell: CellView | PrintedCell): MessageArg {
  if ('die' in cell && cell.die) return { id: 'render.santa-maria.board.under-die', args: { die: dieWords(cell.die) } };
  if ('coins' in cell && cell.coins) {
    return { id: 'render.santa-maria.board.under-coins', args: { coins: coins(cell.coins) } };
  }
  return { id: 'render.santa-maria.board.free' };
}
