const views = ['all', 'past', 'curve', 'versus'] as const;

/** What somebody looks at of a person: all in short, their matches, how their rating went, or their matches against the reader. */
export interface ProfileLook {
  /** Whose profile it is, by id. */
  person: string;
  view: (typeof views)[number];
  /** From 1; of what has pages. */
  page: number;
  /** Of which game the curve is; undefined: of all. */
  game?: string;
}

/** show: shows another view. turn: shows another page. game: shows the curve of a game, which is picked in a menu. */
const parts = ['show', 'turn', 'game'] as const;

/** On a profile. */
export interface ProfilePress {
  on: 'profile';
  do: (typeof parts)[number];
  look: ProfileLook;
}

/** @example printProfileLook({ person: '42', view: 'curve', page: 1, game: 'nusfjord' }) // '42:curve:1:nusfjord' */
export function printProfileLook({ person, view, page, game }: ProfileLook): string {
  return `${person}:${view}:${page}:${game ?? ''}`;
}

/** Reads it back; undefined: it is none. Whether there are such a person and game is not asked here.
 * @example parseProfileLook('42:past:2:') */
export function parseProfileLook(text: string): ProfileLook | undefined {
  const found = /^(\d{1,20}):([a-z]+):([1-9]\d{0,5}):([a-z0-9-]*)$/.exec(text);
  if (!found) return undefined;
  const [, person = '', named, page, game] = found;
  const view = views.find((one) => one === named);
  return view && { person, view, page: Number(page), ...(game && { game }) };
}

/** What stands behind the name of the press. @example printProfilePress({ on: 'profile', do: 'show', look }) */
export function printProfilePress({ do: part, look }: ProfilePress): string {
  return `${part}:${printProfileLook(look)}`;
}

/** Reads it back. @example parseProfilePress('show:42:past:2:') */
export function parseProfilePress(text: string): ProfilePress | undefined {
  const [first, ...rest] = text.split(':');
  const part = parts.find((one) => one === first);
  const look = parseProfileLook(rest.join(':'));
  return part && look && { on: 'profile', do: part, look };
}
