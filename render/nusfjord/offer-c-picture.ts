import { closeFormat } from '../kit/page.js';
import { offerDrawing } from './offer-picture.js';
import { onOffer } from './words.js';

/** The kind `offer-c`: the C buildings on offer. */
export const drawing = offerDrawing(closeFormat, 2, (view) => onOffer(view, ['C']));
