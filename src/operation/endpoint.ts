import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered. */
export interface Page {
  status: number;
  type: string;
  body: string;
}

/** A small server on this computer alone. */
export interface Endpoint {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves pages by their paths, to GET alone.
 * @param port 0: any free one
 * @throws the system's error where the port cannot be had
 * @example await openEndpoint(9464, { '/health': async () => ({ status: 200, type: 'text/plain', body: 'ok' }) })
 */
export async function openEndpoint(port: number, pages: Record<string, () => Promise<Page>>): Promise<Endpoint> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!isLocal(request)) send(response, plain(403, 'Ask by the name 127.0.0.1 or localhost.'));
    else if (!page) send(response, plain(404, 'Not found.'));
    else if (request.method !== 'GET') send(response, plain(405, 'Only GET is answered.'), { allow: 'GET' });
    else
      page().then(
        (made) => send(response, made),
        () => send(response, plain(500, 'This could not be told now.')),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** False for a foreign name that was made to point here: a page of it in this computer's browser could read the answer. */
function isLocal({ headers: { host = '' } }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d{1,5})?$/.test(host);
}

function plain(status: number, body: string): Page {
  return { status, type: 'text/plain; charset=utf-8', body: `${body}\n` };
}

function send(response: ServerResponse, { status, type, body }: Page, more: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...more }).end(body);
}
