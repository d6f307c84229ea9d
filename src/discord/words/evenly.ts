/**
 * Items on as few pages as take `most` each, all about equally full: none stands alone on the last.
 * @example evenly([1, 2, 3, 4, 5, 6, 7], 6) // [[1, 2, 3, 4], [5, 6, 7]]
 */
export function evenly<T>(items: T[], most: number): T[][] {
  const pages = Math.ceil(items.length / most);
  const start = (page: number): number => Math.ceil((items.length * page) / pages);
  return Array.from({ length: pages }, (_, page) => items.slice(start(page), start(page + 1)));
}

/**
 * Pages that were filled one after another, made about equally full, as far as what moves on to a later page fits there.
 * @example evened([['a', 'b', 'c'], ['d']], () => true) // [['a', 'b'], ['c', 'd']]
 */
export function evened<T>(filled: T[][], fits: (page: T[]) => boolean): T[][] {
  const pages = filled.map((page) => [...page]);
  for (let moved = true; moved; ) {
    moved = false;
    for (let at = pages.length - 1; at > 0; at -= 1) {
      const [before, page] = [pages[at - 1]!, pages[at]!];
      if (before.length < page.length + 2 || !fits([before.at(-1)!, ...page])) continue;
      page.unshift(before.pop()!);
      moved = true;
    }
  }
  return pages;
}
