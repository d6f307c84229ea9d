import type { IsleboundView } from '../../src/games/islebound/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatShown } from '../kit/view.js';
import { capitalPanel, citiesPanel, crewPanel, renownPanel, stockPanel } from './area-panels.js';
import { nowSections } from './fight.js';
import { handSection } from './hand-panel.js';
import { influenceSection } from './influence.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';

/** The kind `area`: a seat's goods, crew, renown, cities, buildings, its cubes and, where they may be seen, its cards. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: detailFlag,
  ...column<IsleboundView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [
        ...nowSections(scene),
        stockPanel(scene, seat),
        crewPanel(scene, seat),
        renownPanel(scene, seat),
        citiesPanel(scene, seat),
        capitalPanel(scene, seat),
        influenceSection(scene),
        ...handSection(scene, seat),
      ];
    },
  }),
};
