const ofOne = ['show', 'rename', 'delete', 'gone', 'use'] as const;

/**
 * On templates. save: keeps what a match is like, under a name that a form asks for. replace: keeps it instead of what a template was.
 * list: shows all of them; pick: the one picked in a menu; show: that one. rename: asks for another name. delete: asks whether it is
 * to go; gone: deletes it. use: opens a match with it where it is pressed.
 */
export type TemplatesPress = { on: 'templates' } & (
  | { do: 'save'; match: string }
  | { do: 'replace'; match: string; template: number }
  | { do: 'list' | 'pick' }
  | { do: (typeof ofOne)[number]; template: number }
);

/** What stands behind the name of the press.
 * @example printTemplatesPress({ on: 'templates', do: 'replace', match: 'k3v9qa', template: 12 }) // 'replace:12:k3v9qa' */
export function printTemplatesPress(press: TemplatesPress): string {
  const template = 'template' in press ? press.template : 0;
  return 'match' in press ? `${press.do}:${template}:${press.match}` : `${press.do}:${template}`;
}

/** Reads it back; undefined: it is none. Whether there is such a template is not asked here.
 * @example parseTemplatesPress('rename:12') */
export function parseTemplatesPress(text: string): TemplatesPress | undefined {
  const found = /^([a-z]+):(\d{1,12})(?::([a-z0-9]{1,16}))?$/.exec(text);
  if (!found) return undefined;
  const [, name, number, match] = found;
  const template = Number(number);
  if (match !== undefined) {
    if (name === 'save' && template === 0) return { on: 'templates', do: name, match };
    return name === 'replace' ? { on: 'templates', do: name, match, template } : undefined;
  }
  if ((name === 'list' || name === 'pick') && template === 0) return { on: 'templates', do: name };
  const part = ofOne.find((one) => one === name);
  return part && { on: 'templates', do: part, template };
}
