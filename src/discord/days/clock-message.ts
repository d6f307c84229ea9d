import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import type { Clock } from '../../match/time/clocks.js';
import type { Words } from '../../text/words.js';
import { type ClockPress, printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { momentOf } from '../words/deadlines.js';
import { limits } from '../words/limits.js';
import { paceWords } from '../words/pace.js';

/** How many hours an organiser can add at a press. */
const extensions = [12, 24, 72, 168] as const;
/** Only the last ones, should it have been a bad week. */
const shownOutages = 3;

/**
 * The time of a match that is played: how much a turn has, and how much those who are waited for have left. For whoever
 * organises it with all that can be changed; a pause can be ended by whoever has a seat.
 * @example clockMessage({ match, clocks, outages: [] }, words, { organises: true, seated: true })
 */
export function clockMessage(
  { match, clocks, outages }: { match: MatchInfo; clocks: Clock[]; outages: { from: number; until: number }[] },
  words: Words,
  { organises, seated }: { organises: boolean; seated: boolean },
) {
  const { pace, paused } = match;
  const days = { list: pace.off.map((off) => ({ id: 'pace.off-days', args: { ...off } })) };
  const lines = [
    words.text('pace.is', { pace: paceWords(pace, words) }),
    ...(pace.off.length > 0 ? [words.text('pace.off', { days })] : []),
    ...(paused ? [words.text('pace.paused')] : []),
    ...outages
      .slice(-shownOutages)
      .map(({ from, until }) => words.text('pace.outage', { from: momentOf(from, 'f'), until: momentOf(until, 'f') })),
    ...clocks.map((clock) => waitLine(clock, words)),
  ];
  const menus = organises ? [moreMenu(match, clocks, words), takeBackMenu(match, words)] : [];
  const buttons = organises || (paused && seated) ? [buttonRow(match, words, organises)] : [];
  const rows = [...menus.flatMap((menu) => (menu ? [rowOf(menu)] : [])), ...buttons.flatMap((row) => row ?? [])];
  return { content: cut(lines.join('\n'), limits.content), components: rows };
}

function waitLine({ seat, since, until, late }: Clock, words: Words): string {
  const name = { seat: { seat } };
  if (until === undefined) return words.text('pace.waiting-long', { ...name, since: momentOf(since, 'R') });
  const moment = `${momentOf(until, 'f')} (${momentOf(until, 'R')})`;
  return words.text(late ? 'pace.waiting-late' : 'pace.waiting', { ...name, until: moment });
}

const rowOf = (menu: StringSelectMenuBuilder) => new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);

/** More time for each who is waited for, or the computer for who is late. */
function moreMenu({ id, pace }: MatchInfo, clocks: Clock[], words: Words): StringSelectMenuBuilder | undefined {
  const lines = clocks.flatMap(({ seat, late, standIn }) => {
    const name = { seat: { seat } };
    const line = (value: string, label: string) => ({ value: `${seat}:${value}`, label: cut(label, limits.line) });
    const more = extensions.map((hours) => line(`${hours}`, words.text('pace.more-line', { ...name, hours })));
    return late && !standIn ? [...more, line('computer', words.text('pace.stand-in-line', name))] : more;
  });
  if (!pace.limit || lines.length === 0) return undefined;
  return new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'clock', match: id, do: 'more' }))
    .setPlaceholder(words.text('pace.more'))
    .addOptions(lines.slice(0, limits.menuLines));
}

function takeBackMenu({ id, pace }: MatchInfo, words: Words): StringSelectMenuBuilder | undefined {
  if (pace.off.length === 0) return undefined;
  return new StringSelectMenuBuilder()
    .setCustomId(printPress({ on: 'clock', match: id, do: 'take-back' }))
    .setPlaceholder(words.text('pace.take-back'))
    .addOptions(
      pace.off.map((off) => ({ value: `${off.from}:${off.until}`, label: words.text('pace.off-days', { ...off }) })),
    );
}

function buttonRow({ id, pace, paused }: MatchInfo, words: Words, organises: boolean) {
  const button = (what: ClockPress, text: string): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'clock', match: id, do: what }))
      .setLabel(words.text(text))
      .setStyle(ButtonStyle.Secondary);
  const buttons = [
    ...(organises && pace.limit
      ? [button('weekends', pace.weekends ? 'pace.weekends-on' : 'pace.weekends-off'), button('off', 'pace.add-off')]
      : []),
    ...(paused ? [button('go-on', 'pace.resume')] : []),
  ];
  return buttons.length > 0 ? new ActionRowBuilder<ButtonBuilder>().addComponents(buttons) : undefined;
}
