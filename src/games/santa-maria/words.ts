import { type Message, type MessageArg, message, type Refusal } from '../../engine/message.js';
import { data, type Effect, type PrintedCell, record, tileOf } from './data.js';
import { anchor, type CellId, position } from './ids.js';
import type { Amounts, Cell, Cells, Die, Line } from './state.js';

/** The name of something in the box.
 * @example named('botany') */
export function named(component: string): Message {
  return message('santa-maria.label.component', { component: { component } });
}

/** A building and its space.
 * @example buildingWords(cells, 'r1c1') // Sawmill (row 1, column 1) */
export function buildingWords(cells: Cells, cell: CellId): Message {
  return message('santa-maria.label.building', {
    building: { component: cells[cell]?.building ?? '' },
    cell: cellWords(cell),
  });
}

/** Why coins are too few.
 * @example tooFewCoins(3, owner.coins) */
export function tooFewCoins(price: number, owned: number): Refusal {
  return message('santa-maria.why.coins', { price: coins(price), coins: owned });
}

/** @example cellWords('r2c3') // row 2, column 3 */
export function cellWords(cell: CellId): Message {
  const [row, column] = position(cell);
  return message('santa-maria.cell', { row, column });
}

/** Several spaces at once.
 * @example spacesWords(['r2c4', 'r2c5']) // row 2, columns 4 and 5 */
export function spacesWords(cells: CellId[]): Message {
  const places = cells.map(position);
  const [rows, columns] = [places.map(([row]) => row), places.map(([, column]) => column)].map((numbers) =>
    [...new Set(numbers)].sort((a, b) => a - b),
  ) as [number[], number[]];
  return message('santa-maria.spaces', {
    n: rows.length,
    rows: { list: rows },
    m: columns.length,
    columns: { list: columns },
  });
}

/** One cell of a tile by the building on it, a road with its colonists.
 * @example partWords(tileOf('double-01').cells.b) // road (1 colonist) */
export function partWords(cell: PrintedCell): MessageArg {
  if (cell.terrain === 'town-hall') return message('santa-maria.part.town-hall');
  if ('building' in cell) return message('santa-maria.part.building', { building: { component: cell.building } });
  return message('santa-maria.part.road', { n: cell.colonists });
}

/** @example dieWords({ color: 'white', value: 4 }) // white 4 */
export function dieWords(die: Die): Message {
  return message(`santa-maria.die.${die.color}`, { value: die.value });
}

/** @example lineWords({ kind: 'row', index: 2 }) // row 2 */
export function lineWords(line: Line): Message {
  return message(`santa-maria.line.${line.kind}`, { index: line.index });
}

/** @example coins(2) // { amounts: { coins: 2 } } */
export function coins(amount: number): MessageArg {
  return { amounts: { coins: amount } };
}

/** Alternatives, joined by `or`; there must be at least one.
 * @example either([{ amounts: { wood: 1 } }, { amounts: { gem: 1 } }]) */
export function either(alternatives: MessageArg[]): MessageArg {
  return alternatives.reduce((first, second) => message('santa-maria.either', { first, second }));
}

/** What effects do, in a few words each; of a good that comes several times the sum, where it comes first.
 * @example effectWords(data.buildings['wood-1'].effects) // 1 wood */
export function effectWords(effects: Effect[]): MessageArg {
  const sums: Amounts = {};
  for (const effect of effects) if (effect.type === 'gain') addTo(sums, effect.gain);
  const told = new Set<string>();
  return {
    list: effects.flatMap((effect): MessageArg[] => {
      if (effect.type === 'trade') return [tradeWords(effect.give, effect.get)];
      if (effect.type !== 'gain') return [message(`santa-maria.effect.${effect.type}`)];
      const goods = Object.keys(effect.gain).filter((good) => !told.has(good));
      for (const good of goods) told.add(good);
      return goods.map((good) => ({ amounts: { [good]: sums[good]! } }));
    }),
  };
}

function addTo(sums: Amounts, gain: Amounts): void {
  for (const [good, n] of Object.entries(gain)) sums[good] = (sums[good] ?? 0) + n;
}

/** @example tradeWords([{ gem: 2 }], { happiness: 5 }) */
export function tradeWords(give: Amounts[], get: Amounts): Message {
  const options = give.map((amounts): MessageArg => ({ amounts }));
  return message('santa-maria.effect.trade', { give: either(options), get: { amounts: get } });
}

/** What the buildings on these spaces do, in order.
 * @example cellsWords(cells, ['r1c1', 'r1c6']) */
export function cellsWords(cells: Record<string, PrintedCell | Cell | undefined>, spaces: string[]): MessageArg {
  const effects = spaces.flatMap((cell) => {
    const at = cells[cell];
    return at && 'building' in at && at.building ? record(data.buildings, at.building).effects : [];
  });
  return effectWords(effects);
}

/** What the buildings of a tile do, in the order of its cells.
 * @example tileWords('triple-01') */
export function tileWords(tile: string): MessageArg {
  return cellsWords(tileOf(tile).cells, ['a', 'b', 'c']);
}

/**
 * What a monk gains on a place, in a few words: a scholar's ability and points, a bishop's requirement, a mission's
 * goods.
 * @example placeWords('mission-gems') // 2 gems
 */
export function placeWords(place: string): MessageArg {
  const mission = data.missions[place];
  if (mission) return { amounts: mission.gain };
  const bishop = data.bishops[place];
  if (bishop) {
    const { bishopPenalty } = data.constants.scoring;
    return message(`santa-maria.bishop.${bishop.scoring.kind}`, { penalty: bishopPenalty });
  }
  const scholar = data.scholars[place];
  return message(`santa-maria.ability.${scholar?.ability.hook}`, { points: scholar?.points ?? 0 });
}

/** @example lineAnchor({ kind: 'row', index: 2 }) // 'row:2' */
export function lineAnchor({ kind, index }: Line): string {
  return anchor(kind, index);
}
