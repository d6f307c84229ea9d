import { ActionRowBuilder, ButtonBuilder, StringSelectMenuBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { type Habits, rhythmNames } from '../../days/habits.js';
import type { Calling } from '../../match/time/settings.js';
import type { Words } from '../../text/words.js';
import { type Press, printPress, type RemindPress } from '../client/custom-id.js';
import { settingsButton } from '../client/settings-button.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';

/** Quiet hours that can be chosen, as hours of the clock. */
const nights = [
  [21, 7],
  [22, 7],
  [22, 8],
  [23, 7],
  [23, 8],
  [0, 8],
  [0, 9],
  [1, 9],
] as const;

/** Hours of the clock at which all turns can be told at once. */
const digests = [7, 8, 9, 12, 17, 18, 19, 20, 21] as const;

/** A choice of a menu. */
interface Choice {
  value: string;
  label: string;
}

/**
 * How the reader wants to be called, with menus to change it.
 * @param vacationDays how many days of vacation a year count in the server
 * @param now Unix milliseconds
 * @example remindMessage(calling, 30, Date.now(), words)
 */
export function remindMessage(calling: Calling, vacationDays: number, now: number, words: Words) {
  const { habits, vacations } = calling;
  const lines = [words.text('remind.title'), ...habitLines(calling, vacationDays, now, words)];
  const rows = [
    menu('quiet', quietChoices(habits, words), quietValue(habits.quiet), words),
    menu(
      'rhythm',
      rhythmNames.map((rhythm) => ({ value: rhythm, label: words.text(`remind.rhythm-${rhythm}`) })),
      habits.rhythm,
      words,
    ),
    menu('place', placeChoices(habits, words), placeValue(habits), words),
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      button({ on: 'remind', do: 'away' }, 'remind.away', words),
      button(
        { on: 'remind', do: habits.uninvited ? 'invites-on' : 'invites-off' },
        habits.uninvited ? 'remind.invites-on' : 'remind.invites-off',
        words,
      ),
      button(
        { on: 'remind', do: habits.next ? 'next-off' : 'next-on' },
        habits.next ? 'remind.next-off' : 'remind.next-on',
        words,
      ),
      button({ on: 'me', do: 'zone' }, 'me.zone', words),
      settingsButton(words),
    ),
    ...(vacations.length > 0
      ? [
          menu(
            'call-off',
            vacations.map(({ id, from, until }) => ({
              value: `${id}`,
              label: words.text('pace.off-days', { from, until }),
            })),
            undefined,
            words,
          ),
        ]
      : []),
  ];
  return { content: cut(lines.join('\n'), limits.content), components: rows };
}

/**
 * How somebody wants to be called, a line each thing; the rest as in `remindMessage`.
 * @example habitLines(calling, 30, Date.now(), words)
 */
export function habitLines({ habits, vacations }: Calling, vacationDays: number, now: number, words: Words): string[] {
  const days = { list: vacations.map(({ from, until }) => ({ id: 'pace.off-days', args: { from, until } })) };
  const zone = { zone: habits.zone, offset: offsetOf(habits.zone, now) };
  const lines = [
    words.text(habits.zone === 'UTC' ? 'remind.zone-unknown' : 'remind.zone', zone),
    habits.quiet ? words.text('remind.quiet', timesOf(habits.quiet)) : words.text('remind.quiet-none'),
    words.text('remind.rhythm', { rhythm: words.text(`remind.rhythm-${habits.rhythm}`) }),
    words.text('remind.place', {
      place: words.text(`remind.place-${placeOf(habits)}`, { time: minuteWords(habits.digest ?? 0) }),
    }),
    words.text(habits.next ? 'remind.next' : 'remind.next-none'),
    words.text(habits.uninvited ? 'remind.invites-none' : 'remind.invites'),
    words.text(vacations.length > 0 ? 'remind.vacations' : 'remind.vacations-none', { days, n: vacationDays }),
  ];
  return lines.map(labelled);
}

/**
 * What a choice of a menu makes of somebody's habits; undefined: there is no such choice.
 * @example chosen(habits, 'quiet', '1320-480')?.quiet // { from: 1320, until: 480 }
 */
export function chosen(habits: Habits, part: RemindPress, value: string): Habits | undefined {
  const { quiet, digest, ...rest } = habits;
  if (part === 'rhythm') {
    const rhythm = rhythmNames.find((one) => one === value);
    return rhythm && { ...habits, rhythm };
  }
  if (part === 'quiet') {
    const kept = { ...rest, ...(digest !== undefined && { digest }) };
    const [from, until] = value.split('-').map(Number);
    return value === 'none' || from === undefined || until === undefined ? kept : { ...kept, quiet: { from, until } };
  }
  if (part === 'invites-off') return { ...habits, uninvited: true };
  if (part === 'invites-on') {
    const { uninvited: _, ...others } = habits;
    return others;
  }
  if (part === 'next-on') return { ...habits, next: true };
  if (part === 'next-off') {
    const { next: _, ...others } = habits;
    return others;
  }
  if (part !== 'place') return undefined;
  const kept = { ...rest, ...(quiet && { quiet }) };
  if (value === 'channel' || value === 'dm') return { ...kept, place: value };
  return { ...kept, place: 'channel', digest: Number(value) };
}

/** With the name of the setting standing out. @example labelled('Quiet hours: none.') // '**Quiet hours**: none.' */
export function labelled(line: string): string {
  return line.replace(/^[^:]+(?=:)/, '**$&**');
}

function button(press: Press, label: string, words: Words): ButtonBuilder {
  return new ButtonBuilder().setCustomId(printPress(press)).setLabel(words.text(label)).setStyle(ButtonStyle.Secondary);
}

function menu(part: RemindPress, choices: Choice[], value: string | undefined, words: Words) {
  const about = part === 'call-off' ? 'remind.call-off' : `remind.choose-${part}`;
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId(printPress({ on: 'remind', do: part }))
      .setPlaceholder(words.text(about))
      .addOptions(
        choices.map((choice) => ({
          value: choice.value,
          label: cut(capital(choice.label), limits.line),
          default: choice.value === value,
        })),
      ),
  );
}

function quietChoices({ quiet }: Habits, words: Words): Choice[] {
  const offered = nights.map(([from, until]) => ({ from: from * 60, until: until * 60 }));
  const known = quiet && offered.some((one) => quietValue(one) === quietValue(quiet)) ? [] : quiet ? [quiet] : [];
  return [
    { value: 'none', label: words.text('remind.quiet-no') },
    ...[...offered, ...known].map((one) => ({
      value: quietValue(one),
      label: words.text('remind.quiet-line', timesOf(one)),
    })),
  ];
}

function placeChoices({ digest }: Habits, words: Words): Choice[] {
  const times = [...digests.map((hour) => hour * 60)];
  const all = digest === undefined || times.includes(digest) ? times : [...times, digest];
  return [
    ...(['channel', 'dm'] as const).map((value) => ({ value, label: words.text(`remind.place-${value}`) })),
    ...all.map((minute) => ({
      value: `${minute}`,
      label: words.text('remind.digest-line', { time: minuteWords(minute) }),
    })),
  ];
}

function placeOf({ place, digest }: Habits): string {
  return digest === undefined ? place : 'digest';
}

function placeValue({ place, digest }: Habits): string {
  return digest === undefined ? place : `${digest}`;
}

function quietValue(quiet: Habits['quiet']): string {
  return quiet ? `${quiet.from}-${quiet.until}` : 'none';
}

function timesOf({ from, until }: { from: number; until: number }) {
  return { from: minuteWords(from), until: minuteWords(until) };
}

/** A minute of the day as a clock shows it. */
function minuteWords(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** As `GMT+1`, by the clocks of that moment. */
function offsetOf(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
