import { done, type Result, refuse } from '../engine/index.js';
import { matchUnchanged, type StoredDraft, saveDraft, type Tx } from '../store/index.js';
import type { Desk, Thought } from './api.js';
import { attempt, conflict } from './attempt.js';
import type { Context } from './context.js';
import { behind, standsBeside } from './half-made.js';
import { deskOf, isStale, type OpenSeat, openSeat } from './open-seat.js';
import { type PlayedDraft, playDraft, refuseThought, withThought } from './redraft.js';

/** What becomes of a seat's draft. It is played already: to keep it plays nothing. */
type NewDraft = PlayedDraft & Pick<StoredDraft, 'thrown'>;

/** See `MatchService.desk`. Fallen steps are told here once: what is kept of the draft is stored without them. */
export function openDesk(context: Context, id: string, personId: string): Promise<Result<Desk>> {
  return changeDraft(context, id, personId, undefined, (open) => {
    const { stored, loaded, position, steps, thought } = open;
    const settled = !stored || stored.base === loaded.match.moves;
    return done(settled ? undefined : { position, steps, fallen: [], thought, thrown: stored.thrown });
  });
}

/** See `MatchService.think`. */
export function think(
  context: Context,
  id: string,
  personId: string,
  key: string,
  thought: Thought | undefined,
): Promise<Result<Desk>> {
  return changeDraft(context, id, personId, key, (open) => {
    const { game } = open.loaded;
    const refusal = thought && refuseThought(game, open.position.state, open.seat, thought);
    if (refusal) return { ok: false, refusal };
    if (!thought) return done(withThought(game, open, open.seat, open.thought?.held));
    const held = behind(open, thought.action);
    const { action, args, picked } = thought;
    return done(withThought(game, open, open.seat, { action, args, picked, ...(held && { held }) }));
  });
}

/** See `MatchService.undo`. */
export function undo(context: Context, id: string, personId: string, key?: string): Promise<Result<Desk>> {
  return changeDraft(context, id, personId, key, (open) => {
    const steps = movesOf(open);
    const last = steps.pop();
    if (!last) return refuse('match.nothing-to-undo');
    const { loaded, seat, thought } = open;
    const before = playDraft(loaded.game, loaded.position, { base: loaded.match.moves, steps }, seat);
    const beside = standsBeside(loaded.game, before.position.state, seat, last.action);
    return done(withThought(loaded.game, before, seat, beside ? thought : undefined));
  });
}

/** See `MatchService.startOver`. */
export function startOver(context: Context, id: string, personId: string, key?: string): Promise<Result<Desk>> {
  return changeDraft(context, id, personId, key, (open) => {
    const empty = open.steps.length === 0 && !open.thought;
    if (empty) return refuse('match.nothing-to-undo');
    const thrown = { steps: movesOf(open), thought: open.thought };
    return done({ position: open.loaded.position, steps: [], fallen: [], thrown });
  });
}

/** See `MatchService.restore`. */
export function restore(context: Context, id: string, personId: string, key?: string): Promise<Result<Desk>> {
  return changeDraft(context, id, personId, key, ({ stored, loaded, seat }) => {
    if (!stored?.thrown) return refuse('match.nothing-to-restore');
    return done(playDraft(loaded.game, loaded.position, { ...stored.thrown, base: loaded.match.moves }, seat));
  });
}

/**
 * Keeps a draft in the store and gives the place as it then is; undefined: the match has moved on meanwhile.
 * @example const next = await keepDraft(context, open, withThought(game, open, seat, undefined))
 */
export async function keepDraft(context: Context, open: OpenSeat, draft: NewDraft): Promise<OpenSeat | undefined> {
  const { loaded, seat, committed, lost } = open;
  const { match } = loaded;
  const { thrown, ...played } = draft;
  // What is not legal is told now, and not kept to be told again.
  const stored = { base: match.moves, steps: movesOf(played), thought: played.thought, thrown };
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
  return { ...played, loaded, seat, committed, stored, fallen, ...(dropped && { dropped }), lost };
}

/** Changes a seat's draft to what `change` makes of it (undefined: it stays) and opens the desk on the result. */
function changeDraft(
  context: Context,
  id: string,
  personId: string,
  key: string | undefined,
  change: (open: OpenSeat) => Result<NewDraft | undefined>,
): Promise<Result<Desk>> {
  return attempt(context, id, async () => {
    const opened = await openSeat(context, id, personId);
    if (!opened.ok) return opened;
    const open = opened.value;
    if (isStale(open, key)) return refuse('match.stale');
    const draft = change(open);
    if (!draft.ok) return draft;
    if (!draft.value) return done(deskOf(open));
    const kept = await keepDraft(context, open, draft.value);
    return kept ? done(deskOf(kept)) : conflict;
  });
}

function movesOf({ steps }: Pick<PlayedDraft, 'steps'>): StoredDraft['steps'] {
  return steps.map(({ move }) => move);
}
