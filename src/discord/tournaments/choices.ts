import {
  ActionRowBuilder,
  type ButtonBuilder,
  ContainerBuilder,
  type StringSelectMenuBuilder,
  TextDisplayBuilder,
} from '@discordjs/builders';
import { MessageFlags } from 'discord.js';
import type { MatchService } from '../../match/match-service.js';
import type { ServerSettings } from '../../match/servers/settings.js';
import type { LikeChange, TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import type { TournamentPress } from '../client/tournament-press.js';
import { optionsBox, rankedOption } from '../lobby/options-message.js';
import { paceMenus } from '../lobby/pace-message.js';
import { tournamentButton } from './buttons.js';

/** The options of a tournament's matches, with the menus that a lobby has; `at`: a page, from 0, or the option whose page it is. */
export function optionsOf(
  { games }: Pick<MatchService, 'games'>,
  info: TournamentInfo,
  ranking: ServerSettings['ranked'],
  words: Words,
  at: number | string,
) {
  const { id, seats, matches } = info;
  const press = (act: 'option' | 'set' | 'options', value: string): TournamentPress => {
    return { on: 'tournament', cup: id, do: act, value };
  };
  const shown = {
    of: 'tournament' as const,
    game: matches && games[info.game],
    seats,
    options: matches?.options ?? {},
    ...(matches?.ranked === false && { unranked: true as const }),
    open: isOpen(info),
    may: true,
    ranking,
    menu: (option: string, part: number) =>
      option === rankedOption ? press('set', 'ranked') : press('option', `${option}.${part}`),
    page: (page: number) => press('options', String(page)),
    last: { press: { ...press('option', ''), do: 'manage' as const }, label: words.text('tournament.button-back') },
  };
  return optionsBox(shown, words, at);
}

/** How much time a tournament's turns have, and who may join it. @example paceOf(info, words) */
export function paceOf(info: TournamentInfo, words: Words) {
  const { id, matches } = info;
  const box = new ContainerBuilder();
  const say = (text: string): void => {
    box.addTextDisplayComponents(new TextDisplayBuilder().setContent(text));
  };
  say(words.text('tournament.choose-pace'));
  if (matches) {
    const { pace, trust } = matches;
    const { lines, menus } = paceMenus(
      {
        pace,
        ...(trust && { trust }),
        may: isOpen(info),
        menu: (part) => ({ on: 'tournament', cup: id, do: 'set', value: part }),
      },
      words,
    );
    for (const [at, menu] of menus.entries()) {
      const [chosen = '', about = ''] = lines.slice(2 * at, 2 * at + 2);
      // Nobody is invited to a tournament.
      const isWho = at === menus.length - 1;
      say([chosen, isWho ? `-# ${words.text('tournament.who-about')}` : about].join('\n'));
      box.addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu));
    }
  }
  const back = tournamentButton(id, 'manage', words, { label: 'tournament.button-back' });
  box.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(back));
  return { flags: MessageFlags.IsComponentsV2 as const, components: [box] };
}

/** Can its matches still be chosen? */
function isOpen({ status }: TournamentInfo): boolean {
  return status === 'draft' || status === 'gathering';
}

/** What was chosen in one of these menus; undefined: in none of them. @example likeOf('limit', '24') // { limit: '24' } */
export function likeOf(part: string, value: string): LikeChange | undefined {
  switch (part) {
    case 'limit':
      return { limit: value };
    case 'late':
      return { late: value };
    case 'weekends':
      return { weekends: value === 'yes' };
    case 'who':
      return { trust: value };
    case 'ranked':
      return { ranked: value === 'yes' };
    default:
      return undefined;
  }
}
