import { type ButtonInteraction, MessageFlags } from 'discord.js';
import type { Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { VoteInfo } from '../../match/votes/api.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';
import { voteMessage } from './message.js';
import { welcome } from './seat.js';

type VotePressed = Extract<Press, { on: 'vote' }>;

/**
 * Somebody agrees, is against it, or takes their proposal back. The message in the channel is brought up to date by the teller; a
 * private copy here.
 */
export async function pressVote(interaction: ButtonInteraction<'cached'>, app: App, press: VotePressed): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const said = await answer(interaction, app, match, press);
  if (!said.ok) return say(interaction, app, said.refusal, match.id);
  const copy = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (copy) {
    const words = wordsFor(app, said.value.match, localeOf(interaction.locale));
    await show(interaction, app, voteMessage(app, said.value, words));
  }
  await welcome(interaction, app, match);
}

async function answer(
  { user, member }: ButtonInteraction<'cached'>,
  app: App,
  match: MatchInfo,
  press: VotePressed,
): Promise<Result<VoteInfo>> {
  const { matches } = app;
  if (press.do === 'yes' || press.do === 'no') return matches.vote(match.id, press.vote, user.id, press.do === 'yes');
  if (press.do === 'withdraw') {
    return matches.withdraw(match.id, press.vote, { id: user.id, keeps: keeps(app, match, member) });
  }
  // Who has never done anything here has no name yet.
  await matches.meet({ id: user.id, name: member.displayName });
  return matches.take(match.id, press.vote, user.id);
}
