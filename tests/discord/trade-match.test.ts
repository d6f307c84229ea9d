import { afterEach, expect, it } from 'vitest';
import { parsePress } from '../../src/discord/client/custom-id.js';
import { createRng } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { playButton, playTurn } from '../../tools/robot.js';
import { must } from '../match/harness.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
afterEach(async () => {
  await town?.close();
  town = undefined;
});

const eager = { eager: ['offer', 'board'] };
const answers = ['accept', 'refuse', 'withdraw'];

/** Presses the button of an action that asks nothing. */
async function act(person: Persona, post: SeenMessage, action: string): Promise<SeenMessage> {
  const panel = await person.press(post, playButton(post)).reply;
  const button = panel.buttons.find(({ customId = '', disabled }) => {
    const press = parsePress(customId);
    return !disabled && press?.on === 'panel' && press.value === action;
  });
  if (!button?.customId) throw new Error(`no ${action} on: ${panel.text}`);
  return person.press(panel, button.customId).reply;
}

it('IB-14.4 a whole match with trade and boarding by two people, offers accepted, refused and withdrawn in turn', async () => {
  town = await openTown();
  const { twin, matches } = town;
  const people = [town.person('Ann'), town.person('Бо', 'ru')] as const;
  let post = await startMatch(town, 'quay', [...people], 'islebound', { trade: 'yes', boarding: 'yes' });
  const { id } = (await matches.inChannel(post.channelId))!;
  const rng = createRng({ seed: '0d'.repeat(16), block: 0 });
  const did: string[] = [];
  for (;;) {
    const person = people.find((one) => post.content.startsWith(`<@${one.id}>`));
    if (!person) break;
    const { position, game } = must(await matches.table(id));
    const asked = game.pending(position.state);
    if (asked.some(({ actions }) => actions.includes('accept'))) {
      const answer = answers[did.length % answers.length]!;
      const proposer = people.find((one) => one !== person)!;
      const after = await act(answer === 'withdraw' ? proposer : person, post, answer);
      expect(after.text).not.toContain('went wrong');
      did.push(answer);
      // Who takes an offer back goes on at once, and nobody is called for it.
      if (answer === 'withdraw') await playTurn(proposer, post, rng, eager);
    } else {
      await playTurn(person, post, rng, eager);
    }
    const before = post;
    post = await twin.until(() => {
      const newest = boardPosts(people[0], 'quay').at(-1);
      return newest?.id === before.id ? undefined : newest;
    });
  }
  expect(post.content).toMatch(/^Islebound is over\. /);
  for (const answer of answers) expect(did).toContain(answer);
  const lines = must(await matches.log(id, people[0].id)).map(({ line }) => line.split(' ')[1]);
  const counts = ['offer', ...answers, 'board'].map((action) => lines.filter((line) => line === action).length);
  expect(counts[0]).toBe(did.length);
  expect(counts.at(-1)).toBeGreaterThan(0);
  expect(twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
}, 120_000);
