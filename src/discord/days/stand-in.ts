import type { ButtonInteraction } from 'discord.js';
import { missing } from '../../match/id.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';

/** Lets the computer play a turn whose time is up; the message says so then, so that nobody presses again. */
export async function pressStandIn(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'stand-in' }>,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const by = { id: interaction.user.id, manages: keeps(app, match, interaction.member) };
  const asked = await app.matches.standIn(match.id, by, press.seat);
  if (!asked.ok) return say(interaction, app, asked.refusal, match.id);
  const words = wordsFor(app, match, match.locale);
  await show(interaction, app, {
    content: [interaction.message.content, words.text('ping.stood-in')].join('\n'),
    components: [],
  });
}
