import { done, type Result, refuse } from '../engine/index.js';
import { deleteNote, findMatch, findNote, saveNote } from '../store/index.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { missing } from './id.js';

/** Characters of a note. */
export const longestNote = 2000;

/** See `MatchService.note`. */
export function note(context: Context, id: string, personId: string): Promise<Result<string | undefined>> {
  return answering(about(context, id), async () => {
    const { db } = context.database;
    if (!(await findMatch(db, id))) return { ok: false, refusal: missing(id) };
    // What is longer nobody has written, and no message takes it.
    return done((await findNote(db, id, personId))?.slice(0, longestNote));
  });
}

/** See `MatchService.keepNote`. */
export function keepNote(context: Context, id: string, personId: string, text: string): Promise<Result<undefined>> {
  return answering(about(context, id), async () => {
    if (text.length > longestNote) return refuse('note.too-long', { most: longestNote });
    return context.database.transaction(async (tx) => {
      // A lobby may have ended since its note was opened.
      if (!(await findMatch(tx, id))) return { ok: false, refusal: missing(id) };
      if (text.trim() === '') await deleteNote(tx, id, personId);
      else await saveNote(tx, id, personId, text, context.now());
      return done(undefined);
    });
  });
}
