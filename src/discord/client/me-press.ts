/** The pages of somebody's settings. */
export const ownSections = ['home', 'language', 'calls', 'looking', 'privacy'] as const;

export type OwnSection = (typeof ownSections)[number];

/** zone: asks for it in a form; hide, show: leaves the presser out of what compares people, or no more. */
const acts = ['locale', 'zone', 'hide', 'show', 'export', 'delete'] as const;

/** On the settings of whoever presses: leads to a page, chooses a language of a menu, or does something. */
export type MePress = { on: 'me'; do: OwnSection | (typeof acts)[number] };

/** Reads what stands behind the name of such a press; undefined: it is none. @example parseMePress('zone') */
export function parseMePress(text: string): MePress | undefined {
  const what = [...ownSections, ...acts].find((one) => one === text);
  return what && { on: 'me', do: what };
}

/** @example isOwnSection('zone') // false */
export function isOwnSection(what: MePress['do']): what is OwnSection {
  return ownSections.some((one) => one === what);
}
