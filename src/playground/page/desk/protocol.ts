/** What the desk, the frame around the chat screens, and the server say to each other. Types only. */

export type SwitchName = 'denyAttachFiles' | 'slowNetwork';

/** How the things stand that the desk can change. */
export interface DeskState {
  switches: Record<SwitchName, boolean>;
  /** False where nobody can restart the bot, as in a test that runs it itself. */
  canRestart: boolean;
  restarting: boolean;
  botConnected: boolean;
}

/** One request of the bot, as a line. */
export interface RequestLine {
  number: number;
  method: string;
  path: string;
  /** 0 when the connection was cut. */
  status: number;
  tookMs: number;
  /** Milliseconds since 1970. */
  at: number;
  schemaErrors: string[];
}

/** All about one request. */
export interface RequestDetail extends RequestLine {
  query: Record<string, string>;
  body: unknown;
  files: { name: string; size: number }[];
  response: unknown;
}

/** What the desk may ask, and what it gets. */
export interface DeskCalls {
  /** Rejects once the request has been forgotten. */
  request: { ask: { number: number }; answer: RequestDetail };
  switch: { ask: { name: SwitchName; on: boolean }; answer: Record<string, never> };
  /** Resolves when the bot is back. */
  restart: { ask: object; answer: Record<string, never> };
}

export type DeskCall = { [N in keyof DeskCalls]: { id: number; call: N } & DeskCalls[N]['ask'] }[keyof DeskCalls];

export type DeskPush =
  | { push: 'desk'; desk: DeskState }
  /** The requests so far, oldest first; sent once on connecting. */
  | { push: 'requests'; requests: RequestLine[] }
  | { push: 'request'; request: RequestLine };
