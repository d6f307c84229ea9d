import { marketDrawing } from './market.js';

/** The kind `market-ships`: the industries for engineers, shipyards and ships on the gameboard. */
export const drawing = marketDrawing('ships');
