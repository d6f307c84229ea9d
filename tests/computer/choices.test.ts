import { expect, it } from 'vitest';
import { actionsToTry } from '../../src/computer/choices.js';
import { pendingFor, start } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import { seedOf } from '../seed.js';
import { lockGame } from './fixtures.js';

it('what is judged badly, or is hardly ever wise, is tried only where nothing else is possible', () => {
  const { state } = start(lockGame(), 1, {}, seedOf(1)).position;
  for (const mark of ['aside', 'intricate'] as const) {
    const game = lockGame();
    const decision = pendingFor(game, state, 0)!;
    expect(actionsToTry(game, state, decision)).toEqual(['safe', 'bold']);
    game.actions.bold = { ...game.actions.bold!, [mark]: true };
    expect(actionsToTry(game, state, decision)).toEqual(['safe']);
    game.actions.safe = { ...game.actions.safe!, [mark]: true };
    expect(actionsToTry(game, state, decision)).toEqual(['safe', 'bold']);
  }
});

it('CI-18.3 CI-5.5 trades and the demand of turn order are left to people', () => {
  const marked = Object.keys(cooperIsland.actions).filter((id) => cooperIsland.actions[id]!.intricate);
  expect(marked.sort()).toEqual(['demand', 'trade']);
});
