import { PermissionFlagsBits } from 'discord.js';
import { type AnyGame, createRng, type Rng, randomMove, type Viewer } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import type { Persona } from '../../src/playground/api.js';
import { type GlassPainter, glassPainter } from '../../tools/fuzz/glass-painter.js';
import { type TwoDeals, twoDeals } from '../../tools/fuzz/two-deals.js';
import { secretive } from '../games/shared/secretive.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { openTown, startMatch, type Town } from './town.js';

/** A match with secrets in it, of three people one of whom has resigned since; seat 0 is to move. */
export interface Scene {
  town: Town;
  game: AnyGame;
  match: MatchInfo;
  deals: TwoDeals;
  painter: GlassPainter;
  /** Who reads, and what they may know. */
  readers: { who: string; person: Persona; viewer: Viewer; mayMove: boolean }[];
}

export type When = 'early' | 'mid' | 'late';
interface NusfjordState {
  round: number;
  seats: { hand: unknown[] }[];
}
interface IsleboundState {
  round: number;
  phase: string;
  seats: { buildings: unknown[] }[];
}
interface SantaMariaState {
  year: number;
  seats: { happiness: number }[];
}

interface AnnoState {
  round: number;
  phase: string;
  seats: { expeditions: unknown[]; hand: unknown[] }[];
}

interface CooperState {
  round: number;
  phase: string;
}

/** Where a match is looked at; amid it everybody has something to hide. */
const stands: Record<string, Record<When, (state: never) => boolean>> = {
  nusfjord: {
    early: ({ round }: NusfjordState) => round === 1,
    mid: ({ round, seats }: NusfjordState) => round >= 4 && seats.every(({ hand }) => hand.length > 0),
    late: ({ round }: NusfjordState) => round === 7,
  },
  islebound: {
    early: ({ round, phase }: IsleboundState) => round === 1 && phase === 'play',
    mid: ({ seats }: IsleboundState) => seats.every(({ buildings }) => buildings.length > 0),
    late: ({ seats }: IsleboundState) => seats.some(({ buildings }) => buildings.length > 4),
  },
  'santa-maria': {
    early: ({ year }: SantaMariaState) => year === 1,
    mid: ({ seats }: SantaMariaState) => seats.every(({ happiness }) => happiness > 0),
    late: ({ year }: SantaMariaState) => year === 3,
  },
  'anno-1800': {
    early: ({ round, phase }: AnnoState) => round === 1 && phase === 'play',
    mid: ({ seats }: AnnoState) => seats.some(({ expeditions }) => expeditions.length > 0),
    late: ({ seats }: AnnoState) => seats.some(({ hand }) => hand.length > 15),
  },
  'cooper-island': {
    early: ({ round, phase }: CooperState) => round === 1 && phase === 'workers',
    mid: ({ round, phase }: CooperState) => round === 3 && phase === 'workers',
    late: ({ round, phase }: CooperState) => round === 5 && phase === 'workers',
  },
};

/** Where the same few choices begun anew at each step never lead to the setting: the seed of choices that do. */
const luckOf: Record<string, number> = { 'anno-1800': 3, 'cooper-island': 3 };

/** A position, and the languages that it is read and posted in. */
export interface Setting {
  id: string;
  when: When;
  reads: string;
  told: string;
  /** Whose turn it is has begun it. */
  drafts: boolean;
}

/** Amid the match of every game, one of them late and in English: each takes half a minute. */
export const settings: Setting[] = Object.keys(games).map(
  (id): Setting =>
    id === 'islebound'
      ? { id, when: 'late', reads: 'en-US', told: 'en-US', drafts: false }
      : { id, when: 'mid', reads: 'ru', told: 'ru', drafts: true },
);

/**
 * A match where the setting says: seat 0 is to move, seat 2 has resigned.
 * @example const here = await openScene(settings[0]!, rng)
 */
export async function openScene({ id, when, reads, told, drafts }: Setting, rng: Rng): Promise<Scene> {
  const deals = twoDeals(games, rng);
  const painter = glassPainter();
  // A test puts the clock forward.
  const now = (): number => Date.now();
  const town = await openTown({ games: deals.games, painter, locale: told, randomBytes: fixedBytes('secrets'), now });
  const people = ['Ann', 'Bo', 'Cy'].map((name) => town.person(name, reads));
  const stranger = town.person('Zoe', reads);
  const { world } = town.twin;
  // Nothing is kept from a stranger but secrets: not even what only those may use who look after the server.
  world.giveRole(town.guildId, stranger.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
  await startMatch(town, 'quay', people, id, secretive[id]);
  const match = (await town.matches.inChannel(world.channel('quay').id))!;
  const { game } = must(await town.matches.table(match.id));
  const ready = async (): Promise<boolean> => {
    const { position, match: now } = must(await town.matches.table(match.id));
    const { state } = position;
    if (now.moves === 0) return false;
    return stands[id]![when](state as never) && game.pending(state).every(({ seat }) => seat === 0);
  };
  const luck = luckOf[id] === undefined ? undefined : createRng({ seed: seedOf(luckOf[id]), block: 0 });
  for (let steps = 0; !(await ready()); steps += 1) {
    if (steps === 300) throw new Error('it never comes to that: take other luck');
    await playRandomly(town.matches, match.id, when === 'early' ? 1 : 5, luck);
    await town.bot.poster.settle();
  }
  const bySeat = match.seats.map(({ person }) => people.find((one) => one.id === person.id)!);
  must(await town.matches.resign(match.id, bySeat[2]!.id));
  await town.bot.poster.settle();
  const [mover, other, former] = bySeat as [Persona, Persona, Persona];
  const here: Scene = {
    town,
    game,
    match,
    deals,
    painter,
    readers: [
      { who: 'a stranger', person: stranger, viewer: 'public', mayMove: false },
      { who: 'who has resigned', person: former, viewer: 'public', mayMove: false },
      { who: 'another seat', person: other, viewer: 1, mayMove: false },
      { who: 'who is to move', person: mover, viewer: 0, mayMove: true },
    ],
  };
  if (drafts) await begin(here, rng);
  return here;
}

/** Who is to move plays a step that can be taken back. */
async function begin({ town, match, readers }: Scene, rng: Rng): Promise<void> {
  const { id } = readers.at(-1)!.person;
  const desk = must(await town.matches.desk(match.id, id));
  for (let tries = 0; tries < 200; tries += 1) {
    const move = randomMove(desk.game, desk.position.state, desk.seat, rng)!;
    if (must(town.matches.preview(desk, move)).seals.length > 0) continue;
    must(await town.matches.play(match.id, id, desk.key, move));
    return;
  }
  throw new Error('every step would be sealed');
}
