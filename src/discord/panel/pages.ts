import { evenly } from '../words/evenly.js';
import { limits } from '../words/limits.js';
import { rows } from './offer.js';
import type { ModelButton, PanelModel, PanelWords, Turned } from './types.js';

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
  const pages = evenly(all, limits.menuLines);
  const page = Math.max(0, Math.min(wanted, pages.length - 1));
  return { shown: pages[page] ?? [], page, pages: Math.max(1, pages.length) };
}

/** What the pages of a question's menu are called, and those of the free actions, which stand beside it. */
const names = {
  question: { page: 'panel.page', earlier: 'panel.earlier', later: 'panel.later' },
  free: { page: 'panel.free-page', earlier: 'panel.free-earlier', later: 'panel.free-later' },
} as const;

/**
 * Says which page of a menu is shown, with the buttons that turn it, where it has several. The other menu stays as it is
 * turned.
 * @example addPager(model, words, pageOf(entries, turned.free), turned, 'free')
 */
export function addPager(
  model: PanelModel,
  words: PanelWords,
  { page, pages }: Omit<Paged<unknown>, 'shown'>,
  turned: Turned,
  menu: keyof typeof names = 'question',
): void {
  if (pages === 1) return;
  model.lines.push(words.text(names[menu].page, { page: page + 1, pages }));
  const turn = (to: number, label: 'earlier' | 'later'): ModelButton[] => {
    if (to < 0 || to >= pages) return [];
    const value = printPages({ ...turned, ...(menu === 'free' ? { free: to } : { page: to, change: true }) });
    return [{ do: 'page', value, label: words.text(names[menu][label]), style: 'secondary' }];
  };
  rows(model, [...turn(page - 1, 'earlier'), ...turn(page + 1, 'later')]);
}

/**
 * What a button carries that turns a page: the question's, where that is turned, and the free actions', if not the first.
 * @example printPages({ page: 2, free: 1 }) // '2:1'
 */
function printPages({ page, change, free }: Turned): string {
  return `${change || page ? (page ?? 0) : ''}${free ? `:${free}` : ''}`;
}

/** Reads it back; of what is none of it, nothing is turned.
 * @example parsePages('2:1') // { page: 2, change: true, free: 1 } */
export function parsePages(value: string): Turned {
  const [, page, free] = /^(\d{1,3})?(?::(\d{1,3}))?$/.exec(value) ?? [];
  return { ...(page && { page: Number(page), change: true }), ...(free && { free: Number(free) }) };
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
