import type { Message, MessageArg } from '../../src/engine/message.js';
import { data, record } from '../../src/games/nusfjord/data.js';
import type { CopySpaceView, NusfjordView, SpaceView, WorkerView } from '../../src/games/nusfjord/view.js';
import { amountsArg } from '../../src/games/nusfjord/words.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<NusfjordView>;

/** The boards in the middle: where workers go, new shares, the banquet table, ships and elders. */
export function tableInWords(teller: Tell): Chapter[] {
  const { view, tell } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({ title: tell(`nusfjord.board.title.${id}`), lines });
  return [
    chapter('spaces', [
      ...view.spaces.map((space) => actionSpace(teller, space)),
      ...view.copySpaces.map((space) => copySpace(teller, space)),
    ]),
    chapter('shares', [newShares(teller)]),
    chapter('plates', [plates(teller)]),
    chapter('ships', ships(teller)),
    chapter('elders', elders(teller)),
  ];
}

function actionSpace({ view, tell }: Tell, space: SpaceView): string {
  return tell('nusfjord.board.space', {
    action: { component: space.action },
    column: columnWords(space.column),
    text: { textOf: space.action },
    off: space.reduction,
    gold: { amounts: { gold: space.reduction } },
    state: stateWords(view, space),
  });
}

function copySpace({ view, tell }: Tell, space: CopySpaceView): string {
  return tell('nusfjord.board.copy-space', {
    copy: { component: space.id },
    n: space.columns.length,
    columns: { list: space.columns.map(columnWords) },
    state: stateWords(view, space),
  });
}

function columnWords(column: SpaceView['column']): Message {
  return { id: `render.nusfjord.board.column.${column}` };
}

/** Is there room for a worker, and who has one there? */
function stateWords(view: NusfjordView, { capacity, workers, full }: SpaceView | CopySpaceView): Message {
  const who = { list: workers.map((worker) => workerWords(view, worker)) };
  return {
    id: `render.nusfjord.board.${full ? 'full' : 'open'}`,
    args: { n: workers.length, left: capacity - workers.length, capacity, workers: who },
  };
}

/** Alone a player has workers of several rounds on the board. */
function workerWords({ variants, workerSet }: NusfjordView, { seat, set }: WorkerView): MessageArg {
  if (!variants.solo) return { seat };
  return { id: `render.nusfjord.board.worker-${set === workerSet ? 'now' : 'before'}` };
}

function newShares({ view, tell }: Tell): string {
  return tell('nusfjord.board.new-shares', sharesWords(view.newShares));
}

/** How many there are, and of whose colour. */
export function sharesWords(shares: readonly number[]): { n: number; list: MessageArg } {
  const some = shares.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
  const list = some.map(
    ({ n, seat }): MessageArg => ({ id: 'render.nusfjord.board.shares-of', args: { n, seat: { seat } } }),
  );
  return { n: shares.reduce((a, b) => a + b, 0), list: { list } };
}

function plates({ view, tell }: Tell): string {
  const empty = view.plates.filter(({ filled }) => !filled);
  return tell('nusfjord.board.plates', {
    filled: view.plates.length - empty.length,
    of: view.plates.length,
    n: empty.length,
    costs: empty.map(({ cost }) => cost).join(', '),
    gold: { amounts: { gold: data.banquetTable.goldPerPlate } },
  });
}

function ships({ view, tell }: Tell): string[] {
  const aside = Object.entries(view.shipsAside).filter(([, n]) => n > 0);
  return [
    ...view.ships.map(({ id, left }) => {
      const { costs, length, points } = record(data.ships, id);
      return tell('nusfjord.board.ship', {
        ship: { component: id },
        cost: either(costs.map(amountsArg)),
        length,
        points,
        left,
      });
    }),
    ...aside.map(([id, n]) => tell('nusfjord.board.aside', { ship: { component: id }, n })),
  ];
}

function either(prices: MessageArg[]): MessageArg {
  return prices.reduce((first, second) => ({ id: 'render.nusfjord.board.either', args: { first, second } }));
}

function elders({ view, tell }: Tell): string[] {
  const words = (id: string) => ({ elder: { component: id }, text: { textOf: id } });
  return view.elderSpaces.flatMap(({ top, under, faceDown }, at) =>
    top
      ? [
          tell('nusfjord.board.elder', { space: at + 1, ...words(top), faceDown }),
          ...under.map((id) => tell('nusfjord.board.under', { space: at + 1, ...words(id) })),
        ]
      : [tell('nusfjord.board.no-elder', { space: at + 1 })],
  );
}
