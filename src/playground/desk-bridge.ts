/** Carries the desk's calls to the twin: its switches, the restart of the bot, and the log of requests. */
import { z } from 'zod';
import type { LoggedRequest, Twin } from './api.js';
import { answering, type Bridge } from './calls.js';
import type { DeskCall, DeskPush, DeskState, RequestDetail, RequestLine } from './page/desk/protocol.js';
import { switches } from './switches.js';

/** Lines that a desk gets on opening; it is told of those that come later. */
const linesAtOnce = 200;

const callSchema: z.ZodType<DeskCall> = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('request'), id: z.number(), number: z.int().positive() }),
  z.strictObject({
    call: z.literal('switch'),
    id: z.number(),
    name: z.enum(['denyAttachFiles', 'slowNetwork']),
    on: z.boolean(),
  }),
  z.strictObject({ call: z.literal('restart'), id: z.number() }),
]);

export interface DeskOptions {
  /** Ends the bot and starts it anew. */
  restart?: (() => Promise<void>) | undefined;
}

/** @param send gives a push to every open desk. */
export function openDesk(twin: Twin, { restart }: DeskOptions, send: (push: DeskPush) => void): Bridge {
  let restarting = false;
  const state = (): DeskState => ({
    switches: {
      denyAttachFiles: switches.denyAttachFiles.get(twin),
      slowNetwork: switches.slowNetwork.get(twin),
    },
    canRestart: restart !== undefined,
    restarting,
    botConnected: twin.gateway.connected,
  });
  const changed = () => send({ push: 'desk', desk: state() });
  const logged = ({ request }: { request: LoggedRequest }) => send({ push: 'request', request: line(request) });
  twin.events.on('requestLogged', logged);
  twin.events.on('botConnected', changed);
  twin.events.on('botDisconnected', changed);

  const answer = answering<DeskCall>(callSchema, {
    request: ({ number }) => {
      const found = twin.requests.find((one) => one.number === number);
      if (!found) throw new Error('This request is too long ago.');
      return detail(found);
    },
    switch: ({ name, on }) => {
      switches[name].set(twin, on);
      changed();
      return {};
    },
    restart: async () => {
      if (!restart) throw new Error('Nobody here can restart the bot.');
      if (restarting) throw new Error('The bot is being restarted already.');
      restarting = true;
      changed();
      try {
        await restart();
      } finally {
        restarting = false;
        changed();
      }
      return {};
    },
  });

  return {
    answer,
    greeting: (): DeskPush[] => [
      { push: 'desk', desk: state() },
      { push: 'requests', requests: twin.requests.slice(-linesAtOnce).map(line) },
    ],
    close() {
      twin.events.off('requestLogged', logged);
      twin.events.off('botConnected', changed);
      twin.events.off('botDisconnected', changed);
    },
  };
}

/** The tokens in paths are as long as a line and tell nothing. */
function shortened(path: string): string {
  return path.replace(/[\w-]{40,}/g, '…');
}

function line({ number, method, path, status, tookMs, at, schemaErrors }: LoggedRequest): RequestLine {
  return { number, method, path: shortened(path), status, tookMs, at, schemaErrors };
}

function detail(request: LoggedRequest): RequestDetail {
  const { query, body, files, response } = request;
  return { ...line(request), query, body, files, response };
}
