/** A small bot on the real discord.js, and the twin it runs against. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  LabelBuilder,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
} from '@discordjs/builders';
import {
  ButtonStyle,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  TextInputStyle,
} from 'discord.js';
import type { Persona, Twin, TwinOptions } from '../../src/playground/api.js';
import { startTwin } from '../../src/playground/twin.js';

export interface Scene {
  twin: Twin;
  client: Client;
  ann: Persona;
  bob: Persona;
  guildId: string;
  harbourId: string;
  /** Errors thrown by the bot's handler, oldest first. */
  errors: Error[];
  /** Replaces what the bot does with interactions. */
  onInteraction(handler: (interaction: Interaction) => Promise<unknown>): void;
  end(): Promise<void>;
}

const ping = new SlashCommandBuilder().setName('ping').setDescription('Answers');
const match = new SlashCommandBuilder()
  .setName('match')
  .setDescription('Matches')
  .addSubcommand((sub) =>
    sub
      .setName('create')
      .setNameLocalizations({ ru: 'создать' })
      .setDescription('Creates a match')
      .addStringOption((option) =>
        option.setName('game').setDescription('Which').setRequired(true).setAutocomplete(true),
      )
      .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(1).setMaxValue(4))
      .addUserOption((option) => option.setName('rival').setDescription('Against whom'))
      .addStringOption((option) =>
        option
          .setName('pace')
          .setDescription('How fast')
          .addChoices({ name: 'Slow', value: 'slow' }, { name: 'Fast', value: 'fast' }),
      ),
  );

/** Starts a twin with a guild, two people, and a logged-in bot with its commands registered. */
export async function scene(options: { twin?: TwinOptions; client?: Partial<ClientOptions> } = {}): Promise<Scene> {
  const twin = await startTwin(options.twin);
  const guild = twin.world.addGuild({ name: 'Port', preferredLocale: 'ru', channels: ['harbour', 'quay'] });
  const ann = twin.addUser({ name: 'Ann' });
  const bob = twin.addUser({ name: 'Bob', locale: 'ru' });
  const { rest, ...more } = options.client ?? {};
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: `${twin.url}/api`, ...rest },
    ...more,
  });
  const errors: Error[] = [];
  let handler: (interaction: Interaction) => Promise<unknown> = respond;
  client.on(Events.InteractionCreate, (interaction) => {
    handler(interaction).catch((error: Error) => errors.push(error));
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(twin.token);
  await ready;
  await client.application!.commands.set([ping, match]);
  return {
    twin,
    client,
    ann,
    bob,
    guildId: guild.id,
    harbourId: twin.world.channel('harbour').id,
    errors,
    onInteraction(next) {
      handler = next;
    },
    async end() {
      await client.destroy();
      await twin.close();
    },
  };
}

const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

async function respond(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const games = ['santa-maria', 'nusfjord', 'islebound'];
    return interaction.respond(games.filter((game) => game.startsWith(typed)).map((name) => ({ name, value: name })));
  }
  if (interaction.isChatInputCommand() && interaction.commandName === 'ping') {
    return interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral });
  }
  if (interaction.isChatInputCommand()) {
    await interaction.deferReply();
    const rival = interaction.options.getUser('rival')?.username ?? 'nobody';
    const buttons = [button('join', 'Join'), button('talk', 'Talk'), button('off', 'Off').setDisabled(true)];
    const menu = new StringSelectMenuBuilder()
      .setCustomId('colour')
      .setPlaceholder('Colour')
      .addOptions({ label: 'Red', value: 'r' }, { label: 'Blue', value: 'b' });
    return interaction.editReply({
      content: `${interaction.options.getString('game')} against ${rival}`,
      files: [{ attachment: Buffer.from('a board'), name: 'board.png', description: 'The board' }],
      components: [
        new ActionRowBuilder<ButtonBuilder>().addComponents(buttons),
        new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu),
      ],
    });
  }
  if (interaction.isButton() && interaction.customId === 'talk') {
    const input = new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Short).setMaxLength(10);
    const label = new LabelBuilder().setLabel('Words').setTextInputComponent(input);
    return interaction.showModal(new ModalBuilder().setCustomId('speech').setTitle('Speak').addLabelComponents(label));
  }
  if (interaction.isButton()) {
    await interaction.deferUpdate();
    return interaction.followUp({ content: `${interaction.user.username} joined`, flags: MessageFlags.Ephemeral });
  }
  if (interaction.isStringSelectMenu()) return interaction.update({ content: `colour ${interaction.values[0]}` });
  if (interaction.isModalSubmit()) return interaction.reply(interaction.fields.getTextInputValue('words'));
  return undefined;
}
