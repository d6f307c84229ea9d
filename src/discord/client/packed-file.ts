import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AttachmentBuilder } from 'discord.js';

const packed = promisify(gzip);

/** What Discord takes with a file beside it. */
const envelope = 64 * 1024;

/**
 * A text as a file that Discord takes, packed where it is too large as it is; undefined: it is too large even so.
 * @param most bytes that a file may have
 * @example await fileOf('match.json', text, interaction.attachmentSizeLimit)
 */
export async function fileOf(name: string, text: string, most: number): Promise<AttachmentBuilder | undefined> {
  const plain = Buffer.from(text);
  if (plain.length <= most - envelope) return new AttachmentBuilder(plain, { name });
  const small = await packed(plain);
  return small.length <= most - envelope ? new AttachmentBuilder(small, { name: `${name}.gz` }) : undefined;
}
