import type { IsleboundView } from '../../src/games/islebound/view.js';
import { column, panelWidth, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatsSection } from '../kit/table.js';
import { chartSection } from './chart.js';
import { nowSections } from './fight.js';
import { influenceSection } from './influence.js';
import { offersStrip } from './offers-strip.js';
import { rowsSection } from './rows.js';
import { drawSeatPanel } from './seat-panel.js';
import { drawTop } from './top.js';

const seatHeight = 244;

/** The kind `table`: the chart, every seat, the influence track and the buildings that can be had. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: 46,
  ...column<IsleboundView>(tableFormat, {
    top: drawTop,
    panels: (scene) => [
      ...nowSections(scene),
      chartSection(scene, panelWidth(tableFormat)),
      seatsSection(scene, seatHeight, drawSeatPanel),
      influenceSection(scene),
      offersStrip(scene),
      ...rowsSection(scene, panelWidth(tableFormat)),
    ],
  }),
};
