import { limits } from '../words/limits.js';
import { rows } from './offer.js';
import type { ModelButton, PanelModel, PanelWords } from './types.js';

/** Of what is too much for one menu, what stands in it now. */
interface Paged<T> {
  shown: T[];
  /** From 0. */
  page: number;
  pages: number;
}

/**
 * The part of a long menu that is turned to; a page beyond the last is the last.
 * @example pageOf(entries, 1).shown
 */
export function pageOf<T>(all: T[], wanted = 0): Paged<T> {
  const pages = Math.max(1, Math.ceil(all.length / limits.menuLines));
  const page = Math.min(wanted, pages - 1);
  return { shown: all.slice(page * limits.menuLines, (page + 1) * limits.menuLines), page, pages };
}

/** Says which page of a menu is shown, with the buttons that turn it, where it has several. */
export function addPager(model: PanelModel, words: PanelWords, { page, pages }: Omit<Paged<unknown>, 'shown'>): void {
  if (pages === 1) return;
  model.lines.push(words.text('panel.page', { page: page + 1, pages }));
  const turn = (to: number, key: string): ModelButton[] =>
    to < 0 || to >= pages ? [] : [{ do: 'page', value: String(to), label: words.text(key), style: 'secondary' }];
  rows(model, [...turn(page - 1, 'panel.earlier'), ...turn(page + 1, 'panel.later')]);
}

/**
 * How a component says which page its question was turned to, so that what it does keeps it.
 * @example printTurned('crew', 1) // 'crew:1'
 */
export function printTurned(param: string, page: number): string {
  return `${param}:${page}`;
}

/** Reads it back; undefined: the component says nothing of a page. */
export function parseTurned(value: string): { of: string; page: number } | undefined {
  const [, of, page] = /^([^:]+):(\d{1,3})$/.exec(value) ?? [];
  return of === undefined ? undefined : { of, page: Number(page) };
}
