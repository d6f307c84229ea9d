import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import type { Drawing } from '../kit/scene.js';
import { drawSections, type Section } from '../kit/section.js';
import { openTable } from '../kit/table.js';
import { displaySection } from './display.js';
import { docksSection } from './docks.js';
import { monksSection } from './monks.js';
import { boardsSection, townHallSection } from './offers.js';
import { retireSection } from './retire.js';
import type { Scene } from './scene.js';
import { drawSeatPanel } from './seat-panel.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';
import { conquestSection, religionSection } from './tracks.js';

const seatsWidth = 690;

/** The kind `table`: every seat at the left, the shared board at the right. */
export const drawing: Drawing<SantaMariaView> = { flagSize: 46, draw: drawTable };

function drawTable(scene: Scene): void {
  const room = openTable(scene, { seatsWidth, drawTop, drawSeatPanel });
  drawSections(sections(scene), room);
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
