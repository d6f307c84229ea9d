import { data, elderOf, record } from '../../src/games/nusfjord/data.js';
import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { spokenNames } from '../kit/names.js';
import { nameOf, seatShown } from '../kit/view.js';
import type { PictureRequest } from '../request.js';
import { type Say, sayIn } from '../words.js';
import { buildingName, elderName, type Letter, onOffer, phaseWords, pointsOf } from './words.js';

/** What every sentence is made with. */
interface Voice extends Pick<PictureRequest, 'locale' | 'result'> {
  view: NusfjordView;
  names: string[];
  say: Say;
  list(words: string[]): string;
}

/** Sentences about a view, the most important first. */
export function describeNusfjord(request: PictureRequest<NusfjordView>): string[] {
  const { locale, kind, result, view } = request;
  const lists = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const voice: Voice = {
    locale,
    view,
    names: spokenNames(request),
    say: sayIn(locale),
    list: (words) => lists.format(words),
    ...(result && { result }),
  };
  const own = seatShown(request);
  switch (kind) {
    case 'area':
      return [...opening(voice), describeSeat(voice, own), ...harbour(voice, own)];
    case 'built':
      return [
        ...opening(voice),
        voice.say('nusfjord.alt.whose', { name: voice.names[own.seat]! }),
        ...harbour(voice, own, ['buildings', 'council']),
      ];
    case 'offer':
      return [...opening(voice), ...hand(voice, view.viewer), ...offers(voice)];
    case 'offer-a':
    case 'offer-b':
    case 'offer-c':
      return [...opening(voice), ...offers(voice, [letterOf(kind)])];
    case 'spaces':
      return [...opening(voice), ...board(voice), plates(voice), ships(voice)];
    case 'elders':
      return [...opening(voice), ...invitable(voice), plates(voice)];
    default:
      return [
        ...opening(voice),
        ...view.seats.map((seat) => describeSeat(voice, seat)),
        plates(voice),
        ...board(voice),
        ...invitable(voice),
        ...offers(voice),
      ];
  }
}

function opening({ view, say, names, list, result }: Voice): string[] {
  const named = (seats: number[]): string => list(seats.map((seat) => names[seat]!));
  return [
    say('nusfjord.alt.game', { phase: phaseWords(view, say) }),
    ...(view.active.length > 0 ? [say('nusfjord.alt.active', { names: named(view.active) })] : []),
    ...(result && result.winners.length > 0
      ? [say('alt.won', { names: named(result.winners), n: result.winners.length })]
      : []),
  ];
}

function describeSeat(voice: Voice, seat: SeatView): string {
  const { say, names } = voice;
  return say('nusfjord.alt.seat', {
    name: names[seat.seat]!,
    points: pointsOf(voice, seat),
    wood: seat.supply.wood,
    fish: seat.supply.fish,
    gold: seat.supply.gold,
    workers: seat.workersLeft,
    reserve: seat.reserve.fish,
    catch: seat.catchSize,
    ships: seat.ships.length,
    shares: seat.shares.reduce((a, b) => a + b, 0),
    elders: seat.elders.length,
    buildings: Object.keys(seat.buildings).length,
    forests: Object.values(seat.forests).reduce((a, b) => a + b, 0),
    hand: seat.handSize,
  });
}

function plates({ view, say }: Voice): string {
  return say('nusfjord.alt.plates', {
    filled: view.plates.filter(({ filled }) => filled).length,
    of: view.plates.length,
  });
}

/** Spaces of the action board with workers on them, and the new shares. */
function board(voice: Voice): string[] {
  const { view, say, list, names } = voice;
  const taken = view.spaces
    .filter(({ workers }) => workers.length > 0)
    .map(({ action, workers }) => {
      const who = workers.map(({ seat }) => names[seat]!).join(' + ');
      return `${nameOf(voice, record(data.actions, action))} (${who})`;
    });
  const shares = view.newShares.reduce((a, b) => a + b, 0);
  return [
    say('nusfjord.alt.shares', { n: shares }),
    ...(taken.length > 0 ? [say('nusfjord.alt.taken', { list: list(taken) })] : []),
  ];
}

function invitable(voice: Voice): string[] {
  const { view, say, list } = voice;
  const tops = view.elderSpaces.flatMap(({ top }) => (top ? [elderName(voice, top)] : []));
  return tops.length > 0 ? [say('nusfjord.alt.invitable', { list: list(tops) })] : [];
}

function ships(voice: Voice): string {
  const left = voice.view.ships.map(({ id, left }) => `${nameOf(voice, record(data.ships, id))} ${left}`);
  return voice.say('nusfjord.alt.ships', { list: voice.list(left) });
}

/** @example letterOf('offer-a') // 'A' */
function letterOf(kind: 'offer-a' | 'offer-b' | 'offer-c'): Letter {
  return ({ 'offer-a': 'A', 'offer-b': 'B', 'offer-c': 'C' } as const)[kind];
}

function offers(voice: Voice, letters?: readonly Letter[]): string[] {
  const { view, say, list } = voice;
  const cards = onOffer(view, letters).map((id) => buildingName(voice, id));
  if (cards.length > 0) return [say('nusfjord.alt.offers', { list: list(cards) })];
  return letters ? [say('nusfjord.alt.no-offers', { letter: list([...letters]) })] : [];
}

function hand(voice: Voice, viewer: NusfjordView['viewer']): string[] {
  const cards = voice.view.seats.find(({ seat }) => seat === viewer)?.hand ?? [];
  const list = voice.list(cards.map((id) => buildingName(voice, id)));
  return cards.length > 0 ? [voice.say('nusfjord.alt.hand', { list })] : [];
}

const harbourParts = ['buildings', 'forests', 'fleet', 'council', 'hand'];

/** What stands and lies in a harbour, its fleet, its council and, where it may be told, its hand. */
function harbour(voice: Voice, seat: SeatView, parts: readonly string[] = harbourParts): string[] {
  const { say, list } = voice;
  const buildings = Object.entries(seat.buildings).map(([cell, id]) => `${cell} ${buildingName(voice, id)}`);
  const elders = seat.elders.map(
    ({ id, fish }) => `${nameOf(voice, elderOf(id))} (${say('nusfjord.alt.fish', { n: fish })})`,
  );
  const forests = Object.entries(seat.forests).map(([double, n]) => `${double} ${n}`);
  const fleet = seat.ships.map(({ type }) => nameOf(voice, record(data.ships, type)));
  const cards = (seat.hand ?? []).map((id) => buildingName(voice, id));
  return [
    ['buildings', buildings] as const,
    ['forests', forests] as const,
    ['fleet', fleet] as const,
    ['council', elders] as const,
    ['hand', cards] as const,
  ]
    .filter(([id, words]) => parts.includes(id) && words.length > 0)
    .map(([id, words]) => say(`nusfjord.alt.${id}`, { list: list([...words]) }));
}
