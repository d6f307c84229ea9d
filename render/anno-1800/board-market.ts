import { buildingOf, data, type Kind, kinds } from '../../src/games/anno-1800/data.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import type { Chapter, Teller } from '../board-words.js';

type Tell = Teller<AnnoView>;
type Stock = AnnoView['stock'][number];

/** The construction tokens on the gameboard, and what is printed on every home island. */
export function marketInWords(teller: Tell): Chapter[] {
  const { view, tell } = teller;
  const chapter = (id: string, stock: Stock[]): Chapter => ({
    title: tell(`anno-1800.board.title.${id}`),
    lines: stock.map((token) => tokenInWords(teller, token)),
  });
  return [
    chapter(
      'ships',
      view.stock.filter(({ id }) => workerOf(id) === undefined),
    ),
    ...kinds.flatMap((kind) => {
      const stock = view.stock.filter(({ id }) => workerOf(id) === kind);
      return stock.length > 0 ? [chapter(`industries-${kind}`, stock)] : [];
    }),
    {
      title: tell('anno-1800.board.title.printed'),
      lines: Object.keys(data.startIndustries).map((id) =>
        tell('anno-1800.board.printed', { building: { component: id }, text: { textOf: id } }),
      ),
    },
  ];
}

/** The kind of cube that works in an industry; undefined: it is a shipyard or a ship. @example workerOf('brewery') // 'worker' */
function workerOf(token: string): Kind | undefined {
  const building = buildingOf(token);
  return building.type === 'industry' ? building.worker : undefined;
}

function tokenInWords({ tell }: Tell, { id, count }: Stock): string {
  return tell('anno-1800.board.token', { building: { component: id }, n: count, text: { textOf: id } });
}
