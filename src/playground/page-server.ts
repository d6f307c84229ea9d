/** Serves the chat page on loopback and joins it to the twin. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Twin } from './api.js';
import type { Bridge } from './calls.js';
import { type DeskOptions, openDesk } from './desk-bridge.js';
import { isOwnHost, isOwnOrigin, turnAway, urlOf } from './own.js';
import { openBridge } from './page-bridge.js';
import { type Asset, buildPage } from './page-bundle.js';

export interface PageOptions extends DeskOptions {
  /** Port on 127.0.0.1; 0, the default, takes a free one. */
  port?: number;
}

export interface Page {
  /** Address to open in a browser; `#Anna/harbour&Bo/harbour` after it picks the people and channels on its screens. */
  readonly url: string;
  /** Ends the server and its connections; the twin goes on. */
  close(): Promise<void>;
}

/** Longest call a page may send, in bytes: a modal of five full text fields fits. */
const maxCallBytes = 256 * 1024;

/**
 * Starts the page's server. Rejects when the port is taken or the page does not build.
 *
 * @example
 * const page = await startPage(await startTwin(), { port: 8080 });
 * console.log(page.url); // http://127.0.0.1:8080/
 */
export async function startPage(twin: Twin, { port = 0, restart }: PageOptions = {}): Promise<Page> {
  const assets = await buildPage();
  /** A chat screen talks on the one, the desk around the screens on the other. */
  const sockets = new Map<string | undefined, Hub>([
    ['/socket', openHub((send) => openBridge(twin, send))],
    ['/desk-socket', openHub((send) => openDesk(twin, { restart }, send))],
  ]);
  const server = createServer((request, response) => {
    if (isOwnHost(request)) serve(assets, twin.url, request, response);
    else response.writeHead(403).end('This page answers only under its own loopback address.');
  });
  server.on('upgrade', (request, socket, head) => {
    const hub = sockets.get(request.url);
    if (hub && isOwnHost(request) && isOwnOrigin(request)) hub.take(request, socket, head);
    else turnAway(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      for (const hub of sockets.values()) hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The windows that are connected to one bridge. */
interface Hub {
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

function openHub(open: (send: (push: object) => void) => Bridge): Hub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxCallBytes });
  const bridge = open((push) => {
    const text = JSON.stringify(push);
    for (const socket of sockets.clients) socket.send(text);
  });
  const reply = async (client: WebSocket, text: string) => {
    const answer = await bridge.answer(text);
    if (answer) client.send(JSON.stringify(answer));
    else client.close(1008, 'not a call');
  };
  return {
    take(request, socket, head) {
      sockets.handleUpgrade(request, socket, head, (client) => {
        // A frame that is none, or too long, has been answered by closing.
        client.on('error', () => {});
        for (const push of bridge.greeting()) client.send(JSON.stringify(push));
        client.on('message', (data) => void reply(client, String(data)));
      });
    },
    close() {
      bridge.close();
      for (const client of sockets.clients) client.terminate();
    },
  };
}

function serve(assets: Map<string, Asset>, twinUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const asset = assets.get(urlOf(request)?.pathname ?? '');
  if (!asset || request.method !== 'GET') {
    response.writeHead(asset ? 405 : 404).end();
    return;
  }
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    `img-src 'self' ${twinUrl}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  response.writeHead(200, {
    'content-type': asset.type,
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(asset.body);
}
