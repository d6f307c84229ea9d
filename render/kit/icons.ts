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

/** Goods and other things to gain, the same in all games. */
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
};

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
