import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { column, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatsSection } from '../kit/table.js';
import { displaySection } from './display.js';
import { docksSection } from './docks.js';
import { monksSection } from './monks.js';
import { offersNow } from './offers.js';
import { retireSection } from './retire.js';
import type { Scene } from './scene.js';
import { drawSeatPanel } from './seat-panel.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';
import { conquestSection, religionSection } from './tracks.js';

/** The kind `table`: what can be taken, every seat, and how far all have come. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 46,
  ...column<SantaMariaView>(tableFormat, { top: drawTop, panels }),
};

/** The height of a seat's panel, by the number of seats. */
const seatHeights = [0, 330, 400, 228, 228];

/** While colonies are set up, the offers take the place of what is not in use yet. */
function panels(scene: Scene): Section[] {
  const offers = offersNow(scene);
  const seats = seatsSection(scene, seatHeights[scene.view.seats.length]!, drawSeatPanel);
  const race = offers.length > 0 ? [] : [conquestSection(scene), monksSection(scene), retireSection(scene)];
  return [
    ...offers,
    supplySection(scene),
    displaySection(scene),
    docksSection(scene),
    seats,
    religionSection(scene),
    ...(offers.length > 0 ? [monksSection(scene)] : race),
  ];
}
