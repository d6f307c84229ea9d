const views = ['scores', 'streaks', 'finishes', 'achievements'] as const;

/** What somebody looks at of the records of the server they are in (`here`) or of all (`all`). */
export interface RecordsLook {
  view: (typeof views)[number];
  where: 'here' | 'all';
  game?: string;
  /** A number of players. */
  seats?: number;
  /** From 1; of the scores. */
  page: number;
}

/** show: shows another view, or of another place. turn: shows another page. game: shows those of a game, which is picked in a menu. */
const parts = ['show', 'where', 'turn', 'game'] as const;

/** On records. */
export interface RecordsPress {
  on: 'records';
  do: (typeof parts)[number];
  look: RecordsLook;
}

/** @example printRecordsLook({ view: 'scores', where: 'here', page: 2 }) // 'scores:here:::2' */
export function printRecordsLook({ view, where, game, seats, page }: RecordsLook): string {
  return `${view}:${where}:${game ?? ''}:${seats ?? ''}:${page}`;
}

/** Reads it back; undefined: it is none. Whether there is such a game is not asked here.
 * @example parseRecordsLook('streaks:all:nusfjord::1') */
export function parseRecordsLook(text: string): RecordsLook | undefined {
  const found = /^([a-z]+):(here|all):([a-z0-9-]*):(\d?):([1-9]\d{0,5})$/.exec(text);
  if (!found) return undefined;
  const [, named, where, game, seats, page] = found;
  const view = views.find((one) => one === named);
  if (!view) return undefined;
  return {
    view,
    where: where as RecordsLook['where'],
    ...(game && { game }),
    ...(seats && { seats: Number(seats) }),
    page: Number(page),
  };
}

/** What stands behind the name of the press. @example printRecordsPress({ on: 'records', do: 'show', look }) */
export function printRecordsPress({ do: part, look }: RecordsPress): string {
  return `${part}:${printRecordsLook(look)}`;
}

/** Reads it back. @example parseRecordsPress('show:streaks:all:nusfjord::1') */
export function parseRecordsPress(text: string): RecordsPress | undefined {
  const [first, ...rest] = text.split(':');
  const part = parts.find((one) => one === first);
  const look = parseRecordsLook(rest.join(':'));
  return part && look && { on: 'records', do: part, look };
}
