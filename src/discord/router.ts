import { setTimeout as sleep } from 'node:timers/promises';
import type { AutocompleteInteraction, Interaction } from 'discord.js';
import { StoreError } from '../match/index.js';
import { createWords } from '../text/words.js';
import { type Answerable, say, tell } from './client/answer.js';
import { parsePress } from './client/custom-id.js';
import type { Harbour } from './client/harbour.js';
import { attempt } from './client/outgoing.js';
import type { Command } from './command.js';
import { pressClose } from './lobby/close.js';
import { pressMove } from './lobby/consent.js';
import { pressOption } from './lobby/options.js';
import { pressLobby } from './lobby/press.js';
import { pressPanel } from './panel/panel.js';
import { pressPost, pressResign } from './show/public.js';
import { pressShare } from './show/share.js';
import type { Suggestion } from './typing/suggest.js';
import { localeOf } from './words/locale.js';

/** Discord shows that loading failed after three seconds; no suggestions are better than that. */
const suggestWithinMs = 2_000;

/**
 * Sends an interaction to what answers it. Nothing thrown passes this point: a bug is logged and the person gets a
 * sentence, never "interaction failed".
 * @example client.on('interactionCreate', (interaction) => route(interaction, harbour, commands));
 */
export async function route(interaction: Interaction, harbour: Harbour, commands: Map<string, Command>): Promise<void> {
  try {
    if (!interaction.inCachedGuild()) {
      if (interaction.isRepliable()) {
        const words = createWords({ locale: localeOf(interaction.locale) });
        await attempt(() => interaction.reply(words.text('discord.guild-only')));
      } else if (interaction.isAutocomplete()) await attempt(() => interaction.respond([]));
      return;
    }
    if (interaction.isAutocomplete()) return await suggest(interaction, harbour, commands);
    if (interaction.isChatInputCommand()) {
      const command = commands.get(interaction.commandName);
      if (!command) return await say(interaction, harbour, { id: 'discord.unknown-command' });
      await command.run(interaction, harbour);
    } else if (interaction.isButton() || interaction.isStringSelectMenu()) await press(interaction, harbour);
    else return;
    await harbour.matches.meet({ id: interaction.user.id, name: interaction.member.displayName });
  } catch (error) {
    harbour.log.error({ err: error, interaction: interaction.id }, 'an interaction failed');
    // What was answered is right: what fails after it, such as remembering a name, must not take its place.
    if (interaction.isRepliable() && interaction.replied) return;
    if (interaction.inCachedGuild() && (interaction.isChatInputCommand() || interaction.isMessageComponent())) {
      const words = createWords({ locale: localeOf(interaction.locale) });
      const sentence = words.say(error instanceof StoreError ? error.refusal : { id: 'discord.bug' });
      await tell(interaction as Answerable, harbour, sentence).catch((second) =>
        harbour.log.error({ err: second }, 'the apology failed too'),
      );
    }
  }
}

async function press(interaction: Exclude<Answerable, { commandName: string }>, harbour: Harbour): Promise<void> {
  const meant = parsePress(interaction.customId);
  if (meant?.on === 'panel') return pressPanel(interaction, harbour, meant);
  if (interaction.isButton()) {
    if (meant?.on === 'post') return pressPost(interaction, harbour, meant);
    if (meant?.on === 'lobby') return pressLobby(interaction, harbour, meant);
    if (meant?.on === 'resign') return pressResign(interaction, harbour, meant);
    if (meant?.on === 'move') return pressMove(interaction, harbour, meant);
    if (meant?.on === 'share') return pressShare(interaction, harbour, meant.key);
    if (meant?.on === 'close') return pressClose(interaction, harbour, meant);
  } else if (meant?.on === 'option') return pressOption(interaction, harbour, meant);
  await say(interaction, harbour, { id: 'discord.unknown-press' });
}

async function suggest(
  interaction: AutocompleteInteraction<'cached'>,
  harbour: Harbour,
  commands: Map<string, Command>,
): Promise<void> {
  const complete = async (): Promise<Suggestion[]> => {
    try {
      return (await commands.get(interaction.commandName)?.complete?.(interaction, harbour)) ?? [];
    } catch (error) {
      harbour.log.error({ err: error, interaction: interaction.id }, 'an autocomplete failed');
      return [];
    }
  };
  const suggestions = await Promise.race([complete(), sleep(suggestWithinMs, [], { ref: false })]);
  await attempt(() => interaction.respond(suggestions));
}
