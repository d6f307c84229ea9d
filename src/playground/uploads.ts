import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import busboy from 'busboy';
import { Refusal } from './refusal.js';

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

/** More than Discord takes, and less than would be felt. */
const maxBytes = 32 * 1024 * 1024;

/** Reads a JSON or multipart body. Throws SyntaxError when the JSON is broken, a Refusal when a part is too large. */
export async function readBody(request: IncomingMessage): Promise<ParsedBody> {
  if (request.headers['content-type']?.startsWith('multipart/form-data')) return readMultipart(request);
  const text = (await readAll(request)).toString('utf8');
  return { json: text ? parsed(text) : undefined, files: [] };
}

/** Nothing that is meant nests deeper, and what checks it calls itself once for each level. */
const maxDepth = 100;

function parsed(text: string): unknown {
  const json: unknown = JSON.parse(text);
  if (isDeeper(json, maxDepth)) throw new SyntaxError('too deep');
  return json;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > maxBytes) throw new Refusal(40005);
    parts.push(part);
  }
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
      const read = readAll(stream).then((data) => ({ ...upload, data }));
      // What is cut off is told by the form as a whole.
      read.catch(() => {});
      pending.push(read);
    });
    parser.on('close', () => {
      Promise.all(pending)
        .then((files) => resolve({ json: payload === undefined ? undefined : parsed(payload), files }))
        .catch(reject);
    });
    pipeline(request, parser, (error) => {
      if (error) reject(error);
    });
  });
}

const byExtension: Record<string, string> = {
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
  return byExtension[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? given;
}
