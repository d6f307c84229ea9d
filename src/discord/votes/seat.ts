import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, MessageFlags } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { type Answerable, deferPrivately, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { peopleOf } from '../client/presence.js';
import { localeOf } from '../words/locale.js';

/** Who has resigned wants their seat again, by the button of the post that told so. */
export async function pressSeat(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'seat' }>,
): Promise<void> {
  if (await deferPrivately(interaction)) await takeBack(interaction, app, press.match);
}

/** Gives who has resigned their seat again, and opens it to them. The interaction must have been deferred. */
export async function takeBack(interaction: Answerable, app: App, id: string): Promise<void> {
  const back = await app.matches.takeBack(id, interaction.user.id);
  if (!back.ok) return say(interaction, app, back.refusal, id);
  await show(interaction, app, opened(interaction, app, back.value));
}

/** Tells who has just got a seat by their press what is theirs now; `before`: the match before it. */
export async function welcome(interaction: ButtonInteraction<'cached'>, app: App, before: MatchInfo): Promise<void> {
  const { id } = interaction.user;
  if (peopleOf(before).includes(id)) return;
  const match = await app.matches.find(before.id);
  if (!match || !peopleOf(match).includes(id)) return;
  const flags = MessageFlags.Ephemeral as const;
  const told = await callDiscord(() => interaction.followUp({ ...opened(interaction, app, match), flags }));
  if (!told.ok) app.log.warn({ failure: told.failure, match: match.id }, 'somebody was not told of their seat');
}

function opened({ locale }: Answerable, app: App, match: MatchInfo) {
  const words = wordsFor(app, match, localeOf(locale));
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    (['play', 'area', 'since'] as const).map((what) =>
      new ButtonBuilder()
        .setCustomId(printPress({ on: 'post', do: what, match: match.id, post: 'seat' }))
        .setLabel(words.text(`post.${what}`))
        .setStyle(what === 'play' ? ButtonStyle.Primary : ButtonStyle.Secondary),
    ),
  );
  return { content: words.text('seat.yours'), components: [row] };
}
