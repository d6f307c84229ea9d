import type { GuildMember } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { VoteInfo } from '../../match/votes/api.js';
import type { App } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { peopleOf, sees } from '../client/presence.js';
import type { TablesLook } from '../client/tables-look.js';

/** So many tables stand on a page: a row takes as many buttons. */
const tablesOnPage = 5;

/** A table that a reader may sit down at, or sits at. */
export interface FoundTable {
  match: MatchInfo;
  /** What offers a seat of it; undefined: it gathers. */
  offer?: VoteInfo;
  /** The reader has a seat there. */
  mine: boolean;
}

/** A page of open tables, from 1. */
export interface TablesPage {
  tables: FoundTable[];
  page: number;
  pages: number;
}

/**
 * The open tables of a member's server whose channel they see, page by page. The interaction must have been acknowledged.
 * @example const { tables, pages } = await findTables(app, interaction.member, { page: 1 })
 */
export async function findTables(app: App, member: GuildMember, { game, page }: TablesLook): Promise<TablesPage> {
  const open = await app.matches.openTables(member.guild.id, member.id, game);
  const seen: typeof open = [];
  for (const table of open) if (await maySit(app, member, table)) seen.push(table);
  const pages = Math.max(1, Math.ceil(seen.length / tablesOnPage));
  const at = Math.min(page, pages);
  const tables: FoundTable[] = [];
  for (const { match, offer } of seen.slice((at - 1) * tablesOnPage, at * tablesOnPage)) {
    const found = await tableOf(app, member.id, match, offer);
    if (found) tables.push(found);
  }
  return { tables, page: at, pages };
}

/** Does somebody see where a match is played?
 * @example await maySit(app, interaction.member, match) */
export async function maySit(
  app: App,
  member: GuildMember,
  { channelId }: Pick<MatchInfo, 'channelId'>,
): Promise<boolean> {
  const channel = await channelOf(app, { channelId });
  return channel !== undefined && channel.guildId === member.guild.id && (await sees(channel, member));
}

/** undefined: it has begun, or was closed, or the seat was given away meanwhile. */
async function tableOf({ matches }: App, reader: string, id: string, vote?: string): Promise<FoundTable | undefined> {
  const match = await matches.find(id);
  if (!match) return undefined;
  const mine = peopleOf(match).includes(reader);
  if (vote === undefined) return match.status === 'open' ? { match, mine } : undefined;
  const offer = (await matches.votes(id)).find((one) => one.id === vote);
  return offer && { match, mine, offer };
}
