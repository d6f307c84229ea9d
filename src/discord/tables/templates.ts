import {
  type ButtonInteraction,
  type ModalMessageModalSubmitInteraction,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Result } from '../../engine/index.js';
import { missing } from '../../match/id.js';
import type { Template, TemplateUser } from '../../match/tables/template.js';
import { createWords, type Words } from '../../text/words.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { callDiscord } from '../client/outgoing.js';
import type { TemplatesPress } from '../client/templates-press.js';
import { mayLook } from '../typing/match-option.js';
import { localeOf } from '../words/locale.js';
import { markdownName } from '../words/names.js';
import {
  nameField,
  nameForm,
  replaceMessage,
  templateMessage,
  templatesMessage,
  whoseField,
} from './template-messages.js';
import { openWithTemplate, refuse } from './template-open.js';

type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;
type Submitted = ModalMessageModalSubmitInteraction<'cached'>;

/** The templates that the reader can use, for their eyes alone; `notice` above them. The interaction must have been deferred. */
export async function showTemplates(interaction: Answerable, app: App, notice?: string): Promise<void> {
  const templates = await app.matches.templates(userOf(interaction));
  const options = createWords({ locale: localeOf(interaction.guildLocale) }).text('lobby.options');
  await show(interaction, app, templatesMessage(app, templates, options, wordsOf(interaction), notice));
}

/** A press on them; a form is the first answer to a press or none at all. */
export async function pressTemplates(interaction: Pressed, app: App, press: TemplatesPress): Promise<void> {
  const words = wordsOf(interaction);
  if (press.do === 'save') {
    const choose = userOf(interaction).manages;
    await callDiscord(() => interaction.showModal(nameForm(press, words, { choose })));
    return;
  }
  if (press.do === 'rename') {
    const template = await findOne(interaction, app, press.template);
    if (!template) return refuse(interaction, app, { id: 'template.gone' });
    await callDiscord(() => interaction.showModal(nameForm(press, words, { name: template.name })));
    return;
  }
  if (press.do === 'use') {
    if (await deferPrivately(interaction)) await openWithTemplate(interaction, app, press.template);
    return;
  }
  if (!(await deferInPlace(interaction))) return;
  if (press.do === 'list') return showTemplates(interaction, app);
  if (press.do === 'replace') return replace(interaction, app, press);
  if (press.do === 'gone') {
    const gone = await app.matches.deleteTemplate(press.template, userOf(interaction));
    if (!gone.ok) return refuse(interaction, app, gone.refusal);
    return showTemplates(interaction, app, words.text('template.deleted', { name: markdownName(gone.value.name) }));
  }
  const picked = interaction.isStringSelectMenu() ? Number(interaction.values[0]) : 0;
  const id = 'template' in press ? press.template : picked;
  const template = await findOne(interaction, app, id);
  if (!template) return refuse(interaction, app, { id: 'template.gone' });
  await showOne(interaction, app, template, press.do === 'delete');
}

/** A name as it was written into the form: of a new template, or of one that is renamed. */
export async function submitTemplate(interaction: Submitted, app: App, press: TemplatesPress): Promise<void> {
  const name = interaction.fields.getTextInputValue(nameField);
  if (press.do === 'rename') {
    if (!(await deferInPlace(interaction))) return;
    const renamed = await app.matches.renameTemplate(press.template, userOf(interaction), name);
    return renamed.ok ? showOne(interaction, app, renamed.value) : refuse(interaction, app, renamed.refusal);
  }
  if (press.do !== 'save') return say(interaction, app, { id: 'discord.unknown-press' });
  // The options stay as they are: the answer is a message of its own.
  if (!(await deferPrivately(interaction))) return;
  if (!(await isReadable(interaction, app, press.match))) return say(interaction, app, missing(press.match));
  const whose = interaction.fields.fields.has(whoseField)
    ? interaction.fields.getStringSelectValues(whoseField)[0]
    : undefined;
  const by = userOf(interaction);
  const saved = await app.matches.saveTemplate(press.match, by, whose === 'server' ? whose : 'own', name);
  if (!saved.ok) return refuse(interaction, app, saved.refusal);
  const { template, there } = saved.value;
  if (!there) return showSaved(interaction, app, template);
  await show(interaction, app, replaceMessage(app, template, press.match, wordsOf(interaction)));
}

async function replace(
  interaction: Pressed,
  app: App,
  press: Extract<TemplatesPress, { do: 'replace' }>,
): Promise<void> {
  if (!(await isReadable(interaction, app, press.match))) return say(interaction, app, missing(press.match));
  const replaced: Result<Template> = await app.matches.replaceTemplate(
    press.template,
    userOf(interaction),
    press.match,
  );
  return replaced.ok ? showSaved(interaction, app, replaced.value) : refuse(interaction, app, replaced.refusal);
}

async function showSaved(interaction: Answerable, app: App, template: Template): Promise<void> {
  const words = wordsOf(interaction);
  const body = templateMessage(app, template, true, words);
  await show(interaction, app, { ...body, content: `${words.text('template.saved')}\n${body.content}` });
}

async function showOne(interaction: Answerable, app: App, template: Template, asks = false): Promise<void> {
  const may = template.whose === 'own' || userOf(interaction).manages;
  await show(interaction, app, templateMessage(app, template, may, wordsOf(interaction), asks && may));
}

async function findOne(interaction: Answerable, app: App, id: number): Promise<Template | undefined> {
  return (await app.matches.templates(userOf(interaction))).find((one) => one.id === id);
}

async function isReadable(interaction: Pressed | Submitted, app: App, id: string): Promise<boolean> {
  const match = await app.matches.find(id);
  if (!match || match.guildId !== interaction.guildId) return false;
  return match.channelId === interaction.channelId || mayLook(app, match, interaction.member);
}

function userOf({ user, guildId, member }: Answerable): TemplateUser {
  return { userId: user.id, guildId, manages: member.permissions.has(PermissionFlagsBits.ManageGuild) };
}

function wordsOf({ locale }: Answerable): Words {
  return createWords({ locale: localeOf(locale) });
}
