import type { MessageArg } from '../../src/engine/message.js';
import { cellsOf, data } from '../../src/games/nusfjord/data.js';
import type { CouncilView, NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { amountsArg } from '../../src/games/nusfjord/words.js';
import { type Chapter, type Teller, whose } from '../board-words.js';
import { cardInWords, pointsWords, textWords } from './board-cards.js';
import { sharesWords } from './board-table.js';

type Tell = Teller<NusfjordView>;

/** All that one seat has. */
export function harbourInWords(teller: Tell, seat: SeatView): Chapter {
  const { view, tell } = teller;
  const said = (id: string, args: Record<string, MessageArg>) => tell(`nusfjord.board.${id}`, args);
  const playing = view.phase === 'fishing' || view.phase === 'work';
  return {
    title: said('harbour', { seat: whose(teller, seat.seat) }),
    lines: [
      ...(view.phase === 'over' ? [] : [said('score', { points: seat.points })]),
      said('supply', { goods: amountsArg(seat.supply), limit: seat.woodLimit ?? 'none' }),
      said('reserve', { goods: amountsArg(seat.reserve), limit: seat.reserveFishLimit ?? 'none' }),
      ...(playing ? [said('workers', { workers: seat.workersLeft, turns: seat.turnsLeft })] : []),
      ...fleet(teller, seat),
      ...buildings(teller, seat),
      ...land(teller, seat),
      said('council', { n: seat.elders.length, places: seat.councilPlaces }),
      ...seat.elders.map((elder) => councillor(teller, elder)),
      said('shares', { unissued: seat.unissued, ...sharesWords(seat.shares) }),
      ...hand(teller, seat),
    ],
  };
}

function fleet({ tell }: Tell, seat: SeatView): string[] {
  const ships = { n: seat.ships.length, ships: { list: seat.ships.map(({ type }) => ({ component: type })) } };
  return [
    tell('nusfjord.board.fleet', { ...ships, units: seat.units, of: seat.trackUnits }),
    tell('nusfjord.board.catch', {
      size: seat.catchSize,
      track: seat.trackCatch,
      n: seat.catches.length - 1,
      next: seat.catches.slice(1).join(', '),
    }),
  ];
}

function buildings({ view, tell }: Tell, seat: SeatView): string[] {
  const built = data.harbour.cells.flatMap((cell) => {
    const id = seat.buildings[cell];
    if (id === undefined) return [];
    const used = String(seat.used.includes(id));
    const card = { building: { component: id }, points: pointsWords(id), text: textWords(view, id) };
    return [tell('nusfjord.board.built', { cell, ...card, used })];
  });
  return [tell('nusfjord.board.buildings', { n: built.length }), ...built];
}

/** Forests, and what is empty: spaces for buildings, and pairs of them where a forest fits. */
function land({ tell }: Tell, seat: SeatView): string[] {
  const { cells, doubles, maxForestsPerDouble } = data.harbour;
  const forested = doubles.filter(({ id }) => seat.forests[id]);
  const covered = forested.flatMap((double) => double.cells);
  const empty = cells.filter((cell) => seat.buildings[cell] === undefined && !covered.includes(cell));
  const free = doubles.filter((double) => double.cells.every((cell) => empty.includes(cell)));
  const pair = (double: string): MessageArg => ({
    id: 'nusfjord.label.double',
    args: { cells: { list: cellsOf(double) } },
  });
  return [
    tell('nusfjord.board.forests', {
      n: forested.length,
      most: maxForestsPerDouble,
      forests: {
        list: forested.map(({ id }) => ({
          id: 'render.nusfjord.board.forest',
          args: { place: pair(id), n: seat.forests[id]! },
        })),
      },
    }),
    tell('nusfjord.board.empty', { n: empty.length, cells: empty.join(', ') }),
    tell('nusfjord.board.empty-doubles', { n: free.length, doubles: { list: free.map(({ id }) => pair(id)) } }),
  ];
}

function councillor({ tell }: Tell, { id, fish, fishPlaces, worker }: CouncilView): string {
  return tell('nusfjord.board.councillor', {
    elder: { component: id },
    text: { textOf: id },
    fish,
    places: fishPlaces,
    worker: String(worker !== undefined),
  });
}

/** The cards in a hand, where it may be told which; otherwise how many. */
function hand(teller: Tell, { hand: cards, handSize }: SeatView): string[] {
  const { tell } = teller;
  return [
    tell('nusfjord.board.hand', { n: handSize }),
    ...(cards ?? []).map((id) => tell('nusfjord.board.in-hand', { card: cardInWords(teller, id) })),
  ];
}
