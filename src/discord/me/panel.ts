import type { ButtonInteraction, ModalMessageModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Result } from '../../engine/index.js';
import { locales } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, deferPrivately, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { appLanguage, readAsChosen } from '../client/language.js';
import { isOwnSection, type MePress, type OwnSection } from '../client/me-press.js';
import { callDiscord } from '../client/outgoing.js';
import { showRemind } from '../days/remind.js';
import { habitLines } from '../days/remind-message.js';
import { setZone, typedZone, zoneForm } from '../days/zone.js';
import { askErase } from '../privacy/erase.js';
import { showPersonal } from '../privacy/export.js';
import { showLooking } from '../tables/looking.js';
import { localeOf } from '../words/locale.js';
import { homeMessage, languageMessage, type OwnSettings, privacyMessage } from './message.js';

type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** A page of the reader's own settings, for their eyes only. The interaction must have been deferred. */
export async function showMe(interaction: Answerable, app: App, section: OwnSection = 'home'): Promise<void> {
  if (section === 'calls') return showRemind(interaction, app);
  if (section === 'looking') return showLooking(interaction, app);
  const words = createWords({ locale: localeOf(interaction.locale) });
  const settings = await settingsOf(interaction, app);
  const message = { home: homeMessage, language: languageMessage, privacy: privacyMessage }[section];
  await show(interaction, app, message(settings, words));
}

/** A press on them; the form for the time zone is the first answer to a press or none at all. */
export async function pressMe(interaction: Pressed, app: App, press: MePress): Promise<void> {
  const { community, matches } = app;
  const { id } = interaction.user;
  if (press.do === 'zone') {
    const words = createWords({ locale: localeOf(interaction.locale) });
    await callDiscord(() => interaction.showModal(zoneForm(words)));
    return;
  }
  // Beside the settings, which stay: a file would hang on whatever page comes next.
  const beside = press.do === 'export' || press.do === 'delete';
  if (!(await (beside ? deferPrivately(interaction) : deferInPlace(interaction)))) return;
  if (isOwnSection(press.do)) return showMe(interaction, app, press.do);
  switch (press.do) {
    case 'export':
      return showPersonal(interaction, app);
    case 'delete':
      return askErase(interaction, app);
    case 'hide':
      await community.hide(id);
      return showMe(interaction, app, 'privacy');
    case 'show':
      await community.show(id);
      return showMe(interaction, app, 'privacy');
    case 'locale': {
      const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
      const locale = locales.find((one) => one === value);
      if (!locale && value !== 'app') return say(interaction, app, { id: 'discord.unknown-press' });
      const { locale: _, ...habits } = (await matches.calling(id)).habits;
      const set = await matches.setHabits(id, { ...habits, ...(locale && { locale }) });
      await readAsChosen(interaction, app);
      return answer(interaction, app, 'language', set);
    }
  }
}

/** The time zone as it was written into the form. */
export async function submitZone(interaction: ModalMessageModalSubmitInteraction<'cached'>, app: App): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  await answer(interaction, app, 'calls', await setZone(interaction, app, typedZone(interaction)));
}

async function settingsOf(interaction: Answerable, app: App): Promise<OwnSettings> {
  const { user, guildId } = interaction;
  const words = createWords({ locale: localeOf(interaction.locale) });
  const calling = await app.matches.calling(user.id);
  return {
    habits: calling.habits,
    calls: habitLines(calling, await app.matches.vacationDays(guildId), Date.now(), words),
    app: appLanguage(interaction),
    hidden: await app.community.isHidden(user.id),
    wishes: await app.matches.wishes(user.id, guildId),
  };
}

/** A page as it stands now, and beside it why nothing was changed. */
async function answer(interaction: Answerable, app: App, section: OwnSection, made: Result<unknown>): Promise<void> {
  await showMe(interaction, app, section);
  if (!made.ok) await say(interaction, app, made.refusal);
}
