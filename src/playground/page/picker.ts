/**
 * A select menu: a button that opens a list of options with their descriptions. Keyboard as in a native one: arrows,
 * Home, End, Enter or space, Escape, and typing the first letters. On a phone the list is a sheet at the bottom.
 */
import { append, el, newId } from './dom.js';

export interface PickerOption {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: HTMLElement | undefined;
  selected?: boolean;
}

export interface PickerOptions {
  /** Shown while nothing is chosen. */
  label: string;
  /** What assistive technology calls it; the label unless told. */
  name?: string | undefined;
  options: PickerOption[];
  min: number;
  max: number;
  disabled?: boolean;
  doneText: string;
  /** Gets the values once the choice is made: at once for a single one, on Done otherwise. */
  onPick(values: string[]): void;
}

/** Time in which further letters belong to the word being typed. */
const typingMs = 700;

/** Makes the button; its list is made when it opens. */
export function picker(settings: PickerOptions): HTMLButtonElement {
  let chosen = settings.options.filter((option) => option.selected).map((option) => option.value);
  const text = el('span', { class: 'picker-text' });
  const show = () => {
    const labels = settings.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    text.textContent = labels.length > 0 ? labels.join(', ') : settings.label;
    text.classList.toggle('placeholder', labels.length === 0);
    const name = settings.name ?? settings.label;
    button.setAttribute('aria-label', labels.length > 0 ? `${name}: ${labels.join(', ')}` : name);
  };
  const button = el(
    'button',
    { type: 'button', class: 'picker', 'aria-haspopup': 'listbox', disabled: settings.disabled },
    text,
    el('span', { class: 'arrow', 'aria-hidden': 'true' }, '▾'),
  );
  show();
  button.addEventListener('click', () => {
    openList(button, settings, chosen, (values) => {
      chosen = values;
      show();
      settings.onPick(values);
    });
  });
  return button;
}

function openList(
  anchor: HTMLElement,
  settings: PickerOptions,
  before: string[],
  done: (values: string[]) => void,
): void {
  const single = settings.max === 1 && settings.min === 1;
  const chosen = new Set(before);
  const list = el('div', {
    role: 'listbox',
    tabindex: 0,
    class: 'picker-options',
    'aria-label': settings.label,
    'aria-multiselectable': single ? undefined : 'true',
  });
  const finish = el('button', { type: 'button', class: 'button style-1' }, settings.doneText);
  const popup = el('div', { popover: 'auto', class: 'popup picker-list' }, list, !single && finish);

  const rows = settings.options.map((option) => optionRow(option, single));
  append(list, rows);
  let active = Math.max(
    0,
    settings.options.findIndex(({ value }) => chosen.has(value)),
  );
  const paint = () => {
    for (const [index, row] of rows.entries()) {
      row.setAttribute('aria-selected', String(chosen.has(settings.options[index]!.value)));
      row.classList.toggle('active', index === active);
    }
    const row = rows[active];
    if (row) list.setAttribute('aria-activedescendant', row.id);
    row?.scrollIntoView({ block: 'nearest' });
    finish.disabled = chosen.size < settings.min || chosen.size > settings.max;
  };
  const close = () => popup.hidePopover();
  const take = (index: number) => {
    active = index;
    const { value } = settings.options[index]!;
    if (single) {
      close();
      done([value]);
      return;
    }
    if (chosen.has(value)) chosen.delete(value);
    else {
      if (settings.max === 1) chosen.clear();
      if (chosen.size < settings.max) chosen.add(value);
    }
    paint();
  };
  for (const [index, row] of rows.entries()) {
    row.addEventListener('click', () => take(index));
  }
  finish.addEventListener('click', () => {
    close();
    done(settings.options.map(({ value }) => value).filter((value) => chosen.has(value)));
  });
  const move = (to: number) => {
    active = Math.min(rows.length - 1, Math.max(0, to));
    paint();
  };
  const jump = typeAhead(settings.options, move);
  list.addEventListener('keydown', (event) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      Enter: () => take(active),
      ' ': () => take(active),
    };
    const step = steps[event.key];
    if (step) event.preventDefault();
    if (step) step();
    else if (event.key.length === 1) jump(event.key);
  });
  popup.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    anchor.setAttribute('aria-expanded', 'false');
    popup.remove();
    if (anchor.isConnected) anchor.focus();
  });
  // Inside the nearest dialog, since a modal one makes everything outside it inert; else in the page's main part.
  (anchor.closest('dialog, main') ?? document.body).append(popup);
  popup.showPopover();
  anchor.setAttribute('aria-expanded', 'true');
  place(popup, anchor);
  paint();
  list.focus();
}

function optionRow(option: PickerOption, single: boolean): HTMLElement {
  return el(
    'div',
    { role: 'option', id: newId('option'), class: 'option' },
    option.icon?.cloneNode(true),
    el(
      'span',
      { class: 'option-text' },
      el('span', {}, option.label),
      option.description !== undefined && el('small', {}, option.description),
    ),
    el('span', { class: single ? 'mark radio' : 'mark check', 'aria-hidden': 'true' }),
  );
}

function typeAhead(options: PickerOption[], move: (to: number) => void): (letter: string) => void {
  let word = '';
  let last = 0;
  return (letter) => {
    word = Date.now() - last < typingMs ? word + letter : letter;
    last = Date.now();
    const found = options.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(word.toLocaleLowerCase()));
    if (found >= 0) move(found);
  };
}

/** Below the anchor, or above it where there is more room. A narrow window's style sheet overrides this. */
function place(popup: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(260, popup.scrollHeight) && above > below;
  popup.style.setProperty('--left', `${Math.max(8, Math.min(box.left, window.innerWidth - box.width - 8))}px`);
  popup.style.setProperty('--width', `${box.width}px`);
  popup.style.setProperty('--room', `${up ? above : below}px`);
  popup.style.setProperty('--top', up ? 'auto' : `${box.bottom + 4}px`);
  popup.style.setProperty('--bottom', up ? `${window.innerHeight - box.top + 4}px` : 'auto');
}
