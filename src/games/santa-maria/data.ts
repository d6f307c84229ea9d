import type { z } from 'zod';
import { inProject } from '../../project.js';
import { DataError, hashData, readObject, readRecords, record } from '../kit/data-files.js';
import * as schema from './data/schema.js';

export { record };

export type Effect = z.infer<ReturnType<typeof schema.effect>>;
export type Tile =
  | z.infer<ReturnType<typeof schema.expansionTile>>
  | z.infer<ReturnType<typeof schema.roadTile>>
  | z.infer<ReturnType<typeof schema.townHallTile>>;
export type PrintedCell = Tile['cells']['a'];
export type ShapeId = Tile['shape'];
export type Scholar = z.infer<ReturnType<typeof schema.scholar>>;
export type Ability = Scholar['ability'];
export type Bishop = z.infer<typeof schema.bishop>;
export type Scoring = Bishop['scoring'];
export type Achievement = z.infer<typeof schema.solo>['achievements'][number];

/** Where the shipped data files lie. */
export const dataFolder = inProject('data/santa-maria');

/**
 * Everything that is in the box, by id in the order of the files. Throws `DataError`, whose message names the file,
 * the record and the field.
 * @example loadData(dataFolder).scholars.botany.points
 */
export function loadData(dir: string) {
  const resources = readRecords(dir, 'resources.json', schema.resource);
  const goods = Object.keys(resources);
  const constants = readObject(dir, 'constants.json', schema.constants(goods));
  const buildings = readRecords(dir, 'buildings.json', schema.building({ resources: goods }));
  const known: schema.Known = {
    resources: goods,
    buildings: Object.keys(buildings),
    years: constants.years,
    rows: constants.grid.rows,
    columns: constants.grid.columns,
  };
  const data = {
    constants,
    resources,
    terrains: readRecords(dir, 'terrains.json', schema.terrain),
    buildings,
    shapes: readRecords(dir, 'shapes.json', schema.shape),
    expansionTiles: readRecords(dir, 'expansion-tiles.json', schema.expansionTile(known)),
    roadTiles: readRecords(dir, 'road-tiles.json', schema.roadTile(known)),
    townHallTiles: readRecords(dir, 'town-hall-tiles.json', schema.townHallTile(known)),
    boards: readRecords(dir, 'boards.json', schema.board(known)),
    docks: readRecords(dir, 'docks.json', schema.dock(known)),
    retireSpaces: readRecords(dir, 'retire-spaces.json', schema.retireSpace(known)),
    missions: readRecords(dir, 'missions.json', schema.mission(known)),
    shipments: readRecords(dir, 'shipments.json', schema.shipment(known)),
    religionTrack: readObject(dir, 'religion-track.json', schema.religionTrack(known)),
    conquestTrack: readObject(dir, 'conquest-track.json', schema.conquestTrack(known)),
    scholars: readRecords(dir, 'scholars.json', schema.scholar(known)),
    bishops: readRecords(dir, 'bishops.json', schema.bishop),
    options: readRecords(dir, 'options.json', schema.option),
    solo: readObject(dir, 'solo.json', schema.solo),
    hash: hashData(dir),
  };
  checkTileShapes(data.shapes, 'expansion-tiles.json', data.expansionTiles);
  checkTileShapes(data.shapes, 'road-tiles.json', data.roadTiles);
  checkTileShapes(data.shapes, 'town-hall-tiles.json', data.townHallTiles);
  return data;
}

/** A tile has exactly the cells of its shape. */
function checkTileShapes(
  shapes: Record<string, z.infer<typeof schema.shape>>,
  file: string,
  tiles: Record<string, Tile>,
): void {
  for (const tile of Object.values(tiles)) {
    const wanted = Object.keys(shapes[tile.shape]?.offsets ?? {}).join();
    const found = Object.keys(tile.cells).sort().join();
    if (wanted !== found) {
      throw new DataError(file, tile.id, 'cells', `a ${tile.shape} tile has the cells ${wanted}, not ${found}`);
    }
  }
}

/** The shipped data. */
export const data = loadData(dataFolder);

const tiles: Record<string, Tile> = { ...data.expansionTiles, ...data.roadTiles, ...data.townHallTiles };

/** Any tile that can lie in a colony.
 * @example tileOf('triple-01').cells.a */
export function tileOf(id: string): Tile {
  return record(tiles, id);
}
