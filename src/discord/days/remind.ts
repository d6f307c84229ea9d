import type { ButtonInteraction, ModalMessageModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Result } from '../../engine/index.js';
import type { Calling } from '../../match/time/settings.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { daysForm, daysIn } from './days-form.js';
import { chosen, remindMessage } from './remind-message.js';

type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/**
 * How the reader wants to be called, for their eyes only. The interaction must have been deferred.
 * @example await showRemind(interaction, app)
 */
export async function showRemind(interaction: Answerable, app: App): Promise<void> {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const calling = await app.matches.calling(interaction.user.id);
  const days = await app.matches.vacationDays(interaction.guildId);
  await show(interaction, app, remindMessage(calling, days, Date.now(), words));
}

/** A press on it; a form is the first answer to a press or none at all. */
export async function pressRemind(
  interaction: Pressed,
  app: App,
  press: Extract<Press, { on: 'remind' }>,
): Promise<void> {
  const { matches } = app;
  const { id } = interaction.user;
  if (press.do === 'away' && interaction.isButton()) {
    const words = createWords({ locale: localeOf(interaction.locale) });
    await callDiscord(() =>
      interaction.showModal(daysForm(printPress({ on: 'remind', do: 'away' }), 'remind.form', words)),
    );
    return;
  }
  if (!(await deferInPlace(interaction))) return;
  const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
  if (press.do === 'call-off') return answer(interaction, app, await matches.comeBack(id, Number(value)));
  const habits = chosen((await matches.calling(id)).habits, press.do, value);
  if (!habits) return say(interaction, app, { id: 'discord.unknown-press' });
  await answer(interaction, app, await matches.setHabits(id, habits));
}

/** A vacation as it was written into the form. */
export async function submitVacation(
  interaction: ModalMessageModalSubmitInteraction<'cached'>,
  app: App,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  await answer(interaction, app, await app.matches.goAway(interaction.user.id, daysIn(interaction)));
}

/** How things stand, and beside it why nothing was changed. */
async function answer(interaction: Answerable, app: App, made: Result<Calling>): Promise<void> {
  await showRemind(interaction, app);
  if (!made.ok) await say(interaction, app, made.refusal);
}
