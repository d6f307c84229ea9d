import type { ButtonInteraction, ModalMessageModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { done, type Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { clockMessage } from './clock-message.js';
import { daysForm, daysIn } from './days-form.js';

type ClockPress = Extract<Press, { on: 'clock' }>;
type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

const hourMs = 3_600_000;

/**
 * The time of a match, privately. The interaction must have been deferred.
 * @example await showClock(interaction, app, match)
 */
export async function showClock(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  if (match.status === 'open') return say(interaction, app, { id: 'pace.not-begun' }, match.id);
  if (match.status !== 'playing') {
    return say(interaction, app, { id: match.closed ? 'match.closed' : 'match.over' }, match.id);
  }
  const { id } = interaction.user;
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const organises = match.host.id === id || keeps(app, match, interaction.member);
  const seated = match.seats.some(({ by, person }) => by === 'person' && person.id === id);
  const [clocks, outages] = [await app.matches.clocks(match.id), await app.matches.outages(match.id)];
  await show(interaction, app, clockMessage({ match, clocks, outages }, words, { organises, seated }));
}

/** A press on the time of a match; a form is the first answer to a press or none at all. */
export async function pressClock(interaction: Pressed, app: App, press: ClockPress): Promise<void> {
  if (press.do === 'off' && interaction.isButton()) {
    const words = createWords({ locale: localeOf(interaction.locale) });
    await callDiscord(() => interaction.showModal(daysForm(printPress(press), 'pace.form', words)));
    return;
  }
  if (!(await deferInPlace(interaction))) return;
  const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
  await change(interaction, app, press.match, (match, by) => carryOut(app, match, by, press.do, value));
}

/** Days off as they were written into the form. */
export async function submitDaysOff(
  interaction: ModalMessageModalSubmitInteraction<'cached'>,
  app: App,
  press: ClockPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  await change(interaction, app, press.match, (match, by) =>
    app.matches.setDaysOff(match.id, by, daysIn(interaction), true),
  );
}

type By = { id: string; manages: boolean };

async function change(
  interaction: Exclude<Answerable, { commandName: string }>,
  app: App,
  id: string,
  make: (match: MatchInfo, by: By) => Promise<Result<MatchInfo>>,
): Promise<void> {
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, missing(id));
  const by = { id: interaction.user.id, manages: keeps(app, match, interaction.member) };
  const made = await make(match, by);
  await showClock(interaction, app, made.ok ? made.value : match);
  if (!made.ok) await say(interaction, app, made.refusal, match.id);
}

function carryOut(
  app: App,
  match: MatchInfo,
  by: By,
  what: ClockPress['do'],
  value: string,
): Promise<Result<MatchInfo>> {
  const { matches } = app;
  switch (what) {
    case 'weekends':
      return matches.setPace(match.id, by, { weekends: !match.pace.weekends });
    case 'go-on':
      return matches.setPaused(match.id, by.id, false);
    case 'take-back': {
      const [from = '', until = ''] = value.split(':');
      return matches.setDaysOff(match.id, by, { from, until }, false);
    }
    case 'more': {
      const [seat, hours] = value.split(':');
      if (hours === 'computer') return matches.standIn(match.id, by, Number(seat));
      return matches.extend(match.id, by, Number(seat), Number(hours) * hourMs);
    }
    default:
      return Promise.resolve(done(match));
  }
}
