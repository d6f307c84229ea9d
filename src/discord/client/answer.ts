import {
  type ButtonInteraction,
  type ChannelSelectMenuInteraction,
  type ChatInputCommandInteraction,
  type InteractionEditReplyOptions,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type RoleSelectMenuInteraction,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import type { Message } from '../../engine/index.js';
import type { InteractionOutcome } from '../../operation/metrics.js';
import { createWords } from '../../text/words.js';
import { cut } from '../words/cut.js';
import { inWords } from '../words/in-words.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { type App, wordsFor } from './app.js';
import { callDiscord, type Sent } from './outgoing.js';

export type Answerable =
  | ChatInputCommandInteraction<'cached'>
  | ButtonInteraction<'cached'>
  | StringSelectMenuInteraction<'cached'>
  | ChannelSelectMenuInteraction<'cached'>
  | RoleSelectMenuInteraction<'cached'>
  | ModalMessageModalSubmitInteraction<'cached'>;

/** The same, or somebody who has picked people. */
export type Asker = Answerable | UserSelectMenuInteraction<'cached'>;

/** Acknowledges with a private "thinking" message; false: Discord no longer takes an answer, so nothing should be done. */
export async function deferPrivately(interaction: Asker): Promise<boolean> {
  const sent = await callDiscord(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  return sent.ok;
}

/**
 * Acknowledges a press whose answer takes the place of the message, a private one of the reader's; a message that others
 * see is never turned into an answer, which comes beside it. False: as in `deferPrivately`.
 */
export async function deferInPlace(interaction: Exclude<Asker, { commandName: string }>): Promise<boolean> {
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return deferPrivately(interaction);
  return (await callDiscord(() => interaction.deferUpdate())).ok;
}

/** Fills in the deferred reply (or edits the message whose component was pressed). */
export async function show(interaction: Asker, app: App, reply: InteractionEditReplyOptions): Promise<void> {
  const edit = (body: InteractionEditReplyOptions) =>
    callDiscord(() => interaction.editReply({ allowedMentions: { parse: [] }, ...body }));
  let sent = await edit(reply);
  if (!sent.ok && sent.failure === 'large') sent = await edit(inWords(reply, localeOf(interaction.locale)));
  noteFailure(app, sent);
}

/** Answers to a press on what waits no more. */
const late = ['match.stale', 'match.pressed-twice', 'match.pressed-other', 'discord.unknown-press'];

/** What it is for whoever counts that this was said instead of what was asked.
 * @example app.note?.(outcomeOf(refusal)) */
export function outcomeOf({ id }: Message): InteractionOutcome {
  if (id.startsWith('store.')) return 'failed';
  return late.includes(id) ? 'stale' : 'refused';
}

/** Sentences that say that it was done. */
const granted = ['share.done', 'share.done-rules', 'comment.told', 'comment.untold'];

/**
 * One sentence for the reader alone, in the reader's language. After a press on a message of others it comes as a
 * message of its own, so that theirs stays as it is.
 */
export async function say(interaction: Asker, app: App, message: Message, matchId?: string): Promise<void> {
  const match = matchId === undefined ? undefined : await app.matches.find(matchId);
  const locale = localeOf(interaction.locale);
  const words = match ? wordsFor(app, match, locale) : createWords({ locale });
  if (!granted.includes(message.id)) app.note?.(outcomeOf(message));
  await tell(interaction, app, words.say(message), match?.id);
}

/** The same for words that are made already. */
export async function tell(interaction: Asker, app: App, text: string, matchId?: string): Promise<void> {
  const content = cut(text, limits.content);
  const parts = { content, allowedMentions: { parse: [] as const } };
  const sent = await callDiscord(async () => {
    if (!interaction.deferred && !interaction.replied) {
      await interaction.reply({ ...parts, flags: MessageFlags.Ephemeral });
    } else if (interaction.ephemeral !== null) {
      // A deferred reply of our own; after deferUpdate it would be somebody's message.
      await interaction.editReply(parts);
    } else {
      await interaction.followUp({ ...parts, flags: MessageFlags.Ephemeral });
    }
  });
  noteFailure(app, sent, matchId);
}

function noteFailure(app: App, sent: Sent<unknown>, match?: string): void {
  if (sent.ok) return;
  app.note?.('failed');
  app.log.warn({ failure: sent.failure, ...(match !== undefined && { match }) }, 'an answer did not reach its reader');
}
