import { citiesDrawing } from './cities.js';

/** The kind `cities-red`: the cities that an attack takes. */
export const drawing = citiesDrawing('red');
