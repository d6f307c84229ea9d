import { type ButtonInteraction, MessageFlags } from 'discord.js';
import { missing } from '../../match/id.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { voteMessage } from './message.js';

/**
 * Somebody agrees, is against it, or takes their proposal back. The message in the channel is brought up to date by the teller; a
 * private copy here.
 */
export async function pressVote(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'vote' }>,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const { id } = interaction.user;
  const said =
    press.do === 'withdraw'
      ? await app.matches.withdraw(match.id, press.vote, { id, keeps: keeps(app, match, interaction.member) })
      : await app.matches.vote(match.id, press.vote, id, press.do === 'yes');
  if (!said.ok) return say(interaction, app, said.refusal, match.id);
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return;
  const words = wordsFor(app, said.value.match, localeOf(interaction.locale));
  await show(interaction, app, voteMessage(said.value, words));
}
