import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Result } from '../../engine/index.js';
import type { MatchInfo } from '../../match/api.js';
import { missing } from '../../match/id.js';
import { createWords } from '../../text/words.js';
import { type Answerable, deferInPlace, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import type { TablesLook, TablesPress } from '../client/tables-look.js';
import { lobbyLabels, showLobby } from '../lobby/lobby.js';
import { lobbyNotes } from '../lobby/notes.js';
import { welcome } from '../votes/seat.js';
import { localeOf } from '../words/locale.js';
import { findTables, maySit } from './find.js';
import { showLooking } from './looking.js';
import { anyGame, tablesMessage } from './message.js';

type Pressed = ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'>;

/** The open tables of a server, for the reader alone; `notice` stands above them. The interaction must have been deferred. */
export async function showTables(interaction: Answerable, app: App, look: TablesLook, notice?: string): Promise<void> {
  if (look.game !== undefined && !Object.hasOwn(app.matches.games, look.game)) {
    return say(interaction, app, { id: 'discord.unknown-press' });
  }
  const words = createWords({ locale: localeOf(interaction.locale) });
  const found = await findTables(app, interaction.member, look);
  await show(interaction, app, tablesMessage(app, found, look, words, notice));
}

/** A press on them: sits down, or shows others. What came of it stands above the tables as they are then. */
export async function pressTables(interaction: Pressed, app: App, press: TablesPress): Promise<void> {
  if (!(await deferInPlace(interaction))) return;
  const { look } = press;
  if (press.do === 'game') {
    const [picked] = interaction.isStringSelectMenu() ? interaction.values : [];
    const game = picked === anyGame ? undefined : picked;
    return showTables(interaction, app, { page: 1, ...(game !== undefined && { game }) });
  }
  if (press.do === 'stop') {
    const { user, guildId } = interaction;
    const { game = '' } = look;
    return showLooking(interaction, app, await app.matches.seekNoMore({ userId: user.id, guildId, game }));
  }
  if (!('match' in press)) return showTables(interaction, app, look);
  const match = await app.matches.find(press.match);
  const words = createWords({ locale: localeOf(interaction.locale) });
  if (!match || !(await maySit(app, interaction.member, match))) {
    return showTables(interaction, app, look, `⚠ ${words.say(missing(press.match))}`);
  }
  const sat = await ('offer' in press ? take(interaction, app, match, press.offer) : join(interaction, app, match));
  await showTables(
    interaction,
    app,
    look,
    sat.ok ? sat.value : `⚠ ${ofMatch(interaction, app, match).say(sat.refusal)}`,
  );
  if (sat.ok && press.do === 'take' && interaction.isButton()) await welcome(interaction, app, match);
}

/** Takes a seat of a match that gathers, as the lobby's button does. */
async function join(interaction: Pressed, app: App, match: MatchInfo): Promise<Result<string>> {
  const person = { id: interaction.user.id, name: interaction.member.displayName };
  const joined = await app.matches.join(match.id, person);
  if (!joined.ok) return joined;
  await showLobby(app, joined.value, await lobbyNotes(app, joined.value));
  return { ok: true, value: satDown(interaction, app, joined.value, 'tables.joined') };
}

/** Takes a seat that is offered to anybody. */
async function take(interaction: Pressed, app: App, match: MatchInfo, offer: string): Promise<Result<string>> {
  // Who has never done anything here has no name yet.
  await app.matches.meet({ id: interaction.user.id, name: interaction.member.displayName });
  const taken = await app.matches.take(match.id, offer, interaction.user.id);
  return taken.ok ? { ok: true, value: satDown(interaction, app, taken.value.match, 'tables.taken') } : taken;
}

function satDown(interaction: Pressed, app: App, match: MatchInfo, text: string): string {
  const words = ofMatch(interaction, app, match);
  const about = { game: words.text(`game.${match.game}`), channel: `<#${match.channelId}>` };
  return words.text(text, { ...about, start: lobbyLabels(match).start });
}

function ofMatch({ locale }: Pressed, app: App, match: MatchInfo) {
  return wordsFor(app, match, localeOf(locale));
}
