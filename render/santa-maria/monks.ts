import { data, record } from '../../src/games/santa-maria/data.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect, rows } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { nameOf } from '../kit/view.js';
import { amountPieces } from './effects.js';
import type { Scene } from './scene.js';
import { placeGlyphs } from './signs.js';

const named = 80;
const mission = 58;
const between = 8;
const bold = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** The places for monks: scholars, bishops, missions, and who has a monk there. */
export function monksSection(scene: Scene): Section {
  return {
    height: captioned(scene, 2 * named + mission + 2 * between),
    draw: (r) => {
      const room = openSection(scene, r, { icon: 'monk' }, scene.say('santa-maria.monks'));
      const [scholars, bishops, missions] = rows(room, [named, named, mission]) as [Rect, Rect, Rect];
      drawNamed(scene, scene.view.scholars, scholars);
      drawNamed(scene, scene.view.bishops, bishops);
      drawMissions(scene, missions);
    },
  };
}

function drawNamed(scene: Scene, ids: string[], r: Rect): void {
  const { ink, places } = scene;
  const spots = columns(r, ids.length, 8);
  for (const [i, id] of ids.entries()) {
    const spot = spots[i]!;
    places.add(`place:${id}`, spot, 'sign');
    drawSlot(ink, spot);
    drawSign(ink, placeGlyphs[id]!, spot.x + 6, spot.y + 6, 56);
    const x = spot.x + 72;
    drawLine(ink, shortName(scene, id), x, spot.y + 22, {
      size: sizes.secondary,
      color: colors.ink,
      maxWidth: spot.x + spot.w - x - 6,
    });
    const end = x + drawPoints(scene, id, x, spot.y + 60);
    drawMonks(scene, id, { x: end + 12, y: spot.y + 44, w: spot.x + spot.w - end - 14, h: 34 }, 34);
  }
}

/** The points of a place beside their sign, from the left edge `x`; the width drawn. */
function drawPoints({ ink, view }: Scene, id: string, x: number, y: number): number {
  drawIcon(ink, 'happiness', x, y - 16, 32);
  return 38 + drawFigure(ink, { text: view.placePoints[id]!, means: 'happiness' }, x + 38, y, bold);
}

/** A scholar's or bishop's name, short enough for a small place. */
export function shortName(scene: Scene, id: string): string {
  return scene.say(`santa-maria.short.${id}`);
}

function drawMissions(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const spots = columns(r, view.missions.length, 8);
  for (const [i, id] of view.missions.entries()) {
    const spot = spots[i]!;
    places.add(`place:${id}`, spot, 'foot');
    drawSlot(ink, spot);
    const gain = { x: spot.x + 5, y: spot.y + 5, w: 104, h: spot.h - 10 };
    drawPieces(ink, [amountPieces(record(data.missions, id).gain)], gain, 42);
    drawMonks(scene, id, { x: spot.x + 112, y: spot.y + 2, w: spot.w - 115, h: spot.h - 4 }, 30);
  }
}

function drawMonks({ ink, view, names }: Scene, place: string, r: Rect, size: number): void {
  const seats = view.monks[place] ?? [];
  const lines = Math.ceil((seats.length * size) / r.w);
  const perLine = Math.ceil(seats.length / lines);
  for (const [i, seat] of seats.entries()) {
    const x = r.x + (i % perLine) * size + size / 2;
    const y = r.y + r.h / 2 + (Math.floor(i / perLine) - (lines - 1) / 2) * size;
    drawToken(ink, seat, names[seat]!, x, y, size);
  }
}

const sign = 52;
const padding = 10;
const headHeight = sign + 6;

/** The scholars and bishops one below the other, with what they do; then the missions. */
export function placesInDetail(scene: Scene, width: number): Section {
  const ids = [...scene.view.scholars, ...scene.view.bishops];
  const textHeight = (id: string): number => paragraphHeight(scene.ink, textOf(scene, id), width - 28 - 2 * padding);
  const heights = ids.map((id) => Math.ceil(2 * padding + headHeight + textHeight(id)));
  return {
    height: captioned(scene, heights.reduce((sum, h) => sum + h + between, 0) + mission),
    draw(r) {
      const room = openSection(scene, r, { icon: 'monk' }, scene.say('santa-maria.monks'));
      const spots = rows(room, [...heights, mission]);
      for (const [i, id] of ids.entries()) drawDetail(scene, id, spots[i]!);
      drawMissions(scene, spots.at(-1)!);
    },
  };
}

function textOf({ locale }: Scene, id: string): string {
  return (data.scholars[id] ?? record(data.bishops, id)).text[locale];
}

function drawDetail(scene: Scene, id: string, r: Rect): void {
  const { ink, places } = scene;
  places.add(`place:${id}`, r, 'sign');
  drawSlot(ink, r);
  const room = inset(r, padding);
  const y = room.y + sign / 2;
  drawSign(ink, placeGlyphs[id]!, room.x, room.y, sign);
  const x = room.x + sign + 12;
  const right = room.x + room.w;
  const nameWidth = 360;
  const name = { x, y: room.y - 6, w: nameWidth, h: sign + 12 };
  drawParagraph(ink, nameOf(scene, data.scholars[id] ?? record(data.bishops, id)), name, {
    ...bold,
    largest: sizes.secondary,
    lines: 2,
    middle: true,
  });
  const end = x + nameWidth + 14 + drawPoints(scene, id, x + nameWidth + 14, y);
  drawMonks(scene, id, { x: end + 16, y: y - 24, w: right - end - 16, h: 48 }, 48);
  const text = { ...room, y: room.y + headHeight, h: room.h - headHeight };
  drawParagraph(ink, textOf(scene, id), text, { largest: sizes.detail, color: colors.ink });
}
