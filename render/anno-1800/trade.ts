import { buildingOf, populationOf } from '../../src/games/anno-1800/data.js';
import type { AnnoView, FieldView, SeatView } from '../../src/games/anno-1800/view.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column } from '../kit/page.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { shownName } from '../kit/shown-name.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { seatShown } from '../kit/view.js';
import type { Focus } from '../request.js';
import { drawField } from './field.js';
import { fieldHeight, newWorldSection } from './islands.js';
import { nowSections } from './now.js';
import { purseSection } from './owner.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';

const perRow = 6;
const tileHeight = 62;
const between = 8;
const nameHeight = 60;

/** The kind `trade`: what every other seat sells to the one that is shown, with its price in trade tokens. */
export const drawing: Drawing<AnnoView> = {
  flagSize: detailFlag,
  ...column<AnnoView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      const others = scene.view.seats.filter((one) => one.seat !== seat.seat);
      return [
        ...nowSections(scene),
        purseSection(scene, seat),
        ...ownSection(scene, seat, request.focus),
        ...newWorldSection(scene, seat),
        ...others.map((one) => sellerSection(scene, one, seat)),
      ];
    },
  }),
};

/** The seat's own industries that a choice is about. */
function ownSection(scene: Scene, { seat, fields }: SeatView, focus: Focus | undefined): Section[] {
  const chosen = new Set(focus?.targets.map(({ anchor }) => anchor));
  const own = fields.filter(({ id }) => chosen.has(`field:${seat}:${id}`));
  if (own.length === 0) return [];
  return [
    {
      height: fieldHeight + 24,
      draw(r) {
        drawPanel(scene.ink, r);
        const spots = columns(inset(r, 12), Math.max(own.length, 4), 8);
        for (const [i, field] of own.entries()) drawField(scene, seat, field, spots[i]!);
      },
    },
  ];
}

/** The industries of one seat: what they make, and for how many trade tokens it is sold. */
function sellerSection(scene: Scene, seller: SeatView, buyer: SeatView): Section {
  const { ink, names, locale, view } = scene;
  const industries = seller.fields.filter(({ building }) => building && buildingOf(building).type === 'industry');
  const lines = Math.ceil(industries.length / perRow);
  const bought = view.active.includes(buyer.seat) ? view.turn.bought : [];
  return {
    height: 24 + nameHeight + lines * (tileHeight + between) - between,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 12);
      const y = room.y + nameHeight / 2 - 4;
      const name = names[seller.seat]!;
      drawToken(ink, seller.seat, name, room.x + 26, y, 52);
      const style = { size: 40, weight: 'bold', color: colors.ink, maxWidth: room.w - 70 } as const;
      drawLine(ink, shownName(name, seller.seat, locale), room.x + 64, y, style);
      for (const [i, field] of industries.entries()) {
        const line = {
          ...room,
          y: room.y + nameHeight + Math.floor(i / perRow) * (tileHeight + between),
          h: tileHeight,
        };
        drawWare(scene, seller.seat, field, bought, columns(line, perRow, between)[i % perRow]!);
      }
    },
  };
}

/** A ware with its price; what has been bought in this turn steps back, since nobody buys it twice (AN-7.4). */
function drawWare({ ink, places }: Scene, seat: number, field: FieldView, bought: readonly string[], r: Rect): void {
  const building = buildingOf(field.building!);
  if (building.type !== 'industry') return;
  drawSlot(ink, r, 10);
  places.add(`field:${seat}:${field.id}`, r);
  const y = r.y + r.h / 2;
  ink.globalAlpha = bought.includes(building.resource) ? 0.35 : 1;
  drawIcon(ink, building.resource, r.x + 5, y - 23, 46);
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: populationOf(building.worker).trade!, means: 'price' }, r.x + r.w - 42, y, style);
  drawIcon(ink, 'trade', r.x + r.w - 39, y - 17, 34);
  ink.globalAlpha = 1;
}
