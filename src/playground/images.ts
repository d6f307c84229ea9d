/** What the first bytes of a picture tell. */
export interface ImageFacts {
  contentType: string;
  /** In pixels; known of PNG only. */
  width?: number;
  height?: number;
}

const signatures: [contentType: string, offset: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];
/** Where the header chunk of a PNG has its width and height. */
const pngWidthAt = 16;
const pngHeightAt = 20;

/**
 * The kind of picture, by its bytes as Discord finds it out; undefined when it is none.
 * @example imageFacts(png) // { contentType: 'image/png', width: 128, height: 128 }
 */
export function imageFacts(data: Buffer): ImageFacts | undefined {
  const known = signatures.find(
    ([, offset, bytes]) => data.toString('latin1', offset, offset + bytes.length) === bytes,
  );
  if (!known) return undefined;
  const [contentType] = known;
  if (contentType !== 'image/png' || data.length < pngHeightAt + 4) return { contentType };
  return { contentType, width: data.readUInt32BE(pngWidthAt), height: data.readUInt32BE(pngHeightAt) };
}
