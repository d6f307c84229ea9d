import { AttachmentBuilder } from 'discord.js';
import { missing } from '../../match/id.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { computerLines } from '../words/computers.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { pageOf } from '../words/moves.js';
import { proofLine } from '../words/proof.js';
import { shareRow } from './share-button.js';

/** For the moves; what is left of a message takes the proof of its chance. */
const room = limits.content - 300;

/** The last moves in words, and the whole record as a text file. */
export async function showLog(interaction: Answerable, app: App, matchId: string): Promise<void> {
  const { matches } = app;
  const [log, match, record] = await Promise.all([
    matches.log(matchId, interaction.user.id),
    matches.find(matchId),
    matches.record(matchId),
  ]);
  if (!log.ok) return say(interaction, app, log.refusal, matchId);
  if (!match) return say(interaction, app, missing(matchId));
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const page = pageOf(match, log.value, words, room);
  const above = [proofLine(match, words), ...computerLines(match, words)];
  const content = [...above, page.text || words.text('log.empty')].filter(Boolean).join('\n');
  const files =
    record.ok && page.told > 0
      ? [new AttachmentBuilder(Buffer.from(record.value), { name: `${match.game}-${match.id}.match` })]
      : [];
  const to = log.value.length;
  const key = { what: 'log', match: match.id, from: to - page.told + 1, to } as const;
  const components = page.told > 0 ? shareRow(interaction, app, key, words.locale, match) : [];
  await show(interaction, app, { content, files, components });
}
