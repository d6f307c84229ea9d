/** The list above the composer: commands, options or values, chosen by keyboard, mouse or finger. */
import { byId, el, newId } from './dom.js';

export interface SuggestionRow {
  label: string;
  /** Second line. */
  detail?: string | undefined;
  /** Stands at the right edge. */
  hint?: string | undefined;
  onPick(): void;
}

export class Suggestions {
  readonly #box = byId('suggestions');
  readonly #title = byId('suggestions-title');
  readonly #list = byId('suggestions-list');
  #rows: SuggestionRow[] = [];
  #elements: HTMLElement[] = [];
  #active = -1;
  #input: HTMLInputElement | undefined;

  get open(): boolean {
    return !this.#box.hidden;
  }

  /**
   * Shows rows for an input. Without `highlight` Enter still belongs to the input until an arrow is pressed.
   * A title alone is a hint on what to type.
   */
  show(input: HTMLInputElement, title: string, rows: SuggestionRow[], highlight: boolean): void {
    if (this.#input !== input) this.#input?.removeAttribute('aria-activedescendant');
    this.#input = input;
    this.#rows = rows;
    this.#title.textContent = title;
    this.#title.hidden = title === '';
    this.#elements = rows.map((row) => this.#rowView(row));
    this.#list.replaceChildren(...this.#elements);
    this.#list.hidden = rows.length === 0;
    this.#box.hidden = rows.length === 0 && title === '';
    input.setAttribute('aria-expanded', String(rows.length > 0));
    this.#move(highlight && rows.length > 0 ? 0 : -1);
  }

  hide(): void {
    this.#box.hidden = true;
    this.#rows = [];
    this.#active = -1;
    this.#input?.setAttribute('aria-expanded', 'false');
    this.#input?.removeAttribute('aria-activedescendant');
  }

  /** Takes the keys that belong to the list; true when the key is used up. */
  handleKey(event: KeyboardEvent): boolean {
    if (!this.open || event.isComposing) return false;
    if (event.key === 'Escape') this.hide();
    else if (event.key === 'ArrowDown' && this.#rows.length > 0) this.#move((this.#active + 1) % this.#rows.length);
    else if (event.key === 'ArrowUp' && this.#rows.length > 0) {
      this.#move(this.#active <= 0 ? this.#rows.length - 1 : this.#active - 1);
    } else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && this.#active >= 0) {
      this.#rows[this.#active]!.onPick();
    } else return false;
    event.preventDefault();
    return true;
  }

  #rowView(row: SuggestionRow): HTMLElement {
    const element = el(
      'div',
      { role: 'option', id: newId('suggestion'), class: 'option' },
      el(
        'span',
        { class: 'option-text' },
        el('span', {}, row.label),
        row.detail !== undefined && row.detail !== '' && el('small', {}, row.detail),
      ),
      row.hint !== undefined && el('small', { class: 'hint' }, row.hint),
    );
    // The input must keep the focus, and on a phone the keyboard.
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('click', () => row.onPick());
    return element;
  }

  #move(to: number): void {
    this.#active = to;
    for (const [index, element] of this.#elements.entries()) {
      element.classList.toggle('active', index === to);
      element.setAttribute('aria-selected', String(index === to));
    }
    const element = this.#elements[to];
    if (element) {
      this.#input?.setAttribute('aria-activedescendant', element.id);
      element.scrollIntoView({ block: 'nearest' });
    } else this.#input?.removeAttribute('aria-activedescendant');
  }
}
