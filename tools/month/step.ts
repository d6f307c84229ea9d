import type { Position, Rng } from '../../src/engine/index.js';
import type { Expected } from './expected.js';
import type { Harbour } from './harbour.js';
import type { Player } from './people.js';
import type { Plans } from './plans.js';
import { playTurn, waitedFor } from './play.js';
import type { Table } from './table.js';
import type { Motions } from './votes.js';
import { isHere } from './wall-clock.js';
import type { WatchKeeper } from './watch-keeper.js';

/** All that lives through the month. */
export interface Living {
  harbour: Harbour;
  tables: Map<string, Table>;
  keeper: WatchKeeper;
  motions: Motions;
  plans: Plans;
  players: Map<string, Player>;
  rng: Rng;
}

/**
 * Whoever is awake and in the mood answers a vote, takes a turn or plans the next one; one thing a match, as the posts
 * follow each.
 */
export async function act(
  { harbour, tables, keeper, motions, plans, players, rng }: Living,
  now: number,
): Promise<void> {
  const { matches } = harbour;
  for (const table of tables.values()) {
    if (table.over) continue;
    const said = await motions.act(matches, table, now);
    for (const { back, seat } of said.moved) {
      if (seat !== undefined) keeper.banks.leave(table.id, seat);
      const waited = await waitedFor(matches, table.id);
      const anew = back ? waited.map(({ personId }) => personId) : [];
      keeper.reconcile(table, waited, now, anew);
      // The new holder's bank is full, whatever the turn that was taken from the last has left of theirs.
      if (seat !== undefined) keeper.banks.leave(table.id, seat);
    }
    await plans.audit(matches, table);
    if (said.any) continue;
    const waited = await waitedFor(matches, table.id);
    const ready = waited
      .flatMap(({ personId }) => players.get(personId) ?? [])
      .filter((player) => isHere(player, now) && rng.int(1000) < player.zeal * 1000);
    const [player] = ready;
    if (player) {
      await playTurn(matches, table.id, player.id, rng, async (ended) => {
        keeper.reconcile(table, await waitedFor(matches, table.id), now, ended ? [player.id] : []);
      });
      await plans.audit(matches, table);
    } else await plans.act(matches, table, now);
  }
}

/** The bot posts and tells all it has to, and the computer plays where it must. Resolves with what should be heard of votes. */
export async function look(
  { harbour, tables, keeper, motions, plans }: Living,
  now: number,
  cut: boolean,
): Promise<Expected[]> {
  const lost = keeper.lost().map(({ match }) => match);
  // Whom the computer interrupts is called anew afterwards.
  harbour.onThinking = async (position) => {
    const table = await tableOf(harbour, tables, position);
    if (table) keeper.reconcile(table, await waitedFor(harbour.matches, table.id, position), now);
  };
  await harbour.bot.teller.settle();
  await harbour.bot.poster.settle();
  await motions.sift(harbour.matches, now);
  const asked = cut ? [] : motions.expect(now);
  await harbour.bot.pinger.look();
  await harbour.matches.rested();
  await harbour.bot.poster.settle();
  for (const table of tables.values()) {
    if (table.over) continue;
    // The computer waits while Discord is down, and while it is asked whether a turn is undone.
    const taken = !cut && lost.includes(table.id) && !motions.holdsUp(table);
    const ended = taken ? keeper.lost().filter(({ match }) => match === table.id) : [];
    keeper.reconcile(
      table,
      await waitedFor(harbour.matches, table.id),
      now,
      ended.map(({ player }) => player.id),
    );
    table.over = (await harbour.matches.find(table.id))?.status === 'over';
    await plans.audit(harbour.matches, table);
  }
  delete harbour.onThinking;
  // What was called by the computer's turns, and is not told by a post.
  await harbour.bot.pinger.look();
  return asked;
}

/** Each match has luck of its own. */
async function tableOf(
  { matches }: Harbour,
  tables: Map<string, Table>,
  { rng: { seed } }: Position,
): Promise<Table | undefined> {
  for (const table of tables.values()) {
    const known = table.over ? undefined : await matches.table(table.id);
    if (known?.ok && known.value.position.rng.seed === seed) return table;
  }
  return undefined;
}

/** Where the bot gives somebody another time than is left of theirs. */
export async function mistimed({ harbour, keeper }: Living, table: Table, now: number): Promise<string[]> {
  const { limit } = table.pace;
  if (table.over || !limit || 'hours' in limit) return [];
  const clocks = await harbour.matches.clocks(table.id);
  return keeper.timesAt(table).flatMap(({ seat, player, time, used }) => {
    const clock = clocks.find((one) => one.seat === seat);
    if (clock?.time === time) return [];
    const at = new Date(now).toISOString().slice(0, 16);
    return [`${at} ${table.id}: ${player.name} has ${time} and used ${used}, the bot says ${clock?.time}`];
  });
}
