import type { Io } from '../../../../engine/game.js';
import type { Refusal, Seat } from '../../../../engine/message.js';
import type { Op, OpOf } from '../../data.js';
import type { State } from '../../state.js';
import type { FishSource } from '../elders.js';

/**
 * Whose knowledge decides: the seat's own, or that of everybody, who cannot know what is in its hand and takes a card
 * there for possible.
 */
export type Eye = 'own' | 'all';

/** What an op that contains other ops asks about them. */
export interface Judge {
  eye: Eye;
  /** Why an op could change nothing now; undefined: it could. */
  op(state: State, seat: Seat, op: Op, source: string): Refusal | undefined;
  /** The same of activating an own elder. */
  elder(state: State, seat: Seat, elder: string, fish: FishSource): Refusal | undefined;
}

/** The rule of a kind of op: what makes it possible stands here alone. Actions name it, effects find it by its kind. */
export interface Rule<K extends Op['op']> {
  kind: K;
  /** The action by which it is done: the answer where it is asked, and a worker's; undefined: it is never chosen. */
  action?: string;
  /** Why an op of that kind could change nothing now; undefined: it could. `source` is the component it is on. */
  refusal(state: State, seat: Seat, op: OpOf<K>, judge: Judge, source: string): Refusal | undefined;
  /** Does it without a question, where nothing is to be chosen; as much as is possible. */
  perform?(state: State, seat: Seat, op: OpOf<K>, source: string, io: Io): void;
}

/** An op that asks nothing. */
export interface PlainOp<K extends Op['op']> extends Rule<K> {
  /** Why it would change nothing now; undefined: it would. */
  refusal(state: State, seat: Seat, op: OpOf<K>): Refusal | undefined;
  perform(state: State, seat: Seat, op: OpOf<K>, source: string, io: Io): void;
}

/** An op that asks its owner something: what to choose, or whether to do it at all. */
export interface AskedOp<K extends Op['op']> extends Rule<K> {
  action: string;
  /** May it be declined, where the card does not make it a duty? */
  optional: boolean;
}
