import type { MessageArg } from '../../src/engine/message.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<CooperIslandView>;
type Records = Record<string, { id: string; card?: string | undefined }>;

const { constants, structures, docks, statueSlots } = data;

/** What never changes: prices, and what boats, islets, crates and the like do. */
export function boxInWords(teller: Tell): Chapter[] {
  const { tell } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({
    title: tell(`cooper-island.board.title.${id}`),
    lines,
  });
  /** What comes with a card is said with it. */
  const told = (records: Records, how = 'thing'): string[] =>
    Object.values(records).flatMap(({ id, card }) =>
      card === undefined ? [tell(`cooper-island.board.${how}`, { what: { component: id }, text: { textOf: id } })] : [],
    );
  return [
    chapter('boats', told(data.boats)),
    chapter('islets', told(data.islets)),
    chapter('crates', told(data.crates)),
    chapter('milestones', [...told(data.milestones, 'kept'), ...told(data.hiringSlots)]),
    chapter('trades', told(data.trades)),
    chapter('prices', prices(teller)),
  ];
}

function prices({ words, tell }: Tell): string[] {
  const amounts = (cost: object): MessageArg => ({ amounts: { ...(cost as Record<string, number>) } });
  const price = (cost: object, points: number): string =>
    words.text('cooper-island.facts.price', { cost: amounts(cost), points });
  const { statue, refresh, chart } = constants;
  const [cost, other] = Object.values(statue.costs);
  return [
    ...Object.values(docks).map(({ id, cost: due, points }) =>
      tell('cooper-island.board.thing', { what: { component: id }, text: `${price(due, points)}.` }),
    ),
    ...Object.values(structures).map(({ id, cost: due, points, onSettlement }) =>
      tell('cooper-island.board.structure', {
        what: { component: id },
        price: price(due, points),
        more: onSettlement,
        text: { textOf: id },
      }),
    ),
    tell('cooper-island.board.statue', {
      cost: amounts(cost!),
      other: amounts(other!),
      points: statue.points,
      more: statue.onSettlement,
    }),
    ...Object.values(statueSlots).flatMap(({ id, card, bonus }) => {
      const points = bonus.flat().reduce((sum, effect) => sum + (effect.op === 'helm' ? effect.n : 0), 0);
      if (card !== undefined || points === 0) return [];
      return [tell('cooper-island.board.slot-bonus', { slot: { component: id }, points })];
    }),
    tell('cooper-island.board.refresh', { card: amounts(refresh.card), lid: amounts(refresh.lid) }),
    tell('cooper-island.board.chart', { ...chart }),
  ];
}
