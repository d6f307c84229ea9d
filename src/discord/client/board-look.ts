/** What somebody looks at: a page of a leaderboard of the server they are in (`here`), of all its time or a season, or of all (`all`). */
export interface BoardLook {
  where: 'here' | 'all';
  game?: string;
  /** A number of players. */
  seats?: number;
  /** A season of that server. */
  season?: number;
  /** From 1; `own`: the one that the reader is on. */
  page: number | 'own';
  as: 'picture' | 'text';
}

/**
 * show: shows the look. game, seats, season: shows it of another game, number of players or season, which is picked in a menu. keep: has it stand in the
 * channel, and be kept up to date. end: ends that.
 */
const boardParts = ['show', 'game', 'seats', 'season', 'keep', 'end'] as const;

/** On a leaderboard. */
export interface BoardPress {
  on: 'board';
  do: (typeof boardParts)[number];
  look: BoardLook;
}

const ownPage = 'own';

/** @example printBoardLook({ where: 'all', game: 'nusfjord', page: 2, as: 'picture' }) // 'all:nusfjord::2:picture' */
export function printBoardLook({ where, game, seats, season, page, as }: BoardLook): string {
  return `${where}:${game ?? ''}:${seats ?? ''}:${page}:${as}${season === undefined ? '' : `:${season}`}`;
}

/** Reads it back; undefined: it is none. Whether there is such a game is not asked here.
 * @example parseBoardLook('all:nusfjord::2:picture') */
export function parseBoardLook(text: string): BoardLook | undefined {
  const found = /^(here|all):([a-z0-9-]*):(\d?):(own|[1-9]\d{0,5}):(picture|text)(?::(\d{1,12}))?$/.exec(text);
  if (!found) return undefined;
  const [, where, game, seats, page, as, season] = found as unknown as string[];
  if (season && where !== 'here') return undefined;
  return {
    where: where as BoardLook['where'],
    ...(game && { game }),
    ...(seats && { seats: Number(seats) }),
    ...(season && { season: Number(season) }),
    page: page === ownPage ? ownPage : Number(page),
    as: as as BoardLook['as'],
  };
}

/** What stands behind the name of the press. @example printBoardPress({ on: 'board', do: 'show', look }) */
export function printBoardPress({ do: part, look }: BoardPress): string {
  return `${part}:${printBoardLook(look)}`;
}

/** Reads it back. @example parseBoardPress('show:all:nusfjord::2:picture') */
export function parseBoardPress(text: string): BoardPress | undefined {
  const [first, ...rest] = text.split(':');
  const part = boardParts.find((one) => one === first);
  const look = parseBoardLook(rest.join(':'));
  return part && look && { on: 'board', do: part, look };
}
