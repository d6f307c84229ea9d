const does = ['cancel', 'restore', 'correct'] as const;

/**
 * On the result of a match. cancel: it counts nowhere; restore: it counts again; correct: asks for how seats came off in a form, and
 * is that form. `was`: how they did when that was shown, so that nobody changes what they have not seen.
 */
export interface ResultPress {
  on: 'result';
  match: string;
  do: (typeof does)[number];
  was: string;
}

/** @example printResultPress({ on: 'result', match: 'k3v9qa', do: 'cancel', was: '1.45-2.40' }) */
export function printResultPress({ match, do: what, was }: ResultPress): string {
  return `result:${match}:${what}:${was}`;
}

/** Reads what stands behind the match of such a press; undefined: it is none. @example parseResultPress('k3v9qa', ['cancel', '1.45-2.40']) */
export function parseResultPress(match: string, [first, was = '']: string[]): ResultPress | undefined {
  const what = does.find((one) => one === first);
  return what && /^[\d.x-]{0,60}$/.test(was) ? { on: 'result', match, do: what, was } : undefined;
}
