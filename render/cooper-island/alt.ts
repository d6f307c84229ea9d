import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/cooper-island/components.js';
import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import { seatsList, type Teller, tellerOf } from '../board-words.js';
import { seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { sayIn } from '../words.js';
import { looking } from './board.js';
import { isletsArg, landInWords } from './board-land.js';
import { cardsInWords, matInWords, placeArg } from './board-seat.js';
import { cargoInWords } from './board-table.js';
import { phaseWords, pointsOf } from './words.js';

type Tell = Teller<CooperIslandView>;
type Request = PictureRequest<CooperIslandView>;

/** What a picture of Cooper Island shows, sentence by sentence, the most important first. */
export function describeCooperIsland(request: Request): string[] {
  const teller = tellerOf(request, components);
  return [...opening(teller, request), ...shownBy(teller, request)];
}

function opening({ view, tell }: Tell, { locale, result }: Request): string[] {
  return [
    tell('cooper-island.alt.game', { phase: phaseWords(view, sayIn(locale)) }),
    ...(view.active.length > 0 ? [tell('board.turn', { seats: seatsList(view.active) })] : []),
    ...(result && result.winners.length > 0
      ? [tell('alt.won', { names: seatsList(result.winners), n: result.winners.length })]
      : []),
  ];
}

function shownBy(teller: Tell, request: Request): string[] {
  const { view } = teller;
  const own = seatShown(request);
  switch (request.kind) {
    case 'area':
      return [seatWords(teller, request, own), ...landInWords(teller, own)];
    case 'mat':
      return [matWords(teller, own), ...matInWords(teller, own)];
    case 'buildings':
      return buildings(teller, own);
    case 'sea':
      return view.seats.map((seat) => seaWords(teller, seat));
    case 'sectors':
      return sectors(teller);
    case 'orders':
      return [royal(teller), ...view.cargo.map((ship) => cargoInWords(teller, ship))];
    default:
      return [
        ...view.seats.map((seat) => seatWords(teller, request, seat)),
        ...sectors(teller),
        teller.tell('cooper-island.board.cooper', { seat: { seat: view.cooper } }),
      ];
  }
}

function seatWords({ view, tell }: Tell, request: Request, seat: SeatView): string {
  const { warehouse, freeSlots, tiles, cartographer, available, ships } = seat;
  const [one, two] = ships.map(({ place }) => placeArg(place, view.seats.length));
  return tell('cooper-island.alt.seat', {
    seat: { seat: seat.seat },
    points: pointsOf(request, seat),
    goods: { amounts: warehouse },
    free: freeSlots,
    tiles: Object.values(tiles).reduce((sum, n) => sum + n, 0),
    steps: cartographer,
    workers: available.regular + available.special,
    one: one!,
    two: two!,
  });
}

function matWords({ tell }: Tell, { seat, warehouse, freeSlots, slots, market }: SeatView): string {
  return tell('cooper-island.alt.mat', {
    seat: { seat },
    goods: { amounts: warehouse },
    free: freeSlots,
    slots,
    market: { amounts: market },
  });
}

/** Both ships of a seat, and its islets. */
function seaWords({ view, tell }: Tell, { seat, ships, islets, logbooks }: SeatView): string {
  const [one, two] = ships.map((ship) => ({ place: placeArg(ship.place, view.seats.length), steps: ship.steps }));
  return tell('cooper-island.alt.sea', {
    seat: { seat },
    one: one!.place,
    oneSteps: one!.steps,
    two: two!.place,
    twoSteps: two!.steps,
    logbooks: logbooks.length,
    n: islets.length,
    list: isletsArg(islets),
  });
}

/** Which royal orders there are, and who has sent a worker there. */
function royal({ view, tell }: Tell): string {
  const list = view.royal.map(({ id, seat }): MessageArg => {
    const card: MessageArg = { component: id };
    if (seat === undefined) return { id: 'render.cooper-island.alt.open-order', args: { card } };
    return { id: 'render.cooper-island.alt.order', args: { card, seat: { seat } } };
  });
  return tell('cooper-island.alt.royal', { list: { list } });
}

/** The building cards of one seat, and those that somebody looks at. */
function buildings(teller: Tell, seat: SeatView): string[] {
  const { view, tell } = teller;
  return [
    tell('cooper-island.alt.cards', { seat: { seat: seat.seat }, n: seat.small.length + seat.large.length }),
    ...looking(teller),
    ...cardsInWords(teller, seat),
    tell('cooper-island.board.decks', { ...view.decks }),
  ];
}

/** Who stands where; an empty spot says nothing of itself. */
function sectors({ view, tell }: Tell): string[] {
  const stacks = view.sectors.flatMap(({ id, ...spots }) =>
    (['regular', 'special'] as const).flatMap((kind) =>
      spots[kind].length > 0
        ? [tell('cooper-island.alt.stack', { sector: { component: id }, kind, seats: seatsList(spots[kind]) })]
        : [],
    ),
  );
  return [...stacks, tell('cooper-island.alt.empty', { n: stacks.length })];
}
