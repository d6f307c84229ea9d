import type { MatchResult } from '../../match/api.js';

/** What a result says of its seats, in few characters, for presses that are about just that. @example seen(result) // '1.45-2.40' */
export function seen({ seats, cancelled }: MatchResult): string {
  return `${seats.map(({ place, points }) => `${place}.${points}`).join('-')}${cancelled ? 'x' : ''}`;
}
