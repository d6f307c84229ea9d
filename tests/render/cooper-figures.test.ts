import { expect, it, vi } from 'vitest';
import { cooperIslandPictures } from '../../render/cooper-island/index.js';
import { loadDrawings } from '../../render/draw.js';
import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import { played, viewOf } from './fixtures/cooper-island.js';
import { requestsFor } from './pictures.js';
import { readPicture } from './reading.js';

vi.mock('../../render/kit/icons.js', async (original) =>
  (await import('./reading.js')).reading.icons(await original()),
);
vi.mock('../../render/kit/figure.js', async (original) =>
  (await import('./reading.js')).reading.figure(await original()),
);
vi.mock('../../render/kit/tokens.js', async (original) =>
  (await import('./reading.js')).reading.tokens(await original()),
);
vi.mock('../../render/kit/hex-signs.js', async (original) =>
  (await import('./reading.js')).reading.hexes(await original()),
);

const draw = await loadDrawings({ 'cooper-island': cooperIslandPictures });
const ask = requestsFor<CooperIslandView>('cooper-island');

/** A table of three at the first turn on which seat 1 has something of everything, and no two amounts are alike. */
function rich(): CooperIslandView {
  const view = viewOf(played(3));
  const seat = view.seats[1]!;
  Object.assign(seat, {
    points: 37,
    small: ['small-04'],
    large: [
      { id: 'large-13', up: true },
      { id: 'large-15', up: false },
    ],
    warehouse: { coins: 3, wood: 2, stone: 5, food: 4, gold: 1, cloth: 6 },
    slots: 30,
    freeSlots: 7,
    market: { coins: 4, wood: 0, stone: 3, food: 1, gold: 2, cloth: 5 },
    owed: [1, 1],
    tiles: { 'double-1': 4, 'double-2': 0, 'double-3': 2 },
    cartographer: 5,
    available: { regular: 3, special: 1 },
    pool: { regular: 0, special: 2 },
    pieces: { 'small-building': 1, 'large-building': 3, fortress: 2 },
    docks: seat.docks.map(({ dock }, i) =>
      i === 0
        ? { dock, boat: 'boat-lux', flipped: false }
        : i === 2
          ? { dock, boat: 'boat-coin', flipped: true }
          : { dock },
    ),
    slotsForStatues: ['1', '2', '3'].map((id) => ({ slot: `statue-slot-${id}`, filled: id === '2' })),
    milestones: seat.milestones.map(({ id }, i) =>
      i === 1 ? { id, state: 'turned' } : i === 2 ? { id, state: 'moved', slot: 'hire-4' } : { id, state: 'hidden' },
    ),
    logbooks: ['logbook-coin', 'logbook-coin', 'logbook-food'],
    income: { islet: true, tile: false, boats: ['boat-lux'] },
    lids: { unused: 6, crates: ['crate-draw'], cargo: ['cargo-5'] },
    food: 8,
  } satisfies Partial<SeatView>);
  Object.assign(seat.spaces.find(({ id }) => id === 'b2')!, {
    level: 4,
    terrain: 'mountain',
    on: 'gold',
    ruins: false,
  });
  seat.islets = [{ water: 'l1', islet: 'islet-lux' }];
  Object.assign(seat.ships[0]!, { anchors: 2, steps: 9 });
  seat.ships[0]!.ahead[1]!.passed = [{ seat: 2, islet: 'islet-tile' }];
  view.cooper = 2;
  view.sectors[1]!.regular = [0, 2, 1];
  view.sectors[1]!.special = [2];
  view.cargo[1]!.lids = [2, 0];
  view.harbourMaster = { card: view.cargo[3]!.id, upright: true };
  view.royal[2] = { ...view.royal[2]!, seat: 2, worker: 'special' };
  view.bag = { 'double-1': 11, 'double-2': 12, 'double-3': 13 };
  view.decks = { small: 14, large: 9 };
  return view;
}

const view = rich();
const read = (kind: string) => readPicture(() => draw({ ...ask(view, { kind, seat: 1 }), view }));

const tiles = [
  'forest+meadow mountain+settlement 4',
  '~forest+mountain ~meadow+settlement 0',
  'forest+settlement meadow+mountain 2',
].join(' ');

it.each<[string, Record<string, string>]>([
  [
    'table',
    {
      'points:1': 'points 37',
      'warehouse:1': 'coins 3 wood 2 stone 5 food 4 gold 1 cloth 6 7',
      'market:1': 'coins 4 stone 3 food 1 gold 2 cloth 5 owed 2 market',
      'cartographer:1': 'cartographer 5',
      'workers:1': 'special 1+2',
      'boats:1': 'boat 2',
      'lids:1': 'lid 6',
      'logbooks:1': 'logbook 3',
      'mat:1:small-building': 'small-building 1',
      'mat:1:large-building': 'large-building 3',
      'mat:1:fortress': 'fortress 2',
      'tiles:1': tiles,
      'spot:sector-b:regular': 'seat-1',
      'spot:sector-b:special': 'seat-2',
      'ship:1:one-mast': 'seat-1 anchor',
      'space:1:b2': 'food 4 | gold',
      'water:1:l1': 'islet-lux',
      cooper: 'cooper',
    },
  ],
  [
    'area',
    {
      'warehouse:1':
        'coins coins coins wood wood stone stone stone stone stone food food food food gold cloth cloth cloth cloth cloth cloth',
      'space:1:b2': 'ruins c3 | b2 | 4 gold',
      'water:1:l1': 'islet-lux',
      'water:1:r8': 'r8',
      'ship:1:one-mast': 'seat-1 | anchor',
    },
  ],
  [
    'mat',
    {
      'points:1': 'points 37',
      'warehouse:1':
        'coins coins coins wood wood stone stone stone stone stone food food food food gold cloth cloth cloth cloth cloth cloth',
      'market:1': 'coins 4 ~wood 0 stone 3 food 1 gold 2 cloth 5 owed 2',
      'tiles:1': `${tiles} finished`,
      'cartographer:1': '0 1 2 3 4 5 6',
      'workers:1': 'regular 3 special 1 hire ~regular 0 special 2',
      'dock:1:dock-1': 'boat-lux | gold cloth',
      'dock:1:dock-2': '+1 helm | 1 coins 2 wood',
      'dock:1:dock-3': '~boat-coin flipped | ~coins',
      'boats:1':
        'boat-coin boat-lux boat-tile boat-carto boat-goods boat-copy | coins gold cloth draw cartographer wood stone boat | food warehouse',
      'mat:1:fortress': 'fortress 2 +4 helm | 6 wood 3 stone 3 gold 3 cloth',
      'slot:1:statue-slot-1': '',
      'slot:1:statue-slot-2': 'statue',
      'milestone:1:milestone-boats': '2 boat',
      'milestone:1:milestone-structures': '2 structure finished',
      'milestone:1:milestone-statues': '~+2 ~helm 2 statue',
      'lids:1': 'lid 6',
      'crate:1:crate-draw': 'lid | ~draw',
      'crate:1:crate-goods': 'crate | 2 any-cube market',
      'logbooks:1': 'logbook 2 coins 1 food',
    },
  ],
  [
    'buildings',
    {
      'card:small-04': 'small-building crate | −1 coins | any-cube helm',
      'card:large-13': 'large-building lid +1 helm',
      'card:large-15': 'large-building flipped ~structure ~statue',
    },
  ],
  [
    'sectors',
    {
      cooper: 'cooper seat-2',
      'spot:sector-b:regular': 'regular | seat-0 seat-1 toll | seat-2',
      'spot:sector-b:special': 'special ~−2 ~coins | ~wood | seat-2 toll',
      'spot:sector-c:special': 'special islet',
    },
  ],
  [
    'orders',
    {
      'cargo:cargo-1': 'cargo | 1 gold 1 cloth | +1 helm | seat-0 seat-1 | seat-2',
      'cargo:cargo-2': 'cargo | 1 gold 3 cloth | +2 helm | seat-2 seat-0',
      'cargo:cargo-4': 'harbour-master | 2 gold 5 cloth | +3 helm | seat-0 seat-1 | seat-2',
      'royal:royal-1': 'boat | bronze 3 silver 4 gold-medal 5',
      'royal:royal-5': 'high-spaces | seat-2 | bronze 2 silver 3 gold-medal 4',
    },
  ],
])('what the %s of Cooper Island shows of a seat and of all', (kind, shown) => {
  const picture = read(kind);
  expect(Object.fromEntries(Object.keys(shown).map((anchor) => [anchor, picture.at(anchor)]))).toEqual(shown);
});

it('where the cartographer of Cooper Island is, and how many workers lie on a spot', () => {
  expect(read('mat').largest('cartographer:1')).toBe('5');
  expect(read('table').all.filter((text) => text.startsWith('×'))).toEqual(['×3']);
});

it('what lies ahead of a ship of Cooper Island, and what is left in the box', () => {
  const sea = read('sea').all.join(' ');
  expect(sea).toContain('seat-1 points 37 seat-1 2 anchor 9 islet-tile seat-2 bay');
  const orders = read('orders').all.join(' ');
  const rest = 'forest meadow 25 mountain settlement 28 logbook 30 deck-small 14 deck-large 9';
  const bag = tiles.replaceAll('~', '').replace(' 4 ', ' 11 ').replace(' 0 ', ' 12 ').replace(/ 2$/, ' 13');
  expect(orders.endsWith(`draw ${bag} ${rest}`)).toBe(true);
});
