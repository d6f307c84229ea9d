import { afterEach, expect, it } from 'vitest';
import { type Position, parseMove, play } from '../../src/engine/index.js';
import { anno1800 } from '../../src/games/anno-1800/index.js';
import type { State } from '../../src/games/anno-1800/state.js';
import type { Persona } from '../../src/playground/api.js';
import { playButton } from '../../tools/robot.js';
import { purposefulMove } from '../games/anno-1800/purposeful.js';
import { must } from '../match/harness.js';
import { type Line, pressMove } from './press-move.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
afterEach(async () => {
  await town?.close();
  town = undefined;
});

/** So many turns are pressed; the others are typed, each in one line. */
const pressed = 20;
/** More than the match has turns. */
const most = 120;

/** What the seat to move does in this turn, line by line. */
function turnOf(from: Position<State>): Line[] {
  const lines: Line[] = [];
  const { active, round } = from.state;
  let position = from;
  const going = () =>
    position.state.phase === 'play' && position.state.active === active && position.state.round === round;
  while (going()) {
    const text = purposefulMove(position.state);
    const move = must(parseMove(anno1800, `${active} ${text}`));
    lines.push({ text, move });
    ({ position } = must(play<State>(anno1800, position, move)));
  }
  return lines;
}

it('AN-22.1 a whole match by two people, twenty turns by presses and the others typed, to an empty hand', async () => {
  town = await openTown();
  const { twin, matches } = town;
  const people = [town.person('Ann'), town.person('Бо', 'ru')] as const;
  let post = await startMatch(town, 'quay', [...people], 'anno-1800');
  const { id } = (await matches.inChannel(post.channelId))!;
  const isHalfMade = async (person: Persona) => must(await matches.desk(id, person.id)).thought !== undefined;
  let turns = 0;
  for (; turns < most; turns += 1) {
    const person = people.find((one) => post.content.startsWith(`<@${one.id}>`));
    if (!person) break;
    const { position } = must(await matches.table(id));
    const lines = turnOf(position as Position<State>);
    // Several cards in an order are typed: pressing them is tested by itself.
    if (turns < pressed && lines.every(({ move }) => !move.args.cards)) {
      let panel = await person.press(post, playButton(post)).reply;
      for (const line of lines) panel = await pressMove(person, panel, line, 'end-turn', () => isHalfMade(person));
      expect(panel.text).not.toMatch(/went wrong|out of date/);
    } else {
      const { text } = await person.slash('quay', '/move', { text: lines.map((line) => line.text).join('; ') }).reply;
      expect(text).not.toContain('```');
    }
    const before = post;
    post = await twin.until(() => {
      const newest = boardPosts(people[0], 'quay').at(-1);
      return newest?.id === before.id ? undefined : newest;
    });
  }
  expect(post.content).toMatch(/^Anno 1800 is over\. /);
  expect(turns).toBeGreaterThan(30);
  const { state } = must(await matches.table(id)).position as Position<State>;
  expect([state.lastRound, state.seats[state.fireworks!]!.hand]).toEqual([state.round, []]);
  expect(twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
}, 120_000);
