import type { MatchInfo } from '../../match/api.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { fileOf } from '../client/packed-file.js';
import { localeOf } from '../words/locale.js';

/** A match as files for other programs: its record, and its positions turn by turn. The interaction must have been deferred. */
export async function showExport(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const record = await app.matches.record(match.id);
  if (!record.ok) return say(interaction, app, record.refusal, match.id);
  const archive = await app.matches.archive(match.id);
  if (!archive.ok) return say(interaction, app, archive.refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const name = `${match.game}-${match.id}`;
  const most = interaction.attachmentSizeLimit;
  const files = await Promise.all([
    fileOf(`${name}.match`, record.value, most),
    fileOf(`${name}.json`, JSON.stringify(archive.value), most),
  ]);
  const content = [
    words.text(match.status === 'over' ? 'export.over' : 'export.playing'),
    ...(files.includes(undefined) ? [words.text('export.too-large')] : []),
  ].join('\n');
  await show(interaction, app, { content, files: files.flatMap((file) => file ?? []) });
}
