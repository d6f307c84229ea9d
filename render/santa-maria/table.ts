import { type Rect, rows } from '../kit/geometry.js';
import { drawSea } from '../kit/sea.js';
import { canvasSize } from '../kit/theme.js';
import { displaySection } from './display.js';
import { docksSection } from './docks.js';
import { monksSection } from './monks.js';
import { boardsSection, townHallSection } from './offers.js';
import { retireSection } from './retire.js';
import type { Scene } from './scene.js';
import { drawSeatPanel } from './seat-panel.js';
import type { Section } from './section.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';
import { conquestSection, religionSection } from './tracks.js';

const margin = 20;
const gap = 14;
const headerHeight = 100;
const seatsWidth = 690;

/** The common table: every seat at the left, the shared board at the right. */
export function drawTable(scene: Scene): void {
  const { ink, view } = scene;
  drawSea(ink, { x: 0, y: 0, ...canvasSize });
  drawTop(scene, { x: margin, y: margin, w: canvasSize.w - 2 * margin, h: headerHeight });
  const y = margin + headerHeight + gap;
  const h = canvasSize.h - y - margin;
  const seatHeight = Math.floor((h - gap * (view.seats.length - 1)) / view.seats.length);
  view.seats.forEach((seat, i) => {
    drawSeatPanel(scene, seat, { x: margin, y: y + i * (seatHeight + gap), w: seatsWidth, h: seatHeight });
  });
  const x = margin + seatsWidth + gap;
  drawSections(scene, sections(scene), { x, y, w: canvasSize.w - x - margin, h });
}

/** What the shared board shows now: while colonies are set up, the offers take the place of what is not in use yet. */
function sections(scene: Scene): Section[] {
  const { view } = scene;
  const common = [supplySection(scene), displaySection(scene), docksSection(scene)];
  const offers = [
    ...(view.townHallSets.length > 0 ? [townHallSection(scene)] : []),
    ...(view.boardsLeft.length > 0 ? [boardsSection(scene)] : []),
  ];
  const race = offers.length > 0 ? [] : [conquestSection(scene), retireSection(scene)];
  return [...offers, ...common, religionSection(scene), ...race.slice(0, 1), monksSection(scene), ...race.slice(1)];
}

function drawSections(scene: Scene, list: Section[], r: Rect): void {
  const places = rows(
    r,
    list.map(({ height }) => height),
  );
  list.forEach((section, i) => {
    section.draw(scene, places[i]!);
  });
}
