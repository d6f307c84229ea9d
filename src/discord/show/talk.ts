import type { ButtonInteraction } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { type Answerable, deferPrivately, say, tell } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { linkTo, openTalk } from '../client/talk.js';
import { mayLook } from '../typing/match-option.js';
import { localeOf } from '../words/locale.js';

/**
 * Where people talk about a match: in a thread that the first call makes. The interaction must have been deferred.
 * @example await showTalk(interaction, app, match)
 */
export async function showTalk(interaction: Answerable, app: App, match: MatchInfo): Promise<void> {
  const talk = await openTalk(app, match, interaction.member);
  if (!talk.ok) return say(interaction, app, talk.refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const thread = talk.value === 'hidden' ? { guildId: match.guildId, id: match.talk ?? match.channelId } : talk.value;
  const state = 'locked' in thread && (thread.locked ? 'talk.locked' : thread.archived ? 'talk.asleep' : undefined);
  const lines = [words.text('talk.here', { link: linkTo(thread) }), ...(state ? [words.text(state)] : [])];
  await tell(interaction, app, lines.join(' '));
}

/** A press that leads there. */
export async function pressTalk(interaction: ButtonInteraction<'cached'>, app: App, matchId: string): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const match = await app.matches.find(matchId);
  const readable = match && (match.channelId === interaction.channelId || mayLook(app, match, interaction.member));
  if (!readable) return say(interaction, app, missing(matchId));
  await showTalk(interaction, app, match);
}
