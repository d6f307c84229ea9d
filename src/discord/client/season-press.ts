const ofOne = ['show', 'close', 'closed', 'tell'] as const;

/**
 * On the seasons of the server it is pressed in. list: shows all of them; pick: the one picked in a menu; show: that one. open: asks in a
 * form what a new one is like, and opens it once that is filled in. close: asks whether it is to end; closed: ends it. tell: has the
 * channel told how it ended.
 */
export type SeasonPress = { on: 'season' } & (
  | { do: 'list' | 'pick' | 'open' }
  | { do: (typeof ofOne)[number]; season: number }
);

/** What stands behind the name of the press. @example printSeasonPress({ on: 'season', do: 'show', season: 3 }) // 'show:3' */
export function printSeasonPress(press: SeasonPress): string {
  return `${press.do}:${'season' in press ? press.season : 0}`;
}

/** Reads it back; undefined: it is none. Whether there is such a season is not asked here.
 * @example parseSeasonPress('close:3') */
export function parseSeasonPress(text: string): SeasonPress | undefined {
  const found = /^([a-z]+):(\d{1,12})$/.exec(text);
  if (!found) return undefined;
  const [, name, number] = found;
  const season = Number(number);
  if ((name === 'list' || name === 'pick' || name === 'open') && season === 0) return { on: 'season', do: name };
  const part = ofOne.find((one) => one === name);
  return part && { on: 'season', do: part, season };
}
