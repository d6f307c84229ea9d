import type { Move } from './game.js';
import type { Event, Seat } from './message.js';

/**
 * Two entries of a move list are no moves of a game: it goes on from where it stood after an earlier entry, which `rollback` names
 * to undo what followed and `redo` to undo that. Nothing is ever taken out of a list, and chance goes on from where it had got.
 */
export const rollbacks: string[] = ['rollback', 'redo'];

/** What such an entry says. */
export interface Rollback {
  /** Who asked for it. */
  seat: Seat;
  action: 'rollback' | 'redo';
  /** After how many entries the match stood as it does again. */
  to: number;
  /** Who agreed to it beside them. */
  agreed: Seat[];
}

/** Is it an entry that goes back, rather than a move of the game?
 * @example isRollback({ seat: 0, action: 'rollback', args: { to: 12, agreed: ['1'] } }) // true */
export function isRollback({ action }: Pick<Move, 'action'>): boolean {
  return rollbacks.includes(action);
}

/** The entry of a move list.
 * @example rollbackMove({ seat: 0, action: 'rollback', to: 12, agreed: [1] }) */
export function rollbackMove({ seat, action, to, agreed }: Rollback): Move {
  return { seat, action, args: { to, agreed: agreed.map(String).sort() } };
}

/** After how many entries the match stood as it does again; -1: nothing that can be.
 * @example targetOf(rollbackMove({ seat: 0, action: 'rollback', to: 12, agreed: [] })) // 12 */
export function targetOf({ args }: Move): number {
  return typeof args.to === 'number' && Number.isSafeInteger(args.to) ? args.to : -1;
}

/**
 * The numbers, from 1, of the moves that stand after all these entries.
 * @example standing([a, b, rollbackMove({ seat: 0, action: 'rollback', to: 1, agreed: [] }), c]) // [1, 4]
 */
export function standing(entries: Move[]): number[] {
  // Each entry by what stood before it: lines that part share their beginning.
  const before: number[] = [];
  let top = 0;
  const tops = [0];
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    if (isRollback(entry)) top = tops[targetOf(entry)] ?? top;
    else {
      before[number] = top;
      top = number;
    }
    tops[number] = top;
  }
  const line: number[] = [];
  for (let at = top; at > 0; at = before[at]!) line.push(at);
  return line.reverse();
}

/** A move as far as turns go: who made it, and whether it was their word that their turn is over. */
export interface TurnPart {
  seat: Seat;
  ends: boolean;
}

/**
 * How many turns of others than a seat some moves are: those of one seat in a row, up to the word that its turn is over.
 * @example turnsOfOthers([{ seat: 0, ends: true }, { seat: 1, ends: false }, { seat: 1, ends: true }], 0) // 1
 */
export function turnsOfOthers(moves: TurnPart[], own: Seat): number {
  return moves.filter(({ seat }, at) => {
    const before = moves[at - 1];
    return seat !== own && (before?.seat !== seat || before.ends);
  }).length;
}

/**
 * What is told of going back: the last turn of a seat and so many turns of others after it were undone, or stand again.
 * @example rolledBack(move, { whose: 0, others: 2 }).id // 'rollback.done-agreed'
 */
export function rolledBack({ seat, action, args }: Move, { whose, others }: { whose: Seat; others: number }): Event {
  const agreed = Array.isArray(args.agreed) ? args.agreed.map(Number) : [];
  const who = agreed.length > 0 && { agreed: { list: agreed.map((one) => ({ seat: one })) } };
  const redo = action === 'redo';
  const id = `rollback.${redo ? 'redone' : 'done'}${who ? '-agreed' : ''}`;
  return { id, args: { seat: { seat }, ...(redo && { whose: { seat: whose } }), others, ...who }, round: true };
}

/**
 * Such an entry as a line of a record, which begins with the seat; undefined: the line is something else.
 * @example parseRollback('0 rollback to=12 agreed=1,2')
 */
export function parseRollback(line: string): Move | undefined {
  const [, seat, action, to, agreed = ''] =
    /^(\d) (rollback|redo) to=(\d{1,9})(?: agreed=(\d(?:,\d)*))?$/.exec(line.trim().replace(/\s+/g, ' ')) ?? [];
  if (seat === undefined) return undefined;
  const seats = agreed.split(',').filter(Boolean).map(Number);
  return rollbackMove({ seat: Number(seat), action: action as 'redo', to: Number(to), agreed: seats });
}

/** The line that `parseRollback` reads.
 * @example printRollback(move) // '0 rollback to=12 agreed=1,2' */
export function printRollback({ seat, action, args }: Move): string {
  const agreed = Array.isArray(args.agreed) && args.agreed.length > 0 ? ` agreed=${args.agreed.join(',')}` : '';
  return `${seat} ${action} to=${args.to}${agreed}`;
}
