import { createWords } from '../../text/words.js';
import { type Answerable, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { fileOf } from '../client/packed-file.js';
import { localeOf } from '../words/locale.js';

/** All that is stored about the reader, as a file for them alone. The interaction must have been deferred. */
export async function showPersonal(interaction: Answerable, app: App): Promise<void> {
  const { id } = interaction.user;
  const data = await app.matches.personalData(id);
  if (!data.ok) return say(interaction, app, data.refusal);
  const words = createWords({ locale: localeOf(interaction.locale) });
  const nothing = Object.keys(data.value).length === 0;
  if (nothing) return show(interaction, app, { content: words.text('privacy.nothing') });
  const text = JSON.stringify({ exportedAt: new Date().toISOString(), yourId: id, ...data.value }, null, 2);
  const file = await fileOf('harbourmaster-about-me.json', text, interaction.attachmentSizeLimit);
  const content = words.text(file ? 'privacy.exported' : 'privacy.too-large');
  await show(interaction, app, { content, files: file ? [file] : [] });
}
