import type { Action } from '../../../engine/game.js';
import { message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { sendHome, usedCubes } from '../board/cubes.js';
import { tokensOnCards } from '../board/tokens.js';
import { type Kind, kinds, tokenKinds } from '../data.js';
import { beginAction, takeAction } from '../flow/turn.js';
import { anchor } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { needsArg } from '../words.js';

/** What a festival brings back. */
function comesBack(owner: SeatState): Record<string, number> {
  const back: Record<string, number> = {};
  for (const { kind, count } of usedCubes(owner)) back[kind] = (back[kind] ?? 0) + count;
  const sorted: Record<string, number> = {};
  for (const kind of kinds) if (back[kind]) sorted[kind] = back[kind];
  for (const token of tokenKinds) if (owner.tokens[token].spent > 0) sorted[token] = owner.tokens[token].spent;
  return sorted;
}

/** Celebrates a festival: all that is used is ready again (AN-20). */
export const festival: Action<State, Record<string, never>> = {
  params: [],
  detail(state, seat) {
    const owner = seatOf(state, seat);
    const back = comesBack(owner);
    const tokens = (back.trade ?? 0) + (back.exploration ?? 0);
    const all = Object.values(back).reduce((sum, count) => sum + count, 0);
    const ready = { cubes: all - tokens, tokens };
    const lost: Record<string, number> = {};
    for (const token of tokenKinds) if (tokensOnCards(owner, token) > 0) lost[token] = tokensOnCards(owner, token);
    // What lies on cards is lost, and what was made ahead (AN-26.7, AN-20.3).
    const gone = { ...lost, ...state.turn.pool };
    return Object.keys(gone).length > 0
      ? message('anno-1800.detail.festival-loses', { ...ready, lost: needsArg(gone) })
      : message('anno-1800.detail.festival', ready);
  },
  perform(state, seat, _args, io) {
    beginAction(state);
    takeAction(state);
    const owner = seatOf(state, seat);
    const back = comesBack(owner);
    for (const { place, kind, count } of usedCubes(owner)) {
      for (let one = 0; one < count; one += 1) sendHome(owner, place, kind as Kind);
    }
    for (const token of tokenKinds) {
      owner.tokens[token].ready += owner.tokens[token].spent;
      owner.tokens[token].spent = 0;
    }
    if (owner.played.some(({ tokens }) => tokens > 0)) {
      owner.played = owner.played.map((card) => (card.tokens > 0 ? { ...card, tokens: 0 } : card));
    }
    state.turn.pool = {};
    io.say({
      id: 'anno-1800.told.festival',
      args: { seat: { seat }, back: needsArg(back) },
      anchors: Object.keys(back).map((id) =>
        tokenKinds.includes(id as 'trade') ? anchor('tokens', seat, id) : anchor('district', seat, id),
      ),
    });
  },
};
