/** The list of messages: redraws what changed, keeps the place in it, and reads new ones out. */
import type { Context } from './context.js';
import { byId, el } from './dom.js';
import { messageView, type Presses } from './message-view.js';
import type { WireMessage } from './protocol.js';
import type { Pending, State } from './state.js';

/** Messages by one author this close together, in milliseconds, share one heading. */
const togetherMs = 7 * 60_000;
/** Pixels from the end at which the reader still counts as being there. */
const nearEnd = 80;

interface Drawn {
  wire: WireMessage;
  presses: Presses;
  follows: boolean;
  element: HTMLElement;
}

export class MessageList {
  readonly #state: State;
  readonly #context: () => Context;
  readonly #scroller = byId('messages');
  readonly #list = byId('message-list');
  readonly #latest = byId<HTMLButtonElement>('latest');
  #drawn = new Map<string, Drawn>();
  #atEnd = true;
  #lastTop = 0;
  /** Control that had the focus before its message was redrawn or disabled. */
  #focused: { messageId: string; customId: string } | undefined;

  constructor(state: State, context: () => Context) {
    this.#state = state;
    this.#context = context;
    this.#scroller.addEventListener('scroll', () => {
      const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
      // Growing content leaves the end behind without anybody having scrolled; only going up is leaving it.
      if (scrollHeight - scrollTop - clientHeight < nearEnd) this.#atEnd = true;
      else if (scrollTop < this.#lastTop) this.#atEnd = false;
      this.#lastTop = scrollTop;
      if (this.#atEnd) this.#latest.hidden = true;
    });
    this.#latest.addEventListener('click', () => this.toEnd());
    // Pictures arrive after their message.
    const resized = new ResizeObserver(() => this.#atEnd && this.toEnd());
    resized.observe(this.#list);
    resized.observe(this.#scroller);
  }

  /** Draws everything anew, for another reader or channel. */
  reset(): void {
    this.#drawn.clear();
    this.#list.replaceChildren();
    this.#atEnd = true;
    this.update();
  }

  /** Draws what has changed since. */
  update(): void {
    const messages = this.#state.visible();
    const next = new Map<string, Drawn>();
    for (const [index, wire] of messages.entries()) {
      next.set(wire.data.id, this.#draw(wire, follows(messages[index - 1], wire)));
    }
    const wanted = [...[...next.values()].map(({ element }) => element), ...this.#sending()];
    if (wanted.length === 0) wanted.push(this.#empty());
    this.#drawn = next;
    replaceChildren(this.#list, wanted);
    this.#restoreFocus();
    if (this.#atEnd) this.toEnd();
  }

  /** Reads a new message out to those who hear the page, and goes or offers the way to it. */
  announce(wire: WireMessage): void {
    const element = this.#drawn.get(wire.data.id)?.element;
    if (!element) return;
    // What answers the reader's own press must not stay out of sight.
    if (wire.onlyFor !== undefined) this.toEnd();
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would read spoilers out
    byId('announcer').textContent = element.innerText.slice(0, 500);
    this.#latest.hidden = this.#atEnd;
  }

  /** Keeps what is on screen where it is while `change` adds older messages above. */
  keepPlace(change: () => void): void {
    const fromEnd = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    this.#atEnd = false;
    change();
    this.#scroller.scrollTop = this.#scroller.scrollHeight - fromEnd;
  }

  /** Scrolls to the newest message and stays there. */
  toEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#latest.hidden = true;
    this.#atEnd = true;
  }

  #draw(wire: WireMessage, follows: boolean): Drawn {
    const presses = this.#presses(wire.data.id);
    const before = this.#drawn.get(wire.data.id);
    const same =
      before?.wire === wire &&
      before.follows === follows &&
      before.presses.busy === presses.busy &&
      before.presses.failure === presses.failure;
    if (before && same) return before;
    const active = document.activeElement;
    if (before && active instanceof HTMLElement && before.element.contains(active) && active.dataset.customId) {
      this.#focused = { messageId: wire.data.id, customId: active.dataset.customId };
    }
    return { wire, presses, follows, element: messageView(wire, this.#context(), presses, follows) };
  }

  #presses(messageId: string): Presses {
    const own = [...this.#state.pending.values()].filter(
      (pending) => pending.messageId === messageId && pending.personaId === this.#state.personaId,
    );
    return {
      busy: own.find(({ failure }) => failure === undefined)?.customId,
      failure: own.find(({ failure }) => failure !== undefined)?.failure,
    };
  }

  /** What a newcomer meets. */
  #empty(): HTMLElement {
    const { strings, actions } = this.#context();
    const show = { type: 'button', class: 'button style-1', onclick: () => actions.openCommand('') };
    return el('div', { class: 'empty' }, el('p', {}, strings.empty), el('button', show, strings.showCommands));
  }

  /** Commands on their way, and those that nobody answered. */
  #sending(): HTMLElement[] {
    const { strings, actions } = this.#context();
    const here = [...this.#state.pending].filter(
      ([, { line, personaId, channelId }]) =>
        line !== undefined && personaId === this.#state.personaId && channelId === this.#state.channelId,
    );
    return here.map(([id, { line, failure }]: [string, Pending]) =>
      el(
        'p',
        {
          class: failure === undefined ? 'sending' : 'sending failure',
          role: failure === undefined ? undefined : 'alert',
        },
        el('span', { class: 'mention' }, line ?? ''),
        ` ${failure === undefined ? strings.sending : failure || strings.failed} `,
        failure !== undefined &&
          el('button', { type: 'button', class: 'link', onclick: () => actions.dismiss(id) }, strings.dismiss),
      ),
    );
  }

  /** A redrawn message gives the focus back to the control that had it, once that can be used again. */
  #restoreFocus(): void {
    if (!this.#focused || (document.activeElement && document.activeElement !== document.body)) return;
    const { messageId, customId } = this.#focused;
    const control = this.#drawn
      .get(messageId)
      ?.element.querySelector<HTMLElement>(`[data-custom-id="${CSS.escape(customId)}"]:not(:disabled)`);
    if (!control) return;
    control.focus({ preventScroll: true });
    this.#focused = undefined;
  }
}

/** Puts `wanted` into the list without moving elements that stand right already. */
function replaceChildren(list: HTMLElement, wanted: HTMLElement[]): void {
  const keep = new Set<Element>(wanted);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  for (const [index, element] of wanted.entries()) {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  }
}

function follows(before: WireMessage | undefined, wire: WireMessage): boolean {
  if (!before || before.onlyFor !== wire.onlyFor || wire.data.interaction !== undefined) return false;
  const apart = Date.parse(wire.data.timestamp) - Date.parse(before.data.timestamp);
  return before.data.author.id === wire.data.author.id && apart < togetherMs;
}
