import type { IsleboundView } from '../../src/games/islebound/view.js';
import { column, panelWidth, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatsSection } from '../kit/table.js';
import { chartSection } from './chart.js';
import { influenceSection } from './influence.js';
import { rowsSection } from './rows.js';
import { drawSeatPanel } from './seat-panel.js';
import { drawTop } from './top.js';

const seatHeight = 250;

/** The kind `table`: the chart, every seat, the influence track and the buildings that can be had. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: 46,
  ...column<IsleboundView>(tableFormat, {
    top: drawTop,
    panels: (scene) => [
      chartSection(scene, panelWidth(tableFormat)),
      seatsSection(scene, seatHeight, drawSeatPanel),
      influenceSection(scene),
      rowsSection(scene),
    ],
  }),
};
