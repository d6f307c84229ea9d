import {
  type ButtonInteraction,
  ButtonStyle,
  MessageFlags,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import { message, type Result } from '../../engine/index.js';
import type { TournamentChange, TournamentInfo } from '../../match/tournaments/api.js';
import { createWords, type Words } from '../../text/words.js';
import { type Asker, deferInPlace, deferPrivately, say, show, tell } from '../client/answer.js';
import type { App } from '../client/app.js';
import { manages } from '../client/keeper.js';
import type { TournamentPress } from '../client/tournament-press.js';
import { rankedOption } from '../lobby/options-message.js';
import { localeOf } from '../words/locale.js';
import { buttonRow, tournamentButton } from './buttons.js';
import { likeOf, optionsOf, paceOf } from './choices.js';
import { showListed } from './list.js';
import { manageMessage } from './manage-message.js';
import { botMayLead } from './place.js';
import { parseStandings, standingsMessage } from './standings.js';
import { roundMessage, rulesText } from './tables.js';
import { entrantName, tournamentName } from './words.js';

type Pressed =
  | ButtonInteraction<'cached'>
  | StringSelectMenuInteraction<'cached'>
  | UserSelectMenuInteraction<'cached'>;

/** What its organiser does on what they alone see. */
const organised: TournamentPress['do'][] = [
  ...(['set', 'options', 'option', 'pace', 'announce', 'start', 'next', 'extend'] as const),
  ...(['drop', 'ask', 'cancel', 'manage'] as const),
];

/** A press on a tournament: by anybody who sees it, or by its organiser on what only they see. */
export async function pressTournament(interaction: Pressed, app: App, press: TournamentPress): Promise<void> {
  const looks = press.do === 'standings' || press.do === 'tables' || press.do === 'pick';
  // What an organiser sees cannot take the place of a message in words, such as the one a list leads to.
  const inPlace =
    looks ||
    press.do === 'out' ||
    (organised.includes(press.do) && interaction.message.flags.has(MessageFlags.IsComponentsV2));
  if (!(await (inPlace ? deferInPlace(interaction) : deferPrivately(interaction)))) return;
  if (press.do === 'pick') return showListed(interaction, app);
  const info = await app.matches.tournament(press.cup);
  if (!info || info.guildId !== interaction.guildId) return say(interaction, app, message('tournament.gone'));
  const words = createWords({ locale: localeOf(interaction.locale) });
  const { user, member } = interaction;
  switch (press.do) {
    case 'standings':
      return show(interaction, app, await standingsMessage(app, info, parseStandings(press.value), words, user));
    case 'tables':
      return show(interaction, app, { ...roundMessage(info, Number(press.value), words, user.id), attachments: [] });
    case 'rules':
      return tell(interaction, app, rulesText(info, words));
    case 'join': {
      const joined = await app.matches.joinTournament(info.id, { id: user.id, name: member.displayName });
      return answer(interaction, app, joined, words.text('tournament.joined', { name: tournamentName(info, words) }));
    }
    case 'leave':
      return leave(interaction, app, info, words);
    case 'out': {
      const left = await app.matches.leaveTournament(info.id, user.id);
      if (!left.ok) return say(interaction, app, left.refusal);
      return show(interaction, app, { content: words.text('tournament.left-for-good'), components: [] });
    }
    default:
      return organise(interaction, app, press, info);
  }
}

async function answer(interaction: Asker, app: App, result: Result<unknown>, text: string): Promise<void> {
  await (result.ok ? tell(interaction, app, text) : say(interaction, app, result.refusal));
}

/** Before the start at once; later it is for good, so it is asked first. */
async function leave(interaction: Pressed, app: App, info: TournamentInfo, words: Words): Promise<void> {
  const own = info.entrants.find(({ person, gone }) => person.id === interaction.user.id && !gone);
  if (info.status !== 'playing' || !own) {
    const left = await app.matches.leaveTournament(info.id, interaction.user.id);
    return answer(interaction, app, left, words.text('tournament.left', { name: tournamentName(info, words) }));
  }
  const yes = tournamentButton(info.id, 'out', words, { style: ButtonStyle.Danger as ButtonStyle.Secondary });
  await show(interaction, app, {
    content: words.text('tournament.out-sure', { name: tournamentName(info, words) }),
    components: [buttonRow([yes])],
  });
}

/** What an organiser does; whether they may is asked at each press. */
async function organise(interaction: Pressed, app: App, press: TournamentPress, info: TournamentInfo): Promise<void> {
  const by = organiserOf(interaction, app, info);
  if (!by.manages) return say(interaction, app, message('tournament.not-yours'));
  const { id } = info;
  const values = interaction.isButton() ? [] : interaction.values;
  const done = await acted(interaction, app, press, info, by, values);
  // Only what stands in their own message can be said beside it.
  const own = interaction.message.flags.has(MessageFlags.Ephemeral);
  if (done && !done.ok && !own) return say(interaction, app, done.refusal);
  const now = await app.matches.tournament(id);
  if (now) await showPart(interaction, app, now, press);
  else {
    const content = createWords({ locale: localeOf(interaction.locale) }).text('tournament.discarded');
    await show(interaction, app, sole(content));
  }
  if (done && !done.ok) await say(interaction, app, done.refusal);
  // Of somebody who plays on at a table nothing is seen in the panel.
  else if (press.do === 'drop' && done) await tell(interaction, app, takenOut(interaction, info, values[0]));
}

/** `info`: as it was before. */
function takenOut({ user, locale }: Pressed, info: TournamentInfo, id: string | undefined): string {
  const words = createWords({ locale: localeOf(locale) });
  const at = info.entrants.findIndex(({ person }) => person.id === id);
  return words.text('tournament.taken-out', { person: at < 0 ? '' : entrantName(info, at, words, user.id) });
}

async function acted(
  interaction: Pressed,
  app: App,
  { do: act, value }: TournamentPress,
  info: TournamentInfo,
  by: { id: string; manages: boolean },
  values: string[],
): Promise<Result<unknown> | undefined> {
  const { matches } = app;
  const { id } = info;
  const [picked = ''] = values;
  switch (act) {
    case 'set': {
      const change = changeOf(value, picked);
      if (!change) return { ok: false, refusal: message('tournament.no-such-choice') };
      return matches.changeTournament(id, by, change);
    }
    case 'option': {
      const [option = ''] = value.split('.');
      return matches.changeTournament(id, by, { like: { option: { id: option, value: picked } } });
    }
    case 'announce': {
      const lacking = await botMayLead(app, info);
      return lacking ? { ok: false, refusal: lacking } : matches.announceTournament(id, by);
    }
    case 'start': {
      const lacking = await botMayLead(app, info);
      return lacking ? { ok: false, refusal: lacking } : matches.startTournament(id, by);
    }
    case 'next':
      return matches.openRound(id, by);
    case 'extend':
      return matches.extendRound(id, by, Number(picked));
    case 'drop':
      return matches.dropFromTournament(id, by, picked);
    case 'cancel':
      return interaction.isButton() ? matches.cancelTournament(id, by) : undefined;
    default:
      return undefined;
  }
}

/** Who presses, and whether they manage the tournament's channel or server. */
function organiserOf({ user, member }: Pressed, app: App, info: TournamentInfo): { id: string; manages: boolean } {
  return { id: user.id, manages: manages(app, info, member) };
}

/** undefined: there is no such menu. */
function changeOf(part: string, value: string): TournamentChange | undefined {
  const like = likeOf(part, value);
  if (like) return { like };
  const [name = '', hours] = value.split('.');
  switch (part) {
    case 'template':
      return { template: value === 'usual' ? value : Number(value) };
    case 'format':
      return { format: value as 'swiss' };
    case 'seats':
      return { seats: Number(value) };
    case 'rounds':
      return { rounds: value === 'usual' ? null : Number(value) };
    case 'through':
      return { through: Number(value) };
    case 'opens':
      return { opens: name as 'over', ...(hours !== undefined && { hours: Number(hours) }) };
    case 'seeding':
      return { seeding: value as 'rating' };
    default:
      return undefined;
  }
}

/** What its organiser has before them: the part on which they pressed. */
async function showPart(interaction: Asker, app: App, info: TournamentInfo, press: TournamentPress): Promise<void> {
  const { do: act, value } = press;
  const words = createWords({ locale: localeOf(interaction.locale) });
  const timed = act === 'pace' || (act === 'set' && ['limit', 'late', 'weekends', 'who'].includes(value));
  if (timed) return show(interaction, app, paceOf(info, words));
  const chosen =
    act === 'option' ? (value.split('.')[0] ?? '') : act === 'set' && value === 'ranked' ? rankedOption : '';
  if (act !== 'options' && chosen === '') return showManage(interaction, app, info, act === 'ask');
  const { ranked } = await app.matches.serverSettings(info.guildId);
  const at = act === 'options' ? Number(value) || 0 : chosen;
  return show(interaction, app, optionsOf(app.matches, info, ranked, words, at));
}

/** What its organiser sees, for them alone. The interaction must have been deferred. */
export async function showManage(interaction: Asker, app: App, info: TournamentInfo, asks = false): Promise<void> {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const { user, guildId } = interaction;
  const all = await app.matches.templates({ userId: user.id, guildId });
  const templates = all.filter(({ game, opens }) => game === info.game && opens);
  await show(interaction, app, manageMessage(app.matches, info, templates, words, asks));
}

/** A message of Components V2 that holds one sentence. */
function sole(content: string) {
  return { flags: MessageFlags.IsComponentsV2 as const, components: [{ type: 10 as const, content }] };
}
