import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';

export interface Upload {
  /** The number in `files[n]`, by which the `attachments` list names it. */
  index: string;
  name: string;
  contentType: string;
  data: Buffer;
}

export interface ParsedBody {
  /** JSON, or undefined when there was none. */
  json: unknown;
  files: Upload[];
}

/** Reads a JSON or multipart body. Throws SyntaxError when the JSON is broken. */
export async function readBody(request: IncomingMessage): Promise<ParsedBody> {
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return readMultipart(request);
  const text = (await readAll(request)).toString('utf8');
  return { json: text ? JSON.parse(text) : undefined, files: [] };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function readMultipart(request: IncomingMessage): Promise<ParsedBody> {
  return new Promise((resolve, reject) => {
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' });
    const pending: Promise<Upload>[] = [];
    let payload: string | undefined;
    parser.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    parser.on('file', (field, stream, info) => {
      const index = /^files\[(\d+)\]$/.exec(field)?.[1] ?? field;
      const name = info.filename ?? 'unknown';
      const upload = { index, name, contentType: contentType(name, info.mimeType) };
      pending.push(readAll(stream).then((data) => ({ ...upload, data })));
    });
    parser.on('error', reject);
    parser.on('close', () => {
      Promise.all(pending)
        .then((files) => resolve({ json: payload === undefined ? undefined : JSON.parse(payload), files }))
        .catch(reject);
    });
    request.pipe(parser);
  });
}

const BY_EXTENSION: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** discord.js names no content type for most buffers; Discord goes by the file's name. */
function contentType(name: string, given: string): string {
  return BY_EXTENSION[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? given;
}
