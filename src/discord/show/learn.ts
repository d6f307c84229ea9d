import type { ButtonInteraction } from 'discord.js';
import { createWords } from '../../text/words.js';
import { deferPrivately, say } from '../client/answer.js';
import type { App } from '../client/app.js';
import type { Press } from '../client/custom-id.js';
import { openPanel, type PanelInteraction } from '../panel/panel.js';
import { localeOf } from '../words/locale.js';

type LearnPress = Extract<Press, { on: 'learn' }>;

/** Opens the presser's lesson of a game; `anew`: from its first step. */
export async function pressLearn(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  { game, anew }: LearnPress,
): Promise<void> {
  if (await deferPrivately(interaction)) await openLesson(interaction, app, game, anew);
}

/** Fills the panel of the reader's lesson into the deferred reply: the one that goes on, else a new one. */
export async function openLesson(interaction: PanelInteraction, app: App, game: string, anew: boolean): Promise<void> {
  const { guildId, member, user } = interaction;
  const locale = localeOf(interaction.locale);
  const person = { id: user.id, name: member.displayName };
  const lesson = await app.matches.learn({ game, guildId, person, locale, anew });
  if (!lesson.ok) return say(interaction, app, lesson.refusal);
  const words = createWords({ locale });
  await openPanel(interaction, app, lesson.value.id, words.text('learn.private', { game: words.text(`game.${game}`) }));
}
