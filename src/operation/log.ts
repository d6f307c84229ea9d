import pino, { type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

/** What the addresses of interactions and webhooks carry: whoever has it can answer in the bot's name. */
const tokenInPath = /\/(interactions|webhooks)\/(\d+)\/[^/\s"'\\?]+/g;
/** Causes of causes end somewhere. */
const deepest = 4;

/**
 * The bot's log: a line of JSON for each thing that happened. Errors keep what says where they come from, and lose what was sent
 * with a request: that is what people read, their hands among it.
 * @param secrets never stand in it, wherever they come from
 * @example const log = createLog('info', process.stdout, [token])
 */
export function createLog(level: LevelWithSilent, to: DestinationStream, secrets: string[] = []): Logger {
  const masked = (line: string): string =>
    secrets.reduce((text, secret) => text.replaceAll(secret, ':secret'), withoutTokens(line));
  return pino({ level, serializers: { err: (error) => plainError(error) }, hooks: { streamWrite: masked } }, to);
}

/**
 * A logger whose lines also carry these fields; those that a line has itself go before.
 * @example logAbout(app.log, { match: 'k3v9qa' }).warn({ failure }, 'an answer did not reach its reader')
 */
export function logAbout(log: Logger, about: object): Logger {
  const own = Object.create(log) as Logger;
  for (const level of ['info', 'warn', 'error'] as const) {
    own[level] = (fields: unknown, text?: string) =>
      typeof fields === 'object' ? log[level]({ ...about, ...fields }, text) : log[level](about, String(fields));
  }
  return own;
}

/** The fields of an error that say nothing about anybody. */
function plainError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, status, method, url, cause } = error as Error & Record<'code' | 'status' | 'method' | 'url', unknown>;
  return {
    type: error.name,
    message: error.message,
    ...(isPlain(code) && { code }),
    ...(isPlain(status) && { status }),
    ...(isPlain(method) && { method }),
    ...(typeof url === 'string' && { path: pathOf(url) }),
    stack: error.stack,
    ...(cause !== undefined && depth < deepest && { cause: plainError(cause, depth + 1) }),
  };
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Without the server and what was asked for behind a question mark. */
function pathOf(url: string): string {
  return withoutTokens(URL.canParse(url) ? new URL(url).pathname : url.replace(/\?.*/s, ''));
}

function withoutTokens(text: string): string {
  return text.replace(tokenInPath, '/$1/$2/:token');
}
