import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from './core.js';
import type { Fault } from './faults.js';
import type { Limits } from './limits.js';
import { hasNoOrigin, isLocalOrigin, isOwnHost, isOwnOrigin, urlOf } from './own.js';
import { Refusal } from './refusal.js';
import { type Answer, type Call, matchPath, type Route } from './router.js';
import { readBody } from './uploads.js';

const apiPrefix = /^\/api\/v\d+(?=\/)/;

/** Serves the REST routes and the attached files, writes the log, and plays the planned faults. */
export class RestServer {
  readonly #core: Core;
  readonly #routes: readonly Route[];
  readonly #limits: Limits;
  /** Requests not answered yet. */
  inFlight = 0;
  /** Real time of the last answer. */
  lastAnswerAt = 0;

  constructor(core: Core, routes: readonly Route[], limits: Limits) {
    this.#core = core;
    this.#routes = routes;
    this.#limits = limits;
  }

  /** Answers a request, whatever it is; never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    if (!url) return send(response, 400, { message: '400: Bad Request', code: 0 }, {});
    const file = this.#fileAt(url.pathname);
    const programs = hasNoOrigin(request) || isOwnOrigin(request);
    if (!isOwnHost(request) || !(programs || (file && isLocalOrigin(request)))) {
      return send(response, 403, { message: '403: Forbidden', code: 0 }, {});
    }
    if (file) return sendFile(request, response, file());
    this.inFlight += 1;
    try {
      await this.#serveApi(request, response, url);
    } catch (error) {
      // A mistake in the twin: the bot hears of it as it would from Discord, whoever wrote the twin from here.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else send(response, 500, { message: '500: Internal Server Error', code: 0 }, {});
    } finally {
      this.inFlight -= 1;
      this.lastAnswerAt = performance.now();
    }
  }

  async #serveApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const core = this.#core;
    await core.faults.delay();
    const path = url.pathname.replace(apiPrefix, '');
    const method = request.method ?? 'GET';
    const hit = this.#find(method, path);
    const log = core.requests.begin({
      method,
      path,
      route: hit?.route.pattern ?? 'unknown',
      query: Object.fromEntries(url.searchParams),
      body: undefined,
      files: [],
      status: 0,
      response: undefined,
      schemaErrors: [],
      at: core.clock.now(),
      tookMs: 0,
    });
    const end = () => {
      log.tookMs = core.clock.now() - log.at;
      core.requests.end(log);
      core.events.emit('requestLogged', { request: log });
    };
    const finish = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
      log.status = status;
      log.response = body;
      end();
      send(response, status, body, headers);
    };
    const cut = (reset = false) => {
      end();
      if (reset) request.socket.resetAndDestroy();
      else request.socket.destroy();
    };

    let parsed: Awaited<ReturnType<typeof readBody>>;
    try {
      parsed = await readBody(request);
    } catch (error) {
      if (error instanceof Refusal) return finish(error.status, error.body());
      return finish(400, { message: 'The request body contains invalid JSON.', code: 50109 });
    }
    log.body = parsed.json;
    log.files = parsed.files.map((file) => ({ name: file.name, size: file.data.length }));

    const fault = core.faults.take(method, log.route);
    if (fault && 'drop' in fault && fault.drop === 'before') return cut(fault.reset);
    if (fault && 'answer' in fault) return finish(...faultAnswer(fault));
    if (!hit) return finish(404, new Refusal(0).body());
    if (!hit.route.open && request.headers.authorization !== `Bot ${core.token}`) {
      return finish(401, { message: '401: Unauthorized', code: 0 });
    }
    const limit = this.#limits.take(`${method} ${log.route}`, majorId(hit.params));
    if (!limit.allowed) {
      const body = { message: 'You are being rate limited.', retry_after: limit.retryAfterSeconds, global: false };
      const wait = { 'retry-after': String(Math.ceil(limit.retryAfterSeconds)), 'x-ratelimit-scope': 'user' };
      return finish(429, body, { ...limit.headers, ...wait });
    }
    const call: Call = {
      core,
      params: hit.params,
      query: log.query,
      body: parsed.json,
      files: parsed.files,
      schemaErrors: log.schemaErrors,
    };
    const answer = answerTo(hit.route, call);
    if (fault) return cut(fault.reset);
    finish(answer.status ?? (answer.body === undefined ? 204 : 200), answer.body, limit.headers);
  }

  #find(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
    for (const route of this.#routes) {
      const params = route.method === method ? matchPath(route.pattern, path) : undefined;
      if (params) return { route, params };
    }
    return undefined;
  }

  #fileAt(path: string): (() => Served) | undefined {
    if (path.startsWith('/attachments/')) return () => this.#attachment(path);
    if (path.startsWith('/emojis/')) return () => this.#emoji(path);
    return undefined;
  }

  #attachment(path: string): Served {
    const [, , channel, id] = path.split('/');
    const messages = this.#core.world.messages.get(channel ?? '') ?? [];
    return messages.flatMap((one) => one.files).find((one) => one.id === id && !one.forgotten);
  }

  /** `/emojis/ID.png`, whatever the picture's real type is. */
  #emoji(path: string): Served {
    return this.#core.world.emojis.get(/^\/emojis\/(\d+)\.\w+$/.exec(path)?.[1] ?? '');
  }
}

type Served = { contentType: string; data: Buffer } | undefined;

function answerTo(route: Route, call: Call): Answer {
  try {
    return route.handle(call);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body() };
    throw error;
  }
}

function majorId(params: Record<string, string>): string {
  return params.channel ?? params.guild ?? params.token ?? '';
}

function faultAnswer({ answer }: Extract<Fault, { answer: unknown }>): [number, unknown, Record<string, string>] {
  const { status, retryAfterSeconds = 1, global = false } = answer;
  const message = answer.message ?? (status === 429 ? 'You are being rate limited.' : `${status}: planned fault`);
  if (status !== 429) return [status, { message, code: answer.code ?? 0 }, {}];
  const headers: Record<string, string> = {
    'retry-after': String(retryAfterSeconds),
    'x-ratelimit-scope': global ? 'global' : 'user',
    ...(global ? { 'x-ratelimit-global': 'true' } : {}),
  };
  return [429, { message, retry_after: retryAfterSeconds, global, ...(answer.code && { code: answer.code }) }, headers];
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string>): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The page on another port may show it. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: Served): void {
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const { origin } = request.headers;
  const shared = origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'Origin' };
  response.writeHead(200, { 'content-type': file.contentType, ...shared }).end(file.data);
}
