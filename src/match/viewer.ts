import type { Viewer } from '../engine/index.js';
import type { MatchInfo } from './api.js';

declare const chosen: unique symbol;

/**
 * Whose eyes something is made for. All that draws, tells or puts into words takes one, and only this file makes any:
 * a seat that comes from elsewhere, such as a literal, is no onlooker.
 */
export type Onlooker = Viewer & { readonly [chosen]: true };

/** Anybody: what a channel gets to see.
 * @example draw(app, { viewer: publicViewer(), … }) */
export function publicViewer(): Onlooker {
  return 'public' as Onlooker;
}

/**
 * What a person may see: as the holder of their seat, else as anybody. Who gave up a seat is a stranger from then on;
 * once the match is over nothing is hidden any more, and the seat they had is theirs to look at again.
 * @example draw(app, { viewer: viewerOf(match, interaction.user.id), … })
 */
export function viewerOf(match: MatchInfo, personId: string): Onlooker {
  if (match.status === 'open') return publicViewer();
  const seat = match.seats.find(
    ({ person, by }) => person.id === personId && (by === 'person' || match.status === 'over'),
  );
  return (seat?.seat ?? 'public') as Onlooker;
}
