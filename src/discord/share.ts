import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle } from 'discord.js';
import { message } from '../engine/index.js';
import type { MatchInfo } from '../match/api.js';
import { publicViewer } from '../match/viewer.js';
import type { Locale } from '../text/catalogue.js';
import { type Answerable, deferPrivately, say } from './answer.js';
import { printPress } from './custom-id.js';
import { type Harbour, wordsFor } from './harbour.js';
import { markdownName } from './names.js';
import { attempt } from './outgoing.js';
import { missingPermissions } from './permissions.js';
import { draw } from './pictures.js';
import { statusLines } from './public.js';

/**
 * The button that shows a private table to everybody, as a row; none elsewhere than in the match's own channel, whose
 * people see the match anyway.
 * @example components: [tableButtons(harbour, match, locale), ...shareRow(interaction, harbour, match, locale)]
 */
export function shareRow(
  { channelId }: Pick<Answerable, 'channelId'>,
  harbour: Harbour,
  match: MatchInfo,
  locale: Locale,
): ActionRowBuilder<ButtonBuilder>[] {
  if (channelId !== match.channelId) return [];
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'share', match: match.id, do: 'table' }))
    .setLabel(wordsFor(harbour, match, locale).text('share.button'))
    .setStyle(ButtonStyle.Secondary);
  return [new ActionRowBuilder<ButtonBuilder>().addComponents(button)];
}

/** Posts the table as anybody sees it, in the server's language, and who showed it; pings nobody. */
export async function pressShare(
  interaction: ButtonInteraction<'cached'>,
  harbour: Harbour,
  matchId: string,
): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const table = await harbour.matches.table(matchId);
  if (!table.ok) return say(interaction, harbour, table.refusal, matchId);
  const { match, position, changed } = table.value;
  const { channel } = interaction;
  if (!channel || channel.id !== match.channelId) return say(interaction, harbour, message('share.elsewhere'));
  const lacking = missingPermissions(channel);
  if (lacking) return say(interaction, harbour, lacking);
  const { locale } = match;
  const scene = { match, position, viewer: publicViewer(), locale, changed };
  const drawn = await draw(harbour, scene, interaction.user.id);
  const who = markdownName(interaction.member.displayName);
  const heading = wordsFor(harbour, match, locale).text('share.by', { who });
  const status = await statusLines(harbour, table.value, locale);
  const files = drawn.file ? [drawn.file] : [];
  const sent = await attempt(() =>
    channel.send({ content: `${heading}\n${status}`, files, allowedMentions: { parse: [] } }),
  );
  await say(interaction, harbour, message(sent.ok ? 'share.done' : 'share.failed'));
}
