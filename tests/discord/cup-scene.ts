import { PermissionFlagsBits } from 'discord.js';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { format } from '../../src/text/catalogue.js';
import { endRound } from '../match/tournaments/scene.js';
import type { Town } from './town.js';

/** Labels and sentences of tournaments in one language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export function saying(locale: string): Say {
  const language = locale === 'ru' ? 'ru' : 'en';
  return (id, args) => format(language, id.includes('.') ? id : `tournament.${id}`, args);
}

/** Somebody who manages the server. */
export function keeperOf(town: Town, name: string, locale: string): Persona {
  const { world } = town.twin;
  const kim = town.person(name, locale);
  world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
  return kim;
}

/** Everything that is to be done at tournaments is done, and all posts are out. */
export async function settled({ bot }: Town): Promise<void> {
  bot.tournaments.wake();
  await bot.tournaments.settle();
  await bot.poster.settle();
}

/** Public messages of a channel that say something of a tournament, oldest first. */
export function cupPosts(person: Persona, channel = 'quay'): SeenMessage[] {
  return person.sees(channel).filter(({ ephemeral, deleted, buttons }) => {
    return !ephemeral && !deleted && buttons.some(({ customId = '' }) => customId.startsWith('tournament:'));
  });
}

/** The only tournament there is, or the one with that number. */
export async function cupOf({ matches, guildId }: Town, at = 0): Promise<TournamentInfo> {
  const all = await matches.tournamentsIn(guildId);
  return (await matches.tournament(all[at]!.id))!;
}

/** Threads of tables, in the order in which they were made. */
export function threadsOf({ twin }: Town): { id: string; name: string }[] {
  return [...twin.world.channels.values()].filter(({ thread }) => thread).map(({ id, name }) => ({ id, name }));
}

/** At each table of the last round, or that one alone, the first by the seeding wins, and so on down. */
export async function playRound(town: Town, only?: number): Promise<void> {
  const cup = await cupOf(town);
  await endRound(town.matches, cup.id, only);
  await settled(town);
}
