import { type Args, question } from '../engine/index.js';
import type { Desk } from '../match/api.js';

/** The arguments up to the first that is still open; later ones depend on it and are asked again.
 * @example leading(desk, 'expand', { cell: 'r1c1' }) // {}, since the tile comes first */
export function leading(desk: Desk, action: string, given: Args): Args {
  const { game, seat, position } = desk;
  let args: Args = {};
  for (;;) {
    const name = question(game, position.state, seat, action, args)?.param.name;
    const value = name === undefined ? undefined : given[name];
    if (name === undefined || value === undefined) return args;
    args = { ...args, [name]: value };
  }
}
