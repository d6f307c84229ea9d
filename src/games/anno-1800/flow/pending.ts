import type { Pending } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { isPaid, openedBill } from '../effects/bill.js';
import { expanding } from '../effects/choosable.js';
import { subjectOf } from '../effects/costs.js';
import { billOutlook, stepsArg } from '../effects/outlook.js';
import { proposalFor, proposalLines } from '../effects/proposal.js';
import { sourcesOf } from '../effects/sources.js';
import type { Bill, State } from '../state.js';
import { needsArg } from '../words.js';

/** What stands beside every question of a turn but one (AN-4.4). Always the same: each says by itself when it is possible. */
const freeSteps = ['shift-end', 'activate', 'objective', 'credit', 'produce', 'remove'];
const starts = [
  'expand',
  'clear',
  'play',
  'swap',
  'hire',
  'upgrade',
  'old-world',
  'new-world',
  'expedition',
  'festival',
];

type Asked = Pick<Pending, 'prompt' | 'actions' | 'end'>;

/** Who decides what, now: the active seat alone (AN-4.7; the game's `pending`). @example pending(state)[0]?.actions */
export function pending(state: State): Pending[] {
  if (state.phase === 'over') return [];
  const seat = state.active;
  if (state.phase === 'objectives') {
    const prompt = message('anno-1800.ask.objectives');
    const summons = message('anno-1800.call.objectives');
    return [{ seat, prompt, summons, actions: ['choose-objectives'], holds: true }];
  }
  // What could be played depends on the hand; and with free steps about, nothing is ever the only thing to do.
  const { prompt, actions, end } = question(state);
  const decision: Pending = { seat, prompt, actions, holds: true, hidden: true };
  if (end !== undefined) decision.end = end;
  if (state.turn.improving === undefined) decision.free = freeSteps;
  const { bill } = state.turn;
  if (!bill) return [decision];
  return [
    {
      seat,
      prompt,
      // Made only for whoever reads them, while the bill stands so: a payment is looked for.
      get lines() {
        return state.turn.bill === bill ? billLines(state, seat) : [];
      },
      actions,
      free: freeSteps,
      holds: true,
      hidden: true,
    },
  ];
}

function question(state: State): Asked {
  const { turn } = state;
  if (turn.improving !== undefined) {
    return { prompt: message('anno-1800.ask.improve', { cube: { component: turn.improving } }), actions: ['improve'] };
  }
  if (turn.placing !== undefined) {
    return { prompt: message('anno-1800.ask.place', { building: { component: turn.placing } }), actions: ['place'] };
  }
  if (turn.bill) {
    return { prompt: billPrompt(turn.bill), actions: ['accept', 'settle', 'give-up'] };
  }
  const expand = expanding(state);
  if (expand) {
    return expand.built.length > 0
      ? { prompt: message('anno-1800.ask.next-ship'), actions: ['expand', 'finish'] }
      : { prompt: message('anno-1800.ask.cleared'), actions: ['expand', 'call-off'] };
  }
  const { job } = turn;
  if (job && job.kind !== 'expand') {
    return { prompt: message(`anno-1800.ask.next-${job.kind}`, { done: job.done }), actions: [job.kind, 'finish'] };
  }
  if (turn.actions > 0) {
    return turn.acted
      ? {
          prompt: message('anno-1800.ask.more', { count: turn.actions }),
          actions: [...starts, 'end-turn'],
          end: 'end-turn',
        }
      : { prompt: message('anno-1800.ask.turn'), actions: starts };
  }
  return { prompt: message('anno-1800.ask.acted'), actions: ['end-turn'], end: 'end-turn' };
}

function billPrompt({ purpose }: Bill): Message {
  const what = { component: subjectOf(purpose) };
  if (purpose.for === 'old-world' || purpose.for === 'new-world' || purpose.for === 'expedition') {
    return message(`anno-1800.ask.pay-${purpose.for}`);
  }
  return message(`anno-1800.ask.pay-${purpose.for}`, { what });
}

/** What is settled already, what is still to be paid, and how; or what has to be done before. */
function billLines(state: State, seat: Seat): Message[] {
  const { needs, made } = openedBill(state);
  const lines = Object.keys(made).length > 0 ? [message('anno-1800.line.made', { made: needsArg(made) })] : [];
  if (isPaid(state)) return [...lines, message('anno-1800.line.waits')];
  lines.push(message('anno-1800.line.needs', { needs: needsArg(needs) }));
  const proposal = proposalFor(state, seat);
  if (proposal) return [...lines, ...proposalLines(state, seat, proposal)];
  const outlook = billOutlook(state, seat);
  const missing = Object.keys(needs).filter((need) => sourcesOf(state, seat, need, needs[need]!).length === 0);
  if (missing.length > 0) {
    const lacking = Object.fromEntries(missing.map((need) => [need, needs[need]!]));
    lines.push(message('anno-1800.line.missing', { needs: needsArg(lacking) }));
  }
  if (outlook.when === 'after') return [...lines, message('anno-1800.line.first', { steps: stepsArg(outlook) })];
  const why = outlook.when === 'not' ? outlook.why : message('anno-1800.why.too-dear');
  return [...lines, message('anno-1800.line.not', { why })];
}

/** Where the match stands (the game's `headline`). @example headline(state) // round 4 */
export function headline({ phase, round, lastRound }: State): Message {
  if (phase !== 'play') return message(`anno-1800.headline.${phase}`);
  return lastRound === null
    ? message('anno-1800.headline.play', { round })
    : message('anno-1800.headline.last', { round, last: lastRound });
}
