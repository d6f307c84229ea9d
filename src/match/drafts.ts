import { done, heldBehind, type Result, refuse, refuseThought, standsBeside, type Thought } from '../engine/index.js';
import { matchUnchanged, type StoredDraft, saveDraft, type Tx } from '../store/index.js';
import type { Desk } from './api.js';
import { conflict } from './attempt.js';
import type { Context } from './context.js';
import { decidingAt, deskOf, isStale, type OpenSeat, visit } from './open-seat.js';
import { keepPlan } from './plans/open-plan.js';
import { type PlayedDraft, playDraft, withThought } from './redraft.js';

/** What becomes of a seat's draft. It is played already: to keep it plays nothing. */
type NewDraft = PlayedDraft & Pick<StoredDraft, 'thrown' | 'missed'>;

/** What somebody makes of a draft; undefined: it stays as it is. */
export type Change = (open: OpenSeat) => Result<NewDraft | undefined>;

/** As it is now played: steps that have fallen are told once, so what is kept is stored without them. */
export const settled: Change = ({ stored, loaded, position, steps, thought, outdated }) => {
  if (!stored || stored.base === loaded.match.moves) return done(undefined);
  return done({
    position,
    steps,
    fallen: [],
    thought,
    thrown: outdated ? undefined : stored.thrown,
    missed: stored.missed,
  });
};

/** With a half-made move; undefined: forgotten, so that what waits behind it is gone on with. */
export function thinking(thought: Thought | undefined): Change {
  return (open) => {
    const deciding = decidingAt(open);
    const { game, state, seat } = deciding;
    if (!thought) return done(withThought(game, open, seat, open.thought?.held));
    const refusal = refuseThought(game, state, seat, thought);
    if (refusal) return { ok: false, refusal };
    const held = heldBehind(deciding, thought.action);
    const { action, args, picked } = thought;
    return done(withThought(game, open, seat, { action, args, picked, ...(held && { held }) }));
  };
}

/**
 * Without its last step, and without a half-made move after it unless the step was a free action. Where there is no step,
 * the half-made move is what is taken back.
 */
export const undone: Change = (open) => {
  const steps = movesOf(open);
  const last = steps.pop();
  if (!last) return open.thought ? thinking(undefined)(open) : refuse('match.nothing-to-undo');
  const { loaded, seat, thought } = open;
  const before = playDraft(loaded.game, loaded.position, { base: loaded.match.moves, steps }, seat);
  const beside = standsBeside({ game: loaded.game, state: before.position.state, seat }, last.action);
  return done(withThought(loaded.game, before, seat, beside ? thought : undefined));
};

/** Empty; what was thrown away is kept to be taken back. */
export const startedOver: Change = (open) => {
  if (open.steps.length === 0 && !open.thought) return refuse('match.nothing-to-undo');
  const thrown = { steps: movesOf(open), thought: open.thought };
  return done({ position: open.loaded.position, steps: [], fallen: [], thrown });
};

/** As it was before it was thrown away. */
export const restored: Change = ({ stored, loaded, seat, outdated }) => {
  if (!stored?.thrown || outdated) return refuse('match.nothing-to-restore');
  return done(playDraft(loaded.game, loaded.position, { ...stored.thrown, base: loaded.match.moves }, seat));
};

/** Changes the draft of an open seat and keeps it; the match may have moved on meanwhile. */
export async function change(
  context: Context,
  open: OpenSeat,
  make: Change,
): Promise<Result<OpenSeat> | typeof conflict> {
  const draft = make(open);
  if (!draft.ok) return draft;
  if (!draft.value) return done(open);
  const kept = await keepDraft(context, open, draft.value);
  return kept ? done(kept) : conflict;
}

/** Changes a person's draft, unless their key is stale, and gives the desk on the result. See `MatchService`. */
export function changeDraft(
  context: Context,
  id: string,
  personId: string,
  key: string | undefined,
  make: Change,
): Promise<Result<Desk>> {
  return visit(context, id, personId, async (open) => {
    if (isStale(open, key)) return refuse('match.stale');
    const changed = await change(context, open, make);
    return changed === conflict || !changed.ok ? changed : done(deskOf(changed.value));
  });
}

/**
 * Keeps a draft in the store and gives the seat as it then is; undefined: the match has moved on meanwhile.
 * @example const next = await keepDraft(context, open, withThought(game, open, seat, undefined))
 */
export async function keepDraft(context: Context, open: OpenSeat, draft: NewDraft): Promise<OpenSeat | undefined> {
  const { plan } = open;
  if (plan) return keepPlan(context, { ...open, plan }, draft, false);
  const { loaded, seat, committed, backs, justBack, outdated, lost, lesson } = open;
  const { match } = loaded;
  const { thrown, missed, ...played } = draft;
  // What is not legal is told now, and not kept to be told again.
  const stored = { base: match.moves, steps: movesOf(played), thought: played.thought, thrown, missed };
  const write = async (tx: Tx): Promise<boolean> => {
    if (!(await matchUnchanged(tx, match.id, match.version))) return false;
    await saveDraft(tx, match.id, seat, stored, context.now());
    return true;
  };
  // Where the file is gone, the commit says so.
  const kept = await context.database.transaction(write, { losable: true });
  if (!kept) return undefined;
  // Steps fall at a look, or where what was thrown away is taken back.
  const fallen = [...open.fallen, ...played.fallen];
  const dropped = open.dropped ?? played.dropped;
  const then = open.movesThen;
  const said = {
    ...(dropped && { dropped }),
    ...(then !== undefined && { movesThen: then }),
    ...(lesson && { lesson }),
  };
  return { ...played, loaded, seat, committed, backs, justBack, outdated, stored, fallen, ...said, lost };
}

function movesOf({ steps }: Pick<PlayedDraft, 'steps'>): StoredDraft['steps'] {
  return steps.map(({ move }) => move);
}
