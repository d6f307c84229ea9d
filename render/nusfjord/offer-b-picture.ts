import { closeFormat } from '../kit/page.js';
import { offerDrawing } from './offer-picture.js';
import { onOffer } from './words.js';

/** The kind `offer-b`: the B buildings on offer. */
export const drawing = offerDrawing(closeFormat, 2, (view) => onOffer(view, ['B']));
