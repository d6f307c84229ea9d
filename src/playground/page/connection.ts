/** The page's one WebSocket: calls with answers, pushes, and a new attempt when it breaks. */
import type { Answer, CallName, Calls, Push } from './protocol.js';

/** What the connection tells the page. */
export interface Listener {
  onPush(push: Push): void;
  onOpen(): void;
  onClose(): void;
}

/** Sends a call and resolves with its answer; rejects with the server's sentence. */
export type Send = <N extends CallName>(call: N, ask: Calls[N]['ask']) => Promise<Calls[N]['answer']>;

const RETRY_MS = 1000;

/** Opens the socket and keeps it open. */
export function connect(listener: Listener): Send {
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let socket: WebSocket;
  let lastId = 0;

  const open = () => {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    socket.addEventListener('open', () => listener.onOpen());
    socket.addEventListener('message', (event) => receive(JSON.parse(String(event.data))));
    socket.addEventListener('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('The connection was lost.'));
      waiting.clear();
      listener.onClose();
      setTimeout(open, RETRY_MS);
    });
  };

  const receive = (data: Answer | Push) => {
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
