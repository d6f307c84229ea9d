import type { Back } from '../../src/games/islebound/data.js';
import type { IsleboundView, SeatView } from '../../src/games/islebound/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import type { CardLook } from './card.js';
import { cardLines } from './cards.js';
import { saying } from './entry.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';
import { entriesOf } from './words.js';

/** Of more cards what they do is left out, so that all of them can be seen. */
const mostInDetail = 10;

/** The kind `cards`: the buildings that can be had, of the rows or of one's own hand, and what each does. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: detailFlag,
  ...column<IsleboundView>(closeFormat, { top: drawTop, panels }),
};

function panels(scene: Scene): Section[] {
  const { view, say } = scene;
  const { base, metropolis } = view.rows;
  const backs: Back[] = view.variants.metropolis ? ['metropolis', 'base'] : ['base'];
  const decks = saying(
    scene,
    say('islebound.decks', { base: base.deck, metropolis: view.variants.metropolis ? metropolis.deck : -1 }),
  );
  if (!view.variants.architect) return [...backs.flatMap((back) => row(scene, back)), decks];
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  return [...(own ? held(scene, own) : [saying(scene, say('islebound.hidden-hands'))]), decks];
}

function row(scene: Scene, back: Back): Section[] {
  const cards = entriesOf(scene, back).flatMap(({ card, books }) => (card ? [{ id: card, look: { books } }] : []));
  return cardLines(scene, cards);
}

/** In a draft first what one is kept of, then what is kept already. */
function held(scene: Scene, { hand = [], passing = [], pick }: SeatView): Section[] {
  const choice = pick === undefined ? passing : [];
  const kept = pick === undefined ? hand : [...hand, pick];
  const short: Pick<CardLook, 'short'> = choice.length + kept.length > mostInDetail ? { short: true } : {};
  const none = choice.length + kept.length === 0 ? [saying(scene, scene.say('islebound.no-cards'))] : [];
  return [
    ...none,
    ...cardLines(
      scene,
      choice.map((id) => ({ id, look: {} })),
    ),
    ...(choice.length > 0 && kept.length > 0 ? [saying(scene, scene.say('islebound.kept'))] : []),
    ...cardLines(
      scene,
      kept.map((id) => ({ id, look: { hand: true, ...short } })),
    ),
  ];
}
