import { type Deck, data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf, seatShown } from '../kit/view.js';
import { drawCrate } from './crates.js';
import { nameSection } from './mat.js';
import { detailFlag, type Scene } from './scene.js';
import { cardPieces } from './signs.js';
import { drawTop } from './top.js';

const padding = { x: 16, y: 12 };
const headLine = 54;
const textSize = 32;
const crate = { w: 176, h: 112 };
/** Room for what a card brings, and at the right end for a flag. */
const signs = 210;
const corner = 40;

/** The kind `buildings`: a seat's building cards with what they do, and those it is looking at. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      const brief = seat.looking?.cards !== undefined;
      const own = [
        ...seat.small.map((id) => cardSection(scene, seat, { id, deck: 'small', brief })),
        ...seat.large.map(({ id, up }) => cardSection(scene, seat, { id, deck: 'large', down: !up, brief })),
      ];
      const none = own.length === 0 && !seat.looking ? [wordsSection(scene, scene.say('cooper-island.no-cards'))] : [];
      return [nameSection(scene, seat), ...lookedAt(scene, seat), ...own, ...none];
    },
  }),
};

interface Card {
  id: string;
  deck: Deck;
  down?: boolean;
  /** Without its text: others have to be read. */
  brief?: boolean;
}

/** The cards looked at for who may see them, for others how many. */
function lookedAt(scene: Scene, seat: SeatView): Section[] {
  const { looking } = seat;
  if (!looking) return [];
  const { deck, count, cards = [] } = looking;
  const caption = wordsSection(scene, scene.say('cooper-island.looking', { n: count }), `deck-${deck}`);
  return [caption, ...cards.map((id) => cardSection(scene, seat, { id, deck }))];
}

/** A card: its size, its name, whether it lies face down, and what it does in signs and words; the crate that it brings. */
function cardSection(scene: Scene, seat: SeatView, card: Card): Section {
  const { ink, places, locale } = scene;
  const { id, deck, down, brief } = card;
  const text = brief ? '' : data.cards[deck][id]!.text[locale];
  const extra = brief ? undefined : crateOf(seat, id);
  const width = panelWidth(closeFormat) - 2 * padding.x - (extra === undefined ? 0 : crate.w + 16);
  const words = text === '' ? 0 : paragraphHeight(ink, text, width);
  return {
    height: Math.ceil(2 * padding.y + Math.max(headLine + words - (brief ? 6 : 0), extra === undefined ? 0 : crate.h)),
    draw(r) {
      drawPanel(ink, r);
      places.add(`card:${id}`, r);
      const room = inset(r, padding.x, padding.y);
      const brings = extra === undefined ? signs : 0;
      drawHead(scene, card, { ...room, w: width - brings - corner, h: headLine - 8 });
      const body: Rect = { ...room, y: room.y + headLine, w: width, h: room.h - headLine };
      if (text !== '') drawParagraph(ink, text, body, { largest: textSize, color: down ? colors.muted : colors.ink });
      if (extra !== undefined) drawCrate(scene, seat, extra, { x: room.x + room.w - crate.w, y: room.y, ...crate });
      if (brings === 0) return;
      ink.globalAlpha = down ? 0.4 : 1;
      drawPieces(ink, [cardPieces(deck, id)], { ...room, x: room.x + width - brings - corner, w: brings, h: 46 }, 42);
      ink.globalAlpha = 1;
    },
  };
}

/** The crate that a card of the seat brings. */
function crateOf({ small }: SeatView, card: string): string | undefined {
  return small.includes(card) ? Object.values(data.crates).find((one) => one.card === card)?.id : undefined;
}

function drawHead(scene: Scene, { id, deck, down }: Card, r: Rect): void {
  const { ink } = scene;
  const y = r.y + r.h / 2;
  drawIcon(ink, `${deck}-building`, r.x, r.y, r.h);
  const x = r.x + r.h + 14;
  const room = r.w - (x - r.x) - (down ? 60 : 10);
  const style = { size: 38, weight: 'bold', color: down ? colors.muted : colors.ink, maxWidth: room } as const;
  const w = drawLine(ink, nameOf(scene, data.cards[deck][id]!), x, y, style);
  if (down) drawIcon(ink, 'flipped', x + w + 12, y - 20, 40);
}

/** A line of words, behind a sign. */
function wordsSection({ ink }: Scene, words: string, icon?: string): Section {
  return {
    height: 72,
    draw(r) {
      drawPanel(ink, r);
      const y = r.y + r.h / 2;
      if (icon !== undefined) drawIcon(ink, icon, r.x + padding.x, y - 23, 46);
      const x = r.x + padding.x + (icon === undefined ? 0 : 60);
      const style = { size: sizes.secondary, color: colors.muted, maxWidth: r.x + r.w - padding.x - x } as const;
      drawLine(ink, words, x, y, style);
    },
  };
}
