import type { MessageArg } from '../../src/engine/message.js';
import { data, tileOf } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { coins, partWords, tileWords } from '../../src/games/santa-maria/words.js';
import { type Chapter, capital, type Teller } from '../board-words.js';
import { rowsInWords } from './board-colony.js';

type Tell = Teller<SantaMariaView>;

/** Dice, tiles, docks, what is still to be chosen, where to pass, and what resources are worth. */
export function tableInWords(teller: Tell): Chapter[] {
  const { tell } = teller;
  const chapter = (id: string, lines: string[]): Chapter => ({ title: tell(`santa-maria.board.title.${id}`), lines });
  return [
    chapter('sets', sets(teller)),
    ...boards(teller),
    chapter('dice', dice(teller)),
    chapter('tiles', [...display(teller, 'double'), ...display(teller, 'triple')]),
    chapter('docks', docks(teller)),
    chapter('passing', [...passing(teller), ...roads(teller)]),
    chapter('buildings', buildings(teller)),
    chapter('resources', resources(teller)),
  ];
}

function dice({ view, tell }: Tell): string[] {
  const said = (id: string, faces: number[]) =>
    tell(`santa-maria.board.${id}`, { n: faces.length, dice: faces.join(', ') });
  return [
    said('white-dice', view.whiteDice),
    ...(view.variants.commonBlueDice ? [said('blue-dice', view.blueDice)] : []),
  ];
}

function display({ view, tell }: Tell, shape: 'double' | 'triple'): string[] {
  const tiles = view.display[shape];
  return [
    tell(`santa-maria.board.${shape}`, {
      n: tiles.length,
      cost: { amounts: view.prices[shape] },
      left: view.stacks[shape],
      sides: { list: sidesOf(shape) },
    }),
    ...tiles.map((tile) =>
      capital(tell('santa-maria.board.tile', { tile: { component: tile }, effects: tileWords(tile) })),
    ),
  ];
}

/** Where the parts of an unturned tile lie beside the first. */
function sidesOf(shape: 'double' | 'triple'): MessageArg[] {
  const { b, c } = data.shapes[shape]!.offsets;
  return [b, c].flatMap((offset, at): MessageArg[] => {
    if (!offset) return [];
    const part = { id: `render.santa-maria.board.part-${at + 2}` };
    return [{ id: `santa-maria.side.${offset[0] > 0 ? 'below' : 'right'}`, args: { part } }];
  });
}

function docks({ view, words, tell }: Tell): string[] {
  return [
    ...view.docks.map(({ id, tile }) => {
      const dock = { component: id };
      const income: MessageArg = { textOf: id };
      if (tile === undefined) return tell('santa-maria.board.dock-empty', { dock, income });
      return tell('santa-maria.board.dock', { dock, income, tile: words.name(tile), worth: { textOf: tile } });
    }),
    tell('santa-maria.board.shipments', { n: view.stacks.shipments }),
  ];
}

function passing({ view, tell }: Tell): string[] {
  return view.retire.map(({ id, seat }) => {
    const space = { space: { component: id }, text: { textOf: id } };
    return seat === undefined
      ? tell('santa-maria.board.passing-free', space)
      : tell('santa-maria.board.passing-taken', { ...space, seat: { seat } });
  });
}

function roads({ view, tell }: Tell): string[] {
  const [next] = view.roadTiles;
  if (next === undefined) return [tell('santa-maria.board.no-roads')];
  return [tell('santa-maria.board.roads', { n: view.roadTiles.length, road: partWords(tileOf(next).cells.a) })];
}

function resources({ tell }: Tell): string[] {
  return Object.values(data.resources).map(({ id, sellFor, buyFor, limit, wild }) => {
    const buy = buyFor === undefined ? { id: 'render.santa-maria.board.not-for-sale' } : bought(buyFor);
    const args = { resource: { component: id }, sell: coins(sellFor), buy, limit, wild: String(wild) };
    return capital(tell('santa-maria.board.resource', args));
  });
}

function bought(price: number): MessageArg {
  return { id: 'render.santa-maria.board.buy', args: { price: coins(price) } };
}

function sets({ view, tell }: Tell): string[] {
  return view.townHallSets.map(({ tile, scholar }) =>
    tell('santa-maria.board.set', {
      tile: { component: tile },
      effects: tileWords(tile),
      scholar: { component: scholar },
      text: { textOf: scholar },
      points: { amounts: { happiness: view.placePoints[scholar] ?? 0 } },
    }),
  );
}

function boards(teller: Tell): Chapter[] {
  return teller.view.boardsLeft.map((board) => ({
    title: teller.tell('santa-maria.board.title.board', { board: { component: board } }),
    lines: rowsInWords(teller, data.boards[board]!.printed),
  }));
}

/** Every sort of building that stands in a colony or is on offer, once. */
function buildings({ view, tell }: Tell): string[] {
  const { double, triple } = view.display;
  const offered = [...double, ...triple, ...view.townHallSets.map(({ tile }) => tile)].map((id) => tileOf(id).cells);
  const colonies = [...view.boardsLeft.map((id) => data.boards[id]!.printed), ...view.seats.map(({ cells }) => cells)];
  const found = [...offered, ...colonies].flatMap((cells) =>
    Object.values(cells).flatMap((cell) => (cell && 'building' in cell && cell.building ? [cell.building] : [])),
  );
  return Object.keys(data.buildings)
    .filter((id) => found.includes(id))
    .map((id) => tell('santa-maria.board.does', { building: { component: id }, text: { textOf: id } }));
}
