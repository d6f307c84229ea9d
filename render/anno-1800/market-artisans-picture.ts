import { marketDrawing } from './market.js';

/** The kind `market-artisans`: the industries for artisans on the gameboard. */
export const drawing = marketDrawing('artisans');
