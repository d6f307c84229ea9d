import type { Message } from './message.js';

/** What one who plays alone plays for. */
export interface Alone {
  /** That the match is a solo one, against what, and its goal, in a sentence or two. */
  goal: Message;
  /** How it stands, in a few words, such as "solo: 12 of 100 points". */
  standing: Message;
}
