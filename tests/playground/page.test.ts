import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { CallName, Calls, History, Push, WorldInfo } from '../../src/playground/page/protocol.js';
import { type Page, startPage } from '../../src/playground/page-server.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
let page: Page;

beforeAll(async () => {
  stage = await scene();
  page = await startPage(stage.twin);
});

afterAll(async () => {
  await page.close();
  await stage.end();
});

/** A window of the page, without the browser. */
class Window {
  readonly pushes: Push[] = [];
  readonly #waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  #lastId = 0;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if ('push' in message) this.pushes.push(message);
      else if ('error' in message) this.#waiting.get(message.id)?.reject(new Error(message.error));
      else this.#waiting.get(message.id)?.resolve(message.result as never);
    });
  }

  static async open(): Promise<Window> {
    const { host, origin } = new URL(page.url);
    const window = new Window(new WebSocket(`ws://${host}/socket`, { origin }));
    await new Promise((resolve, reject) => window.socket.once('open', resolve).once('error', reject));
    await window.push('history');
    return window;
  }

  call<N extends CallName>(call: N, ask: Calls[N]['ask']): Promise<Calls[N]['answer']> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.socket.send(JSON.stringify({ id, call, ...ask }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** The first push of this kind that fits, once it is there. */
  push<K extends Push['push']>(
    kind: K,
    fits: (push: Extract<Push, { push: K }>) => boolean = () => true,
  ): Promise<Extract<Push, { push: K }>> {
    return stage.twin.until(
      () =>
        this.pushes.find((one) => one.push === kind && fits(one as never)) as Extract<Push, { push: K }> | undefined,
    );
  }

  close(): void {
    this.socket.terminate();
  }
}

/** GET with headers of one's own choice; fetch would not send a foreign Host. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; type: string; policy: string; body: string }>((resolve, reject) => {
    const call = request(new URL(path, page.url), { headers, method }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        const policy = String(response.headers['content-security-policy'] ?? '');
        resolve({ status: response.statusCode ?? 0, type, policy, body });
      });
    });
    call.on('error', reject).end();
  });
}

/** How the server ends an attempt to open its socket: `open` or the status of the refusal. */
function knock(headers: Record<string, string>, path = '/socket'): Promise<string> {
  const { host } = new URL(page.url);
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}${path}`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.once('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
    socket.once('error', () => undefined);
  });
}

describe('the server', () => {
  it('serves the desk and the chat screen with their scripts, styles and icon', async () => {
    const paths = ['/', '/chat', '/desk.js', '/app.js', '/desk.css', '/app.css', '/icon.svg'];
    const files = await Promise.all(paths.map((path) => get(path)));
    expect(files.map(({ status, type }) => [status, type])).toEqual([
      [200, 'text/html; charset=utf-8'],
      [200, 'text/html; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'image/svg+xml'],
    ]);
    expect(files[2]!.body + files[3]!.body).not.toContain('innerHTML');
  });

  it('lets the page load from itself and the twin only', async () => {
    const { policy } = await get('/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain(`img-src 'self' ${stage.twin.url}`);
    expect(policy).not.toContain('unsafe');
  });

  it('knows no other paths and methods', async () => {
    expect((await get('/../package.json')).status).toBe(404);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('answers under its own loopback names only', async () => {
    const { port } = new URL(page.url);
    expect((await get('/', { host: `localhost:${port}` })).status).toBe(200);
    expect((await get('/', { host: 'evil.example' })).status).toBe(403);
    expect((await get('/', { host: `evil.example:${port}` })).status).toBe(403);
  });

  it('opens its socket to its own page only', async () => {
    const { origin, port } = new URL(page.url);
    expect(await knock({ origin })).toBe('open');
    expect(await knock({ origin: 'http://evil.example' })).toBe('403');
    expect(await knock({ origin: `http://127.0.0.1:${Number(port) + 1}` })).toBe('403');
    expect(await knock({})).toBe('403');
    expect(await knock({ host: 'evil.example', origin: 'http://evil.example' })).toBe('403');
    expect(await knock({ origin }, '/other')).toBe('403');
    expect(await knock({ origin }, '/desk-socket')).toBe('open');
    expect(await knock({ origin: 'http://evil.example' }, '/desk-socket')).toBe('403');
  });

  it('hangs up on what is no call', async () => {
    const window = await Window.open();
    const closed = new Promise((resolve) => window.socket.once('close', resolve));
    window.socket.send('{"call":"press"}');
    expect(await closed).toBe(1008);
  });
});

describe('the bridge', () => {
  let window: Window;
  let channelId: string;
  let annId: string;
  let bobId: string;

  beforeAll(async () => {
    window = await Window.open();
    channelId = stage.harbourId;
    annId = stage.ann.id;
    bobId = stage.bob.id;
  });

  afterAll(() => window.close());

  const world = async (): Promise<WorldInfo> => (await window.push('world')).world;
  const create = { personaId: '', channelId: '', path: 'match create', options: { game: 'nusfjord' } };

  it('greets with the people, the channels and whether the bot is there', async () => {
    const { personas, channels, guilds, botConnected } = await world();
    expect(personas.map(({ name, locale }) => [name, locale])).toEqual([
      ['Ann', 'en-US'],
      ['Bob', 'ru'],
    ]);
    expect(channels.map(({ name, kind }) => [name, kind])).toEqual([
      ['harbour', 'text'],
      ['quay', 'text'],
    ]);
    expect(personas[0]!.channels).toEqual(channels.map(({ id }) => id));
    expect(guilds.map(({ name }) => name)).toEqual(['Port']);
    expect(botConnected).toBe(true);
  });

  it('lists commands and asks the bot for values', async () => {
    const commands = await window.call('commands', { personaId: annId, channelId });
    expect(commands.map(({ name }) => name).sort()).toEqual(['match', 'ping']);
    const ask = { personaId: annId, channelId, path: 'match create', options: { game: 'nus' }, focused: 'game' };
    expect(await window.call('autocomplete', ask)).toEqual([{ name: 'nusfjord', value: 'nusfjord' }]);
  });

  it('sends a command and pushes the answer, first thinking, then filled in', async () => {
    const started = await window.call('slash', { ...create, personaId: annId, channelId });
    await window.push('acknowledged', ({ interactionId }) => interactionId === started.interactionId);
    const filled = await window.push('message', ({ message }) => message.data.content === 'nusfjord against nobody');
    expect(filled.created).toBe(false);
    expect(filled.message.onlyFor).toBeUndefined();
  });

  it('marks what only one person sees', async () => {
    await window.call('slash', { personaId: bobId, channelId, path: 'ping', options: {} });
    const pong = await window.push('message', ({ message }) => message.data.content === 'pong');
    expect(pong.message.onlyFor).toBe(bobId);
  });

  it('carries a press to a modal and the modal back', async () => {
    const { message } = await window.push('message', (push) => push.message.data.content.startsWith('nusfjord'));
    const pressed = await window.call('press', { personaId: annId, messageId: message.data.id, customId: 'talk' });
    const { modal } = await window.push('modal');
    expect(modal.userId).toBe(annId);
    expect(modal.interactionId).toBe(pressed.interactionId);
    const ask = { personaId: bobId, interactionId: modal.interactionId, values: {} };
    await expect(window.call('submit', ask)).rejects.toThrow('no longer open');
  });

  it('hands on what the twin’s client refuses, as a sentence', async () => {
    const { message } = await window.push('message', (push) => push.message.data.content.startsWith('nusfjord'));
    const press = { personaId: annId, messageId: message.data.id, customId: 'off' };
    await expect(window.call('press', press)).rejects.toThrow('off is disabled');
    await expect(window.call('slash', { ...create, personaId: '1', channelId })).rejects.toThrow('nobody');
  });

  it('pushes new channels', async () => {
    stage.twin.world.addChannel(stage.guildId, 'lighthouse');
    const later = await window.push('world', (push) => push.world.channels.some(({ name }) => name === 'lighthouse'));
    expect(later.world.personas[0]!.channels).toHaveLength(3);
  });

  it('pages through a long channel, newest first', async () => {
    const quay = stage.twin.world.channel('quay').id;
    for (let count = 1; count <= 60; count += 1) stage.ann.say('quay', `line ${count}`);
    const texts = ({ messages }: History) => messages.map(({ data }) => data.content);
    const newest = await window.call('messages', { channelId: quay });
    expect(texts(newest)).toHaveLength(50);
    expect([texts(newest)[0], texts(newest)[49], newest.more]).toEqual(['line 11', 'line 60', true]);
    const older = await window.call('messages', { channelId: quay, before: newest.messages[0]!.data.id });
    expect([texts(older)[0], texts(older)[9], older.more]).toEqual(['line 1', 'line 10', false]);
  });

  it('takes plain text', async () => {
    await window.call('say', { personaId: bobId, channelId, content: 'Ahoy' });
    const said = await window.push('message', ({ message }) => message.data.content === 'Ahoy');
    expect(said.message.data.author.id).toBe(bobId);
  });

  it('falls silent once the page is closed', async () => {
    const other = await startPage(stage.twin);
    const { host, origin } = new URL(other.url);
    const socket = new WebSocket(`ws://${host}/socket`, { origin });
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await other.close();
    await closed;
    expect(stage.ann.say('quay', 'nobody listens').content).toBe('nobody listens');
  });
});
