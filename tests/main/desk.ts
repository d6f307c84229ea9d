import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The page's desk, as a browser talks to it. */
export interface Desk {
  /** What the page is told of a restart of the bot. */
  restart(): Promise<{ result?: object; error?: string }>;
  close(): void;
}

export async function openDesk(url: string): Promise<Desk> {
  const { host, origin } = new URL(url);
  const socket = new WebSocket(`ws://${host}/desk-socket`, { origin });
  await once(socket, 'open');
  let calls = 0;
  return {
    restart() {
      calls += 1;
      const id = calls;
      socket.send(JSON.stringify({ call: 'restart', id }));
      return new Promise((resolve) => {
        const hear = (data: Buffer): void => {
          const { id: answered, ...answer } = JSON.parse(String(data));
          if (answered !== id) return;
          socket.off('message', hear);
          resolve(answer);
        };
        socket.on('message', hear);
      });
    },
    close: () => socket.close(),
  };
}
