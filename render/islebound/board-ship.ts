import type { MessageArg } from '../../src/engine/message.js';
import { data, record } from '../../src/games/islebound/data.js';
import type { IsleboundView, SeatView } from '../../src/games/islebound/view.js';
import { amountsArg } from '../../src/games/islebound/words.js';
import { type Chapter, type Teller, whose } from '../board-words.js';
import { cardInWords } from './board-cards.js';

type Tell = Teller<IsleboundView>;

/** All that one seat has. */
export function shipInWords(teller: Tell, seat: SeatView): Chapter {
  const { view, tell } = teller;
  const said = (id: string, args: Record<string, MessageArg>) => tell(`islebound.board.${id}`, args);
  const { stock } = seat;
  return {
    title: said('ship', { seat: whose(teller, seat.seat) }),
    lines: [
      ...(view.phase === 'over' ? [] : [said('score', { renown: amountsArg({ renown: seat.points }) })]),
      ...(seat.ship === undefined ? [] : [said('lies', { city: { component: seat.ship } })]),
      said('goods', { goods: amountsArg({ ...stock, 'ichor-serpent': seat.ichor ? 1 : 0 }) }),
      said('hold', { n: stock.wood + stock.fish, limit: seat.holdLimit }),
      said('speed', { speed: seat.speed, more: seat.stepsPerFish }),
      ...crew(teller, seat),
      said('renown', { renown: seat.renown, goal: data.constants.renownPerToken }),
      said('tokens', { n: seat.tokens.length }),
      ...seat.tokens.map((id) => said('token', { token: { component: id }, text: { textOf: id } })),
      said('owned', { n: seat.cities.length, list: { list: seat.cities.map((component) => ({ component })) } }),
      said('cubes', { n: seat.cubes }),
      said('capital', { n: seat.buildings.length }),
      ...seat.buildings.map((id) => cardInWords(teller, id)),
      ...hand(teller, seat),
    ],
  };
}

function crew({ tell }: Tell, seat: SeatView): string[] {
  return (['deck', 'below', 'wounded'] as const).flatMap((place) => {
    const there = seat.crew.filter((one) => one.place === place);
    if (there.length === 0 && place !== 'deck') return [];
    const list = { list: there.map(({ type }) => crewWords(type)) };
    return [tell(`islebound.board.crew-${place}`, { n: there.length, list })];
  });
}

/** A crew with its skills. @example crewWords('bosun') */
export function crewWords(type: string): MessageArg {
  const skills = record(data.crew, type).skills.map((component) => ({ component }));
  return { id: 'render.islebound.board.crew', args: { crew: { component: type }, skills: { list: skills } } };
}

/** The cards in a hand, where it may be told which; otherwise how many. */
function hand(teller: Tell, { hand: cards = [], passing = [], pick, handSize }: SeatView): string[] {
  const { view, tell } = teller;
  if (!view.variants.architect) return [];
  const card = (id: string, which: string) => tell(`islebound.board.${which}`, { card: cardInWords(teller, id) });
  return [
    tell('islebound.board.hand', { base: handSize.base, metropolis: handSize.metropolis }),
    ...cards.map((id) => card(id, 'in-hand')),
    ...(pick === undefined ? passing.map((id) => card(id, 'to-keep')) : [card(pick, 'picked')]),
  ];
}
