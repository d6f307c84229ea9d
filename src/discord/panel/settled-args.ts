import type { Args, Thought } from '../../engine/index.js';
import type { Desk } from '../../match/api.js';

/** What is chosen of a move, and what that settles though nobody is asked: as a picture shows it. */
export function settledArgs({ game, position, seat }: Desk, { action, args }: Pick<Thought, 'action' | 'args'>): Args {
  const settled = (game.actions[action]?.params ?? []).map((param) => {
    const value = args[param.name];
    return typeof value === 'string' ? param.describe(position.state, seat, args, value).settles : undefined;
  });
  return Object.assign({}, ...settled, args);
}
