/** Who may talk to the servers on loopback: what any page in the browser asks for arrives here too. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** False for a foreign name that was made to point at 127.0.0.1. */
export function isOwnHost(request: IncomingMessage): boolean {
  const port = request.socket.localPort;
  return request.headers.host === `127.0.0.1:${port}` || request.headers.host === `localhost:${port}`;
}

/** Browsers name the page that a request comes from: is it one of this very server? */
export function isOwnOrigin(request: IncomingMessage): boolean {
  return request.headers.origin === `http://${request.headers.host}`;
}

/** Is it this server's, or another one's on this computer, as the chat page is for the twin? */
export function isLocalOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/.test(headers.origin);
}

/** Programs name no page. */
export function hasNoOrigin(request: IncomingMessage): boolean {
  return request.headers.origin === undefined;
}

/** The address that was asked for; undefined where it is none. */
export function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  try {
    // Two slashes would begin a host's name.
    return new URL(`http://playground${url.startsWith('/') ? url : `/${url}`}`);
  } catch {
    return undefined;
  }
}

/** Refuses a connection that asks for a websocket. */
export function turnAway(socket: Duplex): void {
  // It may be gone already, and nobody else listens.
  socket.on('error', () => {});
  // What it sent besides is not read, which would keep the connection for ever.
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
}
