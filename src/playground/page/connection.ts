/** The page's one WebSocket: calls with answers, pushes, and a new attempt when it breaks. */
import type { Answer } from './protocol.js';

/** What the connection tells the page. */
export interface Listener<P> {
  onPush(push: P): void;
  onOpen(): void;
  onClose(): void;
}

type AnyCalls<C> = { [N in keyof C]: { ask: object; answer: unknown } };

/** Sends a call and resolves with its answer; rejects with the server's sentence. */
export type Send<C extends AnyCalls<C>> = <N extends keyof C>(call: N, ask: C[N]['ask']) => Promise<C[N]['answer']>;

const retryMs = 1000;

/**
 * Opens the socket and keeps it open.
 * @example const send = connect<Calls, Push>('/socket', { onPush, onOpen, onClose })
 */
export function connect<C extends AnyCalls<C>, P extends { push: string }>(
  path: string,
  listener: Listener<P>,
): Send<C> {
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let socket: WebSocket;
  let lastId = 0;

  const open = () => {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
    socket.addEventListener('open', () => listener.onOpen());
    socket.addEventListener('message', (event) => receive(JSON.parse(String(event.data))));
    socket.addEventListener('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('The connection was lost.'));
      waiting.clear();
      listener.onClose();
      setTimeout(open, retryMs);
    });
  };

  const receive = (data: Answer | P) => {
    if ('push' in data) {
      listener.onPush(data);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.result as never);
  };

  open();
  return (call, ask) =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) {
        reject(new Error('The connection was lost.'));
        return;
      }
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, call, ...ask }));
    });
}
