import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { cityOf, data, record } from '../../src/games/islebound/data.js';
import type { CityView, IsleboundView } from '../../src/games/islebound/view.js';
import { drawLayer } from '../kit/cache.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { middleOf, type Outline } from '../kit/outline.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { nameOf } from '../kit/view.js';
import { drawFee, drawFlagOf } from './banner.js';
import { coastPath, swayingPath } from './coast.js';
import { drawEventSign } from './event-sign.js';
import { mapHeight, spaceIn, spanAt } from './map.js';
import type { Scene } from './scene.js';
import { actionPieces } from './signs.js';

const paint = {
  sea: '#cfe0d8',
  deep: '#bcd3cd',
  land: '#efdcae',
  line: '#2c4a52',
  echo: '#8fb3b0',
  border: '#5d7f80',
  faint: '#cdb888',
};

const margin = 12;

/** The sea chart: every region with its city, what it does, what it costs, who holds it and whose ships lie there. */
export function chartSection(scene: Scene, width: number): Section {
  const height = mapHeight(width - 2 * margin) + 2 * margin;
  return {
    height,
    draw(r) {
      drawPanel(scene.ink, r);
      const map = { x: r.x + margin, y: r.y + margin, w: r.w - 2 * margin, h: r.h - 2 * margin };
      drawLayer(scene.ink, chartKey(scene), map, (ink) => paintChart(ink, scene, { x: 0, y: 0, w: map.w, h: map.h }));
      drawTreasure(scene, { x: map.x + map.w - 150, y: map.y + 20, w: 130, h: 140 });
      for (const city of scene.view.cities) drawRegion(scene, city, spaceIn(map, city.space));
    },
  };
}

function chartKey({ view, locale }: Scene): string {
  const lies = view.cities.map(({ id, space }) => `${id}@${space}`).join(' ');
  return `chart ${locale} ${view.variants.advanced} ${lies}`;
}

/** All that does not change in a match: sea, regions, islands, names and what the cities do. */
function paintChart(ink: Ink, scene: Scene, r: Rect): void {
  const regions = scene.view.cities.map((city) => ({ city, outline: spaceIn(r, city.space) }));
  ink.fillStyle = colors.paperDeep;
  ink.beginPath();
  ink.roundRect(r.x, r.y, r.w, r.h, 10);
  ink.fill();
  for (const { outline } of regions) fill(ink, outline, paint.sea);
  drawWaves(
    ink,
    regions.map(({ outline }) => outline),
    r,
  );
  for (const { city, outline } of regions) drawIsland(ink, city, outline);
  for (const { outline } of regions) drawBorders(ink, outline);
  drawRose(ink, r.x + r.w * 0.068, r.y + r.h * 0.11, r.w * 0.05);
  fillGlyph(ink, 'sea-serpent', r.x + r.w * 0.02, r.y + r.h * 0.86, 110, paint.faint);
  fillGlyph(ink, 'shooner-sailboat', r.x + r.w * 0.885, r.y + r.h * 0.86, 110, paint.faint);
  for (const { city, outline } of regions) {
    const { x, y } = middleOf(outline);
    const name = {
      size: sizes.secondary,
      weight: 'bold',
      color: colors.ink,
      align: 'center',
      maxWidth: nameWidth,
    } as const;
    drawLine(ink, nameOf(scene, cityOf(city.id)), x, y + nameAt, name, 30);
    const at = { x: x - piecesWidth / 2, y: y + piecesAt, w: piecesWidth, h: 40 };
    drawPieces(ink, [actionPieces(sideShown(scene.view, city.id))], at, 38);
  }
}

const nameWidth = 196;
const nameAt = 10;
const piecesAt = 32;
const piecesWidth = 152;

function sideShown({ variants }: IsleboundView, city: string) {
  const { base, advanced } = cityOf(city);
  return (variants.advanced ? advanced : undefined) ?? base;
}

function fill(ink: Ink, outline: Outline, color: string): void {
  ink.fillStyle = color;
  ink.strokeStyle = color;
  ink.lineWidth = 2;
  ink.beginPath();
  for (const { x, y } of outline) ink.lineTo(x, y);
  ink.closePath();
  ink.fill();
  ink.stroke();
}

/** Small waves, only where there is sea. */
function drawWaves(ink: Ink, outlines: Outline[], r: Rect): void {
  ink.save();
  ink.beginPath();
  for (const outline of outlines) {
    for (const [i, { x, y }] of outline.entries()) {
      if (i === 0) ink.moveTo(x, y);
      else ink.lineTo(x, y);
    }
    ink.closePath();
  }
  ink.clip();
  ink.strokeStyle = paint.deep;
  ink.lineWidth = 3;
  ink.beginPath();
  for (let row = 0; row * 36 < r.h; row++) {
    for (let x = (row % 2) * 48; x < r.w; x += 96) {
      const y = row * 36 + 18;
      ink.moveTo(x, y);
      ink.quadraticCurveTo(x + 11, y - 9, x + 22, y);
      ink.quadraticCurveTo(x + 33, y + 9, x + 44, y);
    }
  }
  ink.stroke();
  ink.restore();
}

function drawIsland(ink: Ink, { id, port }: CityView, outline: Outline): void {
  for (const [out, width] of [
    [15, 1.5],
    [9, 2],
    [4, 2.5],
  ] as const) {
    coastPath(ink, id, outline, out);
    ink.strokeStyle = paint.echo;
    ink.lineWidth = width;
    ink.stroke();
  }
  coastPath(ink, id, outline);
  ink.fillStyle = port ? '#e9cf9a' : paint.land;
  ink.fill();
  ink.strokeStyle = paint.line;
  ink.lineWidth = 3.5;
  ink.stroke();
}

function drawBorders(ink: Ink, outline: Outline): void {
  ink.strokeStyle = paint.border;
  ink.lineWidth = 3.5;
  ink.setLineDash([2, 9]);
  ink.lineCap = 'round';
  for (const [i, from] of outline.entries()) {
    swayingPath(ink, from, outline[(i + 1) % outline.length]!, 7);
    ink.stroke();
  }
  ink.setLineDash([]);
}

/** A compass rose. */
function drawRose(ink: Ink, x: number, y: number, size: number): void {
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0 ? size : size * 0.55;
    const angle = (i / 8) * Math.PI * 2 - Math.PI / 2;
    for (const side of [-1, 1]) {
      ink.beginPath();
      ink.moveTo(x, y);
      ink.lineTo(x + long * Math.cos(angle), y + long * Math.sin(angle));
      ink.lineTo(
        x + size * 0.2 * Math.cos(angle + (side * Math.PI) / 8),
        y + size * 0.2 * Math.sin(angle + (side * Math.PI) / 8),
      );
      ink.closePath();
      ink.fillStyle = side < 0 ? paint.line : colors.paper;
      ink.fill();
      ink.strokeStyle = paint.line;
      ink.lineWidth = 1.5;
      ink.stroke();
    }
  }
}

/** The treasure map and the coins on it. */
function drawTreasure({ ink, places, view }: Scene, r: Rect): void {
  places.add('treasure', r);
  fillGlyph(ink, 'open-treasure-chest', r.x + 22, r.y, 86, paint.line);
  const figure = { size: sizes.primary, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: view.treasure, means: 'treasure' }, r.x + 62, r.y + 112, figure);
  drawIcon(ink, 'coins', r.x + 70, r.y + 90, 44);
}

/** What changes in a match: the banner and who holds it, ships and events. */
function drawRegion(scene: Scene, city: CityView, outline: Outline): void {
  const { ink, places, names } = scene;
  const { x, y } = middleOf(outline);
  places.add(`city:${city.id}`, outline, 'above');
  drawBanner(scene, city, x, y - 34);
  const sea = spanAt(outline, y - shipsAbove);
  const middle = (sea.left + sea.right) / 2;
  const things = [...city.events.map((event) => ({ event })), ...city.ships.map((ship) => ({ ship }))];
  const step = Math.min(64, (sea.right - sea.left - 30) / Math.max(1, things.length));
  for (const [i, thing] of things.entries()) {
    const at = middle + (i - (things.length - 1) / 2) * step;
    if ('ship' in thing) {
      drawShip(ink, thing.ship, names[thing.ship]!, at, y - shipsAbove);
      places.add(`ship:${thing.ship}`, { x: at - 30, y: y - shipsAbove - 30, w: 60, h: 60 });
    } else {
      drawEvent(scene, thing.event, at, y - shipsAbove);
    }
  }
}

const shipsAbove = 96;

/** The banner with what must be reached to take the city, the mark of who holds it, and the fee of a visit. */
function drawBanner({ ink, names }: Scene, { banner, needed, owner, fee }: CityView, x: number, y: number): void {
  const left = x - (owner === undefined ? 64 : 46);
  const right = drawFlagOf(ink, banner, needed, left, y);
  if (owner !== undefined) drawToken(ink, owner, names[owner]!, left - 20, y, 48);
  drawFee(ink, fee, right + 6, y);
}

/** A hull under the mark of its seat. */
function drawShip(ink: Ink, seat: number, name: string, x: number, y: number): void {
  ink.fillStyle = '#6b4423';
  ink.strokeStyle = colors.ink;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(x - 30, y + 12);
  ink.lineTo(x + 30, y + 12);
  ink.quadraticCurveTo(x + 24, y + 28, x + 14, y + 28);
  ink.lineTo(x - 14, y + 28);
  ink.quadraticCurveTo(x - 24, y + 28, x - 30, y + 12);
  ink.closePath();
  ink.fill();
  ink.stroke();
  drawToken(ink, seat, name, x, y - 8, 48);
}

function drawEvent({ ink, places }: Scene, event: string, x: number, y: number): void {
  places.add(`event:${event}`, { x: x - 32, y: y - 24, w: 64, h: 48 });
  drawEventSign(ink, record(data.events, event).influence, x, y);
}
