import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { columns, type Rect } from '../kit/geometry.js';
import { openPage } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatView } from '../kit/view.js';
import type { Focus } from '../request.js';
import { type CardLook, cardHeight, drawCard } from './card.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';
import { onOffer } from './words.js';

const between = 12;
/** Few cards do not fill the page: so much is added to the height of each at most. */
const mostAdded = 160;

/** The kind `offer`: all buildings on offer in detail, and the reader's own hand. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: detailFlag,
  draw: (scene, { view, focus }) => drawOffer(scene, readerOf(view), focus),
};

function readerOf(view: NusfjordView): SeatView | undefined {
  return typeof view.viewer === 'number' ? seatView(view, view.viewer) : undefined;
}

function drawOffer(scene: Scene, reader: SeatView | undefined, focus?: Focus): void {
  const { ink, view, places } = scene;
  const { header, body } = openPage(ink);
  drawTop(scene, header);
  const hand = reader?.hand ?? [];
  const flagged = new Set(focus?.targets.map(({ anchor }) => anchor));
  const cards = [...onOffer(view), ...hand];
  const look = (id: string): CardLook => ({ cost: true, hand: hand.includes(id), flagged: flagged.has(`card:${id}`) });
  const rects = arrange(cards, body, (id, width) => cardHeight(scene, id, width, look(id)));
  for (const [i, id] of cards.entries()) {
    drawCard(scene, id, rects[i]!, look(id));
    places.add(`card:${id}`, rects[i]!);
  }
}

type Needs = (id: string, width: number) => number;

/** Places for the cards: in rows where their texts fit, otherwise in columns, which waste less room. */
function arrange(cards: string[], r: Rect, needs: Needs): Rect[] {
  const few = cards.length > 8 ? 5 : 4;
  for (const across of [few, few + 1]) {
    for (const lay of [inRows, inColumns]) {
      const { rects, fits } = lay(cards, r, across, needs);
      if (fits) return rects;
    }
  }
  return inColumns(cards, r, few + 1, needs).rects;
}

interface Laid {
  rects: Rect[];
  /** Is every card as high as it needs? */
  fits: boolean;
}

function inRows(cards: string[], r: Rect, across: number, needs: Needs): Laid {
  const spots = columns(r, across, between);
  const lines = Array.from({ length: Math.ceil(cards.length / across) }, (_, line) =>
    cards.slice(line * across, (line + 1) * across),
  );
  const stack = stacked(
    lines.map((line) => Math.max(...line.map((id) => needs(id, spots[0]!.w)))),
    r,
  );
  return {
    fits: stack.fits,
    rects: lines.flatMap((line, i) => line.map((_, at) => ({ ...spots[at]!, ...stack.spans[i]! }))),
  };
}

function inColumns(cards: string[], r: Rect, across: number, needs: Needs): Laid {
  const laid = columns(r, across, between).map((spot, i) => {
    const from = Math.ceil((cards.length * i) / across);
    const own = cards.slice(from, Math.ceil((cards.length * (i + 1)) / across));
    const stack = stacked(
      own.map((id) => needs(id, spot.w)),
      r,
    );
    return { fits: stack.fits, rects: stack.spans.map((span) => ({ ...spot, ...span })) };
  });
  return { fits: laid.every(({ fits }) => fits), rects: laid.flatMap(({ rects }) => rects) };
}

/** One below the other: what is left over of the height goes evenly to all, what is missing is taken evenly. */
function stacked(heights: number[], r: Rect): { spans: { y: number; h: number }[]; fits: boolean } {
  const room = r.h - between * (heights.length - 1);
  const left = (room - heights.reduce((a, b) => a + b, 0)) / heights.length;
  let { y } = r;
  const spans = heights.map((height) => {
    const span = { y, h: Math.floor(height + Math.min(left, mostAdded)) };
    y += span.h + between;
    return span;
  });
  return { spans, fits: left >= 0 };
}
