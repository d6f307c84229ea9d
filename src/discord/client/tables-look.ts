/** What somebody looks at: a page of a server's open tables, from 1; of one game, or all. */
export interface TablesLook {
  game?: string;
  page: number;
}

const looking = ['show', 'turn', 'game', 'stop'] as const;

/**
 * show, turn: shows the look. game: shows it of another game, which is picked in a menu. stop: the presser looks for tables of
 * that game no more. join: takes a seat of a match that gathers. take:
 * takes one that the vote `offer` offers.
 */
export type TablesPress = { on: 'tables'; look: TablesLook } & (
  | { do: (typeof looking)[number] }
  | { do: 'join'; match: string }
  | { do: 'take'; match: string; offer: string }
);

/** What stands behind the name of the press.
 * @example printTablesPress({ on: 'tables', do: 'show', look: { page: 2 } }) // 'show::2' */
export function printTablesPress(press: TablesPress): string {
  const look = `${press.do}:${press.look.game ?? ''}:${press.look.page}`;
  if (press.do === 'join') return `${look}:${press.match}`;
  return press.do === 'take' ? `${look}:${press.match}:${press.offer}` : look;
}

/** Reads it back; undefined: it is none. Whether there is such a game is not asked here.
 * @example parseTablesPress('join:nusfjord:1:k3x9qm2a') */
export function parseTablesPress(text: string): TablesPress | undefined {
  const found = /^([a-z]+):([a-z0-9-]*):([1-9]\d{0,3})(?::([a-z0-9]{1,16}))?(?::([a-z0-9]{1,16}))?$/.exec(text);
  if (!found) return undefined;
  const [, name, game, page, match, offer] = found;
  const press = { on: 'tables' as const, look: { ...(game && { game }), page: Number(page) } };
  const part = looking.find((one) => one === name);
  if (part) return match === undefined ? { ...press, do: part } : undefined;
  if (name === 'join' && match !== undefined && offer === undefined) return { ...press, do: name, match };
  return name === 'take' && match !== undefined && offer !== undefined
    ? { ...press, do: name, match, offer }
    : undefined;
}
