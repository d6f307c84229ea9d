import type { MessageArg, Seat } from '../../src/engine/message.js';
import { data, deckIds, kinds } from '../../src/games/anno-1800/data.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { needsArg } from '../../src/games/anno-1800/words.js';
import { type Chapter, capital, seatsList, type Teller } from '../board-words.js';
import { type Offer, offersTo } from './offers.js';

type Tell = Teller<AnnoView>;

/** What all share but the tokens to build: objectives, what others sell, kinds of cubes, decks and stacks. */
export function tableInWords(teller: Tell, buyer: Seat | undefined): Chapter[] {
  const { view, tell } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({ title: tell(`anno-1800.board.title.${id}`), lines });
  const choosing = view.phase === 'objectives';
  return [
    choosing
      ? chapter(
          'choosing',
          Object.keys(data.objectives).map((id) => objective(teller, id)),
        )
      : chapter(
          'objectives',
          view.objectives.map((id) => objective(teller, id)),
        ),
    chapter(buyer === undefined ? 'selling' : 'buying', sales(teller, buyer)),
    chapter(
      'cubes',
      kinds.map((kind) => cube(teller, kind)),
    ),
    chapter('decks', decks(teller)),
  ];
}

function objective({ tell }: Tell, id: string): string {
  return tell('anno-1800.board.objective', { card: { component: id }, text: { textOf: id } });
}

/** A card with its points, needs and effect, to be filled into a line. */
export function cardInWords({ tell }: Tell, id: string): string {
  const { points } = data.decks[data.cards[id]!.deck]!;
  return tell('anno-1800.board.card', { card: { component: id }, points, text: { textOf: id } });
}

/** Price by price, which resource can be bought from whom. */
function sales({ view, tell }: Tell, buyer: Seat | undefined): string[] {
  const offers = offersTo(view, buyer);
  const prices = [...new Set(offers.map(({ price }) => price))];
  return [
    ...prices.map((price) => {
      const list = offers.filter((offer) => offer.price === price).map((offer) => offerWords(offer, view.seats.length));
      return capital(tell('anno-1800.board.price', { cost: { amounts: { trade: price } }, list: { list } }));
    }),
    tell('anno-1800.board.once', { gold: { amounts: { gold: data.constants.trade.gold } } }),
  ];
}

/** Where two play, it is clear who sells. */
export function offerWords({ resource, seats }: Offer, players: number): MessageArg {
  if (players === 2) return { component: resource };
  return { id: 'render.anno-1800.board.from', args: { resource: { component: resource }, seats: seatsList(seats) } };
}

function cube({ view, words, tell }: Tell, kind: (typeof kinds)[number]): string {
  const { add, shiftEnd, trade, upgrade } = data.population[kind]!;
  const gold: MessageArg = { amounts: { gold: shiftEnd } };
  const facts = upgrade
    ? words.text('anno-1800.facts.cube', {
        add: needsArg(add),
        gold,
        trade: { amounts: { trade: trade ?? 0 } },
        upgrade: needsArg(upgrade.cost),
      })
    : words.text('anno-1800.facts.top-cube', { add: needsArg(add), gold });
  return tell('anno-1800.board.cube', { cube: { component: kind }, n: view.supply[kind], facts });
}

function decks({ view, tell }: Tell): string[] {
  return [
    ...deckIds.map((deck) => {
      const { points, gold } = data.decks[deck]!;
      const price = { gold: { amounts: { gold: gold ?? 0 } }, pays: String(gold !== undefined) };
      return tell('anno-1800.board.deck', { deck: { component: deck }, n: view.decks[deck], points, ...price });
    }),
    tell('anno-1800.board.expedition-deck', { n: view.expeditions, cost: needsArg(data.constants.expeditionCost) }),
    tell('anno-1800.board.stacks', { old: view.oldWorld, new: view.newWorld }),
  ];
}
