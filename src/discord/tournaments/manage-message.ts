import {
  ActionRowBuilder,
  type ButtonBuilder,
  ContainerBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from '@discordjs/builders';
import { ButtonStyle, MessageFlags } from 'discord.js';
import type { MatchService } from '../../match/match-service.js';
import type { Template } from '../../match/tables/template.js';
import type { TournamentInfo } from '../../match/tournaments/api.js';
import type { Words } from '../../text/words.js';
import { formats, tournamentLimits } from '../../tournaments/index.js';
import { printPress } from '../client/custom-id.js';
import type { TournamentAct, TournamentMenu } from '../client/tournament-press.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { momentOf } from '../words/deadlines.js';
import { limits, textRoom } from '../words/limits.js';
import { tournamentButton } from './buttons.js';
import { closesLine, likeWords, planWords, systemWords, tournamentTitle } from './words.js';

interface Choice {
  value: string;
  label: string;
}

type Menu = StringSelectMenuBuilder | UserSelectMenuBuilder;

/** What its organiser sees and chooses of a tournament, a Components V2 message; `asks`: whether it is to be cancelled. */
export function manageMessage(
  matches: Pick<MatchService, 'games'>,
  info: TournamentInfo,
  templates: Template[],
  words: Words,
  asks = false,
) {
  const { status, entrants, most } = info;
  const like = likeWords(matches, info, words);
  const going =
    info.rounds.at(-1)?.tables.filter(({ state }) => state === 'playing' || state === 'waiting').length ?? 0;
  const lines = [
    `### ${tournamentTitle(info, words)}`,
    words.text(`tournament.manage-${status}`, { n: entrants.length, most, round: info.rounds.length, going }),
    ...(status === 'draft' || status === 'gathering' ? [planWords(info, words)] : []),
    `-# ${systemWords(info, words).join(' · ')}`,
    ...(like.length > 0 ? [`-# ${like.join(' · ')}`] : []),
    ...(info.lost.length > 0 ? [words.text('tournament.lost')] : []),
    ...(info.dueAt === undefined ? [] : [words.text('tournament.due', { when: momentOf(info.dueAt, 'R') })]),
    ...closesLine(info, words),
    ...(asks ? [words.text(status === 'draft' ? 'tournament.discard-sure' : 'tournament.cancel-sure')] : []),
  ];
  const box = new ContainerBuilder().addTextDisplayComponents(
    new TextDisplayBuilder().setContent(cut(lines.join('\n'), textRoom)),
  );
  for (const menu of asks ? [] : menusOf(info, templates, words)) {
    box.addActionRowComponents(new ActionRowBuilder<Menu>().addComponents(menu));
  }
  const buttons = buttonsOf(info, words, asks);
  if (buttons.length > 0) box.addActionRowComponents(new ActionRowBuilder<ButtonBuilder>().addComponents(buttons));
  return { flags: MessageFlags.IsComponentsV2 as const, components: [box] };
}

function buttonsOf({ id, status }: TournamentInfo, words: Words, asks: boolean): ButtonBuilder[] {
  const button = (act: TournamentAct, label: string, style: ButtonStyle): ButtonBuilder =>
    tournamentButton(id, act, words, { label: `tournament.button-${label}`, style: style as ButtonStyle.Secondary });
  const end = status === 'draft' ? 'discard' : 'cancel';
  if (asks) return [button('cancel', end, ButtonStyle.Danger), button('manage', 'keep', ButtonStyle.Secondary)];
  const ask = button('ask', end, ButtonStyle.Secondary);
  const like = [button('options', 'options', ButtonStyle.Secondary), button('pace', 'pace', ButtonStyle.Secondary)];
  if (status === 'draft') return [button('announce', 'announce', ButtonStyle.Primary), ...like, ask];
  if (status === 'gathering') return [button('start', 'start', ButtonStyle.Primary), ...like, ask];
  return status === 'playing' ? [button('next', 'next', ButtonStyle.Primary), ask] : [];
}

function menusOf(info: TournamentInfo, templates: Template[], words: Words): Menu[] {
  const { status, format, seats, sizes, through, chosenRounds, seeding } = info;
  const valued = (id: string, values: readonly string[]): Choice[] =>
    values.map((value) => ({ value, label: words.text(`tournament.${id}-${value}`) }));
  const counted = (id: string, numbers: number[]): Choice[] =>
    numbers.map((n) => ({ value: String(n), label: words.text(`tournament.${id}`, { n }) }));
  const menu = (part: TournamentMenu, choices: Choice[], chosen?: string) =>
    menuOf(info, 'set', part, choices, words, chosen);
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
  const settings =
    status === 'draft' || status === 'gathering'
      ? [
          menu('template', [
            { value: 'usual', label: words.text('tournament.template-usual') },
            ...templates.map(({ id, name }) => ({
              value: String(id),
              label: words.text('tournament.template-of', { name }),
            })),
          ]),
          menu('format', valued('format', formats), format),
          menu('seats', counted('seats', sizes), String(seats)),
          ...(format === 'elimination'
            ? []
            : [
                menu(
                  'rounds',
                  [
                    { value: 'usual', label: words.text('tournament.rounds-usual') },
                    ...counted('rounds', upTo(tournamentLimits.rounds)),
                  ],
                  String(chosenRounds ?? 'usual'),
                ),
              ]),
          ...(format === 'elimination' && seats > 2
            ? [menu('through', counted('through', upTo(seats - 1)), String(through))]
            : []),
          menu('seeding', valued('seeding', ['rating', 'draw']), seeding),
        ]
      : [];
  if (status !== 'draft' && status !== 'gathering' && status !== 'playing') return [];
  return [
    ...settings,
    opensMenu(info, words),
    ...(info.dueAt === undefined && info.closesAt === undefined ? [] : [extendMenu(info, words)]),
    ...(status === 'draft' ? [] : [dropMenu(info, words)]),
  ];
}

function opensMenu(info: TournamentInfo, words: Words): StringSelectMenuBuilder {
  const choices = [
    ...['over', 'organiser'].map((value) => ({ value, label: words.text(`tournament.opens-${value}`) })),
    ...tournamentLimits.hours.map((hours) => ({
      value: `time.${hours}`,
      label: words.text('tournament.opens-time', { days: hours / 24 }),
    })),
  ];
  return menuOf(info, 'set', 'opens', choices, words, info.opens === 'time' ? `time.${info.hours}` : info.opens);
}

function extendMenu(info: TournamentInfo, words: Words): StringSelectMenuBuilder {
  const choices = tournamentLimits.hours.map((hours) => ({
    value: String(hours),
    label: words.text('tournament.extend-by', { days: hours / 24 }),
  }));
  return menuOf(info, 'extend', info.closesAt === undefined ? 'extend' : 'stay', choices, words);
}

function dropMenu({ id }: TournamentInfo, words: Words): UserSelectMenuBuilder {
  return new UserSelectMenuBuilder()
    .setCustomId(printPress({ on: 'tournament', cup: id, do: 'drop', value: '' }))
    .setPlaceholder(cut(words.text('tournament.choose-drop'), limits.placeholder));
}

function menuOf(
  { id }: TournamentInfo,
  act: TournamentAct,
  part: string,
  choices: Choice[],
  words: Words,
  chosen?: string,
): StringSelectMenuBuilder {
  return new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'tournament', cup: id, do: act, value: part }))
    .setPlaceholder(cut(words.text(`tournament.choose-${part}`), limits.placeholder))
    .addOptions(
      choices
        .slice(0, limits.menuLines)
        .map(({ value, label }) => ({ value, label: cut(capital(label), limits.line), default: value === chosen })),
    );
}
