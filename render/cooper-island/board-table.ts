import type { MessageArg, Seat } from '../../src/engine/message.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { type Chapter, seatsList, type Teller } from '../board-words.js';

type Tell = Teller<CooperIslandView>;

/** What all share and what changes: sectors, cargo ships, royal orders, what is left in bag, stacks and decks. */
export function tableInWords(teller: Tell): Chapter[] {
  const { tell, view } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({
    title: tell(`cooper-island.board.title.${id}`),
    lines,
  });
  return [
    chapter(
      'sectors',
      view.sectors.map((sector) => sectorInWords(teller, sector)),
    ),
    chapter(
      'cargo',
      view.cargo.map((ship) => cargoInWords(teller, ship)),
    ),
    chapter('royal', [
      tell('cooper-island.board.stages', { ...data.constants.royalPoints }),
      ...view.royal.map((order) => royalInWords(teller, order)),
    ]),
    chapter('supply', supply(teller)),
  ];
}

/** A sector with both its spots: who stands there, the top one last, and what the first one there gets besides. */
function sectorInWords({ tell }: Tell, { id, regular, special }: CooperIslandView['sectors'][number]): string {
  const { regular: round, special: square } = data.sectors[id]!;
  const spot = (kind: 'round' | 'square', stack: Seat[], text: string | undefined): string =>
    tell('cooper-island.board.spot', {
      kind,
      n: stack.length,
      seats: seatsList(stack),
      top: { seat: stack.at(-1) ?? 0 },
      bonus: String(text !== undefined && stack.length === 0),
      text: text === undefined ? '' : { textOf: text },
    });
  return tell('cooper-island.board.sector', {
    sector: { component: id },
    text: { textOf: id },
    round: spot('round', regular, round && `${id}-regular`),
    square: spot('square', special, square && `${id}-special`),
  });
}

export function cargoInWords({ view, tell }: Tell, { id, lids }: CooperIslandView['cargo'][number]): string {
  const { cost, points } = data.cargoShips[id]!;
  const { card, upright } = view.harbourMaster;
  return tell('cooper-island.board.cargo', {
    ship: { component: id },
    cost: { amounts: { ...cost } },
    points,
    master: card === id ? (upright ? 'upright' : 'lying') : 'none',
    n: lids.length,
    seats: seatsList(lids),
  });
}

function royalInWords({ words, tell }: Tell, { id, seat, worker }: CooperIslandView['royal'][number]): string {
  const { stages } = data.royalOrders[id]!;
  return tell('cooper-island.board.royal', {
    card: { component: id },
    text: { textOf: id },
    stages: stages ? ` ${words.text('cooper-island.facts.royal', { ...stages })}.` : '',
    worker: worker ?? 'none',
    seat: seat === undefined ? '' : { seat },
  });
}

function supply({ view, words, tell }: Tell): string[] {
  const singles = Object.entries(view.singles).map(([id, n]): MessageArg => {
    const sides = data.singleTiles[id]!.sides.map((terrain) => words.name(terrain).toLocaleLowerCase());
    return { id: 'render.cooper-island.board.single', args: { sides: sides.join(' / '), n } };
  });
  const n = Object.values(view.bag).reduce((all, one) => all + one, 0);
  return [
    tell('cooper-island.board.bag', { n, tiles: { amounts: view.bag } }),
    tell('cooper-island.board.singles', { list: { list: singles } }),
    tell('cooper-island.board.decks', { ...view.decks }),
    ...Object.entries(view.logbooks).map(([id, left]) =>
      tell('cooper-island.board.logbook', { token: { component: id }, n: left, text: { textOf: id } }),
    ),
  ];
}
