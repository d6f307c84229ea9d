import { ActionRowBuilder, ButtonBuilder, LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import {
  type ButtonInteraction,
  ButtonStyle,
  type ModalMessageModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { longestNote } from '../../match/notes.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { mayLook } from '../typing/match-option.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

type NotePress = Extract<Press, { on: 'note' }>;

/** The input of the form. */
const field = 'text';

/**
 * What the reader has noted on a match, for their eyes only, with buttons to write it or to delete it. `deleted`: what
 * stood there until now. The interaction must have been deferred.
 * @example await showNote(interaction, app, match.id)
 */
export async function showNote(interaction: Answerable, app: App, matchId: string, deleted?: string): Promise<void> {
  const [match, note] = [await app.matches.find(matchId), await app.matches.note(matchId, interaction.user.id)];
  if (!match) return say(interaction, app, missing(matchId));
  if (!note.ok) return say(interaction, app, note.refusal, matchId);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const text = note.value ?? deleted ?? '';
  const heading = words.text(note.value ? 'note.yours' : deleted ? 'note.deleted' : 'note.none', {
    game: words.text(`game.${match.game}`),
  });
  const whole = text ? `${heading}\n${text}` : heading;
  await show(interaction, app, {
    // The longest note leaves no room for its heading.
    content: whole.length > limits.content && note.value ? note.value : cut(whole, limits.content),
    components: [buttons(match, note.value, words)],
  });
}

/** A press below a note; a form is the first answer to a press or none at all. */
export async function pressNote(interaction: ButtonInteraction<'cached'>, app: App, press: NotePress): Promise<void> {
  const match = await app.matches.find(press.match);
  const readable = match !== undefined && isReadable(interaction, app, match);
  if (press.do === 'write' && readable) {
    const note = await app.matches.note(match.id, interaction.user.id);
    if (!note.ok) return say(interaction, app, note.refusal, match.id);
    const form = formOf(match, note.value, wordsFor(app, match, localeOf(interaction.locale)));
    await callDiscord(() => interaction.showModal(form));
    return;
  }
  if (!(await deferInPlace(interaction))) return;
  if (!readable) return say(interaction, app, missing(press.match));
  const before = await app.matches.note(match.id, interaction.user.id);
  const gone = await app.matches.keepNote(match.id, interaction.user.id, '');
  if (!gone.ok) return say(interaction, app, gone.refusal, match.id);
  await showNote(interaction, app, match.id, before.ok ? before.value : undefined);
}

/** A note as it was written into the form; an empty one is none any more. */
export async function submitNote(
  interaction: ModalMessageModalSubmitInteraction<'cached'>,
  app: App,
  press: NotePress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(press.match);
  if (!match || !isReadable(interaction, app, match)) return say(interaction, app, missing(press.match));
  const kept = await app.matches.keepNote(match.id, interaction.user.id, interaction.fields.getTextInputValue(field));
  if (!kept.ok) return say(interaction, app, kept.refusal, match.id);
  await showNote(interaction, app, match.id);
}

function isReadable({ channelId, member }: Exclude<Answerable, { commandName: string }>, app: App, match: MatchInfo) {
  return match.channelId === channelId || mayLook(app, match, member);
}

function buttons(match: MatchInfo, note: string | undefined, words: Words): ActionRowBuilder<ButtonBuilder> {
  const button = (what: NotePress['do'], label: string, style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'note', match: match.id, do: what }))
      .setLabel(words.text(label))
      .setStyle(style);
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('write', note ? 'note.edit' : 'note.write', ButtonStyle.Primary),
    ...(note ? [button('delete', 'note.delete', ButtonStyle.Secondary)] : []),
  );
}

function formOf(match: MatchInfo, note: string | undefined, words: Words): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId(field)
    .setStyle(TextInputStyle.Paragraph)
    .setMaxLength(longestNote)
    .setRequired(false);
  if (note) input.setValue(note);
  return new ModalBuilder()
    .setCustomId(printPress({ on: 'note', match: match.id, do: 'write' }))
    .setTitle(words.text('note.title'))
    .addLabelComponents(
      new LabelBuilder()
        .setLabel(words.text('note.label'))
        .setDescription(words.text('note.private'))
        .setTextInputComponent(input),
    );
}
