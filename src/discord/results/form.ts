import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import { type ModalMessageModalSubmitInteraction, TextInputStyle } from 'discord.js';
import type { MatchInfo, MatchResult } from '../../match/api.js';
import type { Correction } from '../../match/results/correct.js';
import type { Words } from '../../text/words.js';
import { printPress } from '../client/custom-id.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { seen } from './seen.js';

/** As long as a place and points are, with room to mistype. */
const longest = 12;

/** Asks for the place and the points of every seat, filled in with what they are. No game has more seats than a form has fields.
 * @example correctionForm(match, result, words) */
export function correctionForm(match: MatchInfo, result: MatchResult, words: Words): ModalBuilder {
  const fields = result.seats.map(({ seat, place, points }) =>
    new LabelBuilder()
      .setLabel(cut(words.seat(seat), limits.fieldLabel))
      .setDescription(words.text('correction.form-like'))
      .setTextInputComponent(
        new TextInputBuilder()
          .setCustomId(`${seat}`)
          .setStyle(TextInputStyle.Short)
          .setMinLength(1)
          .setMaxLength(longest)
          .setValue(`${place} ${points}`),
      ),
  );
  return new ModalBuilder()
    .setCustomId(printPress({ on: 'result', match: match.id, do: 'correct', was: seen(result) }))
    .setTitle(words.text('correction.form'))
    .addLabelComponents(...fields);
}

/**
 * What was written into it, the best seats being those that won; undefined: something is no place with points.
 * @example correctionsIn(interaction, result)?.[0].place // 1
 */
export function correctionsIn(
  { fields }: ModalMessageModalSubmitInteraction<'cached'>,
  { seats }: MatchResult,
): Correction[] | undefined {
  const corrections: Correction[] = [];
  for (const { seat } of seats) {
    const [, place, points] = /^\s*(\d{1,2})\s+([-−]?\d{1,4})\s*$/.exec(fields.getTextInputValue(`${seat}`)) ?? [];
    if (place === undefined || points === undefined) return undefined;
    // Minus zero is none.
    const amount = 0 + Number(points.replace('−', '-'));
    corrections.push({ seat, place: Number(place), points: amount, winner: Number(place) === 1 });
  }
  return corrections;
}
