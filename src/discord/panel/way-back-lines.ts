import type { Desk } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';

/**
 * That the reader's last turn can still be taken back, and how; nothing where it cannot.
 * @example model.lines.push(...(await wayBackLines(app, desk, words)))
 */
export async function wayBackLines({ matches }: App, desk: Desk, words: Words): Promise<string[]> {
  const { match, seat, plan, draft } = desk;
  const holder = match.seats[seat];
  // With steps of a draft the same command takes back those.
  if (plan || draft.length > 0 || holder?.by !== 'person') return [];
  const may = await matches.mayUndo(match.id, holder.person.id);
  if (!may.ok || !may.value) return [];
  const others = match.seats.filter(({ by }) => by === 'person').length - 1;
  return [words.text('panel.way-back', { others })];
}
