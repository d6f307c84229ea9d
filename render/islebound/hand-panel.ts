import type { SeatView } from '../../src/games/islebound/view.js';
import type { Section } from '../kit/section.js';
import { nameList } from './name-list.js';
import type { Scene } from './scene.js';
import { buildingName } from './words.js';

/** The cards in hand by name, for their holder; what they do is on a picture of its own. */
export function handSection(scene: Scene, { seat, hand = [], pick }: SeatView): Section[] {
  const cards = pick === undefined ? hand : [...hand, pick];
  if (cards.length === 0) return [];
  const words = { icon: 'hand', caption: scene.say('islebound.hand'), room: 0 };
  const { height, draw } = nameList(
    scene,
    cards,
    words,
    (id) => buildingName(scene, id),
    (id, r) => scene.places.add(`card:${id}`, r),
  );
  return [
    {
      height,
      draw(r) {
        scene.places.add(`hand:${seat}`, r, 'sign');
        draw(r);
      },
    },
  ];
}
