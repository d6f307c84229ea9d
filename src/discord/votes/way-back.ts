import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle } from 'discord.js';
import { message } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { GoingBack, WaysBack } from '../../match/rollback/ways-back.js';
import type { Words } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { localeOf } from '../words/locale.js';
import { proposeNow } from './propose.js';

type Way = keyof WaysBack;

/** Kinds of votes by which a match goes back, or on again. */
export const waysBack: string[] = ['undo', 'redo'] satisfies Way[];

/** Whose last turn is confirmed may ask to take it back, and who has taken one back to put it back; `ways`: which of these is offered. */
export async function offerWayBack(
  interaction: Answerable,
  app: App,
  match: MatchInfo,
  ways: Way[] = ['undo', 'redo'],
): Promise<void> {
  const found = await app.matches.waysBack(match.id, interaction.user.id);
  if (!found.ok) return say(interaction, app, found.refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const offered = ways.flatMap((way) => {
    const plan = found.value[way];
    return plan ? [{ way, plan }] : [];
  });
  if (offered.length === 0) return say(interaction, app, message('rollback.no-redo'), match.id);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...offered.map(({ way, plan }) => button(match, way, plan, words)),
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'propose', match: match.id, kind: 'undo', value: 'no:0' }))
      .setLabel(words.text('propose.no'))
      .setStyle(ButtonStyle.Secondary),
  );
  const content = offered.flatMap(({ way, plan }) => linesOf(way, plan, words)).join('\n');
  await show(interaction, app, { content, components: [row] });
}

/** What would be undone or done again, whose word it needs, and what of it cannot be made unknown again. */
function linesOf(way: Way, { whose, others, asked, revealed }: GoingBack, words: Words): string[] {
  const list = asked.map((seat) => ({ seat }));
  return [
    way === 'undo'
      ? words.text('rollback.offer', { others })
      : words.text('rollback.offer-redo', { whose: { seat: whose }, others }),
    list.length > 0 ? words.text('rollback.asks', { seats: { list } }) : words.text('rollback.at-once'),
    ...(revealed ? [words.text('rollback.revealed')] : []),
  ];
}

function button(match: MatchInfo, way: Way, { base, asked }: GoingBack, words: Words): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'propose', match: match.id, kind: way, value: `yes:${base}` }))
    .setLabel(words.text(`rollback.press-${way}${asked.length > 0 ? '-ask' : ''}`))
    .setStyle(way === 'undo' ? ButtonStyle.Danger : ButtonStyle.Primary);
}

/** A press on what was offered; or, on the post that tells of a turn taken back, the wish to put it back. */
export async function pressWayBack(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'propose' }>,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const [answer, base] = press.value.split(':');
  if (answer === 'offer') return offerWayBack(interaction, app, match, ['redo']);
  if (answer !== 'yes') {
    const words = wordsFor(app, match, localeOf(interaction.locale));
    return show(interaction, app, { content: words.text('propose.kept'), components: [] });
  }
  const found = await app.matches.waysBack(match.id, interaction.user.id);
  if (!found.ok) return say(interaction, app, found.refusal, match.id);
  const kind = press.kind === 'redo' ? 'redo' : 'undo';
  const payload = found.value[kind];
  if (payload?.base !== Number(base)) return say(interaction, app, message('rollback.moved'), match.id);
  await proposeNow(interaction, app, match, { kind, payload });
}
