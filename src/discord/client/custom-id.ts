import type { Seat } from '../../engine/index.js';
import { type DecisionPress, type PanelPress, panelPresses } from './decision-press.js';
import { type HandView, parseHandView, printHandView } from './hand-view.js';
import { type InvitePress, parseInvitePress, printInvitePress } from './invite-press.js';
import { type LookPress, lookNames, parseLookPress, printLookPress } from './looks.js';
import { type MePress, parseMePress } from './me-press.js';
import { parseResultPress, printResultPress, type ResultPress } from './result-press.js';
import { parseServerPress, printServerPress, type ServerPress } from './server-press.js';
import { parseShareKey, printShareKey, type ShareKey } from './share-key.js';
import { parseTournamentPress, printTournamentPress, type TournamentPress } from './tournament-press.js';

/** What a press on a hand does. */
const handParts = ['open', 'order', 'filter', 'group', 'page', 'area'] as const;

/** A page of how a game is played, or of its legend: of a match, else of a sample. `page` counts from 0. */
export interface GuidePage {
  game: string;
  match?: string;
  chapter: (typeof guideChapters)[number];
  page: number;
}

const replaySteps = ['first', 'back', 'next', 'last', 'jump', 'film'] as const;

/** To the first turn, one back, one on, to the newest, to the one picked in a menu; film: shows all of them in a row. */
export type ReplayStep = (typeof replaySteps)[number];

const commentParts = ['write', 'newest', 'edit', 'read'] as const;
const paceParts = ['limit', 'late', 'weekends', 'who'] as const;

export type PacePart = (typeof paceParts)[number];

const clockPresses = ['more', 'weekends', 'off', 'take-back', 'go-on'] as const;

/** more: time for somebody, or the computer for them; weekends: count or do not; off: days on which no time runs; take-back: those; go-on: ends a pause. */
export type ClockPress = (typeof clockPresses)[number];

const remindPresses = [
  'quiet',
  'rhythm',
  'place',
  'away',
  'call-off',
  'next-on',
  'next-off',
  'invites-on',
  'invites-off',
] as const;

export type RemindPress = (typeof remindPresses)[number];

const autoParts = ['on', 'off', 'undecline', 'always'] as const;

const guideChapters = ['play', 'legend'] as const;

/** Stands for a match where a press is about none. */
export const noMatch = '0';

/**
 * What a component does when it is pressed. Everything a press means stands in its custom id (100 characters at most),
 * so that buttons outlive restarts.
 */
export type Press =
  /** On a public post; `post` is the post's nonce, by which it can be found again. */
  | { on: 'post'; do: 'play' | 'table' | 'area' | 'since' | 'log'; match: string; post: string }
  /** On a match that gathers its players. */
  | { on: 'lobby'; do: 'join' | 'leave' | 'start' | 'options' | 'computer' | 'time'; match: string }
  /** Lets the computer play a turn whose time is up. */
  | { on: 'stand-in'; match: string; seat: Seat }
  /** In the lobby: a menu of what the host chooses of the match's time. */
  | { on: 'pace'; match: string; part: PacePart }
  /** On the time of a match that is played. */
  | { on: 'clock'; match: string; do: ClockPress }
  /** On how the presser wants to be called. */
  | { on: 'remind'; do: RemindPress }
  /** On the menu of a match's computers, as it was at that version. */
  | { on: 'computers'; match: string; version: number }
  /** On the last post of a match: to play it once more. */
  | { on: 'rematch'; match: string }
  /** On a menu of an option; one of more values than a menu takes has several, from 0. */
  | { on: 'option'; match: string; option: string; part: number }
  /** Turns the options to another page, from 0. */
  | { on: 'options'; match: string; page: number }
  /** Leads to the thread in which people talk about a match, and makes it where there is none. */
  | { on: 'talk'; match: string }
  /** In the menu under a picture: which other one, or whose area, is in the picked value. */
  | { on: 'look'; match: string }
  /** On a look back at a match: turns it to another turn, which for the newest is what was the newest then. */
  | { on: 'replay'; match: string; do: ReplayStep; turn: number }
  /** Below the presser's note on a match, and on the form in which it is written. */
  | { on: 'note'; match: string; do: 'write' | 'delete' }
  /**
   * On what people say on a match. write: says something as of move `at`; newest: as of now. edit: changes the comment with
   * that number, of a menu the picked one. read: all that was said on turn `at`.
   */
  | { on: 'comment'; match: string; do: (typeof commentParts)[number]; at: number }
  /**
   * On what the bot plays for the presser. on, off: whatever has no alternative. undecline: asks again, in a menu of the questions
   * that are declined. always: declines the decision that `key` names, and all like it.
   */
  | { on: 'auto'; match: string; do: (typeof autoParts)[number]; key: string }
  | { on: 'resign'; match: string; do: 'yes' | 'no' }
  /** On a private answer: shows the channel what it shows. */
  | { on: 'share'; key: ShareKey }
  | { on: 'close'; match: string; do: 'yes' | 'no' }
  /** On the question whether all data of the presser are to be deleted; it is about no match. */
  | { on: 'erase'; match: string; do: 'yes' | 'no' }
  /**
   * open: shows the presser's hand in a message of its own. Else on their hand, as it is turned: `page` names the page that
   * a press turns to.
   */
  | { on: 'hand'; match: string; part: (typeof handParts)[number]; view: HandView }
  /** A page of what explains a game, in a message of its own or in place of the page it is on. */
  | ({ on: 'guide'; open: boolean } & GuidePage)
  /** Opens the presser's lesson of a game; anew: from its start. */
  | { on: 'learn'; game: string; anew: boolean }
  /** Opens a match of a game where it is pressed. */
  | { on: 'create'; game: string }
  /** On what is proposed about a match: a vote, by its id. */
  | { on: 'vote'; match: string; do: VotePress; vote: string }
  /** On the post that says that somebody resigned: has their seat again. */
  | { on: 'seat'; match: string; do: 'back' }
  /** On the question before a proposal that is carried out at once, since nobody else has a say; `value` is what belongs to it. */
  | { on: 'propose'; match: string; kind: string; value: string }
  /** Agrees that a match comes to the message's channel; `agreed`: who has before. */
  | { on: 'move'; match: string; asker: Seat; agreed: Seat[] }
  | MePress
  | ServerPress
  | TournamentPress
  | ResultPress
  | LookPress
  | InvitePress
  /** On a turn panel; `key` names the decision it was drawn for. */
  | DecisionPress;

const votePresses = ['yes', 'no', 'take', 'withdraw'] as const;

/** Agrees, is against it, takes what is offered to anybody, takes the proposal back. */
export type VotePress = (typeof votePresses)[number];

/**
 * @example printPress({ on: 'lobby', do: 'join', match: 'k3v9qa' }) // 'lobby:k3v9qa:join'
 */
export function printPress(press: Press): string {
  switch (press.on) {
    case 'post':
      return `post:${press.match}:${press.do}:${press.post}`;
    case 'lobby':
    case 'resign':
    case 'note':
    case 'close':
    case 'erase':
    case 'seat':
    case 'clock':
      return `${press.on}:${press.match}:${press.do}`;
    case 'invite':
      return printInvitePress(press);
    case 'result':
      return printResultPress(press);
    case 'vote':
      return `vote:${press.match}:${press.do}:${press.vote}`;
    case 'propose':
      return `propose:${press.match}:${press.kind}:${press.value}`;
    case 'stand-in':
      return `stand-in:${press.match}:${press.seat}`;
    case 'pace':
      return `pace:${press.match}:${press.part}`;
    case 'share':
      return `share:${printShareKey(press.key)}`;
    case 'move':
      return `move:${press.match}:${press.asker}:${[...new Set(press.agreed)].join('')}`;
    case 'hand':
      return `hand:${press.match}:${press.part}:${printHandView(press.view)}`;
    case 'guide':
      return `guide:${press.match ?? noMatch}:${press.open ? 'open' : 'turn'}:${press.chapter}:${press.page}:${press.game}`;
    case 'learn':
      return `learn:${noMatch}:${press.anew ? 'anew' : 'go'}:${press.game}`;
    case 'create':
      return `create:${noMatch}:${press.game}`;
    case 'board':
    case 'profile':
    case 'records':
    case 'season':
    case 'tables':
    case 'templates':
      return `${press.on}:${noMatch}:${printLookPress(press)}`;
    case 'tournament':
      return printTournamentPress(press);
    case 'me':
    case 'remind':
      return `${press.on}:${noMatch}:${press.do}`;
    case 'server':
      return `server:${noMatch}:${printServerPress(press)}`;
    case 'option':
      return `option:${press.match}:${press.option}${press.part > 0 ? `:${press.part}` : ''}`;
    case 'computers':
      return `computers:${press.match}:${press.version}`;
    case 'options':
      return `options:${press.match}:${press.page}`;
    case 'replay':
      return `replay:${press.match}:${press.do}:${press.turn}`;
    case 'auto':
      return `auto:${press.match}:${press.do}:${press.key}`;
    case 'comment':
      return `comment:${press.match}:${press.do}:${press.at}`;
    case 'look':
    case 'talk':
    case 'rematch':
      return `${press.on}:${press.match}`;
    case 'panel':
    case 'plan':
      return `${press.on}:${press.match}:${press.seat}:${press.key}:${press.do}:${press.value}`;
  }
}

/** Reads a custom id; undefined: not one of ours (or of an older build). Never throws.
 * @example parsePress('lobby:k3v9qa:join') */
export function parsePress(customId: string): Press | undefined {
  const [on, match = '', ...rest] = customId.split(':');
  if (on === 'share') {
    const key = parseShareKey(customId.slice('share:'.length));
    return key && { on, key };
  }
  if (!/^[a-z0-9]{1,16}$/.test(match)) return undefined;
  const look = lookNames.find((one) => one === on);
  if (look) return parseLookPress(look, rest.join(':'));
  const [first = '', second = '', third = '', ...more] = rest;
  if (on === 'tournament') return parseTournamentPress(match, rest);
  if (on === 'me') return parseMePress(first);
  if (on === 'server') return parseServerPress(rest);
  if (on === 'post' && ['play', 'table', 'area', 'since', 'log'].includes(first)) {
    return { on, do: first as 'play', match, post: second };
  }
  if (on === 'lobby' && ['join', 'leave', 'start', 'options', 'computer', 'time'].includes(first)) {
    return { on, do: first as 'join', match };
  }
  if ((on === 'resign' || on === 'close' || on === 'erase') && (first === 'yes' || first === 'no'))
    return { on, match, do: first };
  if (on === 'note' && (first === 'write' || first === 'delete')) return { on, match, do: first };
  if (on === 'vote' && /^[a-z0-9]{1,16}$/.test(second)) {
    const does = votePresses.find((one) => one === first);
    return does && { on, match, do: does, vote: second };
  }
  if (on === 'invite') return parseInvitePress(match, rest);
  if (on === 'result') return parseResultPress(match, rest);
  if (on === 'seat' && first === 'back') return { on, match, do: first };
  if (on === 'propose' && first) return { on, match, kind: first, value: rest.slice(1).join(':') };
  if (on === 'stand-in' && /^\d$/.test(first)) return { on, match, seat: Number(first) };
  if (on === 'pace') {
    const part = paceParts.find((one) => one === first);
    return part && { on, match, part };
  }
  if (on === 'clock') {
    const what = clockPresses.find((one) => one === first);
    return what && { on, match, do: what };
  }
  if (on === 'remind') {
    const what = remindPresses.find((one) => one === first);
    return what && { on, do: what };
  }
  if (on === 'replay' && /^\d{1,6}$/.test(second)) {
    const step = replaySteps.find((one) => one === first);
    return step && { on, match, do: step, turn: Number(second) };
  }
  if (on === 'auto' && /^\w{0,16}$/.test(second)) {
    const part = autoParts.find((one) => one === first);
    return part && { on, match, do: part, key: second };
  }
  if (on === 'comment' && /^\d{1,9}$/.test(second)) {
    const part = commentParts.find((one) => one === first);
    return part && { on, match, do: part, at: Number(second) };
  }
  if (on === 'move' && /^\d$/.test(first) && /^\d{0,10}$/.test(second)) {
    return { on, match, asker: Number(first), agreed: [...second].map(Number) };
  }
  if (on === 'option' && first && /^\d*$/.test(second)) return { on, match, option: first, part: Number(second) };
  if (on === 'computers' && /^\d+$/.test(first)) return { on, match, version: Number(first) };
  if (on === 'options' && /^\d+$/.test(first)) return { on, match, page: Number(first) };
  if (on === 'guide' && /^\d{1,3}$/.test(third)) {
    const chapter = guideChapters.find((one) => one === second);
    const about = { game: more.join(':'), page: Number(third), ...(match !== noMatch && { match }) };
    return chapter && { on, open: first === 'open', chapter, ...about };
  }
  if (on === 'learn' && (first === 'go' || first === 'anew')) {
    return { on, game: rest.slice(1).join(':'), anew: first === 'anew' };
  }
  if (on === 'create' && first) return { on, game: rest.join(':') };
  if ((on === 'look' || on === 'talk' || on === 'rematch') && rest.length === 0) return { on, match };
  if (on === 'hand') {
    const part = handParts.find((one) => one === first);
    const view = part && parseHandView(rest.slice(1).join(':'));
    return view && { on, match, part, view };
  }
  if ((on === 'panel' || on === 'plan') && /^\d$/.test(first) && panelPresses.includes(third as PanelPress)) {
    return { on, match, seat: Number(first), key: second, do: third as PanelPress, value: more.join(':') };
  }
  return undefined;
}
