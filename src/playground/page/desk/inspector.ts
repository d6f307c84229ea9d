/** The bot's requests to Discord: a list, newest first, and all about the one that is picked. */
import { byId, el } from '../dom.js';
import type { RequestDetail, RequestLine } from './protocol.js';

/** Lines in the list; older ones fall out. */
const maxLines = 300;

export class Inspector {
  readonly #fetchDetail: (number: number) => Promise<RequestDetail>;
  readonly #section = byId('inspector');
  readonly #list = byId('lines');
  readonly #detail = byId('detail');
  readonly #toggle = byId<HTMLButtonElement>('requests-toggle');
  readonly #refusedOnly = byId<HTMLInputElement>('refused-only');
  #lines: RequestLine[] = [];
  #picked: number | undefined;

  constructor(fetchDetail: (number: number) => Promise<RequestDetail>) {
    this.#fetchDetail = fetchDetail;
    this.#refusedOnly.addEventListener('change', () => this.#draw());
    this.#toggle.addEventListener('click', () => this.#show(this.#section.hidden === true));
    byId('inspector-close').addEventListener('click', () => this.#show(false));
    this.#section.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#show(false);
    });
    this.#draw();
  }

  /** Begins anew, as after a lost connection. */
  reset(lines: RequestLine[]): void {
    this.#lines = lines.toReversed();
    this.#draw();
  }

  add(line: RequestLine): void {
    this.#lines.unshift(line);
    if (this.#lines.length > maxLines) this.#lines.pop();
    this.#drawBadge();
    if (this.#section.hidden || (this.#refusedOnly.checked && !isRefused(line))) return;
    if (this.#shown().length === 1) this.#draw();
    else this.#list.prepend(this.#lineView(line));
    while (this.#list.children.length > maxLines) this.#list.lastElementChild!.remove();
  }

  #shown(): RequestLine[] {
    return this.#refusedOnly.checked ? this.#lines.filter(isRefused) : this.#lines;
  }

  #show(open: boolean): void {
    this.#section.hidden = !open;
    this.#toggle.setAttribute('aria-expanded', String(open));
    if (open) {
      this.#draw();
      byId('inspector-close').focus();
    } else this.#toggle.focus();
  }

  #draw(): void {
    this.#drawBadge();
    const views = this.#shown().map((line) => this.#lineView(line));
    const nothing = this.#lines.length === 0 ? 'The bot has sent nothing yet.' : 'None has been refused.';
    this.#list.replaceChildren(...(views.length > 0 ? views : [el('p', { class: 'empty' }, nothing)]));
  }

  #drawBadge(): void {
    const refused = this.#lines.filter(isRefused).length;
    const badge = byId('refused');
    badge.hidden = refused === 0;
    badge.textContent = String(refused);
    badge.title = 'refused by Discord’s rules';
  }

  #lineView(line: RequestLine): HTMLElement {
    const refused = isRefused(line);
    const button = el(
      'button',
      {
        type: 'button',
        class: `line${refused ? ' refused' : line.status >= 400 || line.status === 0 ? ' failed' : ''}`,
        'aria-pressed': String(line.number === this.#picked),
        'data-number': line.number,
        onclick: () => void this.#pick(line.number),
      },
      el('span', { class: 'status' }, line.status === 0 ? 'cut off' : String(line.status)),
      el('span', { class: 'method' }, line.method),
      el('span', { class: 'path' }, line.path),
      el('small', {}, `${line.tookMs} ms`),
      refused && el('span', { class: 'why' }, line.schemaErrors[0]),
    );
    return button;
  }

  async #pick(number: number): Promise<void> {
    this.#picked = number;
    for (const button of this.#list.querySelectorAll('[data-number]')) {
      button.setAttribute('aria-pressed', String(button.getAttribute('data-number') === String(number)));
    }
    const views = await this.#fetchDetail(number).then(
      (request) => this.#detailView(request),
      (error: Error) => [el('p', { class: 'empty' }, error.message)],
    );
    const back = el(
      'button',
      { type: 'button', class: 'quiet back', onclick: () => this.#unpick() },
      'Back to the list',
    );
    this.#detail.replaceChildren(back, ...views);
    this.#detail.hidden = false;
    this.#section.classList.add('picked');
    this.#detail.scrollTop = 0;
  }

  #unpick(): void {
    this.#section.classList.remove('picked');
    this.#detail.hidden = true;
    this.#list.querySelector<HTMLElement>(`[data-number="${this.#picked}"]`)?.focus();
  }

  #detailView(request: RequestDetail): HTMLElement[] {
    const views: HTMLElement[] = [el('h3', {}, `${request.method} ${request.path} → ${request.status || 'cut off'}`)];
    const add = (title: string, ...content: HTMLElement[]) => views.push(el('h4', {}, title), ...content);
    if (request.schemaErrors.length > 0) {
      add('Refused because', el('ul', { class: 'errors' }, ...request.schemaErrors.map((text) => el('li', {}, text))));
    }
    if (Object.keys(request.query).length > 0) add('Query', json(request.query));
    if (request.body !== undefined) add('Sent', json(request.body));
    if (request.files.length > 0) {
      const names = request.files.map(({ name, size }) => el('li', {}, `${name}, ${size} bytes`));
      add('Files', el('ul', {}, ...names));
    }
    if (request.response !== undefined) add('Answer', json(request.response));
    return views;
  }
}

function isRefused({ schemaErrors }: RequestLine): boolean {
  return schemaErrors.length > 0;
}

function json(value: unknown): HTMLElement {
  return el('pre', { tabindex: 0 }, JSON.stringify(value, null, 2));
}
