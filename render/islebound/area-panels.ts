import { cityOf, data, record } from '../../src/games/islebound/data.js';
import type { SeatView } from '../../src/games/islebound/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, panelWidth } from '../kit/page.js';
import { drawPanel, drawSlot, outlineActive } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import { drawFlagOf } from './banner.js';
import { drawRenown } from './card.js';
import { nameList } from './name-list.js';
import type { Scene } from './scene.js';
import { drawName } from './seat-panel.js';
import { signsOf } from './signs.js';
import { buildingName } from './words.js';

const bold = { weight: 'bold', color: colors.ink } as const;

/** Who it is, with points and cards in hand; the goods, and how full the hold is. */
export function stockPanel(scene: Scene, seat: SeatView): Section {
  const { ink, view, result, places } = scene;
  return {
    height: 242,
    draw(r) {
      drawPanel(ink, r);
      if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
      const room = inset(r, 18, 12);
      drawName(scene, seat, { ...room, h: 60 });
      const { coins, books, pirates, serpents, wood, fish } = seat.stock;
      const lines = [
        { coins, books, pirates, serpents, ...(seat.ichor && { 'ichor-serpent': 1 }) },
        { wood, fish },
      ];
      for (const [i, goods] of lines.entries()) {
        const y = room.y + 98 + i * 76;
        const step = room.w / 5;
        for (const [at, [good, n]] of Object.entries(goods).entries()) {
          const x = room.x + at * step;
          const w = drawAmount(ink, good, n, x, y, 56, 50);
          places.add(`goods:${seat.seat}:${good}`, { x: x - 4, y: y - 34, w: Math.max(w, 96) + 8, h: 68 });
        }
        if (i === 1) drawHold(scene, seat, { x: room.x + 2 * step, y: y - 34, w: room.w - 2 * step, h: 68 });
      }
    },
  };
}

/** How much of the room for wood and fish is taken, and how far the ship sails. */
function drawHold({ ink }: Scene, { stock, holdLimit, speed }: SeatView, r: Rect): void {
  const y = r.y + r.h / 2;
  drawAmount(ink, 'hold', `${stock.wood + stock.fish}/${holdLimit}`, r.x + 8, y, 50, 42);
  drawAmount(ink, 'speed', speed, r.x + r.w - 120, y, 50, 42);
}

/** The renown marker, tokens, cities and cubes. */
export function renownPanel({ ink, places }: Scene, seat: SeatView): Section {
  return {
    height: 84,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 18, 10);
      const y = room.y + room.h / 2;
      const goal = data.constants.renownPerToken;
      places.add(`renown:${seat.seat}`, { ...room, x: room.x - 4, w: 186 });
      drawAmount(ink, 'renown', `${seat.renown}/${goal}`, room.x, y, 52, 44);
      drawAmount(ink, 'token', seat.tokens.length, room.x + 210, y, 52, 44);
      drawAmount(ink, 'city', seat.cities.length, room.x + 380, y, 52, 44);
      drawAmount(ink, 'influence', seat.cubes, room.x + 560, y, 52, 44);
    },
  };
}

type Place = SeatView['crew'][number]['place'];

/** Crew alike, in one place. */
interface Group {
  type: string;
  place: Place;
  n: number;
}

const perRow = 3;
const groupHeight = 92;
const placeSigns: Record<Place, string | undefined> = { deck: undefined, below: 'rest', wounded: 'wounded' };
const order = Object.keys(placeSigns);

/** The crew with their skills: on deck first, then below deck with the sign of rest, then the wounded. */
export function crewPanel(scene: Scene, seat: SeatView): Section {
  const groups = groupsOf(seat);
  const lines = Math.max(1, Math.ceil(groups.length / perRow));
  const high = groups.some(({ type }) => isLong(scene, type)) ? groupHeight + 24 : groupHeight;
  return {
    height: captioned(scene, lines * (high + 8) - 8),
    draw(r) {
      scene.places.add(`crew:${seat.seat}`, r, 'sign');
      const room = openSection(scene, r, { icon: 'crew' }, scene.say('islebound.crew'));
      for (const [i, group] of groups.entries()) {
        const line = Math.floor(i / perRow);
        const spots = columns({ ...room, y: room.y + line * (high + 8), h: high }, perRow, 8);
        const spot = spots[i % perRow]!;
        drawCrew(scene, group, spot);
        if (group.place === 'deck') scene.places.add(`deckhand:${seat.seat}:${group.type}`, spot);
      }
    },
  };
}

/** Does the name take two lines? */
function isLong(scene: Scene, type: string): boolean {
  const width = (panelWidth(closeFormat) - 28 - (perRow - 1) * 8) / perRow - 16;
  const style = { size: sizes.detail, color: '' };
  return measureText(scene.ink, nameOf(scene, record(data.crew, type)), style) > width;
}

function groupsOf({ crew }: SeatView): Group[] {
  const groups: Group[] = [];
  for (const { type, place } of crew) {
    const known = groups.find((group) => group.type === type && group.place === place);
    if (known) known.n += 1;
    else groups.push({ type, place, n: 1 });
  }
  return groups.sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place));
}

function drawCrew(scene: Scene, { type, place, n }: Group, r: Rect): void {
  const { ink } = scene;
  const crew = record(data.crew, type);
  const sign = placeSigns[place];
  drawSlot(ink, r, 10);
  const w = 46 * crew.skills.length + 6;
  drawPieces(ink, [signsOf(crew.skills)], { x: r.x + 8, y: r.y + 4, w, h: 46 }, 44);
  const figure = { ...bold, size: 36 } as const;
  if (n > 1) drawFigure(ink, { text: `×${n}`, means: 'alike' }, r.x + w + 14, r.y + 27, figure);
  if (sign) drawIcon(ink, sign, r.x + r.w - 50, r.y + 6, 42);
  const name = { color: sign ? colors.muted : colors.ink };
  const words = nameOf(scene, crew);
  const below = { x: r.x + 8, y: r.y + 52, w: r.w - 16, h: r.h - 56 };
  if (isLong(scene, type)) drawParagraph(ink, words, below, { ...name, largest: sizes.detail, lines: 2 });
  else drawLine(ink, words, below.x, r.y + 70, { ...name, size: 32, maxWidth: below.w }, sizes.detail);
}

/** Cities by name, two by two, each under its banner. */
export function citiesPanel(scene: Scene, seat: SeatView): Section {
  const words = { icon: 'city', caption: scene.say('islebound.cities'), room: bannerRoom };
  return nameList(
    scene,
    seat.cities,
    words,
    (id) => nameOf(scene, cityOf(id)),
    (id, r) => {
      const { banner, needed } = scene.view.cities.find((city) => city.id === id)!;
      drawFlagOf(scene.ink, banner, needed, r.x + r.w - bannerRoom, r.y + r.h / 2);
      scene.places.add(`city:${id}`, r);
    },
  );
}

const bannerRoom = 92;

/** The buildings by name, with what they are worth; what they do is on a picture of its own. */
export function capitalPanel(scene: Scene, seat: SeatView): Section {
  const words = { icon: 'building', caption: scene.say('islebound.capital'), room: 92 };
  const { height, draw } = nameList(
    scene,
    seat.buildings,
    words,
    (id) => buildingName(scene, id),
    (id, r) => {
      drawRenown(scene, id, r.x + r.w - 8, r.y + r.h / 2);
    },
  );
  return {
    height,
    draw(r) {
      scene.places.add(`capital:${seat.seat}`, r, 'sign');
      draw(r);
    },
  };
}
