import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { drawLayer } from './cache.js';
import { fillGlyph } from './glyphs.js';
import { fillRounded, strokeRounded } from './panel.js';
import { colors } from './theme.js';

interface Icon {
  glyph: string;
  ground: string;
  color: string;
  /** Coins are round; everything else is a rounded tile. */
  round?: true;
}

const pale = '#fff8e6';
const dark = '#1c1a17';

/** Goods and other things to gain, the same in all games but for what is named `<game>/<id>`: there the id means something else. */
const icons: Record<string, Icon> = {
  wood: { glyph: 'log', ground: '#7b4a24', color: pale },
  grain: { glyph: 'wheat', ground: '#f2b824', color: dark },
  sugar: { glyph: 'sugar-cane', ground: '#cdeccb', color: '#14532d' },
  gem: { glyph: 'cut-diamond', ground: '#7a35b8', color: pale },
  gold: { glyph: 'metal-bar', ground: '#4a3b1c', color: '#ffcf4a' },
  coins: { glyph: 'crown', ground: '#ffd75e', color: '#5f4300', round: true },
  happiness: { glyph: 'round-star', ground: '#b3202f', color: '#fff3c4' },
  religion: { glyph: 'church', ground: '#f4efe6', color: '#1f4fa3' },
  conquest: { glyph: 'crested-helmet', ground: '#5d6670', color: pale },
  fish: { glyph: 'flatfish', ground: '#2f6ea5', color: pale },
  points: { glyph: 'round-star', ground: '#b3202f', color: '#fff3c4' },
  total: { glyph: 'laurels-trophy', ground: '#b3202f', color: '#fff3c4' },
  worker: { glyph: 'meeple', ground: '#fffdf6', color: dark },
  elder: { glyph: 'beard', ground: '#e3d3f0', color: '#43265c' },
  share: { glyph: 'tied-scroll', ground: '#fbe9c0', color: '#7a1f1f' },
  catch: { glyph: 'fishing-net', ground: '#0f4a5d', color: pale },
  reserve: { glyph: 'barrel', ground: '#c9b283', color: dark },
  building: { glyph: 'house', ground: '#e0926f', color: dark },
  hand: { glyph: 'poker-hand', ground: '#5d6670', color: pale },
  ship: { glyph: 'sailboat', ground: '#0f6b7d', color: pale },
  road: { glyph: 'stone-path', ground: '#cfb078', color: '#3d3426' },
  monk: { glyph: 'prayer', ground: '#6b4a2f', color: pale },
  hidden: { glyph: 'sight-disabled', ground: '#ecdcb9', color: '#574c3b' },
  first: { glyph: 'ship-wheel', ground: '#ecdcb9', color: dark },
  books: { glyph: 'white-book', ground: '#274b6d', color: pale },
  pirates: { glyph: 'pirate-skull', ground: '#20242b', color: pale },
  serpents: { glyph: 'sea-serpent', ground: '#0f6b5a', color: pale },
  'ichor-serpent': { glyph: 'sea-serpent', ground: '#8c1d2f', color: pale },
  renown: { glyph: 'laurel-crown', ground: '#fbe9c0', color: '#7a4a00' },
  influence: { glyph: 'cube', ground: '#e3d3f0', color: '#43265c' },
  token: { glyph: 'star-medal', ground: '#b3202f', color: '#fff3c4' },
  city: { glyph: 'castle', ground: '#efdcae', color: dark },
  speed: { glyph: 'wind-slap', ground: '#0f4a5d', color: pale },
  rest: { glyph: 'bed', ground: '#2d3b55', color: '#ffe9a8' },
  crew: { glyph: 'three-friends', ground: '#fffdf6', color: dark },
  administration: { glyph: 'quill-ink', ground: '#fffdf6', color: '#1f4fa3' },
  combat: { glyph: 'crossed-swords', ground: '#fffdf6', color: '#b3202f' },
  negotiation: { glyph: 'conversation', ground: '#fffdf6', color: '#6b2f8c' },
  sailing: { glyph: 'sail', ground: '#fffdf6', color: '#0f6b7d' },
  work: { glyph: 'hammer-nails', ground: '#fffdf6', color: '#7b4a24' },
  hold: { glyph: 'cargo-crate', ground: '#c9b283', color: dark },
  treasure: { glyph: 'open-treasure-chest', ground: '#f7eedb', color: '#2c4a52' },
  metropolis: { glyph: 'greek-temple', ground: '#e3d3f0', color: '#43265c' },
  wounded: { glyph: 'bandaged', ground: '#fffdf6', color: '#b3202f' },
  reputation: { glyph: 'laurels', ground: '#fbe9c0', color: '#7a1f1f' },
  passed: { glyph: 'night-sleep', ground: '#2d3b55', color: '#ffe9a8' },
  planks: { glyph: 'planks', ground: '#c08a52', color: dark },
  potatoes: { glyph: 'potato', ground: '#e0bf86', color: '#5a3a17' },
  pigs: { glyph: 'pig', ground: '#f3bdb7', color: '#6b2330' },
  wool: { glyph: 'wool', ground: '#f4efe6', color: '#4a5560' },
  coal: { glyph: 'coal-pile', ground: '#3a3f46', color: pale },
  bricks: { glyph: 'brick-pile', ground: '#b5482e', color: pale },
  goods: { glyph: 'wooden-crate', ground: '#e6c88f', color: '#5b3a17' },
  'steel-beams': { glyph: 'i-beam', ground: '#9aa7b4', color: dark },
  sails: { glyph: 'sail', ground: '#dcecf2', color: '#0f4a5d' },
  beer: { glyph: 'beer-stein', ground: '#f2b824', color: '#4a2f00' },
  bread: { glyph: 'sliced-bread', ground: '#e8b878', color: '#4a2b0a' },
  schnapps: { glyph: 'square-bottle', ground: '#d5e8d0', color: '#1d5a2b' },
  glass: { glyph: 'wine-glass', ground: '#cfeaf5', color: '#0f4a6d' },
  sausages: { glyph: 'sausage', ground: '#f6d2c2', color: '#8c2b1d' },
  soap: { glyph: 'soap', ground: '#cfe3f2', color: '#2f4f8a' },
  'canned-food': { glyph: 'canned-fish', ground: '#b3c2cb', color: '#1c2f3a' },
  'work-clothes': { glyph: 'clothes', ground: '#4a6fa5', color: pale },
  'cotton-fabric': { glyph: 'rolled-cloth', ground: '#f3d9e6', color: '#8a2a5a' },
  brass: { glyph: 'metal-plate', ground: '#d9a441', color: '#4a3410' },
  windows: { glyph: 'window', ground: '#bfe0ee', color: '#5b3a17' },
  champagne: { glyph: 'champagne-cork', ground: '#f6e7b4', color: '#5a4a12' },
  spectacles: { glyph: 'spectacles', ground: '#e9dfd0', color: dark },
  'pocket-watches': { glyph: 'pocket-watch', ground: '#f3e3a8', color: '#5a3d0a' },
  'sewing-machines': { glyph: 'sewing-machine', ground: '#4d5a6b', color: pale },
  coffee: { glyph: 'coffee-cup', ground: '#f4e6d2', color: '#5a2f14' },
  'fur-coats': { glyph: 'fur-shirt', ground: '#8a5a3a', color: pale },
  dynamite: { glyph: 'dynamite', ground: '#c33a2c', color: pale },
  cannons: { glyph: 'cannon', ground: '#5d6670', color: pale },
  rum: { glyph: 'brandy-bottle', ground: '#7a3d1c', color: '#ffdf9e' },
  cigars: { glyph: 'cigar', ground: '#e5cfa6', color: '#5a2f14' },
  chocolate: { glyph: 'chocolate-bar', ground: '#5a2f14', color: '#f6d6ac' },
  'steam-motors': { glyph: 'gears', ground: '#5c6b78', color: pale },
  'steam-carriages': { glyph: 'steam-locomotive', ground: '#c9d3da', color: '#26323b' },
  bicycles: { glyph: 'dutch-bike', ground: '#d6ead0', color: '#1d4a2b' },
  'light-bulbs': { glyph: 'light-bulb', ground: '#2d3b55', color: '#ffe27a' },
  gramophones: { glyph: 'bugle-call', ground: '#f0d9a0', color: '#6a4310' },
  'heavy-guns': { glyph: 'field-gun', ground: '#4a5a3a', color: pale },
  cotton: { glyph: 'cotton-flower', ground: '#dff0d8', color: '#2d6a3a' },
  cocoa: { glyph: 'jelly-beans', ground: '#e9d2b8', color: '#5a2f14' },
  tobacco: { glyph: 'curled-leaf', ground: '#e9dca5', color: '#56601c' },
  'coffee-beans': { glyph: 'coffee-beans', ground: '#d9b48a', color: '#3d1f0c' },
  'sugar-cane': { glyph: 'sugar-cane', ground: '#cdeccb', color: '#14532d' },
  rubber: { glyph: 'rubber-boot', ground: '#d9d9d2', color: '#23262b' },
  farmer: { glyph: 'farmer', ground: '#2c7a3a', color: pale },
  artisan: { glyph: 'anvil', ground: '#b8322a', color: pale },
  engineer: { glyph: 'pencil-ruler', ground: '#6d2f9c', color: pale },
  investor: { glyph: 'top-hat', ground: '#0d7f86', color: pale },
  trade: { glyph: 'trade', ground: '#f6d9a8', color: '#6b3a06' },
  exploration: { glyph: 'compass', ground: '#1c4f63', color: '#ffe9b0' },
  fireworks: { glyph: 'firework-rocket', ground: '#2b2350', color: '#ffd75e' },
  expedition: { glyph: 'elephant-head', ground: '#d8e3c4', color: '#33471c' },
  artifact: { glyph: 'amphora', ground: '#f0d9c4', color: '#7a3d1c' },
  'old-world': { glyph: 'island', ground: '#bfe0c0', color: '#1d4a2b' },
  'new-world': { glyph: 'palm-tree', ground: '#f6e3a8', color: '#2d6a3a' },
  'ship-trade': { glyph: 'sailboat', ground: '#f6d9a8', color: '#6b3a06' },
  'ship-exploration': { glyph: 'sailboat', ground: '#1c4f63', color: '#ffe9b0' },
  free: { glyph: 'open-palm', ground: '#fffdf6', color: '#1d5a2b' },
  played: { glyph: 'card-play', ground: '#5d6670', color: pale },
  'deck-farmer-worker': { glyph: 'poker-hand', ground: '#2c7a3a', color: pale },
  'deck-artisan-engineer-investor': { glyph: 'poker-hand', ground: '#b8322a', color: pale },
  'deck-new-world': { glyph: 'poker-hand', ground: '#c48a1a', color: '#2b1c00' },
  most: { glyph: 'podium-winner', ground: '#fbe9c0', color: '#7a4a00' },
  shipyard: { glyph: 'anchor', ground: '#e9d8b4', color: '#23323f' },
  action: { glyph: 'clockwise-rotation', ground: '#fffdf6', color: '#1f4fa3' },
  pool: { glyph: 'hourglass', ground: '#fffdf6', color: '#6b3a06' },
  'anno-1800/worker': { glyph: 'miner', ground: '#1f5fb0', color: pale },
  'anno-1800/gold': { glyph: 'crown', ground: '#ffd75e', color: '#5f4300', round: true },
};

/** The icon that stands for a component in a game's pictures. @example iconIn('anno-1800', 'gold') // 'anno-1800/gold' */
export function iconIn(game: string, id: string): string {
  const own = `${game}/${id}`;
  return Object.hasOwn(icons, own) ? own : id;
}

/**
 * A good or another thing as a small tile with its sign, whose top left corner is at (x, y).
 * @param id a component id such as `wood`
 * @throws Error when there is no such icon: a bug
 */
export function drawIcon(ink: Ink, id: string, x: number, y: number, size: number): void {
  const icon = icons[id];
  if (!icon) throw new Error(`no icon for ${id}`);
  drawChip(ink, icon, x, y, size);
}

/** A glyph of game-icons on a plain tile, for what has no colour of its own. */
export function drawSign(ink: Ink, glyph: string, x: number, y: number, size: number): void {
  drawChip(ink, { glyph, ground: colors.paperDeep, color: colors.ink }, x, y, size);
}

function drawChip(ink: Ink, icon: Icon, x: number, y: number, size: number): void {
  const px = Math.round(size);
  const key = `${icon.glyph} ${icon.ground} ${icon.color} ${icon.round ?? ''}`;
  const r = { x: Math.round(x), y: Math.round(y), w: px, h: px };
  drawLayer(ink, key, r, (chip) => paintChip(chip, icon, px));
}

function paintChip(ink: Ink, icon: Icon, size: number): void {
  const box = { x: 1, y: 1, w: size - 2, h: size - 2 };
  const radius = icon.round ? size / 2 - 1 : size * 0.22;
  fillRounded(ink, box, radius, icon.ground);
  strokeRounded(ink, box, radius, colors.ink, Math.max(2, size / 24));
  if (icon.round)
    strokeRounded(
      ink,
      { x: size * 0.13, y: size * 0.13, w: size * 0.74, h: size * 0.74 },
      size * 0.37,
      icon.color,
      size / 26,
    );
  const scale = icon.round ? 0.52 : 0.8;
  fillGlyph(ink, icon.glyph, (size * (1 - scale)) / 2, (size * (1 - scale)) / 2, size * scale, icon.color);
}
