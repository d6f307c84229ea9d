import { components } from '../../src/games/islebound/components.js';
import { type City, cityOf } from '../../src/games/islebound/data.js';
import type { CityView, IsleboundView } from '../../src/games/islebound/view.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawLine } from '../kit/paragraph.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { nameOf } from '../kit/view.js';
import { drawFee, drawFlagOf } from './banner.js';
import { entry } from './entry.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';

/** The cities under banners of one colour: what each asks for, whose it is, which ships lie there, and what it does. */
export function citiesDrawing(banner: City['banner']): Drawing<IsleboundView> {
  return {
    flagSize: detailFlag,
    ...column<IsleboundView>(closeFormat, {
      top: drawTop,
      panels: (scene) =>
        scene.view.cities.filter((city) => city.banner === banner).map((city) => citySection(scene, city)),
    }),
  };
}

function citySection(scene: Scene, city: CityView): Section {
  const text = components[city.text]?.text?.[scene.locale] ?? '';
  const { draw, height } = entry(scene, {
    text,
    width: panelWidth(closeFormat),
    head: (r) => drawHead(scene, city, r),
  });
  return {
    height,
    draw(r) {
      scene.places.add(`city:${city.id}`, r);
      draw(r);
    },
  };
}

/** Banner, name and fee; at the right end who holds it, and whose ships lie there. */
function drawHead({ ink, names, places, locale }: Scene, city: CityView, r: Rect): void {
  const y = r.y + r.h / 2 - 3;
  const after = drawFlagOf(ink, city.banner, city.needed, r.x, y);
  let right = r.x + r.w;
  for (const seat of city.ships) {
    right -= 54;
    drawToken(ink, seat, names[seat]!, right + 24, y, 46);
    places.add(`ship:${seat}`, { x: right, y: y - 24, w: 48, h: 48 });
  }
  if (city.ships.length > 0) {
    right -= 48;
    drawIcon(ink, 'ship', right, y - 21, 42);
    right -= 12;
  }
  let x = after + 12;
  if (city.owner !== undefined) {
    drawToken(ink, city.owner, names[city.owner]!, x + 24, y, 48);
    x += 58;
  }
  const name = { size: 38, weight: 'bold', color: colors.ink, maxWidth: right - x - 70 } as const;
  x += drawLine(ink, nameOf({ locale }, cityOf(city.id)), x, y, name, 30) + 16;
  drawFee(ink, city.fee, x, y);
}
