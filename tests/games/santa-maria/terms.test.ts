import { describe, expect, it } from 'vitest';
import { isFree } from '../../../src/games/santa-maria/board/geometry.js';
import { data, type PrintedCell, type Tile } from '../../../src/games/santa-maria/data.js';
import { emptyTable, newMatch, viewOf } from './table.js';

describe('terms', () => {
  it('SM-2.1 blue values are rows from the top, white values columns from the left', () => {
    const spaces = { r1c6: 'farm grain-1', r6c1: 'forest wood-1' };
    expect(emptyTable().grid(spaces).blue(1).do('use-die die=blue-1 value=1').goods()).toEqual({ grain: 1 });
    expect(emptyTable().grid(spaces).white(1).do('use-die die=white-1 value=1').goods()).toEqual({ wood: 1 });
  });

  it('SM-2.2 spaces are empty, buildings without colonists, or roads with 0 to 2', () => {
    const printed: PrintedCell[] = [
      ...Object.values(data.boards).flatMap((board) => Object.values(board.printed)),
      ...[data.expansionTiles, data.roadTiles, data.townHallTiles].flatMap((tiles: Record<string, Tile>) =>
        Object.values(tiles).flatMap((tile) => Object.values(tile.cells)),
      ),
    ];
    for (const cell of printed) {
      if (cell.terrain === 'road') expect('colonists' in cell && [0, 1, 2].includes(cell.colonists)).toBe(true);
      else expect('colonists' in cell).toBe(false);
    }
    expect(emptyTable().cell('r1c2')).toBeUndefined();
  });

  it('SM-2.3 a building is free without die and coins; roads and empty spaces are no buildings', () => {
    const table = emptyTable().die('r1c1').pile('r1c6', 1);
    expect(['r1c1', 'r1c6', 'r6c5', 'r1c2'].map((cell) => isFree(table.cell(cell)))).toEqual(Array(4).fill(false));
    expect(isFree(table.cell('r2c3'))).toBe(true);
    expect(table.store({ coins: 9 }).values('activate', 'cell')).toEqual([
      'r2c3',
      'r3c5',
      'r4c2',
      'r5c4',
      'r5c5',
      'r6c1',
      'r6c6',
    ]);
  });

  it('SM-2.4 paying takes from the storage, gaining puts into it', () => {
    const table = emptyTable().store({ wood: 2, coins: 1 });
    const [tile] = table.state.display.double;
    expect(table.do(`expand tile=${tile} cell=r1c5 rotation=90`).goods()).toEqual({ coins: 1 });
    expect(table.turnOf(0).do('activate cell=r2c3').goods()).toEqual({ wood: 1 });
  });

  it('SM-2.5 happiness of the game counts at once, printed points only at the end', () => {
    const table = emptyTable().store({ coins: 1 }).do('activate cell=r6c1');
    expect(table.seat().happiness).toBe(1);
    table.monks(0, 'astronomy', 'one-dock').harbor({ 'dock-coins': ['ship-29'] });
    expect(table.seat().happiness).toBe(1);
    expect(table.score()).toMatchObject({
      happiness: 1,
      scholars: 3,
      'bishop-one-dock': 2,
      'bishops-penalty': -2,
      shipments: 8,
    });
  });

  it('SM-2.6 rows and columns are lines', () => {
    const table = emptyTable().monks(0, 'philosophy').blue(1);
    expect(table.values('use-die die=blue-1 value=1', 'line')).toEqual(['row', 'column']);
  });

  it('SM-2.7 reserve, supplies, storage, harbour and retire spaces', () => {
    const view = viewOf(newMatch(2).state, 0);
    expect(view.whiteDice).toHaveLength(6);
    const [seat] = view.seats;
    expect([seat?.blueReserve, seat?.blueDice.length]).toEqual([2, 1]);
    expect(Object.keys(seat?.goods ?? {}).sort()).toEqual(['coins', 'gem', 'gold', 'grain', 'sugar', 'wood']);
    expect(seat?.harbor).toEqual({ 'dock-coins': 0, 'dock-conquistador': 0, 'dock-religion': 0, 'dock-happiness': 0 });
    expect(view.retire.map((space) => space.id)).toEqual([
      'retire-coins',
      'retire-religion',
      'retire-conquistador',
      'retire-shipping',
      'retire-road',
    ]);
  });

  it('SM-2.8 trade buildings trade, shipping buildings ship', () => {
    const at = (building: string) =>
      emptyTable()
        .add({ r1c2: `city ${building}` })
        .store({ coins: 1, wood: 3, grain: 3, sugar: 3, gem: 3 })
        .do('activate cell=r1c2').question;
    expect(at('trade-wood-gem-3-coins')).toBe('ask.trade');
    expect(at('coins-1-shipping-1')).toBe('ask.ship');
  });
});
