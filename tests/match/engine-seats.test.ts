import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { apply, type Position, start } from '../../src/engine/index.js';
import { playEngineSeats } from '../../src/match/engine-seats.js';
import { guild } from '../discord/games/guild.js';
import { stub } from '../engine/games/stub.js';
import { seedOf } from '../seed.js';

const context = { randomBytes };

/** A guild of three in which seat 0 has made seat 1 an offer. */
function offered(): Position {
  const { position } = start(guild, 3, {}, seedOf(1));
  for (const seat of [0, 1, 2]) apply(guild, position, { seat, action: 'end', args: {} });
  apply(guild, position, { seat: 0, action: 'offer', args: {} });
  return position;
}

it('an engine’s seat does not take its offer back before a person can answer it', () => {
  const { moves } = playEngineSeats(context, guild, offered(), new Set([0, 2]));
  expect(moves).toEqual([]);
});

it('an engine’s seat answers what it is offered', () => {
  const { moves } = playEngineSeats(context, guild, offered(), new Set([1, 2]));
  expect(moves.map(({ move }) => move.seat)).toEqual([1]);
});

it('an engine’s seat plays what nobody waits for where nothing else is left', () => {
  const game = stub({ act: {} }, { decision: { holds: false } });
  const { position } = start(game, 1, {}, seedOf(1));
  expect(playEngineSeats(context, game, position, new Set([0])).moves).toHaveLength(2);
  expect(game.pending(position.state)).toEqual([]);
});
