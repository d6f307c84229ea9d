import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { quickThinker } from '../quick-thinker.js';
import { lobbyPosts, openTown, pinged, type Town, type TownOptions } from './town.js';

export const hour = 3_600_000;
/** A Monday noon. */
export const noon = Date.parse('2026-03-02T12:00Z');
/** As Discord writes a moment in a message. */
export const stamp = (ms: number, style = 'f') => `<t:${ms / 1000}:${style}>`;

export interface DaysAsked {
  locale?: string;
  /** What people read. Default: as the server. */
  read?: string;
  limit?: string;
  late?: string;
  town?: Pick<TownOptions, 'file' | 'outages'>;
}

/** A town whose clock stands at `noon` until it is moved. */
export async function openDaysTown(locale = 'en-US', own: DaysAsked['town'] = {}) {
  const clock = { now: noon };
  const town = await openTown({
    locale,
    randomBytes: fixedBytes('days'),
    thinker: quickThinker(),
    now: () => clock.now,
    ...own,
  });
  return { town, clock };
}

/** Two people in a match of Santa Maria, of a pace that was chosen in its lobby, and whoever is not waited for first. */
export async function daysScene(asked: DaysAsked = {}) {
  const { locale = 'en-US', limit = '48', late = 'notice', read = locale } = asked;
  const { town, clock } = await openDaysTown(locale, asked.town);
  const people = [town.person('Ann', read), town.person('Bo', read)];
  const [ann, bo] = people as [Persona, Persona];
  await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply;
  const id = (await town.matches.inChannel(town.twin.world.channel('quay').id))!.id;
  const lobby = lobbyPosts(ann, 'quay').at(-1)!;
  await bo.press(lobby, lobby.buttons[0]!.customId!).reply;
  const menu = await ann.press(lobby, `lobby:${id}:time`).reply;
  const chosen = await ann.select(menu, `pace:${id}:limit`, [limit]).reply;
  if (limit !== 'none') await ann.select(chosen, `pace:${id}:late`, [late]).reply;
  await ann.press(lobby, `lobby:${id}:start`).reply;
  const post = await town.twin.until(() => ann.sees('quay').find((seen) => !seen.ephemeral && seen.files.length > 0));
  await town.bot.poster.settle();
  const called = pinged(post, people)[0];
  const [first, second] = (called === 'Ann' ? people : [...people].reverse()) as [Persona, Persona];
  return { town, clock, id, people, ann, bo, lobby, post, first, second, goTo: goingIn(town, clock) };
}

/** Moves the clock to so long after `noon`, and lets the bot look. */
function goingIn(town: Town, clock: { now: number }) {
  return async (ms: number): Promise<void> => {
    clock.now = noon + ms;
    await town.bot.pinger.look();
    await town.matches.rested();
    await town.bot.poster.settle();
  };
}

export const posts = (person: Persona): SeenMessage[] => person.sees('quay').filter(({ ephemeral }) => !ephemeral);
export const said = (person: Persona): SeenMessage => posts(person).at(-1)!;
