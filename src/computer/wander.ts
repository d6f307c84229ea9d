import { type AnyGame, actionNamed, isRange, type Pending, type Question } from '../engine/index.js';
import { stop } from './choices.js';
import type { Leads } from './leading.js';
import type { Luck } from './luck.js';
import { proposal } from './walk.js';

/** One time in so many, where another choice is possible: what is not as proposed, what gives much up, what stands beside. */
const oneIn = { unproposed: 4, rare: 4, free: 8 };

/**
 * An action at random, of those possible: the usual ones mostly, what leads on, and what settles a question as it is proposed.
 * @example wanderingAction(game, decision, ['accept', 'settle', 'produce'], () => true, luck) // 'accept'
 */
export function wanderingAction(game: AnyGame, { actions }: Pending, keys: string[], leads: Leads, luck: Luck): string {
  const [first] = actions;
  const proposes = first !== undefined && keys.includes(first) && actionNamed(game, first).proposal;
  if (proposes && luck.int(oneIn.unproposed) > 0) return first;
  const own = keys.filter((id) => actions.includes(id));
  const rare = own.filter((id) => actionNamed(game, id).rare);
  const usual = own.filter((id) => !rare.includes(id));
  const free = keys.filter((id) => !own.includes(id));
  if (free.length > 0 && (own.length === 0 || luck.int(oneIn.free) === 0)) return leading(free, leads, luck);
  if (rare.length > 0 && (usual.length === 0 || luck.int(oneIn.rare) === 0)) return leading(rare, leads, luck);
  return leading(usual, leads, luck);
}

/**
 * An answer at random: what is proposed mostly, and what leads on; picking of several stops half the time where it may.
 * @example wanderingAnswer(asked, ['!', 'wood', 'fish'], () => true, luck) // '!'
 */
export function wanderingAnswer({ next, take }: Question, keys: string[], leads: Leads, luck: Luck): string {
  if (keys[0] === proposal && luck.int(oneIn.unproposed) > 0) return proposal;
  const stops = take !== 'one' && !isRange(next.values) && next.done;
  if (stops && luck.int(2) === 0) return stop;
  return leading(keys, leads, luck);
}

/** So many that do not lead on are passed over. */
const patience = 8;

function leading(keys: string[], leads: Leads, luck: Luck): string {
  let key = luck.pick(keys);
  for (let passed = 0; passed < patience && !leads(key); passed += 1) key = luck.pick(keys);
  return key;
}
