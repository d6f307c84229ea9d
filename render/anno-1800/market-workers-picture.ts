import { marketDrawing } from './market.js';

/** The kind `market-workers`: the industries for workers on the gameboard. */
export const drawing = marketDrawing('workers');
