import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle } from 'discord.js';
import type { Message } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import type { Proposal } from '../../match/votes/kinds/index.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, printPress } from '../client/custom-id.js';
import { keeps } from '../client/keeper.js';
import { callDiscord } from '../client/outgoing.js';
import { peopleOf } from '../client/presence.js';
import { localeOf } from '../words/locale.js';
import { inSeries } from '../words/where.js';

/** Proposes something to the others; what nobody else has a say in only after asking once more. The interaction must have been deferred. */
export async function proposeIn(
  interaction: Answerable,
  app: App,
  match: MatchInfo,
  proposal: Proposal,
): Promise<void> {
  const { id } = interaction.user;
  const seated = peopleOf(match);
  const others = seated.filter((person) => person !== id && person !== winnerOf(match, proposal));
  const may = match.status !== 'open' && match.status !== 'over' && !match.lesson && seated.includes(id);
  if (may && others.length === 0) return askFirst(interaction, app, match, proposal);
  await proposeNow(interaction, app, match, proposal);
}

/** Who is not asked, since all others would concede to them. */
function winnerOf({ seats }: MatchInfo, { kind, payload }: Proposal): string | undefined {
  return kind === 'concede' ? seats[payload.seat]?.person.id : undefined;
}

/** Proposes it without asking once more; `why`: what is said before that it is asked. */
export async function proposeNow(
  interaction: Answerable,
  app: App,
  match: MatchInfo,
  proposal: Proposal,
  why: Message[] = [],
): Promise<void> {
  const by = { id: interaction.user.id, keeps: keeps(app, match, interaction.member) };
  const proposed = await app.matches.propose(match.id, by, proposal);
  if (!proposed.ok) return say(interaction, app, proposed.refusal, match.id);
  const { state } = proposed.value;
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const own = `vote.${proposal.kind}.proposed`;
  const proposedText = words.has(own) ? own : 'vote.proposed';
  const asked = [...why.map(words.say), words.text(proposedText)].join(' ');
  const content = state === 'carried' ? words.text('vote.done-at-once') : asked;
  await show(interaction, app, { content, components: [] });
}

async function askFirst(interaction: Answerable, app: App, match: MatchInfo, proposal: Proposal): Promise<void> {
  const { kind } = proposal;
  const seat = kind === 'concede' ? proposal.payload.seat : 0;
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const button = (value: 'yes' | 'no', style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'propose', match: match.id, kind, value: `${value}:${seat}` }))
      .setLabel(words.text(`propose.${value}`))
      .setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Danger),
    button('no', ButtonStyle.Secondary),
  );
  const game = app.matches.games[match.game];
  const series = game && inSeries(match, game) ? [words.text('close.ask-series')] : [];
  await show(interaction, app, {
    content: [words.text(`propose.${kind}`, { seat: { seat } }), ...series].join(' '),
    components: [row],
  });
}

/** The answer to that question. */
export async function pressPropose(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'propose' }>,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const [answer, seat] = press.value.split(':');
  if (answer === 'yes' && press.kind === 'end') {
    return proposeNow(interaction, app, match, { kind: 'end', payload: {} });
  }
  if (answer === 'yes' && press.kind === 'concede') {
    return proposeNow(interaction, app, match, { kind: 'concede', payload: { seat: Number(seat) || 0 } });
  }
  const words = wordsFor(app, match, localeOf(interaction.locale));
  await show(interaction, app, { content: words.text('propose.kept'), components: [] });
}
