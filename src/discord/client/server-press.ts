import type { ActsTurn } from '../../match/servers/api.js';

/** The pages of a server's settings. */
export const serverSections = ['home', 'languages', 'opening', 'time', 'limits', 'results'] as const;

export type ServerSection = (typeof serverSections)[number];

const languageMenus = ['locale', 'in-en', 'in-ru'] as const;
const openingMenus = ['channels', 'anywhere', 'creators', 'roles'] as const;
const timeMenus = ['limit', 'late', 'weekends'] as const;
const limitMenus = ['ranked', 'matches', 'lobbies'] as const;
const resultMenus = ['results-in', 'results-of'] as const;
const menus = [...languageMenus, ...openingMenus, ...timeMenus, ...limitMenus, ...resultMenus];

/** What a menu of theirs, or a button, chooses; the picked values are all of what it chooses, so that an old menu means what it shows. */
export type ServerMenu = (typeof menus)[number];

/** On the settings of the server it is pressed in: leads to a page, or chooses; acts: to a page of what organisers did. */
export type ServerPress =
  | { on: 'server'; do: ServerSection | ServerMenu }
  | { on: 'server'; do: 'acts'; turn?: ActsTurn };

/** What stands behind the name of such a press. @example printServerPress({ on: 'server', do: 'acts', turn: { before: 40 } }) // 'acts:before:40' */
export function printServerPress(press: ServerPress): string {
  if (press.do !== 'acts' || !press.turn) return press.do;
  const { turn } = press;
  return 'before' in turn ? `acts:before:${turn.before}` : `acts:after:${turn.after}`;
}

/** Reads it; undefined: it is none. @example parseServerPress(['roles']) */
export function parseServerPress([text = '', way = '', id = '']: string[]): ServerPress | undefined {
  if (text === 'acts') {
    if (way === '') return { on: 'server', do: text };
    if (!/^\d{1,15}$/.test(id) || (way !== 'before' && way !== 'after')) return undefined;
    return { on: 'server', do: text, turn: way === 'before' ? { before: Number(id) } : { after: Number(id) } };
  }
  const what = [...serverSections, ...menus].find((one) => one === text);
  return what && { on: 'server', do: what };
}

/** @example isSection('roles') // false */
export function isSection(what: ServerPress['do']): what is ServerSection {
  return serverSections.some((one) => one === what);
}
