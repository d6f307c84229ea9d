import type { MessageArg } from '../../src/engine/message.js';
import {
  buildingOf,
  data,
  deckIds,
  type FieldType,
  type Kind,
  kinds,
  type Token,
} from '../../src/games/anno-1800/data.js';
import type { AnnoView, FieldView, SeatView } from '../../src/games/anno-1800/view.js';
import { type Chapter, capital, type Teller, whose } from '../board-words.js';
import { cardInWords } from './board-table.js';

type Tell = Teller<AnnoView>;

const fieldTypes: FieldType[] = ['land', 'coast', 'sea'];
const tokens: Token[] = ['trade', 'exploration'];

/** All that one seat has. */
export function islandsInWords(teller: Tell, seat: SeatView): Chapter {
  const { view, tell } = teller;
  const said = (id: string, args: Record<string, MessageArg>) => tell(`anno-1800.board.${id}`, args);
  return {
    title: said('islands', { seat: whose(teller, seat.seat) }),
    lines: [
      ...(view.phase === 'over' ? [] : [score(teller, seat)]),
      ...cubes(teller, seat),
      said('gold', { n: seat.gold }),
      ...tokens.map((token) => {
        const { ready, spent } = seat.tokens[token];
        return said(`tokens-${token}`, { ready, spent });
      }),
      ...hand(teller, seat),
      said('played', { n: seat.played.length }),
      ...seat.played.map((card) => {
        const open = card.open ? 'open' : 'closed';
        const lying = { n: card.tokens, tokens: tokensOn(card.id, card.tokens) };
        return said('in-play', { card: cardInWords(teller, card.id), open, ...lying });
      }),
      said('buildings', { n: seat.buildings }),
      ...seat.fields.flatMap((field) => fieldInWords(teller, field)),
      free(teller, seat),
      ...islands(teller, seat),
    ],
  };
}

/** Of others without what their expedition cards are worth. */
function score({ view, tell }: Tell, { seat, points, expeditionCount }: SeatView): string {
  const hidden = view.viewer !== seat && expeditionCount > 0;
  return tell('anno-1800.board.score', { points, hidden: String(hidden) });
}

/** Ready, at work and spent. */
function cubes({ tell }: Tell, { ready, fields, spent }: SeatView): string[] {
  const working = Object.fromEntries(
    kinds.map((kind) => [kind, fields.flatMap((field) => field.cubes).filter((cube) => cube === kind).length]),
  );
  return Object.entries({ ready, working, spent }).map(([where, amounts]) => {
    const n = Object.values<number>(amounts).reduce((a, b) => a + b, 0);
    return tell(`anno-1800.board.${where}`, { n, cubes: cubesArg(amounts) });
  });
}

const cubesArg = (amounts: Record<string, number>): MessageArg => ({ amounts: { ...amounts } });

const countOf = (cubes: readonly Kind[]): MessageArg =>
  cubesArg(Object.fromEntries(kinds.map((kind) => [kind, cubes.filter((cube) => cube === kind).length])));

/** What lies on a card: tokens of the kind that it gives. */
function tokensOn(card: string, count: number): MessageArg {
  const gift = data.cards[card]!.effects.find((effect) => effect.effect === 'tokens');
  return { amounts: gift?.effect === 'tokens' ? { [gift.token]: count } : {} };
}

function placeWords({ words }: Tell, { id, type }: FieldView): string {
  const args = { type: { id: `anno-1800.field.${type}` }, field: id };
  return capital(words.text('anno-1800.label.field', args));
}

function fieldInWords(teller: Tell, field: FieldView): string[] {
  const { tell } = teller;
  const { building, printed, token } = field;
  if (building === undefined) return [];
  const what = buildingOf(building);
  // Their names say of the others that they are printed.
  const onIsland = token === undefined && data.startIndustries[building] === undefined;
  const covers =
    token !== undefined && printed !== undefined
      ? tell('anno-1800.board.covers', { building: { component: printed } })
      : '';
  const args = {
    place: placeWords(teller, field),
    building: { component: building },
    covers,
    printed: String(onIsland),
  };
  if (what.type !== 'industry') return [tell('anno-1800.board.field', args)];
  return [
    tell('anno-1800.board.industry', {
      ...args,
      resource: { component: what.resource },
      worker: what.worker,
      n: field.cubes.length,
      cubes: countOf(field.cubes),
      free: what.workplaces - field.cubes.length,
    }),
  ];
}

/** Fields on which nothing stands, by what they are. */
function free({ words, tell }: Tell, { fields }: SeatView): string {
  const empty = fields.filter(({ building }) => building === undefined);
  const parts = fieldTypes.flatMap((type) => {
    const there = empty.filter((field) => field.type === type).map(({ id }) => id);
    return there.length > 0 ? [`${words.text(`anno-1800.field.${type}`)} ${there.join(', ')}`] : [];
  });
  return tell('anno-1800.board.free', { n: parts.length, list: parts.join('; ') });
}

function islands({ tell }: Tell, { oldWorld, newWorld, nextIsland }: SeatView): string[] {
  const line = (island: string, place: string) =>
    tell('anno-1800.board.island', { island: { component: island }, place, text: { textOf: island } });
  const next = Object.entries({ 'old-world': nextIsland.oldWorld, 'new-world': nextIsland.newWorld });
  return [
    ...oldWorld.map((island, at) => line(island, `o${at + 1}`)),
    ...newWorld.map((island) => line(island, 'none')),
    ...next.flatMap(([world, exploration]) =>
      exploration === undefined ? [] : [tell(`anno-1800.board.next-${world}`, { cost: { amounts: { exploration } } })],
    ),
  ];
}

/** How many cards of which deck are held. */
export function handInWords({ tell }: Tell, { handSize }: SeatView): string {
  const held = deckIds.filter((deck) => handSize[deck] > 0);
  const list = held.map((deck): MessageArg => {
    return {
      id: 'render.anno-1800.board.of-deck',
      args: { deck: { id: `anno-1800.back.${deck}` }, n: handSize[deck] },
    };
  });
  return tell('anno-1800.board.hand', { n: held.length, list: { list } });
}

/** The cards in a hand and of expeditions, where it may be told which; otherwise how many. */
function hand(teller: Tell, seat: SeatView): string[] {
  const { tell } = teller;
  const { hand: cards = [], expeditions = [], expeditionCount } = seat;
  return [
    handInWords(teller, seat),
    ...cards.map((id) => tell('anno-1800.board.in-hand', { card: cardInWords(teller, id) })),
    tell('anno-1800.board.expeditions', { n: expeditionCount }),
    ...expeditions.map((id) => tell('anno-1800.board.expedition', { card: { component: id }, text: { textOf: id } })),
  ];
}
