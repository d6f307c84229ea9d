import { citiesDrawing } from './cities.js';

/** The kind `cities-blue`: the cities that diplomacy takes. */
export const drawing = citiesDrawing('blue');
