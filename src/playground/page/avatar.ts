/** A round letter in a colour of its own for everybody. */
import { el } from './dom.js';

/** Number of colours in app.css, `.avatar-0` and on. */
const colours = 6;

export function avatar(id: string, name: string): HTMLElement {
  const letter = [...name.trim()].find((char) => /[\p{L}\p{N}]/u.test(char)) ?? '?';
  const colour = [...id].reduce((sum, digit) => sum + digit.charCodeAt(0), 0) % colours;
  return el('span', { class: `avatar avatar-${colour}`, 'aria-hidden': 'true' }, letter.toLocaleUpperCase());
}
