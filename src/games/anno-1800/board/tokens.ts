import { effectOf, type Needs, type Token } from '../data.js';
import type { SeatState } from '../state.js';

/**
 * Where tokens of a kind can be taken from, and how many: those on cards first, in the order in which the cards were
 * played, then those on ships, which go by the kind's own name (AN-9.9).
 * @example tokenSources(owner, 'trade') // { 'fw-36': 3, trade: 2 }
 */
export function tokenSources(owner: SeatState, token: Token): Needs {
  const sources: Record<string, number> = {};
  for (const { id, tokens } of owner.played) {
    if (tokens > 0 && effectOf(id, 'tokens')?.token === token) sources[id] = tokens;
  }
  if (owner.tokens[token].ready > 0) sources[token] = owner.tokens[token].ready;
  return sources;
}

/** Tokens that can be used, on ships and cards. @example tokensOf(owner, 'trade') // 5 */
export function tokensOf(owner: SeatState, token: Token): number {
  return owner.tokens[token].ready + tokensOnCards(owner, token);
}

/** @example tokensOnCards(owner, 'trade') // 3 */
export function tokensOnCards(owner: SeatState, token: Token): number {
  let sum = 0;
  for (const { id, tokens } of owner.played) {
    if (tokens > 0 && effectOf(id, 'tokens')?.token === token) sum += tokens;
  }
  return sum;
}

/** Pays tokens: those of ships are spent, those of cards go to the supply (AN-6.2, AN-13.6).
 * @example payTokens(owner, { trade: 1, 'fw-36': 1 }) */
export function payTokens(owner: SeatState, from: Needs): void {
  for (const [source, count] of Object.entries(from)) {
    if (source === 'trade' || source === 'exploration') {
      if (owner.tokens[source].ready < count) throw new Error(`fewer than ${count} ready tokens: ${source}`);
      owner.tokens[source].ready -= count;
      owner.tokens[source].spent += count;
    } else setTokens(owner, source, (on) => on - count);
  }
}

/** Changes the tokens on a card. @example setTokens(owner, 'fw-36', () => 3) */
export function setTokens(owner: SeatState, card: string, change: (tokens: number) => number): void {
  owner.played = owner.played.map((one) => (one.id === card ? { ...one, tokens: change(one.tokens) } : one));
}

/** A ship comes into play: its tokens are ready, or spent where a removal uncovered it (AN-11.15, AN-11.21).
 * @example addShip(owner, { token: 'trade', strength: 2 }, 'ready') */
export function addShip(
  owner: SeatState,
  { token, strength }: { token: Token; strength: number },
  as: 'ready' | 'spent',
): void {
  owner.tokens[token][as] += strength;
}

/** A ship leaves play with tokens of its strength, the spent ones first (AN-11.17).
 * @example loseShip(owner, { token: 'trade', strength: 1 }) */
export function loseShip(owner: SeatState, { token, strength }: { token: Token; strength: number }): void {
  const own = owner.tokens[token];
  const spent = Math.min(own.spent, strength);
  own.spent -= spent;
  own.ready -= strength - spent;
}
