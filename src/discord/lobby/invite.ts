import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import {
  type ButtonInteraction,
  ButtonStyle,
  MessageFlags,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import { message, type Refusal } from '../../engine/index.js';
import type { MatchInfo, Person } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { createWords } from '../../text/words.js';
import { type Asker, deferInPlace, deferPrivately, say, show, tell } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { channelOf } from '../client/channel.js';
import { printPress } from '../client/custom-id.js';
import type { InvitePress } from '../client/invite-press.js';
import { languageFor } from '../client/language.js';
import { callDiscord } from '../client/outgoing.js';
import { memberOf, sees } from '../client/presence.js';
import { localeOf } from '../words/locale.js';
import { markdownName } from '../words/names.js';
import { inviteMessage } from './invite-message.js';
import { lobbyLabels, showLobby } from './lobby.js';
import { lobbyNotes } from './notes.js';

type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** A press about invitations. */
export async function pressInvite(interaction: Pressed, app: App, press: InvitePress): Promise<void> {
  if (press.do === 'off') return endInvitations(interaction, app);
  if (press.do === 'recall') return takeBack(interaction, app, press.match);
  if (!(await deferPrivately(interaction))) return;
  if (press.do === 'accept') return accept(interaction, app, press.match);
  if (press.do === 'decline') return decline(interaction, app, press.match);
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const refusal = refuseInviting(match, interaction.user.id);
  if (refusal) return say(interaction, app, refusal, match.id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  await show(interaction, app, inviteMessage(app, match, words, []));
}

/** People picked by the host. */
export async function pickInvited(
  interaction: UserSelectMenuInteraction<'cached'>,
  app: App,
  press: InvitePress,
): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(press.match);
  if (!match) return say(interaction, app, missing(press.match));
  const refusal = refuseInviting(match, interaction.user.id);
  if (refusal) return say(interaction, app, refusal, match.id);
  const notices = await inviteAll(interaction, app, match, interaction.values);
  await showInvited(interaction, app, match, notices);
}

/** Whom the host has invited now, below what came of their last choice. */
async function showInvited(interaction: Asker, app: App, match: MatchInfo, notices: string[]): Promise<void> {
  const now = (await app.matches.find(match.id)) ?? match;
  await show(interaction, app, inviteMessage(app, now, wordsFor(app, now, localeOf(interaction.locale)), notices));
}

/** An invitation that its host picked to take back. */
async function takeBack(interaction: Pressed, app: App, id: string): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const match = await app.matches.find(id);
  if (!match) return say(interaction, app, missing(id));
  const [picked = ''] = interaction.isStringSelectMenu() ? interaction.values : [];
  const recalled = await app.matches.recall(id, interaction.user.id, picked);
  if (!recalled.ok && recalled.refusal.id !== 'invite.no-more') return say(interaction, app, recalled.refusal, id);
  const words = wordsFor(app, match, localeOf(interaction.locale));
  if (!recalled.ok) return showInvited(interaction, app, match, [`⚠ ${words.say(recalled.refusal)}`]);
  await showLobby(app, recalled.value, await lobbyNotes(app, recalled.value));
  const person = match.invited?.find((one) => one.person.id === picked)?.person.name ?? '';
  const notice = words.text('invite.recalled', { person: markdownName(person) });
  await showInvited(interaction, app, recalled.value, [notice]);
}

/** Invites these people to a match, and shows its lobby so; what the host is to know of each, in their language.
 * @example const notices = await inviteAll(interaction, app, match, ['42']) */
export async function inviteAll(interaction: Asker, app: App, match: MatchInfo, ids: string[]): Promise<string[]> {
  const words = wordsFor(app, match, localeOf(interaction.locale));
  const people: Person[] = [];
  const not: Refusal[] = [];
  for (const id of new Set(ids)) {
    const found = await reached(app, match, id);
    if ('name' in found) people.push(found);
    else not.push(found);
  }
  const invited = people.length > 0 ? await app.matches.invite(match.id, interaction.user.id, people) : undefined;
  if (invited && !invited.ok) return [`⚠ ${words.say(invited.refusal)}`];
  const { asked = [], not: also = [] } = invited?.value ?? {};
  if (invited && asked.length > 0)
    await showLobby(app, invited.value.match, await lobbyNotes(app, invited.value.match));
  const names = asked.map(({ name }) => markdownName(name)).join(', ');
  return [
    ...(asked.length > 0 ? [words.text('invite.asked', { people: names })] : []),
    ...[...not, ...also.map(({ id, args }) => message(id, { person: markdownName(String(args?.person ?? '')) }))].map(
      (one) => `⚠ ${words.say(one)}`,
    ),
  ];
}

/** Somebody as they are called in the match's server; or why they cannot be asked there. */
async function reached(app: App, match: MatchInfo, id: string): Promise<Person | Refusal> {
  const channel = await channelOf(app, match);
  const member = channel && (await memberOf(channel.guild, id));
  const person = `<@${id}>`;
  if (!member || member === 'left') return message('invite.left', { person });
  if (member.user.bot) return message('invite.bot', { person });
  if (!(await sees(channel, member))) return message('invite.blind', { person: markdownName(member.displayName) });
  return { id, name: member.displayName };
}

/** Why somebody may invite nobody; undefined: they may. */
function refuseInviting(match: MatchInfo, personId: string): Refusal | undefined {
  if (match.status !== 'open') return message('match.not-open');
  if (match.host.id === personId) return undefined;
  const seat = match.seats.find(({ person }) => person.id === match.host.id)?.seat ?? 0;
  return message('match.not-host', { host: { seat } });
}

async function accept(interaction: Pressed, app: App, id: string): Promise<void> {
  const joined = await app.matches.join(id, { id: interaction.user.id, name: interaction.member.displayName });
  if (!joined.ok) return say(interaction, app, joined.refusal, id);
  await showLobby(app, joined.value, await lobbyNotes(app, joined.value));
  const words = wordsFor(app, joined.value, localeOf(interaction.locale));
  await tell(interaction, app, words.text('lobby.joined', lobbyLabels(joined.value)));
}

async function decline(interaction: Pressed, app: App, id: string): Promise<void> {
  const declined = await app.matches.decline(id, interaction.user.id);
  if (!declined.ok) return say(interaction, app, declined.refusal, id);
  const match = declined.value;
  const words = createWords({ locale: localeOf(interaction.locale) });
  const off = new ButtonBuilder()
    .setCustomId(printPress({ on: 'invite', match: id, do: 'off', post: '' }))
    .setLabel(words.text('remind.invites-off'))
    .setStyle(ButtonStyle.Secondary);
  await show(interaction, app, {
    content: words.text('invite.declined'),
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(off)],
  });
  await showLobby(app, match, await lobbyNotes(app, match));
  await tellHost(app, match, interaction.member.displayName);
}

/** Silently, and to them alone; the lobby shows it, too, so that nothing is lost where they take no direct messages. */
async function tellHost(app: App, match: MatchInfo, name: string): Promise<void> {
  const words = createWords({ locale: await languageFor(app, match.host.id, match) });
  const game = words.text(`game.${match.game}`);
  const content = words.text('invite.host', { person: markdownName(name), game, channel: `<#${match.channelId}>` });
  const told = await callDiscord(async () => {
    const channel = await app.client.users.createDM(match.host.id);
    await channel.send({ content, flags: MessageFlags.SuppressNotifications, allowedMentions: { parse: [] } });
  });
  if (!told.ok && told.failure !== 'closed') app.log.warn({ failure: told.failure }, 'a decline was not told');
}

async function endInvitations(interaction: Pressed, app: App): Promise<void> {
  if (!(await deferPrivately(interaction))) return;
  const { id } = interaction.user;
  const { habits } = await app.matches.calling(id);
  const set = await app.matches.setHabits(id, { ...habits, uninvited: true });
  if (!set.ok) return say(interaction, app, set.refusal);
  await tell(interaction, app, createWords({ locale: localeOf(interaction.locale) }).text('remind.invites-none'));
}
