import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle, type GuildTextBasedChannel, type Message } from 'discord.js';
import { message, type Seat } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { createQueue } from '../../match/queue.js';
import type { Words } from '../../text/words.js';
import { say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { type Press, parsePress, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { spokenIn } from '../client/place.js';
import { peopleOf, unreached } from '../client/presence.js';
import { moveTo } from './relocate.js';

type MovePress = Extract<Press, { on: 'move' }>;

/**
 * Asks the others in the channel to which somebody would like to bring their match out of its server; false: the channel
 * did not take the question. Who has agreed stands in the button, so that it outlives restarts.
 */
export async function askConsent(
  app: App,
  match: MatchInfo,
  channel: GuildTextBasedChannel,
  asker: Seat,
): Promise<boolean> {
  const words = wordsFor(app, match, await spokenIn(app, channel));
  const { left, blind } = await unreached(channel, peopleOf(match));
  // Who follows the match nowhere any more cannot be waited for.
  const away = match.seats.filter(({ person }) => [...left, ...blind].includes(person.id)).map(({ seat }) => seat);
  const body = request(words, match, asker, away);
  const users = missing(match, asker, away).map((seat) => match.seats[seat]?.person.id ?? '');
  return (await callDiscord(() => channel.send({ ...body, allowedMentions: { users } }))).ok;
}

/** Somebody agrees. With the host's word, or everybody's, the match moves. */
export async function pressMove(interaction: ButtonInteraction<'cached'>, app: App, press: MovePress): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const match = await app.matches.find(press.match);
  const { channel, user } = interaction;
  if (!match || !channel) return say(interaction, app, message('match.not-found', { match: press.match }));
  const own = match.seats.find(({ person, by }) => by === 'person' && person.id === user.id);
  if (!own) return say(interaction, app, message('match.not-seated'), match.id);
  await inTurn(interaction.message.id, () => agree(interaction, app, match, channel, { ...press, own: own.seat }));
}

/** Agreements to one question, one after the other: each starts from what the message says by then. */
const inTurn = createQueue();

async function agree(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  match: MatchInfo,
  channel: GuildTextBasedChannel,
  press: MovePress & { own: Seat },
): Promise<void> {
  const { user } = interaction;
  const now = await callDiscord(() => interaction.fetchReply());
  const given = now.ok ? agreedIn(now.value) : [];
  const agreed = [...new Set([...press.agreed, ...given, press.own])];
  const asker = match.seats[press.asker];
  const consent = user.id === match.host.id || missing(match, press.asker, agreed).length === 0;
  const words = wordsFor(app, match, await spokenIn(app, channel));
  if (!asker || !consent) return show(interaction, app, request(words, match, press.asker, agreed));
  const moved = await moveTo(app, match, channel, asker.person.id, 'consent');
  if (!moved.ok) return say(interaction, app, moved.refusal, match.id);
  await show(interaction, app, { content: words.text('move.agreed'), components: [] });
}

/** Who has agreed, as the button of the question says. */
function agreedIn({ components }: Message): Seat[] {
  for (const row of components) {
    if (!('components' in row)) continue;
    for (const component of row.components) {
      const press = 'customId' in component && component.customId ? parsePress(component.customId) : undefined;
      if (press?.on === 'move') return press.agreed;
    }
  }
  return [];
}

/** Whose agreement is still wanted. */
function missing({ seats }: MatchInfo, asker: Seat, agreed: Seat[]): Seat[] {
  return seats
    .filter(({ seat, by }) => by === 'person' && seat !== asker && !agreed.includes(seat))
    .map(({ seat }) => seat);
}

function request(words: Words, match: MatchInfo, asker: Seat, agreed: Seat[]) {
  const people = missing(match, asker, agreed).map((seat) => `<@${match.seats[seat]?.person.id}>`);
  const game = words.text(`game.${match.game}`);
  const button = new ButtonBuilder()
    .setCustomId(printPress({ on: 'move', match: match.id, asker, agreed }))
    .setLabel(words.text('move.agree'))
    .setStyle(ButtonStyle.Primary);
  return {
    content: words.text('move.request', { asker: { seat: asker }, game, people: { list: people } }),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)],
  };
}
