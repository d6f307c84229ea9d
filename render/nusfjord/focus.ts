import type { Focus } from '../request.js';

/** The kind of picture that shows each sort of place best; every other place is shown with the seat's own harbour. */
const kinds: Record<string, string> = {
  card: 'offer',
  elder: 'elders',
  space: 'table',
  plate: 'table',
  shares: 'table',
  'new-shares': 'table',
};

/** Which kind of picture shows a choice best: `table`, `area`, `offer` (buildings) or `elders`. */
export function suitsNusfjord({ action, targets }: Focus): string {
  // Where a worker may go is seen on the action board.
  if (action === '' && targets.length === 0) return 'table';
  const found = targets.map(({ anchor }) => anchor && kinds[anchor.split(':')[0]!]).find((kind) => kind !== undefined);
  return found || 'area';
}
