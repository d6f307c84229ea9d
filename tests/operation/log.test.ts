import { DiscordAPIError, RateLimitError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog, logAbout } from '../../src/operation/log.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { boardPosts, openTown, startMatch, type Town } from '../discord/town.js';

/** A log and what it wrote, line by line as objects. */
function logged(secrets: string[] = []) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) }, secrets);
  return { log, lines, last: () => JSON.parse(lines.at(-1)!) };
}

describe('an error in the log', () => {
  it('keeps what says where it comes from, and nothing that was sent', () => {
    const { log, lines, last } = logged();
    const body = { body: { content: 'your hand: 3 fish' }, files: [] };
    const url = 'https://discord.com/api/v10/webhooks/123/aTokenOfAnInteraction/messages/@original?wait=true';
    const refused = { code: 50035, message: 'Invalid Form Body' };
    log.error({ err: new DiscordAPIError(refused, 50035, 400, 'PATCH', url, body) }, 'an interaction failed');
    const { err } = last();
    expect(Object.keys(err)).toEqual(['type', 'message', 'code', 'status', 'method', 'path', 'stack']);
    expect(err).toMatchObject({ code: 50035, status: 400, method: 'PATCH' });
    expect(err.path).toBe('/api/v10/webhooks/123/:token/messages/@original');
    expect(err.stack).toContain('DiscordAPIError[50035]');
    expect(lines.join('')).not.toMatch(/fish|aToken|wait=/);
  });

  it('has its causes told in the same way, and no end of them', () => {
    const { log, lines, last } = logged();
    const limit = new RateLimitError({
      ...{ timeToReset: 1, limit: 1, method: 'POST', hash: 'x', route: '/webhooks/:id', majorParameter: '1:aToken' },
      ...{ global: false, retryAfter: 1, sublimitTimeout: 0, scope: 'user' },
      url: 'https://discord.com/api/v10/interactions/1/aToken/callback',
    });
    const round = new Error('outer', { cause: limit });
    limit.cause = round;
    log.warn({ err: round }, 'down');
    expect(last().err.cause.path).toBe('/api/v10/interactions/1/:token/callback');
    expect(lines.join('')).not.toContain('aToken');
  });

  it('may be anything that is thrown', () => {
    const { log, last } = logged();
    log.error({ err: 'a word' }, 'odd');
    expect(last().err).toEqual({ message: 'a word' });
  });
});

it('no secret stands in a line, wherever it comes from', () => {
  const { log, lines } = logged(['the.bot.token']);
  log.error({ err: new Error('GET /interactions/7/aToken/callback with the.bot.token') }, 'the.bot.token');
  expect(lines.join('')).toMatch(/\/interactions\/7\/:token\/callback with :secret/);
  expect(lines.join('')).not.toMatch(/the\.bot\.token|aToken/);
});

it('what a line says itself goes before what it is about', () => {
  const { log, lines, last } = logged();
  const about = logAbout(log, { match: 'a', kind: 'button' });
  about.warn({ match: 'b' }, 'first');
  expect(last()).toMatchObject({ match: 'b', kind: 'button', msg: 'first', level: 40 });
  expect(lines.at(-1)!.match(/"match"/g)).toHaveLength(1);
  about.error('second');
  expect(last()).toMatchObject({ match: 'a', msg: 'second', level: 50 });
});

describe('what goes wrong at a press', () => {
  let town: Town;
  let people: Persona[];
  let post: SeenMessage;
  beforeEach(async () => {
    town = await openTown();
    people = [town.person('Annabel'), town.person('Bohumil')];
    post = await startMatch(town, 'quay', people);
  });
  afterEach(() => town.close());

  const edit = '/webhooks/:application/:token/messages/:message';
  const match = async (): Promise<string> => (await town.matches.inChannel(post.channelId))!.id;
  const line = (msg: string) => JSON.parse(town.complaints.find((one) => one.includes(`"msg":"${msg}"`))!);

  it('is told with its match and server, without tokens, words or names', async () => {
    town.twin.faults.next('PATCH', edit, { answer: { status: 400, code: 50035 } }, 1);
    const [ann] = people as [Persona];
    const press = ann.press(post, 'Play');
    expect((await press.reply).text).toContain('Something went wrong');
    const told = line('an interaction failed');
    expect(told).toMatchObject({ interaction: press.id, kind: 'button', on: 'post', guild: town.guildId });
    expect(told.match).toBe(await match());
    expect(told.err).toMatchObject({ type: 'DiscordAPIError[50035]', status: 400, code: 50035, method: 'PATCH' });
    expect(told.err.path).toMatch(/^\/api\/v10\/webhooks\/\d+\/:token\/messages\/%40original$/);
    const output = town.complaints.join('');
    const tokens = town.twin.requests.flatMap(
      ({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/?]+)/.exec(path) ?? [],
    );
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of new Set(tokens.filter((one) => !one.startsWith('/')))) expect(output).not.toContain(token);
    expect(output).not.toMatch(/Annabel|Bohumil|requestBody|content/);
  });

  it('names the command', async () => {
    town.twin.faults.next('PATCH', edit, { answer: { status: 404, code: 10015 } }, 1);
    const [ann] = people as [Persona];
    ann.slash('quay', '/match show');
    await town.twin.until(() => town.complaints.length > 0);
    const told = line('an answer did not reach its reader');
    expect(told).toMatchObject({ kind: 'command', command: 'match show', guild: town.guildId, failure: 'late' });
  });

  it('a post that is not taken names its match', async () => {
    town.twin.faults.next('POST', '/channels/:channel/messages', { answer: { status: 403, code: 50013 } }, 3);
    await people[0]!.slash('tavern', '/match create', { game: 'santa-maria' }).reply;
    const told = line('the lobby could not be posted');
    expect(told.match).toMatch(/^[a-z0-9]+$/);
    expect(boardPosts(people[0]!, 'tavern')).toEqual([]);
  });
});
