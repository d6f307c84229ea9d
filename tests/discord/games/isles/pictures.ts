import type { PictureBook } from '../../../../render/book.js';
import { type HexGrid, hexCenter, hexCorners } from '../../../../render/kit/hex.js';
import { openPage } from '../../../../render/kit/page.js';
import type { Drawing, Scene } from '../../../../render/kit/scene.js';
import { drawText } from '../../../../render/kit/text.js';
import { colors } from '../../../../render/kit/theme.js';
import { drawToken } from '../../../../render/kit/tokens.js';
import type { PictureRequest } from '../../../../render/request.js';
import { format } from '../../../../src/text/catalogue.js';
import { axial, hexes, type IslesView } from './state.js';

const grid: HexGrid = { x: 560, y: 620, size: 110, top: 'pointy' };

function drawSea({ ink, places, view, names }: Scene<IslesView>): void {
  openPage(ink);
  for (const hex of hexes) {
    const corners = hexCorners(grid, axial(hex));
    ink.beginPath();
    for (const { x, y } of corners) ink.lineTo(x, y);
    ink.closePath();
    ink.fillStyle = hex in view.islands ? '#b5a050' : '#6f9fb5';
    ink.fill();
    const ships = view.seats.filter(({ ship }) => ship === hex);
    const { x, y } = hexCenter(grid, axial(hex));
    for (const [at, { seat }] of ships.entries()) drawToken(ink, seat, names[seat]!, x - 30 + at * 30, y, 56);
    places.add(`hex:${hex}`, corners, ships.length === 0 ? 'center' : 'corner');
  }
  for (const [at, { seat, coins, built }] of view.seats.entries()) {
    const y = 120 + at * 200;
    const style = { size: 40, weight: 'bold', color: colors.ink } as const;
    drawText(ink, `${names[seat]}: ${coins}`, 1160, y, style);
    drawText(ink, String(built.length), 1160, y + 60, style);
    places.add(`coins:${seat}`, { x: 1150, y: y - 30, w: 400, h: 60 });
    places.add(`built:${seat}`, { x: 1150, y: y + 35, w: 400, h: 50 });
  }
}

function drawHold({ ink, view, locale }: Scene<IslesView>, seat: number): void {
  openPage(ink);
  const own = view.seats[seat]!;
  const lines = [format(locale, 'isles.alt.hand', { n: own.cards }), ...(own.hand ?? [])];
  for (const [at, line] of lines.entries()) {
    const style = { size: 30, color: colors.ink } as const;
    drawText(ink, line, 80 + Math.floor(at / 24) * 500, 80 + (at % 24) * 46, style);
  }
}

const sea: Drawing<IslesView> = { flagSize: 56, draw: drawSea };
const hold: Drawing<IslesView> = {
  flagSize: 56,
  draw: (scene, { view, seat }) => drawHold(scene, seat ?? view.active % view.seats.length),
};

function sentences({ kind, view, seat, locale, names }: PictureRequest<IslesView>): string[] {
  const told = (id: string, args: Record<string, string | number>) => format(locale, `isles.alt.${id}`, args);
  const table = [
    told('table', { ships: view.seats.length, islands: Object.keys(view.islands).length }),
    ...view.seats.map(({ seat: at, coins, cards }) => told('seat', { name: names[at]!, coins, cards })),
  ];
  return kind === 'area' && seat !== undefined ? [told('hand', { n: view.seats[seat]!.cards }), ...table] : table;
}

/** The pictures of Isles: the sea, and what a seat holds. */
export const islesPictures: PictureBook<IslesView, 'table' | 'area'> = {
  kinds: { table: async () => ({ drawing: sea }), area: async () => ({ drawing: hold }) },
  suits: (_view, { targets }) => (targets.length > 0 ? 'table' : 'area'),
  legend: [],
  guide: [],
  sentences,
  board: (request) => [{ lines: sentences(request) }],
};
