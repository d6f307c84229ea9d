import { cityOf, data, record } from '../../src/games/islebound/data.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import { entry, headLine, saying } from './entry.js';
import { drawEventSign } from './event-sign.js';
import { nowSections } from './fight.js';
import { detailFlag, type Scene } from './scene.js';
import { gainPieces, signsOf } from './signs.js';
import { drawTop } from './top.js';

const width = panelWidth(closeFormat);
const bold = { weight: 'bold', color: colors.ink } as const;

/** The kind `events`: events, reputation cards, crew for hire, renown tokens and what else lies on the renown board. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: detailFlag,
  ...column<IsleboundView>(closeFormat, { top: drawTop, panels }),
};

function panels(scene: Scene): Section[] {
  const { view } = scene;
  const events = view.events.flatMap(({ top }) => (top === undefined ? [] : [eventSection(scene, top)]));
  const cards = view.reputation.flatMap(({ top }) => (top === undefined ? [] : [reputationSection(scene, top)]));
  return [...nowSections(scene), ...events, ...cards, crewSection(scene), boardSection(scene), ...discards(scene)];
}

function eventSection(scene: Scene, id: string): Section {
  const { ink, places, locale } = scene;
  const event = record(data.events, id);
  const { height, draw } = entry(scene, {
    text: event.text[locale],
    width,
    head(r) {
      drawEventSign(ink, event.influence, r.x + 32, r.y + headLine / 2 - 2);
      drawLine(ink, nameOf(scene, event), r.x + 78, r.y + headLine / 2 - 2, { ...bold, size: 36, maxWidth: r.w - 78 });
    },
  });
  return {
    height,
    draw(r) {
      places.add(`event:${id}`, r);
      // Where it happens is a place of its own on the chart.
      places.add(`city:${cityOf(event.city).id}`, r);
      draw(r);
    },
  };
}

function reputationSection(scene: Scene, id: string): Section {
  const { ink, places, locale } = scene;
  const card = record(data.reputation, id);
  const { height, draw } = entry(scene, {
    text: card.text[locale],
    width,
    head(r) {
      drawIcon(ink, 'reputation', r.x, r.y + 2, 44);
      drawLine(ink, nameOf(scene, card), r.x + 58, r.y + headLine / 2 - 2, { ...bold, size: 36, maxWidth: r.w - 58 });
    },
  });
  return {
    height,
    draw(r) {
      places.add(`reputation:${id}`, r);
      draw(r);
    },
  };
}

/** The crew display: who can be hired, for how much. */
function crewSection(scene: Scene): Section {
  return {
    height: captioned(scene, 132),
    draw(r) {
      const { display } = scene.view.recruits;
      const caption = scene.say('islebound.for-hire', { n: scene.view.recruits.count });
      const room = openSection(scene, r, { icon: 'crew' }, caption);
      for (const [i, spot] of columns(room, display.length, 10).entries()) drawRecruit(scene, i, spot);
    },
  };
}

function drawRecruit(scene: Scene, slot: number, r: Rect): void {
  const { ink, view, places } = scene;
  const type = view.recruits.display[slot];
  drawSlot(ink, r, 10);
  places.add(`recruit:${slot + 1}`, r);
  const price = { x: r.x + 12, y: r.y + 28 };
  const figure = { ...bold, size: 38 } as const;
  const w = drawFigure(ink, { text: view.recruits.coins[slot]!, means: 'price' }, price.x, price.y, figure);
  drawIcon(ink, 'coins', price.x + w + 4, price.y - 19, 38);
  if (!type) return;
  const crew = record(data.crew, type);
  drawPieces(ink, [signsOf(crew.skills)], { x: r.x + r.w - 112, y: r.y + 4, w: 104, h: 50 }, 48);
  const name = { x: r.x + 8, y: r.y + 58, w: r.w - 16, h: r.h - 62 };
  drawName(scene, nameOf(scene, crew), name);
}

function drawName({ ink }: Scene, words: string, r: Rect): void {
  const lines = words.split(' ');
  const style = { ...bold, size: 32, align: 'center', maxWidth: r.w } as const;
  const short = lines.length === 1;
  for (const [i, text] of lines.entries()) {
    drawLine(ink, text, r.x + r.w / 2, r.y + (short ? r.h / 2 : r.h * (i === 0 ? 0.25 : 0.75)), style, sizes.detail);
  }
}

/** The token on top with what it brings and how many there are, the treasure, and the fighters in the supply. */
function boardSection({ ink, view, places }: Scene): Section {
  return {
    height: 84,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 16, 10);
      const y = room.y + room.h / 2;
      const { top, count } = view.tokens;
      places.add('tokens', { ...room, w: 250 });
      const after = drawAmount(ink, 'token', `×${count}`, room.x, y, 50, 42);
      const gains = { x: room.x + after + 12, y: room.y, w: 236 - after, h: room.h };
      if (top !== undefined) drawPieces(ink, [gainPieces(record(data.tokens, top).get)], gains, 48);
      let x = room.x + 270;
      const treasure = { x, y: room.y, w: 150, h: room.h };
      places.add('treasure', treasure);
      drawIcon(ink, 'treasure', x, y - 25, 50);
      drawFigure(ink, { text: view.treasure, means: 'treasure' }, x + 60, y, { ...bold, size: 42 });
      x += 170;
      for (const kind of ['pirates', 'serpents'] as const) {
        drawAmount(ink, kind, `×${view.supply[kind]}`, x, y, 50, 42);
        x += 152;
      }
    },
  };
}

/** What was done last. */
function discards(scene: Scene): Section[] {
  const { view, places, say } = scene;
  const last = [
    ...view.eventDiscards
      .slice(-1)
      .map((id) => ({ anchor: `event:${id}`, name: nameOf(scene, record(data.events, id)) })),
    ...view.reputationDiscards
      .slice(-1)
      .map((id) => ({ anchor: `reputation:${id}`, name: nameOf(scene, record(data.reputation, id)) })),
  ];
  return last.map(({ anchor, name }) => {
    const { height, draw } = saying(scene, say('islebound.done-last', { name }));
    return {
      height,
      draw(r) {
        places.add(anchor, r);
        draw(r);
      },
    };
  });
}
