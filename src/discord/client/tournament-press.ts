const acts = [
  ...(['join', 'leave', 'out', 'rules', 'standings', 'tables', 'manage', 'pick'] as const),
  ...(['options', 'option', 'pace'] as const),
  ...(['set', 'announce', 'start', 'next', 'extend', 'drop', 'ask', 'cancel'] as const),
] as const;

/** What a press on a tournament does. */
export type TournamentAct = (typeof acts)[number];

/** What an organiser chooses in a menu. */
export type TournamentMenu = 'template' | 'format' | 'seats' | 'rounds' | 'through' | 'opens' | 'seeding';

/**
 * On a tournament. join, leave: before its start; later leave asks, and out drops out for good. standings: a page of them, `value` is
 * `3.picture` or `own.text`; `end` on the post that tells the end. tables: of the round `value`. manage: what its organiser does; set:
 * chooses in the menu `value`; options: those of the game, on page `value`; option: chooses one, `value` is `trade.0`, its name and the
 * menu's part; pace: how much time there is and who may join; ask: whether it is to be cancelled; pick: the one picked in a list (`cup` is 0).
 */
export interface TournamentPress {
  on: 'tournament';
  cup: number;
  do: TournamentAct;
  value: string;
}

/** @example printTournamentPress({ on: 'tournament', cup: 12, do: 'join', value: '' }) // 'tournament:12:join:' */
export function printTournamentPress({ cup, do: act, value }: TournamentPress): string {
  return `tournament:${cup}:${act}:${value}`;
}

/** Reads what stands behind the name; undefined: it is none. @example parseTournamentPress('12', ['join', '']) */
export function parseTournamentPress(
  cup: string,
  [name = '', value = '', ...more]: string[],
): TournamentPress | undefined {
  const act = acts.find((one) => one === name);
  if (!act || more.length > 0 || !/^\d{1,12}$/.test(cup) || !/^[a-z0-9.-]{0,60}$/.test(value)) return undefined;
  return { on: 'tournament', cup: Number(cup), do: act, value };
}
