import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  Interaction,
  ModalSubmitInteraction,
  RoleSelectMenuInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { StoreError } from '../match/index.js';
import { createWords } from '../text/words.js';
import { pressBoard } from './boards/press.js';
import { type Answerable, say, tell } from './client/answer.js';
import type { App } from './client/app.js';
import { beginAsking } from './client/asking.js';
import { parsePress } from './client/custom-id.js';
import { readAsChosen } from './client/language.js';
import { callDiscord } from './client/outgoing.js';
import type { Command } from './command.js';
import { pressClock, submitDaysOff } from './days/clock.js';
import { pressRemind, submitVacation } from './days/remind.js';
import { pressStandIn } from './days/stand-in.js';
import { pressClose } from './lobby/close.js';
import { pressComputers } from './lobby/computers.js';
import { pressMove } from './lobby/consent.js';
import { pickInvited, pressInvite } from './lobby/invite.js';
import { pressCreate, pressRematch } from './lobby/open.js';
import { pressOption, pressOptionsPage } from './lobby/options.js';
import { pressPace } from './lobby/pace.js';
import { pressLobby } from './lobby/press.js';
import { pressMe, submitZone } from './me/panel.js';
import { pressPanel } from './panel/panel.js';
import { pressPlan } from './panel/plan.js';
import { pressErase } from './privacy/erase.js';
import { pressProfile } from './profile/show.js';
import { pressRecords } from './records/show.js';
import { pressResult, submitResult } from './results/panel.js';
import { pressSeason, submitSeason } from './seasons/panel.js';
import { pressServer } from './server/panel.js';
import { pressComment, submitComment } from './show/comments.js';
import { pressGuide } from './show/guide.js';
import { pressHand } from './show/hand.js';
import { pressLearn } from './show/learn.js';
import { pressNote, submitNote } from './show/note.js';
import { pressAuto } from './show/orders.js';
import { pressLook, pressPost, pressResign } from './show/public.js';
import { pressReplay } from './show/replay.js';
import { pressShare } from './show/share.js';
import { pressTalk } from './show/talk.js';
import { pressTables } from './tables/press.js';
import { pressTemplates, submitTemplate } from './tables/templates.js';
import { pressTournament } from './tournaments/press.js';
import type { Suggestion } from './typing/suggest.js';
import { pressVote } from './votes/press.js';
import { pressPropose } from './votes/propose.js';
import { pressSeat } from './votes/seat.js';
import { pressWayBack, waysBack } from './votes/way-back.js';
import { localeOf } from './words/locale.js';

/** Discord shows that loading failed after three seconds; no suggestions are better than that. */
const suggestWithinMs = 2_000;

/**
 * Sends an interaction to what answers it. Nothing thrown passes this point: a bug is logged and the person gets a
 * sentence, never "interaction failed".
 * @example client.on('interactionCreate', (interaction) => route(interaction, app, commands));
 */
export async function route(interaction: Interaction, app: App, commands: Map<string, Command>): Promise<void> {
  const asking = beginAsking(interaction, app);
  try {
    await answer(interaction, asking.app, commands);
  } finally {
    asking.end();
  }
}

async function answer(interaction: Interaction, app: App, commands: Map<string, Command>): Promise<void> {
  try {
    await readAsChosen(interaction, app);
    if (!interaction.inCachedGuild()) {
      if (interaction.isRepliable()) {
        const words = createWords({ locale: localeOf(interaction.locale) });
        await callDiscord(() => interaction.reply(words.text('discord.guild-only')));
      } else if (interaction.isAutocomplete()) await callDiscord(() => interaction.respond([]));
      return;
    }
    if (interaction.isAutocomplete()) return await suggest(interaction, app, commands);
    if (interaction.isChatInputCommand()) {
      const command = commands.get(interaction.commandName);
      if (!command) return await say(interaction, app, { id: 'discord.unknown-command' });
      await command.run(interaction, app);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) await press(interaction, app);
    else if (interaction.isUserSelectMenu()) await pick(interaction, app);
    else if (interaction.isChannelSelectMenu() || interaction.isRoleSelectMenu()) await pick(interaction, app);
    else if (interaction.isModalSubmit()) await submit(interaction, app);
    else return;
    await app.matches.meet({ id: interaction.user.id, name: interaction.member.displayName });
  } catch (error) {
    app.note?.('failed');
    app.log.error({ err: error }, 'an interaction failed');
    // What was answered is right: what fails after it, such as remembering a name, must not take its place.
    if (interaction.isRepliable() && interaction.replied) return;
    if (interaction.inCachedGuild() && interaction.isRepliable()) {
      const words = createWords({ locale: localeOf(interaction.locale) });
      const sentence = words.say(error instanceof StoreError ? error.refusal : { id: 'discord.bug' });
      await tell(interaction as Answerable, app, sentence).catch((second) =>
        app.log.error({ err: second }, 'the apology failed too'),
      );
    }
  }
}

async function press(
  interaction: ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>,
  app: App,
): Promise<void> {
  const meant = parsePress(interaction.customId);
  if (meant?.on === 'panel') return pressPanel(interaction, app, meant);
  if (meant?.on === 'plan') return pressPlan(interaction, app, meant);
  if (meant?.on === 'hand') return pressHand(interaction, app, meant);
  if (meant?.on === 'replay') return pressReplay(interaction, app, meant);
  if (meant?.on === 'comment') return pressComment(interaction, app, meant);
  if (meant?.on === 'auto') return pressAuto(interaction, app, meant);
  if (meant?.on === 'clock') return pressClock(interaction, app, meant);
  if (meant?.on === 'board') return pressBoard(interaction, app, meant);
  if (meant?.on === 'profile') return pressProfile(interaction, app, meant);
  if (meant?.on === 'records') return pressRecords(interaction, app, meant);
  if (meant?.on === 'remind') return pressRemind(interaction, app, meant);
  if (meant?.on === 'me') return pressMe(interaction, app, meant);
  if (meant?.on === 'invite') return pressInvite(interaction, app, meant);
  if (meant?.on === 'tables') return pressTables(interaction, app, meant);
  if (meant?.on === 'server') return pressServer(interaction, app, meant);
  if (meant?.on === 'season') return pressSeason(interaction, app, meant);
  if (meant?.on === 'templates') return pressTemplates(interaction, app, meant);
  if (meant?.on === 'tournament') return pressTournament(interaction, app, meant);
  if (interaction.isButton()) {
    if (meant?.on === 'stand-in') return pressStandIn(interaction, app, meant);
    if (meant?.on === 'post') return pressPost(interaction, app, meant);
    if (meant?.on === 'talk') return pressTalk(interaction, app, meant.match);
    if (meant?.on === 'note') return pressNote(interaction, app, meant);
    if (meant?.on === 'lobby') return pressLobby(interaction, app, meant);
    if (meant?.on === 'rematch') return pressRematch(interaction, app, meant.match);
    if (meant?.on === 'resign') return pressResign(interaction, app, meant);
    if (meant?.on === 'move') return pressMove(interaction, app, meant);
    if (meant?.on === 'vote') return pressVote(interaction, app, meant);
    if (meant?.on === 'seat') return pressSeat(interaction, app, meant);
    if (meant?.on === 'propose' && waysBack.includes(meant.kind)) return pressWayBack(interaction, app, meant);
    if (meant?.on === 'propose') return pressPropose(interaction, app, meant);
    if (meant?.on === 'options') return pressOptionsPage(interaction, app, meant);
    if (meant?.on === 'share') return pressShare(interaction, app, meant.key);
    if (meant?.on === 'guide') return pressGuide(interaction, app, meant);
    if (meant?.on === 'learn') return pressLearn(interaction, app, meant);
    if (meant?.on === 'create') return pressCreate(interaction, app, meant.game);
    if (meant?.on === 'result') return pressResult(interaction, app, meant);
    if (meant?.on === 'close') return pressClose(interaction, app, meant);
    if (meant?.on === 'erase') return pressErase(interaction, app, meant);
  } else if (meant?.on === 'option') return pressOption(interaction, app, meant);
  else if (meant?.on === 'pace') return pressPace(interaction, app, meant);
  else if (meant?.on === 'computers') return pressComputers(interaction, app, meant);
  else if (meant?.on === 'look') return pressLook(interaction, app, meant);
  await say(interaction, app, { id: 'discord.unknown-press' });
}

/** People, channels or roles that were picked in a menu of them. */
async function pick(
  interaction:
    | UserSelectMenuInteraction<'cached'>
    | ChannelSelectMenuInteraction<'cached'>
    | RoleSelectMenuInteraction<'cached'>,
  app: App,
): Promise<void> {
  const meant = parsePress(interaction.customId);
  if (interaction.isUserSelectMenu()) {
    if (meant?.on === 'invite') return pickInvited(interaction, app, meant);
    if (meant?.on === 'tournament') return pressTournament(interaction, app, meant);
  } else if (meant?.on === 'server') return pressServer(interaction, app, meant);
  await say(interaction, app, { id: 'discord.unknown-press' });
}

/** A form that was filled in. */
async function submit(interaction: ModalSubmitInteraction<'cached'>, app: App): Promise<void> {
  const meant = parsePress(interaction.customId);
  if (interaction.isFromMessage()) {
    if (meant?.on === 'note') return submitNote(interaction, app, meant);
    if (meant?.on === 'comment') return submitComment(interaction, app, meant);
    if (meant?.on === 'clock') return submitDaysOff(interaction, app, meant);
    if (meant?.on === 'remind') return submitVacation(interaction, app);
    if (meant?.on === 'me') return submitZone(interaction, app);
    if (meant?.on === 'result') return submitResult(interaction, app, meant);
    if (meant?.on === 'season') return submitSeason(interaction, app);
    if (meant?.on === 'templates') return submitTemplate(interaction, app, meant);
  }
  await say(interaction as Answerable, app, { id: 'discord.unknown-press' });
}

async function suggest(
  interaction: AutocompleteInteraction<'cached'>,
  app: App,
  commands: Map<string, Command>,
): Promise<void> {
  const complete = async (): Promise<Suggestion[]> => {
    try {
      return (await commands.get(interaction.commandName)?.complete?.(interaction, app)) ?? [];
    } catch (error) {
      app.note?.('failed');
      app.log.error({ err: error }, 'an autocomplete failed');
      return [];
    }
  };
  const suggestions = await Promise.race([complete(), sleep(suggestWithinMs, [], { ref: false })]);
  await callDiscord(() => interaction.respond(suggestions));
}
