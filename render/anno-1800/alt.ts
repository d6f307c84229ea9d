import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/anno-1800/components.js';
import { cardOf, deckIds, kinds } from '../../src/games/anno-1800/data.js';
import type { AnnoView, SeatView } from '../../src/games/anno-1800/view.js';
import { costArg, needsArg } from '../../src/games/anno-1800/words.js';
import { capital, seatsList, type Teller, tellerOf } from '../board-words.js';
import { seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { sayIn } from '../words.js';
import { handInWords } from './board-islands.js';
import { offerWords } from './board-table.js';
import { goingOn } from './going-on.js';
import { type Group, inGroup } from './groups.js';
import { offersTo } from './offers.js';
import { phaseWords, pointsOf } from './words.js';

type Tell = Teller<AnnoView>;
type Request = PictureRequest<AnnoView>;

/** What a picture of Anno 1800 shows, sentence by sentence, the most important first. */
export function describeAnno(request: Request): string[] {
  const teller = tellerOf(request, components);
  return [...opening(teller, request), ...goingOn(teller), ...shownBy(teller, request)];
}

function shownBy(teller: Tell, request: Request): string[] {
  const own = seatShown(request);
  switch (request.kind) {
    case 'area':
      return [seatWords(teller, request, own), ...area(teller, own)];
    case 'hand':
      return hand(teller, own);
    case 'played':
      return laidOut(teller, own);
    case 'market-workers':
      return market(teller, 'workers');
    case 'market-artisans':
      return market(teller, 'artisans');
    case 'market-ships':
      return market(teller, 'ships');
    case 'trade':
      return trade(teller, own);
    case 'objectives':
      return objectives(teller);
    default:
      return [
        ...teller.view.seats.map((seat) => seatWords(teller, request, seat)),
        ...listed(teller, 'objectives', componentsArg(teller.view.objectives)),
        ...fireworks(teller),
        decks(teller),
      ];
  }
}

function opening({ view, tell }: Tell, { locale, result }: Request): string[] {
  return [
    tell('anno-1800.alt.game', { phase: phaseWords(view, sayIn(locale)) }),
    ...(view.active.length > 0 ? [tell('board.turn', { seats: seatsList(view.active) })] : []),
    ...(result && result.winners.length > 0
      ? [tell('alt.won', { names: seatsList(result.winners), n: result.winners.length })]
      : []),
  ];
}

const sum = (amounts: Record<string, number>): number => Object.values(amounts).reduce((a, b) => a + b, 0);
const componentsArg = (ids: readonly string[]): MessageArg[] => ids.map((component) => ({ component }));

/** A sentence that lists what there is; none where there is nothing. */
function listed({ tell }: Tell, id: string, items: MessageArg[]): string[] {
  return items.length > 0 ? [tell(`anno-1800.alt.${id}`, { list: { list: items } })] : [];
}

function seatWords({ tell }: Tell, request: Request, seat: SeatView): string {
  const { ready, spent, fields, tokens, gold, handSize } = seat;
  const used = sum(spent) + fields.reduce((count, { cubes }) => count + cubes.length, 0);
  return tell('anno-1800.alt.seat', {
    seat: { seat: seat.seat },
    points: pointsOf(request, seat),
    n: sum(ready),
    ready: { amounts: { ...ready } },
    used,
    goods: { amounts: { gold, trade: tokens.trade.ready, exploration: tokens.exploration.ready } },
    hand: sum(handSize),
    played: seat.played.length,
    expeditions: seat.expeditionCount,
    buildings: seat.buildings,
  });
}

/** The fields of one seat: who works where, what was built, and what is free. */
function area(teller: Tell, { fields, oldWorld, newWorld, spent }: SeatView): string[] {
  const working = fields.flatMap(({ building, cubes }): MessageArg[] => {
    if (building === undefined || cubes.length === 0) return [];
    const there = Object.fromEntries(kinds.map((kind) => [kind, cubes.filter((cube) => cube === kind).length]));
    return [{ id: 'render.anno-1800.alt.at', args: { building: { component: building }, cubes: { amounts: there } } }];
  });
  const built = fields.flatMap(({ token }) => token ?? []);
  const free = (type: string): number =>
    fields.filter((field) => field.type === type && field.building === undefined).length;
  const gone: MessageArg[] = sum(spent) > 0 ? [{ amounts: { ...spent } }] : [];
  const { pool } = teller.view.turn;
  return [
    ...listed(teller, 'built', componentsArg(built)),
    ...listed(teller, 'working', working),
    ...listed(teller, 'spent', gone),
    teller.tell('anno-1800.alt.free', { land: free('land'), coast: free('coast'), sea: free('sea') }),
    ...[...oldWorld, ...newWorld].map((island) =>
      teller.tell('anno-1800.alt.island', { island: { component: island } }),
    ),
    ...(Object.keys(pool).length > 0 ? [teller.tell('anno-1800.board.pool', { list: needsArg(pool) })] : []),
  ];
}

/** The cards that one seat holds with what they need, as far as it is told which. */
function hand(teller: Tell, seat: SeatView): string[] {
  const { tell } = teller;
  const { hand: cards = [], handSize } = seat;
  return [
    tell('anno-1800.alt.holds', { seat: { seat: seat.seat }, n: sum(handSize) }),
    ...(cards.length > 0
      ? cards.map((id) => tell('anno-1800.alt.hand', { card: { component: id }, cost: costArg(cardOf(id).cost) }))
      : [handInWords(teller, seat)]),
  ];
}

/** What one seat has laid out: what can be activated, what lies on cards, and its expedition cards as far as they are told. */
function laidOut(teller: Tell, seat: SeatView): string[] {
  const { tell } = teller;
  const { played, expeditions = [], expeditionCount } = seat;
  const laid = (open: boolean) => played.filter((card) => card.open === open);
  const tokens = played.filter(({ tokens: lying }) => lying > 0);
  return [
    tell('anno-1800.alt.laid', { seat: { seat: seat.seat }, played: played.length, expeditions: expeditionCount }),
    ...laid(true).map(({ id }) => tell('anno-1800.alt.open', { card: { component: id }, text: { textOf: id } })),
    ...tokens.map(({ id, tokens: n }) => tell('anno-1800.alt.laden', { card: { component: id }, n })),
    ...listed(teller, 'face-down', componentsArg(laid(false).map(({ id }) => id))),
    ...expeditions.map((id) => tell('anno-1800.board.expedition', { card: { component: id }, text: { textOf: id } })),
  ];
}

/** A part of what can be built: what is gone first, then each token with its price. */
function market(teller: Tell, group: Group): string[] {
  const { view, tell } = teller;
  const tokens = view.stock.filter(({ id }) => inGroup(group, id));
  const gone = tokens.filter(({ count }) => count === 0).map(({ id }) => id);
  return [
    ...listed(teller, 'gone', componentsArg(gone)),
    ...tokens
      .filter(({ count }) => count > 0)
      .map(({ id, count, cost }) =>
        tell('anno-1800.alt.stock', { building: { component: id }, n: count, cost: costArg(cost) }),
      ),
  ];
}

/** What one seat can buy, price by price, and with what. */
function trade(teller: Tell, { seat, tokens }: SeatView): string[] {
  const { view, tell } = teller;
  const offers = offersTo(view, seat);
  const prices = [...new Set(offers.map(({ price }) => price))];
  const { bought } = view.turn;
  return [
    tell('anno-1800.alt.buyer', { seat: { seat }, tokens: { amounts: { trade: tokens.trade.ready } } }),
    ...prices.map((price) => {
      const list = offers.filter((offer) => offer.price === price).map((offer) => offerWords(offer, view.seats.length));
      return capital(tell('anno-1800.board.price', { cost: { amounts: { trade: price } }, list: { list } }));
    }),
    ...(view.active.includes(seat) ? listed(teller, 'bought', componentsArg(bought)) : []),
  ];
}

function objectives(teller: Tell): string[] {
  const { view, tell } = teller;
  return [
    ...view.objectives.map((id) =>
      tell('anno-1800.board.objective', { card: { component: id }, text: { textOf: id } }),
    ),
    ...fireworks(teller),
    decks(teller),
    tell('anno-1800.alt.supply', { cubes: { amounts: { ...view.supply } } }),
  ];
}

function fireworks({ view, tell }: Tell): string[] {
  if (view.fireworks === undefined) return [];
  return [tell('anno-1800.board.fireworks', { token: { component: 'fireworks' }, seat: { seat: view.fireworks } })];
}

function decks({ view, tell }: Tell): string {
  const list = deckIds.map((deck): MessageArg => {
    return {
      id: 'render.anno-1800.board.of-deck',
      args: { deck: { id: `anno-1800.back.${deck}` }, n: view.decks[deck] },
    };
  });
  const { expeditions, oldWorld, newWorld } = view;
  return tell('anno-1800.alt.decks', { list: { list }, expeditions, oldWorld, newWorld });
}
