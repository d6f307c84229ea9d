/** The chat screens: each is a window of its own in a frame, so that each person has an own session, as in two browsers. */
import { byId, el } from '../dom.js';
import type { Place } from '../place.js';

/** Narrower windows show one screen. */
const wideScreen = '(min-width: 900px)';

/** Shows one or two screens, at the places the address names: `#Anna/quay&Bo/quay`. */
export function setUpScreens(): void {
  const host = byId('screens');
  const toggle = byId<HTMLButtonElement>('second-toggle');
  const wide = matchMedia(wideScreen);
  const places = location.hash.slice(1).split('&');
  const frames: HTMLIFrameElement[] = [];
  let wanted = true;

  const open = (index: number): HTMLIFrameElement =>
    el('iframe', {
      src: `/chat?person=${index + 1}#${places[index] ?? ''}`,
      title: `Screen ${index + 1}`,
    });
  const draw = () => {
    const count = wanted && wide.matches ? 2 : 1;
    while (frames.length > count) frames.pop()!.remove();
    while (frames.length < count) {
      const frame = open(frames.length);
      frames.push(frame);
      host.append(frame);
    }
    toggle.setAttribute('aria-pressed', String(count === 2));
    toggle.hidden = !wide.matches;
    note();
  };
  const note = () => {
    const shown = places.slice(0, frames.length);
    history.replaceState(null, '', `#${shown.join('&')}`);
  };

  toggle.addEventListener('click', () => {
    wanted = !wanted;
    draw();
  });
  wide.addEventListener('change', draw);
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<Place>) => {
    const index = frames.findIndex((frame) => frame.contentWindow === source);
    if (origin !== location.origin || index < 0) return;
    places[index] = data.address;
    frames[index]!.title = `Screen ${index + 1}: ${data.title}`;
    if (index === 0) document.title = data.title;
    note();
  });
  draw();
}
