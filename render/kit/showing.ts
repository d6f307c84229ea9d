import type { Focus } from '../request.js';

/**
 * The first kind of picture that shows all places of a choice; undefined: none does, or it has no places.
 * @param shown the sorts of places (the first word of an anchor) on each kind, the kind that is liked best first
 * @example kindShowing({ area: ['cell'], table: ['cell', 'dock'] }, focus) // 'table'
 */
export function kindShowing<K extends string>(shown: Record<K, string[]>, { targets }: Focus): K | undefined {
  const anchors = targets.flatMap(({ anchor, touches = [] }) =>
    anchor === undefined ? touches : [anchor, ...touches],
  );
  if (anchors.length === 0) return undefined;
  const sorts = new Set(anchors.map((anchor) => anchor.split(':')[0]!));
  const kinds = Object.keys(shown) as K[];
  return kinds.find((kind) => [...sorts].every((sort) => shown[kind].includes(sort)));
}
