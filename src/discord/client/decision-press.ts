import type { Seat } from '../../engine/index.js';

/** What is pressed on a decision, by name. */
export const panelPresses = [
  'begin',
  'act',
  'move',
  'pick',
  'stop',
  'take',
  'carry',
  'change',
  'back',
  'page',
  'why',
  'look',
  'undo',
  'over',
  'restore',
  'confirm',
  'reopen',
  'drop',
] as const;

/**
 * begin: think about an action, its first answer given. act: think about an action. move: play a whole move. pick: answer the question. stop: enough picked. take: accept the
 * suggestion. carry: play the half-made move, in which nothing is left to choose. change: pick it oneself. back: forget the half-made decision. page: turn the menu's page. why: list what is
 * not possible, with reasons. look: draw again. over: throw the draft away. restore: take that back. reopen, drop: change a plan, or
 * throw it away.
 */
export type PanelPress = (typeof panelPresses)[number];

/** On a decision; `plan`: in a turn that is planned ahead, where `look` opens the plan, wherever it is pressed. */
export interface DecisionPress {
  on: 'panel' | 'plan';
  match: string;
  seat: Seat;
  key: string;
  do: PanelPress;
  value: string;
}
