import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Refusal } from '../../engine/index.js';
import { createWords } from '../../text/words.js';
import { deferInPlace, outcomeOf, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { DecisionPress } from '../client/decision-press.js';
import { localeOf } from '../words/locale.js';
import { seatPress } from './lead.js';
import { closedPanel } from './message.js';
import { openPanel, type PanelInteraction, showDesk, turnedBy } from './panel.js';
import { dropButton } from './plan-notes.js';

/** Opens the plan of the reader's next turn, or says why there is none. The interaction must have been deferred.
 * @example await openPlan(interaction, app, match.id) */
export async function openPlan(interaction: PanelInteraction, app: App, matchId: string): Promise<void> {
  const desk = await app.matches.plan(matchId, interaction.user.id);
  if (!desk.ok) return refused(interaction, app, matchId, desk.refusal);
  await showDesk(interaction, app, desk.value);
}

/** A press on it. One that is out of date changes nothing and shows the plan as it stands. */
export async function pressPlan(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
  press: DecisionPress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const { matches } = app;
  const { match: id, seat, key } = press;
  if (press.do === 'look') return openPlan(interaction, app, id);
  if (press.do === 'drop') {
    const dropped = await matches.dropPlan(id, interaction.user.id);
    return back(interaction, app, id, dropped.ok ? { id: 'plan.dropped' } : dropped.refusal);
  }
  const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : press.value;
  const what = press.do === 'reopen' ? press.do : seatPress(press.do, { subject: press.value, value });
  const pressed = await matches.pressPlan(id, interaction.user.id, { key, seat }, what);
  if (!pressed.ok) return refused(interaction, app, id, pressed.refusal);
  const { desk, refused: why } = pressed.value;
  const words = wordsFor(app, desk.match, localeOf(interaction.locale));
  const stale = why?.id === 'match.stale' ? words.text('panel.stale') : undefined;
  if (why) app.note?.(outcomeOf(why));
  if (why) return showDesk(interaction, app, desk, [stale ?? words.say(why)]);
  await showDesk(interaction, app, desk, [], turnedBy(press));
}

/** Nothing can be planned now: whose turn it is sees that, and what is planned can be dropped. */
async function refused(interaction: PanelInteraction, app: App, id: string, why: Refusal): Promise<void> {
  app.note?.(outcomeOf(why));
  if (why.id === 'plan.your-turn') return back(interaction, app, id, why);
  const match = await app.matches.find(id);
  const locale = localeOf(interaction.locale);
  const words = match ? wordsFor(app, match, locale) : createWords({ locale });
  const planned = await app.matches.planned(id, interaction.user.id);
  const stands = planned.ok && planned.value !== undefined;
  const text = stands ? `${words.say(why)} ${words.text('plan.stands')}` : words.say(why);
  await show(interaction, app, closedPanel(text, stands ? [dropButton(id, words)] : []));
}

/** To the turn panel, with a sentence above it. */
async function back(interaction: PanelInteraction, app: App, id: string, why: Refusal): Promise<void> {
  const match = await app.matches.find(id);
  const locale = localeOf(interaction.locale);
  const words = match ? wordsFor(app, match, locale) : createWords({ locale });
  await openPanel(interaction, app, id, words.say(why));
}
