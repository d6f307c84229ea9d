/** Making elements without HTML text: every string becomes a text node or an attribute value. */

type Child = Node | string | undefined | false;

/** Attributes by name (`true` is an empty one, `false` and undefined none); `on…` are listeners. */
export type Attributes = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/**
 * Makes an element.
 *
 * @example el('button', { type: 'button', class: 'quiet', onclick: close }, 'Close')
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

/** Appends what is there: undefined and false are skipped, so that parts can be conditional. */
export function append(parent: Node, children: Child[]): void {
  for (const child of children) if (child !== undefined && child !== false) parent.appendChild(asNode(child));
}

function asNode(child: Node | string): Node {
  return typeof child === 'string' ? document.createTextNode(child) : child;
}

/** The element of index.html with this id; a missing one is a bug of the page. */
export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element as T;
}

let lastId = 0;

/** An id for elements that label or own each other. */
export function newId(prefix: string): string {
  lastId += 1;
  return `${prefix}-${lastId}`;
}
