import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { column, type Format, panelWidth, tableFormat } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { seatView } from '../kit/view.js';
import type { Focus } from '../request.js';
import type { CardLook } from './card.js';
import { cardRows } from './cards.js';
import { detailFlag } from './scene.js';
import { drawTop } from './top.js';
import { onOffer } from './words.js';

/** The kind `offer`: all buildings on offer in detail, and the reader's own hand. */
export const drawing = offerDrawing(tableFormat, 3, (view) => [...onOffer(view), ...(readerOf(view)?.hand ?? [])]);

/** A picture of buildings with their prices, so many beside each other. */
export function offerDrawing(
  format: Format,
  across: number,
  cards: (view: NusfjordView) => string[],
): Drawing<NusfjordView> {
  return {
    flagSize: detailFlag,
    ...column<NusfjordView>(format, {
      top: drawTop,
      panels(scene, { view, focus }) {
        const hand = readerOf(view)?.hand ?? [];
        const flagged = flaggedBy(focus);
        const look = (id: string): CardLook => ({ cost: true, hand: hand.includes(id), flagged: flagged(id) });
        const none = scene.say('nusfjord.none-on-offer');
        return cardRows(scene, cards(view), { width: panelWidth(format), across, look, none });
      },
    }),
  };
}

function flaggedBy(focus?: Focus): (id: string) => boolean {
  const flagged = new Set(focus?.targets.map(({ anchor }) => anchor));
  return (id) => flagged.has(`card:${id}`);
}

function readerOf(view: NusfjordView): SeatView | undefined {
  return typeof view.viewer === 'number' ? seatView(view, view.viewer) : undefined;
}
