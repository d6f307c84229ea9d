import { RESTEvents } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => town.close());

describe("Discord's limit of fifty requests a second", () => {
  it('does not count answers to people, so none of them waits for it', async () => {
    town = await openTown();
    const [ann, bo] = [town.person('Ann'), town.person('Bo')];
    await startMatch(town, 'quay', [ann, bo]);
    const waits: unknown[] = [];
    town.bot.client.rest.on(RESTEvents.RateLimited, (wait) => waits.push(wait.global && wait.route));
    const asked = 60;
    const replies = Array.from({ length: asked }, (_, at) => [ann, bo][at % 2]!.slash('quay', '/turns').reply);
    expect((await Promise.all(replies)).every(({ text }) => text.length > 0)).toBe(true);
    const edits = town.twin.requests.filter(({ method, route }) => method === 'PATCH' && route.startsWith('/webhooks'));
    expect(edits.length).toBeGreaterThanOrEqual(asked);
    expect(waits).toEqual([]);
  });

  it('is waited for where Discord says it is reached', async () => {
    town = await openTown();
    const people = [town.person('Ann'), town.person('Bo')];
    town.twin.faults.limitNext('POST', '/channels/:channel/messages', 0.1, true);
    const waits: unknown[] = [];
    town.bot.client.rest.on(RESTEvents.RateLimited, (wait) => waits.push(wait.global));
    await startMatch(town, 'quay', people);
    expect(waits).toContain(true);
  });
});
