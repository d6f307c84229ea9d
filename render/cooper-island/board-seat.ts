import type { MessageArg } from '../../src/engine/message.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView, SeatView, ShipView } from '../../src/games/cooper-island/view.js';
import { type Chapter, seatsList, type Teller, whose } from '../board-words.js';
import { landInWords } from './board-land.js';

type Tell = Teller<CooperIslandView>;

/** All that one seat has: goods and workers, ships, the land, the mat, cards. */
export function peninsulaInWords(teller: Tell, seat: SeatView): Chapter {
  const { view, tell } = teller;
  const said = (id: string, args: Record<string, MessageArg>): string => tell(`cooper-island.board.${id}`, args);
  return {
    title: said('peninsula', { seat: whose(teller, seat.seat) }),
    lines: [
      ...(view.phase === 'over' ? [] : [said('score', { points: seat.points })]),
      ...goods(teller, seat),
      ...seat.ships.map((ship) => shipInWords(teller, ship)),
      said('logbooks', { n: seat.logbooks.length, list: counted(seat.logbooks) }),
      ...landInWords(teller, seat),
      ...matInWords(teller, seat),
      ...cardsInWords(teller, seat),
    ],
  };
}

/** Building cards with what they do, and whether the large ones lie face up. */
export function cardsInWords({ tell }: Tell, { small, large }: SeatView): string[] {
  const card = (id: string): Record<string, MessageArg> => ({ card: { component: id }, text: { textOf: id } });
  return [
    ...small.map((id) => tell('cooper-island.board.small', card(id))),
    ...large.map(({ id, up }) => tell('cooper-island.board.large', { ...card(id), up: String(up) })),
  ];
}

const named = (ids: readonly string[]): MessageArg => ({ list: ids.map((component) => ({ component })) });

/** Names of what lies there, each once, with how many there are. */
function counted(ids: readonly string[]): MessageArg {
  const times = (id: string): number => ids.filter((other) => other === id).length;
  return {
    list: [...new Set(ids)].map((id): MessageArg => {
      return { id: 'render.cooper-island.board.times', args: { what: { component: id }, n: times(id) } };
    }),
  };
}

function goods({ view, tell }: Tell, seat: SeatView): string[] {
  const said = (id: string, args: Record<string, MessageArg>): string => tell(`cooper-island.board.${id}`, args);
  const { warehouse, freeSlots, slots, market, tiles, cartographer, done, available, pool, food, owed } = seat;
  const hand = Object.values(tiles).reduce((sum, n) => sum + n, 0);
  return [
    said('warehouse', { goods: { amounts: warehouse }, free: freeSlots, slots }),
    said('market', { goods: { amounts: market } }),
    ...(owed.length > 0 ? [said('owed', { n: owed.length, seats: seatsList(owed) })] : []),
    said('tiles', { n: hand, tiles: { amounts: tiles } }),
    said('cartographer', {
      n: cartographer,
      max: data.constants.cartographer.max,
      used: view.phase === 'window' ? 'window' : String(done.chart),
    }),
    said('workers', { ...available, poolRegular: pool.regular, poolSpecial: pool.special }),
    said('food', { food: { amounts: { food } } }),
  ];
}

/** Where a ship lies. @example placeArg(ship.place, 2) // sandbank l3/l4 of Bo */
export function placeArg({ kind, seat, side, against, clockwise }: ShipView['place'], seats: number): MessageArg {
  switch (kind) {
    case 'harbour':
      return { id: 'render.cooper-island.board.harbour', args: { seat: { seat } } };
    case 'bay':
      return {
        id: 'render.cooper-island.board.bay',
        args: { seat: { seat }, other: { seat: (seat + 1) % seats } },
      };
    default: {
      const halves = side === 'left' ? `${against}/${clockwise}` : `${clockwise}/${against}`;
      return { id: 'render.cooper-island.board.bank', args: { halves, seat: { seat } } };
    }
  }
}

function shipInWords({ view, tell }: Tell, { id, place, steps, anchors, ahead }: ShipView): string {
  const met = ahead.flatMap(({ passed, place: there }, at): MessageArg[] => {
    const n = at + 1;
    const islets = passed.map(({ seat, islet }): MessageArg => {
      return {
        id: 'render.cooper-island.board.passed',
        args: { islet: { component: islet }, seat: { seat }, n },
      };
    });
    if (there.kind === 'bank') return islets;
    const landing: MessageArg = {
      id: `render.cooper-island.board.landing-${there.kind}`,
      args: { seat: { seat: there.seat }, n },
    };
    return [...islets, landing];
  });
  return tell('cooper-island.board.ship', {
    ship: { component: id },
    place: placeArg(place, view.seats.length),
    steps,
    anchors,
    ahead: { list: met },
  });
}

/** Boats, structures, statues, milestones and lids. */
export function matInWords({ tell }: Tell, seat: SeatView): string[] {
  const said = (id: string, args: Record<string, MessageArg>): string => tell(`cooper-island.board.${id}`, args);
  const item = (id: string, args: Record<string, MessageArg>): MessageArg => {
    return { id: `render.cooper-island.board.${id}`, args };
  };
  const { income, docks, boatsLeft, isletsLeft, pieces, slotsForStatues, milestones, lids, small } = seat;
  const built = docks.filter(({ boat }) => boat !== undefined);
  const free = docks.filter(({ boat }) => boat === undefined).map(({ dock }) => dock);
  const boats = built.map(({ dock, boat, flipped }) =>
    item('docked', { dock: { component: dock }, boat: { component: boat! }, flipped: String(flipped) }),
  );
  const crates = Object.values(data.crates).filter(({ card }) => card === undefined || small.includes(card));
  const open = crates.flatMap(({ id }) => (lids.crates.includes(id) ? [] : [id]));
  const todo = income && [
    ...(income.islet ? [item('income-islet', {})] : []),
    ...(income.tile ? [item('income-tile', {})] : []),
    ...income.boats.map((component): MessageArg => ({ component })),
  ];
  return [
    ...(todo ? [said('income', { n: todo.length, list: { list: todo } })] : []),
    said('boats', { n: boats.length, list: { list: boats } }),
    said('docks', { n: free.length, list: named(free) }),
    said('boats-left', { n: boatsLeft.length, list: named(boatsLeft) }),
    said('islets-left', { n: isletsLeft.length, list: named(isletsLeft) }),
    said('pieces', {
      list: {
        list: Object.entries(pieces).map(([piece, n]) => item('piece', { piece: { component: piece }, n })),
      },
    }),
    said('slots', {
      list: {
        list: slotsForStatues.map(({ slot, filled }) =>
          item('slot', { slot: { component: slot }, filled: String(filled) }),
        ),
      },
    }),
    said('milestones', {
      list: {
        list: milestones.map(({ id, state, slot }) =>
          item('milestone', { of: data.milestones[id]!.counts, state, slot: slot ? { component: slot } : '' }),
        ),
      },
    }),
    said('lids', { n: lids.unused }),
    said('crates-open', { n: open.length, list: named(open) }),
    ...(lids.crates.length > 0 ? [said('crates-covered', { list: named(lids.crates) })] : []),
  ];
}
