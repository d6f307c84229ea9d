import type { Message, MessageArg, Seat } from '../../src/engine/message.js';
import { data } from '../../src/games/anno-1800/data.js';
import type { AnnoView, TurnView } from '../../src/games/anno-1800/view.js';
import { listOf, needsArg } from '../../src/games/anno-1800/words.js';
import type { Teller } from '../board-words.js';

type Tell = Teller<AnnoView>;
type Bill = NonNullable<TurnView['bill']>;

/** What the turn is in the middle of: what is paid for and what is missing, what must be placed, what has been begun. */
export function goingOn({ view, words, tell }: Tell): string[] {
  const [seat] = view.active;
  if (seat === undefined || view.phase !== 'play') return [];
  const { bill, placing, improving } = view.turn;
  const said: string[] = [];
  if (bill) {
    const line = (id: string, args: Record<string, MessageArg>): string =>
      `${words.text(`anno-1800.line.${id}`, args)}.`;
    said.push(words.say(begun(seat, bill)), line('needs', { needs: needsArg(bill.needs) }));
    if (Object.keys(bill.made).length > 0) said.push(line('made', { made: needsArg(bill.made) }));
  }
  if (placing !== undefined) said.push(tell('anno-1800.board.placing', { building: { component: placing } }));
  if (improving !== undefined) said.push(tell('anno-1800.board.improving', { cube: { component: improving } }));
  return [...said, ...job({ view, words, tell })];
}

/** What a payment is for, as it was told when it was begun. */
function begun(seat: Seat, { purpose }: Bill): Message {
  const args = argsOf(purpose);
  return { id: `anno-1800.told.open-${purpose.for}`, args: { seat: { seat }, ...args } };
}

function argsOf(purpose: Bill['purpose']): Record<string, MessageArg> {
  switch (purpose.for) {
    case 'build':
      return { building: { component: purpose.token } };
    case 'play':
      return { card: { component: purpose.card } };
    case 'hire':
      return { cubes: { amounts: { [purpose.cube]: 1 } } };
    case 'upgrade':
      return { from: { component: purpose.from }, to: { component: data.population[purpose.from]!.upgrade!.to } };
    case 'expedition':
      return { count: purpose.count };
    default:
      return {};
  }
}

function job({ view, tell }: Tell): string[] {
  const { job: going } = view.turn;
  if (!going) return [];
  if (going.kind !== 'expand') return [tell(`anno-1800.board.job-${going.kind}`, { n: going.done })];
  const built = going.built.length > 0 ? [tell('anno-1800.board.built-now', { list: listOf(going.built) })] : [];
  return [...built, tell('anno-1800.board.removed', { removed: String(going.removed) })];
}

/** How the turn stands: actions, and what was made ahead, bought, used or given for it. */
export function turnInWords({ view, words, tell }: Tell): string[] {
  const [seat] = view.active;
  if (seat === undefined || view.phase !== 'play') return [];
  const { actions, acted, pool, bought, used, credits } = view.turn;
  const filled = (amounts: object): boolean => Object.keys(amounts).length > 0;
  return [
    tell('anno-1800.board.actions', { n: actions, acted: String(acted) }),
    ...(filled(pool) ? [tell('anno-1800.board.pool', { list: needsArg(pool) })] : []),
    ...(bought.length > 0 ? [tell('anno-1800.board.bought', { list: listOf(bought) })] : []),
    ...(used.length > 0 ? [tell('anno-1800.board.used', { list: listOf(used) })] : []),
    ...(filled(credits)
      ? [words.say({ id: 'anno-1800.told.credits', args: { seat: { seat }, cubes: { amounts: { ...credits } } } })]
      : []),
  ];
}
