import { AttachmentBuilder } from 'discord.js';
import { message } from '../engine/index.js';
import { type Answerable, say, show } from './answer.js';
import { cut } from './cut.js';
import { type Harbour, wordsFor } from './harbour.js';
import { localeOf } from './locale.js';
import { proofLine } from './proof.js';

/** For the moves; what is left of a message takes the proof of its chance. */
const room = 1700;

/** The last moves in words, and the whole record as a text file. */
export async function showLog(interaction: Answerable, harbour: Harbour, matchId: string): Promise<void> {
  const { matches } = harbour;
  const [log, match, record] = await Promise.all([
    matches.log(matchId, interaction.user.id),
    matches.find(matchId),
    matches.record(matchId),
  ]);
  if (!log.ok) return say(interaction, harbour, log.refusal, matchId);
  if (!match) return say(interaction, harbour, message('match.not-found', { match: matchId }));
  const words = wordsFor(harbour, match, localeOf(interaction.locale));
  const lines = log.value.map(({ number, events, move }) => {
    const told = events.map((event) => words.say(event)).join(' ');
    return `${number}. ${told || `${words.seat(move.seat)}: ${words.text(`${match.game}.action.${move.action}`)}`}`;
  });
  const last: string[] = [];
  let length = 0;
  for (const line of lines.reverse()) {
    length += line.length + 1;
    if (length > room && last.length > 0) break;
    last.unshift(cut(line, room));
  }
  const content = [last.join('\n') || words.text('log.empty'), proofLine(match, words)].filter(Boolean).join('\n');
  const files =
    record.ok && last.length > 0
      ? [new AttachmentBuilder(Buffer.from(record.value), { name: `${match.game}-${match.id}.match` })]
      : [];
  await show(interaction, harbour, { content, files });
}
