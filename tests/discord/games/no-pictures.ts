/**
 * Pictures of games that have none, for tests that play a small game of their own on the twin:
 * `vi.mock('../../render/describe.js', () => import('./games/no-pictures.js'))`.
 */
export const suits = (): string => 'table';
export const kinds = (): string[] => ['table', 'area'];
export const altText = (): string => 'A table.';
export const sentences = (): string[] => ['A table.'];
export const known = <T>(_game: string, table: Record<string, T>): T | undefined => Object.values(table)[0];
