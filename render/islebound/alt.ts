import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/islebound/components.js';
import type { City } from '../../src/games/islebound/data.js';
import type { IsleboundView, SeatView } from '../../src/games/islebound/view.js';
import { amountsArg } from '../../src/games/islebound/words.js';
import { seatsList, type Teller, tellerOf } from '../board-words.js';
import { seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { sayIn } from '../words.js';
import { goingOn } from './board-table.js';
import { entriesOf, phaseWords, pointsOf } from './words.js';

type Tell = Teller<IsleboundView>;
type Request = PictureRequest<IsleboundView>;

/** Sentences about a view, the most important first. */
export function describeIslebound(request: Request): string[] {
  const teller = tellerOf(request, components);
  return [...opening(teller, request), ...goingOn(teller), ...shownBy(teller, request)];
}

function shownBy(teller: Tell, request: Request): string[] {
  const { view } = teller;
  const own = seatShown(request);
  switch (request.kind) {
    case 'area':
      return [seatWords(teller, request, own), crew(teller, own), ...ofSeat(teller, own)];
    case 'capital':
      return [teller.tell('islebound.alt.whose', { seat: { seat: own.seat } }), capital(teller, own)];
    case 'cards':
      return [...rows(teller), ...hand(teller)];
    case 'events':
      return [...events(teller), ...reputation(teller), ...recruits(teller), tokens(teller), treasure(teller)];
    case 'cities-red':
      return cities(teller, 'red');
    case 'cities-blue':
      return cities(teller, 'blue');
    default:
      return [
        ...view.seats.map((seat) => seatWords(teller, request, seat)),
        ...ships(teller),
        ...events(teller),
        ...rows(teller),
        treasure(teller),
        ...reputation(teller),
      ];
  }
}

function opening({ view, tell }: Tell, { locale, result }: Request): string[] {
  return [
    tell('islebound.alt.game', { phase: phaseWords(view, sayIn(locale)) }),
    ...(view.active.length > 0 ? [tell('board.turn', { seats: seatsList(view.active) })] : []),
    ...(result && result.winners.length > 0
      ? [tell('alt.won', { names: seatsList(result.winners), n: result.winners.length })]
      : []),
  ];
}

function seatWords({ tell }: Tell, request: Request, seat: SeatView): string {
  const { stock, ichor, crew, handSize } = seat;
  return tell('islebound.alt.seat', {
    seat: { seat: seat.seat },
    points: pointsOf(request, seat),
    goods: amountsArg({ ...stock, 'ichor-serpent': ichor ? 1 : 0 }),
    deck: crew.filter(({ place }) => place === 'deck').length,
    crew: crew.length,
    renown: seat.renown,
    tokens: seat.tokens.length,
    buildings: seat.buildings.length,
    cities: seat.cities.length,
    hand: handSize.base + handSize.metropolis,
  });
}

const named = (ids: readonly string[]): MessageArg => ({ list: ids.map((component) => ({ component })) });

/** A sentence that lists what there is; none where there is nothing. */
function listed({ tell }: Tell, id: string, items: MessageArg[]): string[] {
  return items.length > 0 ? [tell(`islebound.alt.${id}`, { list: { list: items } })] : [];
}

const componentsArg = (ids: readonly string[]): MessageArg[] => ids.map((component) => ({ component }));

function crew({ tell }: Tell, seat: SeatView): string {
  const types = (place: string) => seat.crew.filter((one) => one.place === place).map(({ type }) => type);
  const [deck, below, wounded] = [types('deck'), types('below'), types('wounded')];
  return tell('islebound.alt.crew', {
    deck: deck.length,
    onDeck: named(deck),
    below: below.length,
    belowDeck: named(below),
    wounded: wounded.length,
    hurt: named(wounded),
  });
}

function capital({ tell }: Tell, { buildings }: SeatView): string {
  return tell('islebound.alt.capital', { n: buildings.length, list: named(buildings) });
}

function ofSeat(teller: Tell, seat: SeatView): string[] {
  const cards = seat.pick === undefined ? (seat.hand ?? []) : [...(seat.hand ?? []), seat.pick];
  return [
    capital(teller, seat),
    ...listed(teller, 'cities', componentsArg(seat.cities)),
    ...listed(teller, 'hand', componentsArg(cards)),
  ];
}

function hand(teller: Tell): string[] {
  const { view } = teller;
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  return [
    ...listed(teller, 'passing', componentsArg(own?.passing ?? [])),
    ...listed(teller, 'hand', componentsArg(own?.hand ?? [])),
    teller.tell('islebound.alt.decks', { base: view.rows.base.deck, metropolis: view.rows.metropolis.deck }),
  ];
}

function rows(teller: Tell): string[] {
  const cards = (['metropolis', 'base'] as const).flatMap((back) => entriesOf(teller, back));
  return listed(teller, 'row', componentsArg(cards.flatMap(({ card }) => card ?? [])));
}

function ships(teller: Tell): string[] {
  const lying = teller.view.seats.flatMap(({ seat, ship }): MessageArg[] =>
    ship === undefined
      ? []
      : [{ id: 'render.islebound.alt.ship', args: { seat: { seat }, city: { component: ship } } }],
  );
  return listed(teller, 'ships', lying);
}

function events(teller: Tell): string[] {
  const active = teller.view.cities.flatMap(({ id, events }) =>
    events.map(
      (event): MessageArg => ({
        id: 'render.islebound.alt.event',
        args: { event: { component: event }, city: { component: id } },
      }),
    ),
  );
  return listed(teller, 'events', active);
}

function reputation(teller: Tell): string[] {
  return listed(teller, 'reputation', componentsArg(teller.view.reputation.flatMap(({ top }) => top ?? [])));
}

function recruits(teller: Tell): string[] {
  return listed(teller, 'recruits', componentsArg(teller.view.recruits.display.flatMap((type) => type ?? [])));
}

function tokens({ view, tell }: Tell): string {
  return tell('islebound.alt.tokens', { n: view.tokens.count });
}

function treasure({ view, tell }: Tell): string {
  return tell('islebound.board.treasure', { coins: amountsArg({ coins: view.treasure }) });
}

function cities(teller: Tell, banner: City['banner']): string[] {
  const all = teller.view.cities.filter((city) => city.banner === banner);
  const words = all.map(({ id, needed, owner }): MessageArg => {
    const args = { city: { component: id }, needed };
    return owner === undefined
      ? { id: 'render.islebound.alt.city', args }
      : { id: 'render.islebound.alt.city-of', args: { ...args, owner: { seat: owner } } };
  });
  return listed(teller, `cities-${banner}`, words);
}
