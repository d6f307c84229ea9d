import { DiscordAPIError, HTTPError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { callDiscord, failureOf } from '../../src/discord/client/outgoing.js';

const refusal = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'http://127.0.0.1/', {
    files: undefined,
    body: undefined,
  });

describe('outgoing calls', () => {
  it.each([
    [10062, 404, 'late'],
    [50027, 401, 'late'],
    [40060, 400, 'answered'],
    [10003, 404, 'gone'],
    [50013, 403, 'denied'],
    [50007, 403, 'closed'],
    [50083, 400, 'archived'],
    [200000, 400, 'blocked'],
    [40005, 413, 'large'],
    [0, 503, 'down'],
  ])('sort Discord code %i as %s', (code, status, failure) => {
    expect(failureOf(refusal(code, status))).toBe(failure);
  });

  it('sort a broken connection as down', () => {
    expect(
      failureOf(new HTTPError(502, 'Bad Gateway', 'GET', 'http://127.0.0.1/', { files: undefined, body: undefined })),
    ).toBe('down');
    expect(failureOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toBe('down');
  });

  it('let bugs through', async () => {
    expect(failureOf(refusal(50035, 400))).toBeUndefined();
    await expect(callDiscord(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
  });
});
